import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { Sided, Titled } from './section-head.tsx'
import { Cards, Points } from './cards.tsx'
import { Gallery } from './gallery.tsx'
import { Links } from './links.tsx'
import { PictureRow } from './picture-row.tsx'
import { Prices } from './prices.tsx'
import { Questions } from './questions.tsx'
import { Quotes } from './quotes.tsx'
import type { Section } from './sections.ts'
import { fromStart, type Setting } from './setting.ts'
import { Stats } from './stats.tsx'
import { Steps } from './steps.tsx'

/** What a section shows, by what its blocks turned out to be. */
export function SectionBody({
  section,
  turned,
  setting,
}: {
  readonly section: Section
  readonly turned: boolean
  readonly setting: Setting
}): Child {
  const { content } = section
  const within = { section, setting }
  switch (content.kind) {
    case 'stats':
      return (
        <Titled {...within}>
          <Stats stats={content.stats} setting={setting} />
        </Titled>
      )
    case 'points':
      return (
        <Titled {...within}>
          <Points points={content.points} setting={setting} />
        </Titled>
      )
    case 'steps':
      return (
        <Titled {...within}>
          <Steps steps={content.steps} setting={setting} />
        </Titled>
      )
    case 'quotes':
      return (
        <Titled {...within}>
          <Quotes quotes={content.quotes} setting={setting} />
        </Titled>
      )
    case 'prices':
      return (
        <Titled {...within}>
          <Prices groups={content.groups} setting={fromStart(setting)} />
        </Titled>
      )
    case 'questions':
      return (
        <Sided {...within}>
          <Questions groups={content.groups} setting={fromStart(setting)} />
        </Sided>
      )
    case 'cards':
      return (
        <Titled {...within}>
          <Cards groups={content.groups} setting={setting} />
        </Titled>
      )
    case 'gallery':
      return (
        <Titled {...within}>
          <Gallery pictures={content.pictures} setting={setting} />
        </Titled>
      )
    case 'row':
      return <PictureRow section={section} turned={turned} setting={setting} />
    case 'call':
      return (
        <Titled {...within}>
          <Links links={content.links} setting={setting} />
        </Titled>
      )
    case 'prose':
      return section.heading ? (
        <Sided {...within}>
          <Prose nodes={content.blocks} {...setting} />
        </Sided>
      ) : (
        <Prose nodes={content.blocks} {...setting} />
      )
  }
}
