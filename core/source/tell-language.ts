import { scriptOf } from '../fonts/scripts.ts'
import { onDemand } from '../on-demand.ts'
import { languageWords } from './language-words.ts'

/** A language told from a text. */
interface ToldLanguage {
  /** BCP 47; Chinese with its script, no tag with a region. */
  readonly lang: string
  /** From 0.5 (one would bet on it) to 1. */
  readonly sure: number
}

/**
 * The language a text is written in: by its script where one script is one language, else by a vote of common words,
 * letters and endings. Undefined where the text does not tell, as for names and figures: nobody should be guessed at.
 */
export function tellLanguage(text: string): ToldLanguage | undefined {
  const letters = lettersOf(text)
  const script = mainScript(letters)
  if (script === undefined) return undefined
  if (script.name === 'Latn' || script.name === 'Cyrl') return vote(letters)
  if (script.name === 'Deva') return vote(letters) ?? { lang: 'hi', sure: 0.5 }
  const lang = scriptLanguage(script.name, letters)
  return lang === undefined ? undefined : { lang, sure: script.share }
}

/** Characters of a text that are read: enough to tell any language by. */
export const sampleLength = 4000

/** The text without addresses and names of files, which are in no language. */
function lettersOf(text: string): string {
  return text
    .slice(0, sampleLength)
    .normalize('NFC')
    .replace(/\S+/g, piece => (isAddress(piece) ? ' ' : piece))
}

function isAddress(piece: string): boolean {
  return (
    /^[@#]|[@\\]|:\/\/|^www\./.test(piece) ||
    /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,8}(?:[/?:]|[.,;)]?$)/i.test(piece)
  )
}

/** What a letter of a script is worth in letters of an alphabet, where it stands for a syllable or a word. */
const worthOf: Readonly<Record<string, number>> = { Hani: 2.5, Hang: 2.5, Hira: 2, Kana: 2, Ethi: 2 }

/** The script most of a text is in; Japanese, which writes three at once, is `Kana`. */
function mainScript(text: string): { readonly name: string; readonly share: number } | undefined {
  const worths = new Map<string, number>()
  for (const [character, times] of countCharacters(text)) {
    const script = scriptOf(character)
    if (script === 'Zyyy' || script === 'Zsye') continue
    worths.set(script, (worths.get(script) ?? 0) + (worthOf[script] ?? 1) * times)
  }
  const all = [...worths.values()].reduce((sum, worth) => sum + worth, 0)
  const kana = (worths.get('Hira') ?? 0) + (worths.get('Kana') ?? 0)
  const han = worths.get('Hani') ?? 0
  // A Chinese text may quote a Japanese word; a Japanese one has kana in all but bare names.
  if (kana * 20 > han) {
    worths.set('Kana', kana + han)
    for (const part of ['Hani', 'Hira']) worths.delete(part)
  }
  const [most] = [...worths].sort(([, one], [, other]) => other - one)
  return most !== undefined && most[1] * 2 > all ? { name: most[0], share: most[1] / all } : undefined
}

function countCharacters(text: string): ReadonlyMap<number, number> {
  const times = new Map<number, number>()
  for (let at = 0; at < text.length; at++) {
    const character = text.codePointAt(at) ?? 0
    if (character > 0xffff) at++
    times.set(character, (times.get(character) ?? 0) + 1)
  }
  return times
}

/** Scripts that are one language's, or the greatest one's. */
const languageOfScript: Readonly<Record<string, string>> = {
  Grek: 'el',
  Kana: 'ja',
  Hang: 'ko',
  Hebr: 'he',
  Thaa: 'dv',
  Beng: 'bn',
  Taml: 'ta',
  Telu: 'te',
  Gujr: 'gu',
  Guru: 'pa',
  Knda: 'kn',
  Mlym: 'ml',
  Sinh: 'si',
  Orya: 'or',
  Thai: 'th',
  Laoo: 'lo',
  Khmr: 'km',
  Mymr: 'my',
  Tibt: 'bo',
  Geor: 'ka',
  Armn: 'hy',
  Ethi: 'am',
}

