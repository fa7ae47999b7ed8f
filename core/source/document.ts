import type { Root } from 'mdast'
import type { Node } from 'unist'
import type { Asset } from '../image/asset.ts'
import type { Field } from './fields.ts'
import type { Locale } from './locale.ts'
import type { Omitted } from './paste/take-wrapping.ts'
import type { PictureSize } from './plates.ts'

/** The copy, read: front matter, and a Markdown tree in which every text-bearing node has an id. */
export interface Document extends Locale {
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** The front matter as copy: names and values as written, every text of them with a node id `f_…`. */
  readonly fields: readonly Field[]
  /**
   * mdast without `html`, `yaml`, `definition`, `linkReference` and `imageReference` nodes: raw HTML has been parsed,
   * sanitised and turned into mdast; references are resolved. May hold `containerDirective` and `leafDirective`
   * (known names only), `footnoteReference`, `footnoteDefinition` and `comment` nodes (HTML comments: speaker notes).
   * Every footnote's definition stands at the root and is referred to; its references carry `data.note`.
   * `text`, `inlineCode` and `code` nodes carry `data.id`; `image` nodes carry `data.asset` (a key of `assets`) when the
   * picture was found or a plate stands in its place; headings carry `data.slug`, unique in the document.
   */
  readonly root: Root
  readonly assets: ReadonlyMap<string, Asset>
  /** Words of the source that were wrapping of a paste, not copy: the head of a mail, stamps of a chat. */
  readonly omitted: readonly Omitted[]
}

/** An HTML comment that a deck may read as speaker notes; every other format leaves it out. */
export interface CommentNode extends Node {
  type: 'comment'
  value: string
}

declare module 'mdast' {
  interface RootContentMap {
    comment: CommentNode
  }
  interface PhrasingContentMap {
    comment: CommentNode
  }
  interface BlockContentMap {
    comment: CommentNode
  }
  interface Data {
    /** Node id of `text`, `inlineCode` and `code`. */
    id?: string
    /** Key in `Document.assets`; of a plate where the picture was not passed. */
    asset?: string
    /** A picture that the copy only notes beside its words, by the name of its file. */
    noted?: true
    /** Size of a picture by its attributes. */
    size?: PictureSize
    /** The line endings in the words are their author's: they are set as lines. */
    lines?: true
    /** `code` and `inlineCode`: a formula in TeX; `display` where its marks are those of one that stands by itself, and it does not. */
    math?: true | 'display'
    /** Role that the author gives a block: `::: {seatRow}`. */
    role?: string
    /** A row of a table that sums the others up. */
    sum?: true
    /** Anchor of a heading. */
    slug?: string
    /** The heading was a label that leads to a list, so it names nothing but that. */
    leads?: true
    /** Attributes of a heading from `## Heading {.lead #intro key=value}`; several classes are divided by a blank. */
    attributes?: Readonly<Record<string, string>>
    /** What a footnote's reference shows: its number, in the order of first references; what the note says at the first. */
    note?: { readonly number: number; readonly words?: readonly RootContent[] }
    /** Inline wrappers from raw HTML that Markdown lacks: an `emphasis` node with a tag is that element, not emphasis. */
    tag?: 'sub' | 'sup' | 'kbd' | 'mark' | 'u' | 'small'
  }
}
