import type { Field, FieldValue } from '../../source/fields.ts'
import { isPageSize } from '../../source/own-settings.ts'
import { isSingleRole } from '../roles.ts'

/**
 * Front matter that programs read and no reader should see, in lower case without marks: settings of Platen itself, of site
 * generators and of slide tools.
 */
const names: ReadonlySet<string> = new Set(
  `lang language inlanguage availablelanguage locale dir direction format template layout theme slug permalink canonical draft lastmod
  weight sidebar sidebarposition nav toc outline head meta og twitter robots aliases redirect redirectfrom redirectto prev next editlink
  translations infer split marp paginate math transition style css brief instructions keep
  thumbnail linktitle sitemap outputs pagination headingdivider backgroundcolor
  highlighter drawings mdc fonts alt alttext imagealt imagealttext numberofitems itemlistorder`.split(/\s+/),
)

/** Whether a field steers a program and is no copy: `layout: post`, `lang: de`, `draft: true`, `$schema`. */
export function isSetting({ name, value }: Field): boolean {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (/^[@$]/.test(name)) return true
  if (name === 'roles' && value.kind === 'map')
    return value.fields.every(({ name: role }) => isSingleRole(role))
  if (plain === 'type' && (isClassName(value) || namesSheet(value))) return true
  if (isSiteMenu(value) || isUsualState(value) || puts({ name, value })) return true
  // `published: true` switches something on.
  if (value.kind === 'text' && /^(?:urn:.*|true|false)$/s.test(value.text.trim())) return true
  if (plain === 'size') return value.kind === 'text' && isPageSize(value.text)
  if (!names.has(plain)) return false
  // What an amount is split into, and what comes next, are told in records and lists.
  if (plain === 'split' || plain === 'next')
    return value.kind === 'text' || (plain === 'next' && value.kind === 'map')
  // `weight: 200 g` is said of a thing, and `head` of one is its name; to a site they are a number and tags.
  if (plain === 'weight') return value.kind === 'text' && /^-?\d+$/.test(value.text.trim())
  if (plain === 'head') return value.kind !== 'text'
  // `meta` is a target in Spanish and Portuguese; of a page it is a map.
  if (plain === 'meta') return value.kind !== 'text'
  // `nav: true` steers a theme; a list of links is shown.
  if (plain === 'nav' && value.kind === 'list') return false
  // A resume's `language: German, English` is copy; a tag such as `de` or `pt-BR` is not.
  if (/^(?:in|available)?lang(?:uage)?$/.test(plain))
    return value.kind === 'text' && /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(value.text.trim())
  return true
}

/** What authors of a page note of it for each other: in what voice it is written, who changed it last. */
const editorial: ReadonlySet<string> = new Set(
  `tone toneofvoice voice lastedit lastedited lasteditedby editedby internalnote internalnotes editornote editorsnote designnotes
  targetaudience readinglevel wordcount tonalität ansprache zielgruppe tonalité publiccible tono públicoobjetivo`.split(
    /\s+/,
  ),
)

/** Whether a field is a note of whoever wrote the copy, which no reader is to see; on a page that sells, also for whom that is. */
export function isEditorial({ name, value }: Field, sells: boolean): boolean {
  const own = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return value.kind === 'text' && (editorial.has(own) || (sells && own === 'audience'))
}

/** Names of what puts a thing before others of its list, and words that switch it on. */
const FIRST =
  /^(?:pin|pinned|sticky|featured?|highlight(?:ed)?|angeheftet|angepinnt|hervorgehoben|épinglée?|enavant|destacad[oa]|fijad[oa]|inevidenza|fissat[oa]|fixad[oa]|vastgezet|uitgelicht|przypięt[yae]|wyróżnion[yae]|fäst|nålad|připnut[oý]|kiinnitetty|sabit|закріплено|закреплено|固定|ピン留め|고정|置顶|置頂)$/u
const ON = /^(?:true|yes|y|on|x|ja|oui|s[ií]|sim|tak|ano|kyllä|evet|да|так|はい|是|예|✓|✔)$/iu

/** Whether a field of a thing puts it before the others: `pinned: yes`. */
export function puts({ name, value }: Pick<Field, 'name' | 'value'>): boolean {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return FIRST.test(plain) && value.kind === 'text' && ON.test(value.text.trim())
}

/** What is printed: whoever asks for it says so, and its readers see it. */
const sheets: ReadonlySet<string> = new Set(
  `leaflet flyer brochure poster deck slides presentation website homepage lookbook whitepaper report proposal newsletter invoice receipt
  resume cv banner infographic article post blogpost blog webpage blogbeitrag blogartikel blogeintrag blogginlägg blogindlæg blogginnlegg prospekt faltblatt flugblatt broschüre plakat präsentation dépliant prospectus affiche présentation folleto
  cartel presentación volantino opuscolo manifesto presentazione folheto cartaz apresentação folder brosjyre brochyr affisch plakat
  post blogpost article artikel beitrag billet artículo articolo artigo
  presentation ulotka broszura prezentacja leták brožura esite juliste broşür afiş`.split(/\s+/),
)

/** `type: visitor leaflet`: what the file is and no word of it. */
function namesSheet(value: FieldValue): boolean {
  const words = value.kind === 'text' ? value.text.trim().toLowerCase().split(/\s+/) : []
  return words.length <= 4 && sheets.has(words.at(-1) ?? '')
}

/** States of schema.org in which things are unless something else is said: an event that takes place, a thing that is there. */
function isUsualState(value: FieldValue): boolean {
  return (
    value.kind === 'text' &&
    /^(?:https?:\/\/schema\.org\/)?(?:EventScheduled|OfflineEventAttendanceMode|PaymentDue|InStock|NewCondition)$/.test(
      value.text.trim(),
    )
  )
}

/** Where a page stands in the menus of its site: `menu: { main: { parent: papers, weight: 3 } }`. */
function isSiteMenu(value: FieldValue): boolean {
  if (value.kind !== 'map') return false
  const places = value.fields.map(field => field.value)
  return places.every(
    place =>
      place.kind === 'map' &&
      place.fields.some(({ name }) => name === 'parent' || name === 'weight') &&
      place.fields.every(({ name }) => /^(?:parent|weight|identifier|pre|post|name|url)$/.test(name)),
  )
}

/** `VerifiableCredential`, `PostalAddress`: classes of a schema. */
function isClassName(value: FieldValue): boolean {
  if (value.kind === 'list') return value.items.every(isClassName)
  return value.kind === 'text' && /^(?:[A-Z][a-z]+){1,5}$/.test(value.text)
}

/** Whether words are the name of a picture's file. */
export function isPictureName(text: string): boolean {
  return /^\S+\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(text)
}