/** Languages of a script that several share, by what only they write; the last of a script has all the rest. */
const sharedScripts: Readonly<Record<string, readonly (readonly [lang: string, own?: RegExp])[]>> = {
  Arab: [['ckb', /[ێۆڵڕ]/g], ['ps', /[ښځړډټ]/g], ['ur', /[ٹڈڑںےہ]/g], ['fa', /[پچژگکی]/g], ['ar']],
}

/** Of the letters of a text, the part that what one language alone writes must have. */
const share = 0.005

function scriptLanguage(script: string, text: string): string | undefined {
  if (script === 'Hani') return hanLanguage(text)
  const sharing = sharedScripts[script]
  if (sharing === undefined) return languageOfScript[script]
  const letters = count(text, /\p{L}/gu)
  return sharing.find(([, own]) => own === undefined || count(text, own) > letters * share)?.[0]
}

const simplified =
  /[们这国对说时来过会还进动为发业东车长门问间马鸟鱼见观规视觉语读请让许论设访证评词译试话该详误谁调谈课钟钱铁银错锅镇闭闻闪队阳阴际陆险随难韩顺须顾预领题颜风飞饭饮馆驾验骑龙龟爱备笔边变标别补参层产厂场称传创处从达带单当导党灯电点订独断罚费丰复赶给贡购关广归贵号汉华画环换货几机极级计记纪继价坚减检简荐将奖讲阶结节紧尽经惊举剧军开矿离丽历两辆邻临刘楼录买卖满贸没农欧盘凭齐气签墙桥轻庆穷区权确热认软赛扫师实识适书树双苏虽岁孙态铜图团湾网维务线乡响项协写兴选寻压样药页艺亿应营优邮园员远愿约跃杂赞择战张账职执纸质种众转专装状总组诚额数]/g
const traditional =
  /[們這國對說時來過會還進動為發業東車長門問間馬鳥魚見觀規視覺語讀請讓許論設訪證評詞譯試話該詳誤誰調談課鐘錢鐵銀錯鍋鎮閉聞閃隊陽陰際陸險隨難韓順須顧預領題顏風飛飯飲館駕驗騎龍龜愛備筆邊變標別補參層產廠場稱傳創處從達帶單當導黨燈電點訂獨斷罰費豐復幹趕給貢購關廣歸貴號漢華畫環換貨幾機極級計記紀繼價堅減檢簡薦將獎講階結節緊盡經驚舉劇軍開礦離麗歷兩輛鄰臨劉樓錄買賣滿貿農歐盤憑齊氣簽牆橋輕慶窮區權確熱認軟賽掃師實識適書樹雙蘇雖歲孫態銅圖團灣網維務線鄉響項協寫興選尋壓樣藥頁藝億應營優郵園員遠願約躍雜贊擇戰張賬職執紙質種眾轉專裝狀總組額數]/g
/** Forms that Japan's own reform of the characters left, which neither China writes. */
const japanese = /[円駅発売気転価図単実労営県歳総戦伝関変広圏経済働込峠検験権観駆顔様桜戻払辺齢絵]/g

/** Whether Chinese words have a character that is written so in simplified script alone. */
export function isSimplified(text: string): boolean {
  return count(text, simplified) > 0
}

function hanLanguage(text: string): string {
  const own = { ja: count(text, japanese), hans: count(text, simplified), hant: count(text, traditional) }
  if (own.ja * 6 > Math.max(own.hans, own.hant)) return 'ja'
  return own.hant > own.hans ? 'zh-Hant' : 'zh-Hans'
}

interface Votes {
  readonly words: number
  readonly scores: ReadonlyMap<string, number>
}

