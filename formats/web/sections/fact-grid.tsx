import { KeyValue, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Fact } from '../../../core/reading/reading.ts'
import type { Setting } from '../pages/setting.ts'
import { nodesOf } from './items.tsx'
import { Band } from '../pages/band.tsx'

/** Label and value pairs that have no place of their own, in columns; those without a label stand in a line above. */
export function FactGrid({
  facts,
  columns = 3,
  setting,
}: {
  readonly facts: readonly Fact[]
  readonly columns?: number
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const labelled = facts.filter(({ label }) => label.text !== '')
  const bare = facts.filter(({ label }) => label.text === '')
  return [
    bare.map(fact => (
      <p>
        <FactValue fact={fact} setting={setting} />
      </p>
    )),
    labelled.length > 0 && (
      <KeyValue
        theme={theme}
        columns={Math.min(columns, labelled.length)}
        pairs={labelled.map(fact => ({
          label: <Phrasing nodes={fact.label.nodes} {...setting} />,
          value: <FactValue fact={fact} setting={setting} />,
        }))}
      />
    ),
  ]
}

interface FactsBandProps {
  readonly facts: readonly Fact[]
  readonly setting: Setting
  /** Baseline units above. */
  readonly room?: number
  /** px */
  readonly width?: number
}

/** Label and value pairs across the page; nothing where there are none. */
export function FactsBand({ facts, setting, room = 2.5, width }: FactsBandProps): Child {
  if (facts.length === 0) return null
  const around = { room, roomBelow: 2.5, ...(width !== undefined && { width }) }
  return (
    <Band setting={setting} ground={setting.theme.color.paper} {...around} part="facts-band">
      <FactGrid facts={facts} setting={setting} />
    </Band>
  )
}

/** A value in a line; a record line by line. */
export function FactValue({ fact, setting }: { readonly fact: Fact; readonly setting: Setting }): Child {
  if (fact.facts.length === 0) return <Phrasing nodes={nodesOf(fact)} {...setting} />
  return fact.facts.map((inner, at) => (
    <>
      {at > 0 && <br />}
      {inner.label.text !== '' && [<Phrasing nodes={inner.label.nodes} {...setting} />, ' ']}
      <FactValue fact={inner} setting={setting} />
    </>
  ))
}
