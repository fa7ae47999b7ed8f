import { bodyStyle, PageFooter, PageHeader } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** A sheet of running pages. */
interface PageSheetOptions {
  readonly theme: Theme
  readonly name: string
  /** At the head of the second page and of those after it. */
  readonly title: string
  /** At their foot, before the number. */
  readonly foot?: string
  readonly content: Child
}

/** A sheet in body style that goes on to further pages, which have a running head and a number. */
export function pageSheet({ theme, name, title, foot = '', content }: PageSheetOptions): Sheet {
  const numbered = theme.design.layout.pageNumbers !== false && theme.page.height > 0
  return toSheet(name, theme, <main style={bodyStyle(theme)}>{content}</main>, {
    title,
    ...(numbered && {
      header: PageHeader({ theme, title }),
      footer: PageFooter({ theme, start: foot }),
      bareFirstPage: true,
    }),
  })
}