/** How words of a language end, or what they hold, that those of its neighbours do not. */
const languageEndings: Readonly<Record<string, RegExp>> = {
  en: /(?:ing|tion|tions|ness|ment|ght|ould|ship|ful|less|ery)$|^(?:wh|th)/,
  de: /(?:ung|ungen|heit|keit|lich|liche|lichen|isch|ische|schaft|erin|innen|tz|eck)$|^ge\w+t$|(?:heit|keit|ung|schaft)s|sch/,
  fr: /(?:ement|eur|euse|eux|aux|ième|ois|oir|elle|ette|ique|iques|ance|ez)$/,
  es: /(?:ción|ciones|dad|dades|ando|iendo|illo|illa|ado|ada|ados|adas|ero|eros)$/,
  it: /(?:zione|zioni|ità|aggio|etto|etti|ello|elli|evole|ato|ati|ata|ate|iamo)$|cch|gli|zz/,
  pt: /(?:ção|ções|dade|dades|ão|ões|ães|eiro|eira|inho|inha|agem)$|nh|lh/,
  nl: /(?:heid|lijk|lijke|tje|tjes|ingen|isch|ische)$|ij|aa|uu|oe[^n]|eu[rkz]/,
  pl: /(?:ów|ego|emu|ość|ości|owa|owy|owe|ych|ymi|ami|nia|nie|ski|ska|skie)$|cz|sz|rz|dz/,
  sv: /(?:ningar|ning|arna|erna|orna|ligt|het|heter|ade|skt)$|ck|äl[^l]|öv/,
  da: /(?:hed|heder|erne|else|elser|ede|sigt|tion|tioner)$|øj|[^s]kn?øb/,
  nb: /(?:het|heter|ene|else|elser|sjon|sjoner|ede)$|øy|kj|skj|gj/,
  fi: /(?:ssa|ssä|sta|stä|lla|llä|ksi|nen|inen|tta|ttä|lle|iden|ita|itä|aan|ään)$|yö|uo|ää|yy/,
  cs: /(?:ost|osti|ství|ého|ých|ání|ení|ovat|ský|ská|ské|ník|ka|ek)$|ř|ů|ě/,
  tr: /(?:lar|ler|ları|leri|dır|dir|mak|mek|ımız|imiz|nın|nin|lık|lik|yor|iyor|sız|siz|lı|li)$/,
  ru: /(?:ость|ости|ение|ения|ого|ться|ский|ская|ые|ый|ой|ов)$|[ыэъё]/,
  uk: /(?:ння|ість|ості|ський|ська|ого|ів|ій|ють|ять)$|[іїєґ]/,
  ro: /(?:ului|ilor|elor|ție|ția|ții|ești|ește|ească|ată|ită|ută|ăm|ând)$|[șțş]/,
  hu: /(?:ság|ség|sága|sége|nak|nek|ban|ben|ból|ből|ról|ről|tól|től|hoz|hez|höz|ért|ünk|unk|ások|ések|ása|ése|ói|ői)$|[aeiouáéíóöőúüű]gy[aeiouáéíóöőúüű]/,
  id: /(?:nya|annya)$|^(?:meng|memb|peng|pemb)[a-z]{4}/,
  ca: /(?:ció|cions|itat|atge)$|l·l|[aeio]ny(?:s|a|o)?$|tx|tj/,
}

/** The words of each language, turned round: which languages a word stands in. */
const speakers = onDemand(() => speakersOf(languageWords, words => words.split(/[\s’]+/)))
const writers = onDemand(() => speakersOf(languageLetters, letters => [...letters]))
const endings = Object.entries(languageEndings)

function speakersOf(
  table: Readonly<Record<string, string>>,
  divide: (line: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const [lang, line] of Object.entries(table)) {
    for (const one of divide(line)) found.set(one, (found.get(one) ?? new Set()).add(lang))
  }
  return new Map([...found].map(([one, langs]) => [one, [...langs]]))
}

