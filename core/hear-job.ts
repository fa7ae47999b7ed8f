import { brandPatch } from './brief/brand-kit.ts'
import { type PlacesToWrite, placesToWriteIn } from './brief/content/places-to-write.ts'
import { type Design, designFrom, type PartKey, saidIn } from './brief/design.ts'
import { leadClausesIn } from './brief/lead-clauses.ts'
import { type HiddenFoot, hiddenFootIn } from './brief/hidden-foot.ts'
import { type PerSheet, perSheetIn } from './brief/per-sheet.ts'
import { type OneWord, oneWordIn } from './brief/one-word.ts'
import { readProposals } from './brief/designer.ts'
import { metIn } from './brief/met-in-copy.ts'
import { capitalsOf, sayingOf } from './brief/proper-names.ts'
import { type HeardBrief, readBrief } from './brief/read-brief.ts'
import { thingsCalled } from './brief/things-called.ts'
import { sceneOf, type ToldScene } from './brief/scene.ts'
import { colorsOnly, subjectOf } from './brief/subject.ts'
import type { BriefNote, BriefReport } from './brief/write-report.ts'
import { takesRoom } from './compose/scenes/scenery.ts'
import { type OwnFonts, ownFaces } from './fonts/own-fonts.ts'
import type { Format } from './format.ts'
import { type HeardContent, hearContent } from './hear-content.ts'
import type { Job } from './job.ts'
import type { Report } from './message.ts'
import { declinesOf } from './reach.ts'
import { type Lead, leadsNamed, withLead } from './reading/leads/lead-things.ts'
import type { Reading } from './reading/reading.ts'
import { readTokens } from './brief/tokens.ts'
import { tellBriefLanguage } from './brief/tell-brief-language.ts'
import { labelInEnglish } from './reading/label-of-brief.ts'
import { withPlacesToWrite } from './reading/content/places-to-write.ts'
import type { Document } from './source/document.ts'
import { isComment, wordsOf } from './source/text.ts'
import { toOklch } from './theme/oklch.ts'
import { inMm } from './theme/page.ts'
import { ownSettings } from './source/own-settings.ts'
import { leavePicturesOut } from './source/without-pictures.ts'
import { withScenery } from './source/with-scenery.ts'

/** What a job asks of a format. */
interface Asked {
  readonly job: Omit<Job, 'format'>
  readonly format: Format
  readonly fonts: OwnFonts
  /** A scene that the copy tells may be drawn. */
  readonly scenes?: boolean
}

/** A job's copy as its brief wants it, and the brief heard with the copy in mind. */
export interface HeardJob {
  readonly content: HeardContent
  readonly brief: HeardBrief
  /** Of the page, as the job or its copy names it. */
  readonly size: string | undefined
  /** What the pictures that the brief leaves out would show. */
  readonly pictureWords: readonly string[]
  /** A scene that its copy tells takes room from what stands beside it. */
  readonly sceneTakesRoom: boolean
}

