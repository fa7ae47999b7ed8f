import type { Code } from '../../../core/codes/code.ts'
import { CodeMark, type FittedCode, fitCode } from '../../../core/compose/code-mark.tsx'
import { bodyStyle, displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import type { Entry } from '../copy/entry.ts'
import { fitTitle } from '../sheets/title.tsx'
import {
  Contacts,
  houseLines,
  inOrder,
  isLabelled,
  NAME,
  Position,
  SEEN,
  type SideProps,
} from './name-card-words.tsx'

/** The person at the head, the ways to reach them on the foot, and a code in a panel of the accent on the far edge. */
export function Back({ copy, theme, measure, code }: SideProps & { readonly code: Code | undefined }): Child {
  const { page, margin } = theme
  const name = houseLines(copy).length > 0 ? copy.headline : undefined
  const contacts = inOrder([...copy.contacts, ...copy.facts])
  const own = name === undefined ? alone({ copy, theme, measure }, contacts) : theme
  const panel = panelBeside({ copy, theme: own, measure }, contacts, code)
  const whole = page.width - margin.left - margin.right
  const width = page.width - (theme.dir === 'ltr' ? margin.left : margin.right) - panel.width - panel.gap
  const head = panel.height < page.height ? whole : width
  const size = name ? nameSize(name.text, theme, head) : 0
  const air = <div style={{ grow: 1, minHeight: space(theme, 0.5) }} />
  return (
    <section flow style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      <Panel theme={theme} panel={panel} />
      {name && (
        <div style={{ width: head }}>
          <p style={{ ...displayStyle(theme, size), leading: 1.1 }}>
            <Phrasing nodes={name.nodes} theme={theme} size={size} />
          </p>
          <Position blocks={copy.support} theme={scaled(theme, 1.15)} />
        </div>
      )}
      {air}
      <div style={{ width, size: own.type.base, ...(panel.code && { textAlign: 'start' }) }}>
        <Contacts facts={contacts} theme={own} />
        <Prose
          nodes={[...copy.rest, ...copy.terms]}
          theme={own}
          size={own.type.base}
          level={3}
          measured={false}
        />
        {copy.captions.map(({ nodes }) => (
          <p style={{ color: theme.color.textMuted }}>
            <Phrasing nodes={nodes} theme={own} />
          </p>
        ))}
      </div>
      {!name && !panel.code && air}
    </section>
  )
}

/** Sizes of what stands alone on a back over body, largest first, and the most of the height between the margins that it fills. */
const ALONE = [1.75, 1.6, 1.45, 1.3, 1.22]
const FILLED = 0.8

/** The theme in the largest type at which the ways to reach somebody keep their lines, where nothing else is on the back. */
function alone({ copy, theme, measure }: SideProps, contacts: readonly Entry[]): Theme {
  const { page, margin, lang } = theme
  const width = page.width - margin.left - margin.right
  const high = (page.height - margin.top - margin.bottom) * FILLED
  const rest = [...copy.rest, ...copy.terms]
  const lines = [
    ...contacts.flatMap(entry =>
      entry.lines.map(({ text }) => (isLabelled(entry) ? `${entry.label.text} ${text}` : text)),
    ),
    ...rest.flatMap(block => plainText(block).split('\n')),
  ]
  const fits = (own: Theme): boolean => {
    const setting = { family: own.type.text, weight: 400, size: own.type.base * 1.03, lang }
    if (!lines.every(line => textWidth(line, setting) <= width)) return false
    const words = (
      <div style={{ size: own.type.base }}>
        <Contacts facts={contacts} theme={own} />
        <Prose nodes={rest} theme={own} size={own.type.base} level={3} measured={false} />
      </div>
    )
    return heightOf(words, { width, theme: own, measure }) <= high
  }
  return ALONE.map(by => scaled(theme, by)).find(fits) ?? scaled(theme, 1.15)
}

/** px of a name on the back: in one line, or in two where that is longer than small type. */
function nameSize(name: string, theme: Theme, width: number): number {
  const most = theme.type.base * NAME
  const one = fitTitle(name, theme, { width, height: most * 2, lines: 1, least: theme.type.base * 1.9, most })
  return one.size
}

/** px of the panel on the far edge of the back that holds a code, and of what stays free beside it. */
interface PanelBox {
  readonly width: number
  readonly height: number
  readonly gap: number
  readonly code?: FittedCode
}

/** A panel around the code where there is room for one under the name. */
function panelBeside(side: SideProps, contacts: readonly Entry[], code: Code | undefined): PanelBox {
  const { copy, theme, measure } = side
  const { page, margin, type, design } = theme
  const gap = space(theme, 0.75)
  const [near, far] = theme.dir === 'ltr' ? [margin.left, margin.right] : [margin.right, margin.left]
  const setting = textSetting(theme, 400, type.base * 1.03)
  const widths = contacts.flatMap(entry =>
    entry.lines.map(({ text }) =>
      textWidth(isLabelled(entry) ? `${entry.label.text} ${text}` : text, setting),
    ),
  )
  const free = page.width - near - Math.max(0, ...widths) - gap
  const isPlain = design.decor.fields === false
  const air = isPlain ? 0 : Math.round(far * 0.7)
  const headed = copy.headline && houseLines(copy).length > 0
  const size = headed && copy.headline ? nameSize(copy.headline.text, theme, page.width - near - far) : 0
  const position = <Position blocks={copy.support} theme={scaled(theme, 1.15)} />
  const head = headed
    ? size * 1.15 + heightOf(position, { width: page.width - near - far, theme, measure })
    : 0
  const below = page.height - margin.top - head - space(theme, 0.5)
  const fitted =
    copy.rest.length + copy.terms.length > 0
      ? undefined
      : fitCode(code, isPlain ? theme : panelTheme(theme), {
          width: free - far - air,
          height: Math.min(below - margin.bottom - air, page.height * 0.5),
        })
  if (fitted)
    return {
      width: fitted.width + far + air,
      height: Math.min(below, fitted.height + margin.bottom + Math.max(air, Math.round(margin.top * 1.4))),
      gap,
      code: fitted,
    }
  return { width: far, height: page.height, gap: 0 }
}

/** The accent as it is, unless it could not be told from the ground around. */
function panelTheme(theme: Theme): Theme {
  const verbatim = themeOn({ ...theme, color: theme.paperColor }, 'accent')
  return contrast(verbatim.color.paper, theme.color.paper) < SEEN ? themeOn(theme, 'accent') : verbatim
}

/** A field of the accent that runs off the foot and the far edge, with the code in its corner. */
function Panel({ theme, panel }: { readonly theme: Theme; readonly panel: PanelBox }): Child {
  const { page, margin, dir, design } = theme
  const isPlain = design.decor.fields === false
  const on = panelTheme(theme)
  const { width, height, code } = panel
  const left = dir === 'ltr' ? page.width - width : 0
  const far = dir === 'ltr' ? margin.right : margin.left
  return (
    <>
      {!isPlain && code && (
        <div
          ariaHidden
          part="panel"
          style={{
            position: 'absolute',
            top: page.height - height,
            left,
            width,
            height,
            background: on.color.paper,
          }}
        />
      )}
      {code && (
        <div
          style={{
            position: 'absolute',
            top: page.height - margin.bottom - code.height,
            left: dir === 'ltr' ? page.width - far - code.width : far,
            width: code.width,
            height: code.height,
          }}
        >
          <CodeMark fitted={code} theme={isPlain ? theme : on} />
        </div>
      )}
    </>
  )
}