/** A word that comes back says nothing new. */
const mostOfOne = 4

function castVotes(text: string): Votes {
  const scores = new Map<string, number>()
  const add = (langs: readonly string[] | undefined, weight: number): void => {
    for (const lang of langs ?? []) {
      scores.set(lang, (scores.get(lang) ?? 0) + weight / Math.sqrt(langs?.length ?? 1))
    }
  }
  const found = countWords(text)
  for (const [written, times] of found) {
    const word = written.replaceAll('İ', 'i').toLowerCase()
    // A name keeps the letters of its own language in any text, and an initial is no word.
    const capital = word !== written
    const often = Math.min(times, mostOfOne)
    if (!(capital && word.length === 1)) add(speakers().get(word), (capital ? 0.8 : 1) * often)
    for (const letter of word) if (letter > '\x7f') add(writers().get(letter), (capital ? 0.3 : 0.6) * often)
    if (word.length < 4) continue
    for (const [lang, ending] of endings) if (ending.test(word)) add([lang], (capital ? 0.4 : 0.5) * often)
  }
  const words = [...found.values()].reduce((sum, times) => sum + Math.min(times, mostOfOne), 0)
  return { words, scores }
}

/** How often each word stands in a text; what holds a digit is a code. */
function countWords(text: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const [piece, word] of text.matchAll(/[\d_]*(\p{L}[\p{L}\p{M}]*)[\d_]*/gu)) {
    if (word !== undefined && piece.length === word.length) times.set(word, (times.get(word) ?? 0) + 1)
  }
  return times
}

/** What a language must reach and be ahead by, in words that it alone has; and the part of all words it must know. */
const least = { score: 1.6, lead: 0.5, leadShare: 0.07, known: 0.05 }

/** Languages so near each other that few words decide, and that to mistake one for the other spoils little. */
const kin: readonly ReadonlySet<string>[] = [new Set(['da', 'nb']), new Set(['cs', 'sk'])]

function vote(text: string): ToldLanguage | undefined {
  const { words, scores } = castVotes(text)
  const [[lang, best] = ['', 0], ...others] = [...scores].sort(([, one], [, other]) => other - one)
  if (lang === 'la' || best < Math.max(least.score, words * least.known)) return undefined
  const family = kin.find(languages => languages.has(lang))
  const lead = best - (others.find(([other]) => !family?.has(other))?.[1] ?? 0)
  if (lead < Math.max(least.lead, best * least.leadShare) || others[0]?.[1] === best) return undefined
  return { lang, sure: 0.5 + ((lead / best) * (1 - Math.exp(-best / 6))) / 2 }
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Letters beyond a to z (or beyond what all Cyrillic alphabets share) that the words of a language are written with. */
const languageLetters: Readonly<Record<string, string>> = {
  de: 'äöüß',
  fr: 'àâæçéèêëîïôœùûÿ',
  es: 'áéíóúñ',
  it: 'àèéìòù',
  pt: 'áâãàçéêíóôõú',
  nl: 'ëïé',
  pl: 'ąćęłńóśźż',
  sv: 'åäö',
  da: 'æøå',
  nb: 'æøå',
  fi: 'äö',
  cs: 'áčďéěíňóřšťúůýž',
  tr: 'çğıöşü',
  ru: 'ёъыэщ',
  uk: 'ґєіїщ',
  bg: 'ъщ',
  sr: 'ђјљњћџ',
  be: 'ёіўыэ',
  hr: 'čćđšž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
  hu: 'áéíóöőúüű',
  ro: 'ăâîșşțţ',
  ca: 'àçéèíïóòúü',
  gl: 'áéíóúñ',
  is: 'áðéíóúýþæö',
  et: 'äõöü',
  lt: 'ąčęėįšųūž',
  lv: 'āčēģīķļņšūž',
  vi: 'ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  cy: 'ŵŷâêî',
  ga: 'áéíóú',
  eu: 'ñ',
}
