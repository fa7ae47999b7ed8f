import { readNumber } from '../../../core/reading/values/plain-number.ts'
import { plainText, phrasingText } from '../../../core/source/text.ts'
import { namedSeeds } from '../../../core/theme/scheme.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type Ground, hasFurther, isDeepUnnamed } from '../../../core/theme/theme-on.ts'
import type { Chart } from '../../charts/read-chart.ts'
import type { DrawnPart } from '../figures/drawn-part.ts'
import type { Module, PosterCopy } from './module.ts'
import { isWhole } from './tank.tsx'

/** What a module is on the way down: its ground, and whether it is the whole in bands. */
export interface Station {
  readonly module: Module
  readonly ground: Ground
  /** The part of the whole that the copy makes its point of; undefined where it shows no whole. */
  readonly point?: number
  /** What all of it comes to: it has a field of its own, in larger words. */
  readonly message?: true
}

/** Figures up to which they have the field of the accent. */
const FEW = 3

/** Modules with their grounds: no two neighbours alike, the deep one first, the accent once; the accent first where nobody named a deep one. */
export function stationsOf({ modules, headline, turn }: PosterCopy, theme: Theme): readonly Station[] {
  const named = numbersIn(modules, headline ? plainText(headline) : '', theme.lang)
  const whole = modules.findIndex(({ parts: [first, ...more] }) => {
    return first?.kind === 'bars' && more.length === 0 && isWhole(first.chart, named)
  })
  const pointAt = (module: Module, at: number) => at === whole && { point: pointOf(module, named) }
  // A plain page keeps the whole in bands where its brief names colours for them.
  const hasBands = namedSeeds(theme.design.color).length > 1
  if (theme.design.decor.fields === false)
    return modules.map((module, at) => ({ module, ground: 'paper', ...(hasBands && pointAt(module, at)) }))
  const opening: Ground = isDeepUnnamed(theme) ? 'accent' : 'inverse'
  const field = opening === 'accent' ? 0 : fieldOf(modules, whole, theme)
  // Where to turn is what it comes to.
  const message = turn.length > 0 ? -1 : messageOf(modules, field)
  const grounds: Ground[] = []
  for (const at of modules.keys()) {
    const before = grounds.at(-1) ?? 'paper'
    const usual: Ground = before === 'paper' || at - 1 === whole ? 'tint' : 'paper'
    if (at === message)
      grounds.push(hasFurther(theme) ? 'further' : before === 'accent' ? 'inverse' : 'accent')
    else if (at === field) grounds.push('accent')
    else if (at === 0) grounds.push(opening)
    else grounds.push(at === whole ? 'paper' : usual)
  }
  return modules.map((module, at) => ({
    module,
    ground: grounds[at] ?? 'paper',
    ...pointAt(module, at),
    ...(at === message && { message: true }),
  }))
}

/** Letters of what several modules come to. */
const MESSAGE = 160

/** The last of several modules where it is no more than a name and a few words, which is what they come to; -1 where it is not. */
function messageOf(modules: readonly Module[], field: number): number {
  const at = modules.length - 1
  const module = modules[at]
  const [only, ...others] = module?.parts ?? []
  const isShort =
    only?.kind === 'prose' &&
    others.length === 0 &&
    only.blocks.every(({ type }) => type === 'paragraph') &&
    only.blocks.map(block => plainText(block)).join(' ').length <= MESSAGE
  return at > 1 && at !== field && module?.heading !== undefined && isShort ? at : -1
}

/** The first module of few figures after the opening one, where the accent is told from the page. */
function fieldOf(modules: readonly Module[], whole: number, { paperColor }: Theme): number {
  if (contrast(paperColor.accent, paperColor.paper) < 1.25) return -1
  return modules.findIndex(
    ({ parts }, at) =>
      at > 0 &&
      at !== whole &&
      parts.some(part => part.kind === 'figures' && part.figures.length <= FEW) &&
      parts.every(({ kind }) => kind === 'figures' || kind === 'prose'),
  )
}

/** The numbers of a title and of figures. */
function numbersIn(modules: readonly Module[], title: string, lang: string): readonly number[] {
  const values = modules.flatMap(({ parts }) => parts.flatMap(valuesIn))
  const texts = [...values, ...(title.match(/\p{N}[\p{N}.,]*/gu) ?? [])]
  return texts.flatMap(text => readNumber(text, lang) ?? [])
}

function valuesIn(part: DrawnPart): readonly string[] {
  if (part.kind !== 'figures') return []
  return part.figures.map(({ value }) => phrasingText(value))
}

/** The part whose share of the whole a figure quotes; else the largest. */
function pointOf({ parts: [first] }: Module, named: readonly number[]): number {
  const [values = []] = first?.kind === 'bars' ? (first.chart satisfies Chart).values : []
  const sum = values.reduce((total, value) => total + value, 0)
  const quoted = values.findIndex(value => named.includes(Math.round((value / sum) * 100)))
  return quoted >= 0 ? quoted : values.indexOf(Math.max(...values))
}