/** Hears the brief of a job, which may stand in the front matter of its copy, and reads the copy for a format. */
export function hearJob(
  written: Document,
  { job, format, fonts, scenes = true }: Asked,
  report: Report,
): HeardJob {
  const own = ownSettings(written.frontMatter)
  const asked = job.instructions || (own.brief ?? '')
  const pieces = format.cutOut && perSheetIn(asked)
  const places = format.writtenOn && placesToWriteIn(asked)
  const hidden = hiddenFootIn([asked, ...remarksIn(written)])
  const oneWord = oneWordIn(asked)
  const instructions = [pieces, places, hidden, oneWord].reduce(
    (text, found) => (found ? text.replace(found.phrase, () => '.') : text),
    asked,
  )
  const read = readerOf(written, instructions, { job, format, fonts })
  const first = read(instructions)
  const { document, pictureWords } = first.design.imagery.images
    ? { document: written, pictureWords: [] }
    : leavePicturesOut(written, report)
  const ruled = places ? withPlacesToWrite(document, places.labels) : document
  const told = job.base || !scenes ? undefined : sceneFor(document, instructions, first.design, format)
  const asPicture = told !== undefined && format.scenery?.as === 'picture'
  const pictured = told && asPicture ? withScenery(ruled, told.name) : ruled
  const heard = hearContent(pictured, { ...job, instructions }, format.roles, report)
  const brief = heard.hear(first, read)
  const named = leadsIn(instructions, heard)
  // On a single sheet the very words that a brief ranks lead, and no more of their line.
  const leads = format.group === 'canvas' ? named.filter(lead => !ranksWithin(brief.design, lead)) : named
  const wishes = [
    pieces && piecesOnSheets(pieces),
    places && placesToWrite(places),
    hidden && hiddenFoot(hidden),
    oneWord && coloredWord(oneWord, read(oneWord.color)),
    ...leads.map(lead => asWish(lead, named)),
    told && drawnScenery(told, asPicture),
  ].flatMap(wish => wish || [])
  return {
    content: { ...heard, told: told => wishes.reduce(withUnderstood, heard.told(told)) },
    brief: {
      ...brief,
      design: ofTheTitle(
        wishes.reduce((design, { bend = same }) => bend(design), brief.design),
        heard.reading,
        format,
      ),
    },
    size: job.size ?? own.size,
    pictureWords,
    sceneTakesRoom: told !== undefined && (asPicture || takesRoom(format)),
  }
}

/** What authors write to whoever sets their copy. */
function remarksIn({ root }: Document): readonly string[] {
  return root.children.flatMap(block => (isComment(block) ? [block.value] : []))
}

/** A wish that is looked for before the brief is read: it is of one kind of sheet, or of what no token says. */
interface OwnWish extends BriefNote {
  /** All words of its phrase are accounted for. */
  readonly isWhole?: true
  /** The design as the wish has it; as it was, where the wish is of the copy. */
  readonly bend?: (design: Design) => Design
}

const same = (design: Design): Design => design

/** One word of the title in a colour, as that is read by itself. */
function coloredWord({ phrase }: OneWord, { design, report }: HeardBrief): OwnWish | undefined {
  // Alone, a colour may be that of the sheet: whatever it is for, it is the one that was said.
  const { paper, seeds, ink } = design.color
  const said = report.understood.length > 0 ? [paper, ink, ...seeds] : []
  const [word] = said.flatMap(hex => hex ?? []).toSorted((one, other) => toOklch(other).c - toOklch(one).c)
  if (word === undefined) return undefined
  return {
    phrase,
    effect: `one word of the title is ${word}`,
    bend: own => ({ ...own, color: { ...own.color, word } }),
  }
}

/** The scene that brief and copy tell, where there is no picture and the brief names no other ornament. */
function sceneFor(
  document: Document,
  instructions: string,
  { decor, color, imagery }: Design,
  { scenery }: Format,
): ToldScene | undefined {
  const isPlain = decor.fields === false || decor.motifs === false || color.neutral === 'pure'
  if (
    !scenery ||
    isPlain ||
    !imagery.images ||
    decor.motif ||
    decor.drawing ||
    decor.frame ||
    document.assets.size > 0
  )
    return undefined
  const told = sceneOf(document, instructions)
  return told && (told.inBrief || scenery.told === 'copy') ? told : undefined
}

/** A scene where the format has its pictures, or along the foot of one that shows none. */
function drawnScenery({ name, words }: ToldScene, isPicture: boolean): OwnWish {
  const phrase = words.join(', ')
  if (isPicture) return { phrase, effect: `its picture is drawn: ${name}` }
  return {
    phrase,
    effect: `a scene along the foot: ${name}`,
    bend: own => ({ ...own, decor: { ...own.decor, scene: name } }),
  }
}

/** Nothing to read on the foot of a sheet that is not seen. */
function hiddenFoot({ phrase, height }: HiddenFoot): OwnWish {
  return {
    phrase,
    effect: `no words stand on the lower ${Math.round(inMm(height))} mm`,
    bend: own => ({ ...own, space: { ...own.space, hiddenFoot: height } }),
  }
}

function piecesOnSheets({ phrase, count, sheet }: PerSheet): OwnWish {
  return {
    phrase,
    effect: `${count} pieces stand on a sheet, with marks to cut them apart`,
    bend: own => ({ ...own, page: { ...own.page, perSheet: { count, sheet } } }),
  }
}

