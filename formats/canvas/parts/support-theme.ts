import type { Theme } from '../../../core/theme/theme.ts'
import { growTheme } from '../../parts/grow-theme.ts'
import type { AnnouncementProps } from './announcement-look.ts'

/** The theme of the line under an announcement's headline. */
export function supportTheme({ theme, look }: Pick<AnnouncementProps, 'theme' | 'look'>): Theme {
  return growTheme(theme, look.support ?? 1.25)
}
