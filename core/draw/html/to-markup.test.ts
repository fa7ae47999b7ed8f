import type { ElementContent, Properties, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../../testing/property.test.kit.ts'
import { toMarkup } from './to-markup.ts'

/** What the drawers of pages and letters say of elements. */
const names =
  'id className href src alt rel lang dir role type name content property title width height style align bgColor ' +
  'cellPadding cellSpacing vAlign colSpan rowSpan scope start value tabIndex loading decoding fetchPriority charSet ' +
  'httpEquiv dataNode ariaLabel ariaLabelledBy ariaHidden ariaRoleDescription xmlns:v'

/** What an element is or is not. */
const flags = 'open checked disabled'

/** What they say of vector art. */
const artNames =
  'id className viewBox role ariaLabel ariaHidden focusable d fill stroke strokeWidth strokeDashArray preserveAspectRatio'

const texts = check.string({ unit: check.constantFrom(...'ab é\n"\'`&<>!-\0'), maxLength: 8 })
const values = check.oneof(texts, check.array(texts, { maxLength: 3 }), check.integer(), check.boolean())

function properties(of: string): check.Arbitrary<Properties> {
  const said = check.dictionary(check.constantFrom(...of.split(' ')), values, { maxKeys: 5 })
  const set = check.dictionary(check.constantFrom(...flags.split(' ')), check.boolean(), { maxKeys: 2 })
  return check.tuple(said, set).map(([one, other]) => ({ ...one, ...other }))
}

function elements(
  tags: string,
  of: string,
  children: check.Arbitrary<ElementContent[]>,
): check.Arbitrary<ElementContent> {
  const tagName = check.constantFrom(...tags.split(' '))
  return check.record({ type: check.constant('element'), tagName, properties: properties(of), children })
}

const { nodes } = check.letrec<{ nodes: ElementContent[] }>(tie => {
  const none = check.constant<ElementContent[]>([])
  const words = check.record({ type: check.constant('text' as const), value: texts })
  const comment = check.record({ type: check.constant('comment' as const), value: texts })
  const art = check.array(elements('path g', artNames, none), { maxLength: 2 })
  const node = check.oneof(
    words,
    comment,
    elements('img br input meta', names, none),
    elements('div p a td li details script style', names, tie('nodes')),
    elements('svg', artNames, art),
  )
  return { nodes: check.array(node, { maxLength: 3 }) }
})

test('pages are written as the reference writes them', () => {
  const reference = unified().use(rehypeStringify)
  check.assert(
    check.property(nodes, children => {
      const root: Root = { type: 'root', children: [{ type: 'doctype' }, ...children] }
      assert.is(toMarkup(root), reference.stringify(root))
    }),
    { numRuns: 1000 },
  )
})

test.run()