/** The name of a sheet that says what is on, and nobody's, is its title, which leads anyway. */
function ofTheTitle(design: Design, { roles }: Reading, { group }: Format): Design {
  const { names, ...parts } = design.parts ?? {}
  const isSomebodys = Object.keys(roles).some(role => PERSONS.test(role))
  const isTitle = group === 'canvas' && names?.rank && roles.title && roles.publisher && !isSomebodys
  return isTitle ? { ...design, parts } : design
}

const PERSONS = /^(?:name|recipient|passenger|holder|couple|guest|person|speakers?|performers?)$/

/** What a brief says matters most, found in the copy that it is heard beside. */
function leadsIn(instructions: string, { document, reading }: HeardContent): readonly Lead[] {
  const clauses = leadClausesIn(instructions)
  if (clauses.length === 0) return []
  const lang = tellBriefLanguage(readTokens(instructions), reading.lang)?.language.lang
  return leadsNamed(clauses, document, reading, lang)
}

/** Whether a design ranks some words of a thing. */
function ranksWithin({ parts = {} }: Design, { key: own }: Lead): boolean {
  const told = ` ${wordsOf(saidIn(own) ?? '')} `
  return Object.entries(parts).some(
    ([key, dress]) => dress?.rank && told.includes(` ${wordsOf(saidIn(key as PartKey) ?? '-')} `),
  )
}

/** A piece of the copy that is to be met before the others. */
function asWish(lead: Lead, beside: readonly Lead[]): OwnWish {
  const { phrase, key, rank } = lead
  const effect = `${key.replace(/^said:/, '')}: rank ${rank}`
  return { phrase, effect, isWhole: true, bend: own => withLead(own, lead, beside) }
}

function placesToWrite({ phrase, labels }: PlacesToWrite): OwnWish {
  return { phrase, effect: `lines to write on: ${labels.join(', ')}` }
}

function withUnderstood(report: BriefReport, { phrase, effect, isWhole }: OwnWish): BriefReport {
  const own = new Set(wordsOf(phrase).split(' '))
  const isSaid = (note: BriefNote): boolean =>
    isWhole === true &&
    wordsOf(note.phrase)
      .split(' ')
      .every(word => own.has(word))
  const understood = report.understood.filter(note => !(RANKED.test(note.effect) && isSaid(note)))
  const ignored = report.ignored.filter(note => !isSaid(note))
  return { ...report, understood: [...understood, { phrase, effect }], ignored }
}

/** What a brief's words were taken for by themselves, where the clause that they are of says of what they are. */
const RANKED = /^said:.*: rank (?:first|second)$/u

/** What reads a brief, or a part of it, beside what the copy says and the format can. */
function readerOf(
  written: Document,
  instructions: string,
  { job, format, fonts }: Asked,
): (brief: string) => HeardBrief {
  // A brief in the front matter is none of the copy's words.
  const copy = {
    ...written,
    fields: written.fields.filter(({ name }) => !/^(?:brief|instructions)$/.test(name)),
  }
  // An earlier design and a house's own colours stay what they are.
  const about = job.base || job.theme ? undefined : subjectOf(copy, instructions)
  const subject = about && format.keepsFaces ? colorsOnly(about) : about
  const says = sayingOf(copy)
  const beside = {
    inCopy: capitalsOf(copy),
    says,
    meets: metIn(copy),
    calls: thingsCalled(copy, says),
    labels: labelInEnglish,
    whyNot: declinesOf(format),
    floods: format.floods,
    printed: format.surface === 'pages',
    prose: format.prose,
    lang: written.lang,
    rolls: format.sizes.some(({ name }) => name.endsWith('mm roll')),
    fresh: job.base === undefined,
    proposals: job.proposals ? readProposals(job.proposals, instructions) : [],
    faces: ownFaces(fonts),
    ...(subject && { subject }),
  }
  const branded = job.theme ? designFrom(brandPatch(job.theme), format.design) : format.design
  return brief => readBrief(brief, job.base ?? branded, beside)
}
