import { bodyStyle, PageFooter, PageHeader } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** A sheet of running pages. */
export interface PageSheetOptions {
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
  const { top, right, bottom, left } = theme.margin
  const numbered = theme.design.layout.pageNumbers !== false && theme.page.height > 0
  return {
    name,
    size: theme.page,
    margin: [top, right, bottom, left],
    background: theme.color.paper,
    root: toNodes(<main style={bodyStyle(theme)}>{content}</main>)[0] as Element,
    ...(numbered && {
      header: PageHeader({ theme, title }),
      footer: PageFooter({ theme, start: foot }),
      bareFirstPage: true,
    }),
    ...(title !== '' && { title }),
  }
}
