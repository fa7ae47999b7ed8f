import type { PhrasingContent } from 'mdast'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { factsLine } from '../sheets/facts-line.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { readNumber } from '../../../core/reading/values/plain-number.ts'
import { mixed } from '../../../core/theme/oklch.ts'
import { StatusMark } from '../tasks/mark.tsx'
import { badgeStyle } from './badge.tsx'
import { PlanTitle } from './plan-title.tsx'
import type { Plan } from './plans.ts'

interface BlockWordsProps {
  readonly plan: Plan
  /** px of its title, and of what is said about it. */
  readonly look: { readonly size: number; readonly text: number }
  readonly theme: Theme
}

/** What is to do beside its sign, what is said about it, and at the foot when, by whom and how far it is. */
export function BlockWords({ plan, look, theme }: BlockWordsProps): Child {
  const { size, text } = look
  const details = detailsOf(plan)
  const { color, type } = theme
  return (
    <>
      <div style={{ display: 'flex', gap: size * 0.4, align: 'start', hyphens: false }}>
        <div style={{ grow: 1, basis: 0 }}>
          {plan.title.length > 0 && (
            <p style={{ size, weight: type.strongWeight, color: color.heading, leading: 1.12 }}>
              <PlanTitle plan={plan} theme={theme} size={size} />
            </p>
          )}
        </div>
        {plan.status !== undefined && isMarked(plan) && (
          <StatusMark status={plan.status} size={markSize(look)} theme={theme} />
        )}
      </div>
      <Progress plan={plan} size={size} theme={theme} />
      {isStateFirst(plan) && (
        <div style={{ display: 'flex', marginTop: size * 0.2, size: text, leading: 1.25, color: color.text }}>
          <p style={badgeStyle(plan.status, theme, text)}>
            <Phrasing nodes={plan.state} theme={theme} size={text} />
          </p>
        </div>
      )}
      {plan.text.length > 0 && (
        <p style={{ marginTop: size * 0.12, size: text, leading: 1.25, hyphens: false }}>
          <Phrasing nodes={plan.text} theme={theme} size={text} />
        </p>
      )}
      {plan.more.length > 0 && (
        <div style={{ marginTop: size * 0.12, size: text }}>
          <Prose
            nodes={plan.more}
            theme={scaled(theme, text / theme.type.base)}
            level={4}
            size={text}
            measured={false}
          />
        </div>
      )}
      <div style={{ grow: 1 }} />
      {details.length > 0 && (
        <div
          part="details"
          style={{
            display: 'flex',
            wrap: true,
            justify: details.length === 2 ? 'between' : 'start',
            gap: [0, size * 0.6],
            marginTop: size * 0.3,
            size: text,
            leading: 1.25,
            hyphens: false,
            color: color.textMuted,
          }}
        >
          {details.map(nodes => (
            <p style={nodes === plan.state ? badgeStyle(plan.status, theme, text) : {}}>
              <Phrasing nodes={nodes} theme={theme} size={text} />
            </p>
          ))}
        </div>
      )}
    </>
  )
}

/** `(18 of 24)`, `(26 de 40)`; `1,200 signs (720 done)`; and of a state `in progress, 61 %`: how much of it is done. */
const OF =
  /[(（]\s*(\d[\d.,\s]*)\s?(?:of|out of|von|de|sur|di|van|av|af|z|ze|из|з|\/)\s?(\d[\d.,\s]*)(?:\s\p{L}+)?[)）]/iu
const DONE =
  /(\d[\d.,]*)\D.*[(（](\d[\d.,]*)\s(?:done|ready|fertig|erledigt|faite?s?|hech[oa]s?|fatt[aei]|feit[oa]s?|klaar|klara|gotowe|готово)[)）]/iu
const PERCENT = /(\d{1,3})\s?%/u

/** The share of a plan that its words say is done; undefined where they say none. */
function doneOf({ title, state }: Plan, lang: string): number | undefined {
  // `first 40 homes`, `23 done`
  const words = [phrasingText(title), ...(state.length > 0 ? [`(${phrasingText(state)})`] : [])].join(' ')
  const [, some, all] = OF.exec(words) ?? []
  const [, whole = all, part = some] = some ? [] : (DONE.exec(words) ?? [])
  const [, percent] = part ? [] : (PERCENT.exec(phrasingText(state)) ?? [])
  const [done, of] = [part ?? percent, whole ?? (percent && '100')].map(text =>
    text === undefined ? undefined : readNumber(text.trim(), lang),
  )
  return done !== undefined && of !== undefined && of > 0 && done <= of ? done / of : undefined
}

/** How much is done as a bar. */
function Progress({
  plan,
  size,
  theme,
}: Pick<BlockWordsProps, 'plan' | 'theme'> & { readonly size: number }): Child {
  const done = doneOf(plan, theme.lang)
  if (done === undefined) return null
  const height = Math.max(3, Math.round(size * 0.28))
  const { paper } = theme.color
  const fill = theme.chart[0] ?? theme.color.text
  return (
    <div
      ariaHidden
      part="progress"
      style={{ marginTop: size * 0.25, height, background: mixed(paper, theme.color.text, 0.16), shrink: 0 }}
    >
      <div style={{ height, width: `${Math.round(done * 100)}%`, background: fill }} />
    </div>
  )
}

/** Whether how far a plan is stands before what is said about it, and not at its foot. */
export function isStateFirst({ state, text, opens }: Plan): boolean {
  return opens === true && state.length > 0 && text.length > 0
}

/** What is said about a plan, after how far it is where that stands before it. */
export function saidOf(plan: Plan): readonly PhrasingContent[] {
  return isStateFirst(plan) ? [...plan.state, { type: 'text', value: ', ' }, ...plan.text] : plan.text
}

/** How far it is, when, by whom, and numbers; how far it is only where that does not stand before what is said. */
export function detailsOf(plan: Plan): readonly (readonly PhrasingContent[])[] {
  const { state, dates, owners, facts } = plan
  return [isStateFirst(plan) ? [] : state, dates, owners, factsLine(facts)].filter(nodes => nodes.length > 0)
}

/** Whether a plan has a mark of how far it is that its author did not set. */
export function isMarked({ status, marked }: Plan): boolean {
  return status !== undefined && !marked
}

/** px of that mark. */
export function markSize({ size }: { readonly size: number }): number {
  return Math.round(size * 1.06)
}
