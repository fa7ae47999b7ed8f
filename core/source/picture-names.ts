import type { Image } from 'mdast'

// What names a picture in a copy and is no words of it: `photo: kiln.jpg`, `pics: a.tif, b.jpg und c.png`, `(Bild – ofen.png)`.

/** A picture as its author named it. */
export interface NamedPicture extends Pick<Image, 'url' | 'alt'> {
  /** A logo or a signature: it has a place of its own, or none. */
  readonly isMark?: true
}

const MARK =
  /^(?:logo|logotip|logóp?|логотип|λογότυπο|ロゴ|标志|로고|شعار|לוגו|signatur|unterschrift|firma|assinatura|handtekening|podpis|underskrift|imza|stamp|stempel|timbro|tampon|sello|carimbo|pieczęć)/iu

/** What a picture is called by whoever only names its file. */
const CALLED =
  "(?:(?:hero|cover|header|title|main|team|group)?\\s?(?:photos?|photographs?|pictures?|images?|pics?|imgs?|illustrations?|drawings?)|cover|\\p{L}{0,12}fotos?|foto['’]s|\\p{L}{0,12}bild(?:er)?|abbildung(?:en)?|im[aá]gen(?:es)?|image[mn]s?|immagin[ei]|illustrazion[ei]|ilustraci(?:ón|ones)|ilustraç(?:ão|ões)|afbeelding(?:en)?|zdjęci[ae]|grafik[aię]|ilustracj[ae]|obraz(?:y|ek|ki)?|obráz(?:ek|ky)|kuvat?|billede[rt]?|bilde[rt]?|kép(?:ek)?|imatges?|imagin[ei]|fotografi[aeií]|resim(?:ler)?|görsel(?:ler)?|fotoğraf(?:lar)?|logos?|logotip[oi]s?|logoty[pt]?|logó|signatures?|unterschrift|firma|assinatura|handtekening|podpis|underskrift|stamp|stempel|timbro|tampon|sello|carimbo|фото(?:графи[яиії])?|изображени[ея]|зображення|логотип|εικόν(?:α|ες)|φωτογραφί(?:α|ες)|λογότυπο|写真|画像|ロゴ|图片|照片|圖片|标志|사진|이미지|로고|صورة|صور|شعار|תמונה|תמונות|לוגו)"
const ENDING = '\\.(?:jpe?g|png|webp|gif|svg|avif|heic|heif|tiff?|bmp|psd|eps|ai)'
/** One file, which may have blanks in its name, and one that is told without a label. */
const FILE = `[^\\s:()[\\],;|][^\\n:()[\\],;|]{0,160}?${ENDING}(?![\\p{L}\\d])`
const BARE = new RegExp(`^[^\\s:()[\\],;|]{1,120}${ENDING}$`, 'iu')

/** Words that say where or which: `Photo 2:`, `Foto de portada:`. */
const LABEL = new RegExp(
  `^${CALLED}(?:(?:\\s[\\p{L}\\d]{1,12}){0,2}\\s?(?:\\(\\d{1,2}\\)\\s?)?[:：]\\s?|\\s[–—-]\\s|\\s)(?=\\S)`,
  'iu',
)
/** A file with what it shows behind it, and what stands between two. */
const PIECE = new RegExp(
  `(${FILE})(?:\\s?\\(([^\\n()[\\]]{1,160})\\)|\\s(?:[–—=-])\\s([^\\n,;()[\\]]{1,160}))?`,
  'iuy',
)
const BETWEEN =
  /\s?[,;/+&|·、，；]\s?(?:(?:and|und|et|y|e|en|og|och|a|i|и|і)\s)?|\s(?:and|und|et|y|e|en|i|och|og|ja|a|и|і|ve|και)\s/iuy
/** What is told first, and its file: `Photo: the kiln at night (kiln.jpg)`. */
const TOLD_FIRST = new RegExp(`^([^\\n:()[\\]]{1,160})\\s[([](${FILE})[)\\]]$`, 'iu')
/** `[photo : la voie lactée]`: what it shows, in brackets. */
const SHOWN = new RegExp(`^[([]${CALLED}\\s?(?:[:：]|\\s[–—-])\\s?([^\\n:()[\\]]{8,160})[)\\]]$`, 'iu')

