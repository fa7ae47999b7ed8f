import type { Image, RootContent } from 'mdast'
import { displayStyle, Heading, Label, Phrasing, quietStyle, anchorOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { paragraphsOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { phraseOf } from '../../../core/reading/facts/phrase.ts'
import type { Claim, Reading, Section } from '../../../core/reading/reading.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { findAsset } from '../../../core/source/find-asset.ts'
import { isPlate } from '../../../core/source/plates.ts'
import { plainText } from '../../../core/source/text.ts'
import { space } from '../../../core/theme/theme.ts'
import { ClaimLine } from './foot.tsx'
import { blocksOf, drawn, titleOf } from './page.ts'
import { Picture } from './picture.tsx'
import { loudness, type Setting } from './setting.ts'
import { titleSize } from './title-size.ts'
import { withoutBold } from '../sections/items.tsx'

/** px of a portrait's height; it is as wide as the column. What is printed small leaves room for the name. */
const PORTRAIT = 388
/** px across of what stands for a portrait that was not passed: a round monogram, which takes no room from the name. */
const MONOGRAM = 168
const PRINTED = 0.5
/** What a name has room for, px, and how wide it is on a field with round corners. */
const NAME = { width: 336, height: 130, most: 72, least: 24 }
const ON_FIELD = 300

/** Who somebody is, above the links. */
export interface Person {
  readonly name: Pick<Claim, 'nodes' | 'blocks' | 'written' | 'label'> | undefined
  readonly portrait: Image | undefined
  /** Lines beside the name: a handle, what somebody does, where. */
  readonly lines: readonly Claim[]
  readonly bio: readonly RootContent[]
}

/** Who a reading is about; `opening` is what stands above its links. */
export function personOf({ roles, assets }: Reading, opening: readonly Section[]): Person {
  const told = titleOf(roles, 'name')
  const said = opening.flatMap(part => part.blocks)
  // Who gives no name by itself opens with it.
  const { name, blocks } = told ? { name: told, blocks: said } : nameIn(said)
  const named = roles.image && findAsset(assets, roles.image.text)
  const portrait =
    blocks.flatMap(picturesIn)[0] ??
    (named === undefined
      ? undefined
      : ({ type: 'image', url: named, alt: '', data: { asset: named } } as const))
  const order: readonly Role[] = ['handle', 'jobTitle', 'alternativeHeadline', 'location']
  const holder = blocks.find(block => {
    const pictures = picturesIn(block)
    return pictures.length === 1 && pictures[0] === portrait
  })
  return {
    name,
    portrait,
    lines: order.flatMap(role => drawn(roles[role]) ?? []).filter(claim => claim !== name),
    bio: [
      ...blocksOf(roles.abstract === name ? undefined : drawn(roles.abstract)),
      ...blocks.filter(block => block !== holder),
    ],
  }
}

/** The first line of some blocks as a name, and the blocks without it. */
function nameIn(
  said: readonly RootContent[],
): Pick<Person, 'name'> & { readonly blocks: readonly RootContent[] } {
  const at = said.findIndex(block => block.type === 'paragraph' && picturesIn(block).length === 0)
  const [first, ...others] = linesOfBlock(said[at])
  if (!first || first.text.length > LINE) return { name: undefined, blocks: said }
  const name = { nodes: withoutBold(first.nodes), blocks: [], written: false, label: phraseOf('') }
  return { name, blocks: [...said.slice(0, at), ...paragraphsOf(others), ...said.slice(at + 1)] }
}

/** Letters of a line that may be a name. */
const LINE = 40

/** A portrait as wide as the column, with round ends where the theme is round. */
export function Portrait({ image, setting }: { readonly image: Image; readonly setting: Setting }): Child {
  const { theme } = setting
  const isMissing = isPlate(image.data?.asset ?? '')
  const height = Math.min(isMissing ? MONOGRAM : PORTRAIT, theme.page.height * PRINTED || PORTRAIT)
  return (
    <div
      part="portrait"
      style={{ marginBottom: space(theme, 1), ...(isMissing && { display: 'flex', justify: 'center' }) }}
    >
      <Picture
        image={image}
        captioned={false}
        setting={setting}
        style={
          isMissing
            ? { width: height, height, radius: height / 2 }
            : { height, radius: theme.radius === 0 ? 0 : height / 2 }
        }
      />
    </div>
  )
}

/** The name as large as a phone allows, the lines beside it, and the bio as the page sets it. */
export function PersonWords({
  reading: { roles },
  person: { name, lines, bio },
  filled = false,
  setting,
  children,
}: {
  readonly reading: Reading
  readonly person: Person
  /** They stand on a field. */
  readonly filled?: boolean
  readonly setting: Setting
  /** The bio, drawn. */
  readonly children?: Child
}): Child {
  const { theme } = setting
  const heading = name?.blocks.find(block => block.type === 'heading')
  const most = Math.round(NAME.most * Math.min(loudness(theme) * 1.15, 1))
  const width = filled && theme.radius > 0 ? ON_FIELD : NAME.width
  const size = titleSize(theme, name?.nodes.map(plainText).join('') ?? '', { ...NAME, width, most })
  return [
    drawn(roles.eyebrow) && (
      <p style={quietStyle(theme)}>
        <Phrasing nodes={roles.eyebrow?.nodes ?? []} {...setting} />
      </p>
    ),
    name?.written && (
      <Label theme={theme}>
        <Phrasing nodes={name.label.nodes} {...setting} />
      </Label>
    ),
    name && (
      <Heading
        theme={theme}
        level={1}
        {...anchorOf(heading)}
        style={{ ...displayStyle(theme, size), leading: 1 }}
      >
        <Phrasing nodes={name.nodes} {...setting} heading />
      </Heading>
    ),
    (bio.length > 0 || lines.length > 0) && (
      <div part="bio" style={{ marginTop: space(theme, 0.75), leading: 1.4, textWrap: 'balance' }}>
        {lines.map(claim => (
          <p style={{ weight: theme.type.strongWeight }}>
            <ClaimLine claim={claim} setting={setting} />
          </p>
        ))}
        {bio.length > 0 && (
          <div style={{ marginTop: lines.length > 0 ? space(theme, 0.25) : 0 }}>{children}</div>
        )}
      </div>
    ),
  ]
}