/** How a line may name a picture: told at a glance, as every line of a copy is asked. */
const HAS_FILE = new RegExp(`${ENDING}(?![\\p{L}\\d])`, 'iu')
const BRACKETED = /^[([][^\n]*[)\]]$/u
/** Letters of such a line. */
const LONGEST = 400

/** The pictures that a line names, where it says nothing else. */
export function picturesNamed(line: string): readonly NamedPicture[] {
  if (line.length > LONGEST) return []
  if (HAS_FILE.test(line)) return filesNamed(line)
  const shown = BRACKETED.test(line) ? pictureShown(line) : undefined
  return shown === undefined ? [] : [{ url: shown, alt: shown }]
}

function filesNamed(line: string): readonly NamedPicture[] {
  const bare = /^\[[^[\]]*\]$|^\([^()]*\)$/.test(line) ? line.slice(1, -1).trim() : line
  const label = LABEL.exec(bare)?.[0]
  if (label === undefined) return filesAlone(bare)
  const files = bare.slice(label.length).replace(/\.$/, '')
  const told = TOLD_FIRST.exec(files)
  const named = told ? [{ url: told[2] ?? '', alt: told[1] ?? '' }] : piecesOf(files)
  return MARK.test(label) ? named.map(picture => ({ ...picture, isMark: true as const })) : named
}

/** Files in a line that calls them nothing: each is one word. */
function filesAlone(line: string): readonly NamedPicture[] {
  const words = line.split(/[,;]\s|\s[/+&|·]\s/)
  if (!words.every(word => BARE.test(word.trim()))) return []
  return words.map(word => ({
    url: word.trim(),
    alt: '',
    ...(/logo/i.test(word) && { isMark: true as const }),
  }))
}

/** Files one behind the other up to the end, or none. */
function piecesOf(files: string): readonly NamedPicture[] {
  const found: NamedPicture[] = []
  for (let at = 0; at < files.length; ) {
    PIECE.lastIndex = at
    const piece = PIECE.exec(files)
    if (piece === null) return []
    found.push({ url: piece[1] ?? '', alt: (piece[2] ?? piece[3] ?? '').trim() })
    at += piece[0].length
    if (at === files.length) break
    BETWEEN.lastIndex = at
    const between = BETWEEN.exec(files)
    if (between === null) return []
    at += between[0].length
  }
  return found
}

/** Whether a line only says that pictures follow: `Zdjęcia:`. */
export function leadsToPictures(line: string): boolean {
  return line.length <= 40 && LEAD.test(line)
}

const LEAD = new RegExp(`^${CALLED}\\s?[:：]$`, 'iu')

/** Brackets in a line of words that name a picture by what it is called: `… I did a mile. (photo seun.jpg)`. */
export function pictureInBrackets(
  line: string,
): { readonly start: number; readonly end: number; readonly pictures: readonly NamedPicture[] } | undefined {
  if (!HAS_FILE.test(line)) return undefined
  for (const { 0: words, index } of line.matchAll(/\([^()\n]{5,240}\)|\[[^[\]\n]{5,240}\]/g)) {
    const inside = words.slice(1, -1).trim()
    const pictures = LABEL.test(inside) ? picturesNamed(inside) : []
    if (pictures.length > 0) return { start: index, end: index + words.length, pictures }
  }
  return undefined
}

/** What a line in brackets says that a picture shows; a name there is that of whoever took it. */
export function pictureShown(line: string): string | undefined {
  const shown = line.length > LONGEST ? undefined : SHOWN.exec(line)?.[1]
  return shown !== undefined && TELLS.test(shown) && !CREDIT.test(shown) ? shown : undefined
}

/** A word of a description, as no name has one but between its parts, and what opens a credit. */
const TELLS =
  /^\p{Lo}{4}|(?<!\p{L})(?!(?:von|van|vom|der|den|ten|dem|del|della|des|dos|das|bin|ibn|und|and|och|and)(?!\p{L}))\p{Ll}{3,}/u
const CREDIT =
  /^(?:©|by|courtesy|credits?|von|par|por|di|da|door|av|af|dzięki|from|crédits?|cortesía|mit freundlicher)(?!\p{L})/iu
