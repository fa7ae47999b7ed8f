/** First and last code point of a range and the ISO 15924 code of its script, in ascending order. */
const ranges: readonly (readonly [number, number, string])[] = [
  [0x0041, 0x024f, 'Latn'],
  [0x0370, 0x03ff, 'Grek'],
  [0x0400, 0x052f, 'Cyrl'],
  [0x0531, 0x058f, 'Armn'],
  [0x0591, 0x05ff, 'Hebr'],
  [0x0600, 0x06ff, 'Arab'],
  [0x0700, 0x074f, 'Syrc'],
  [0x0750, 0x077f, 'Arab'],
  [0x0780, 0x07bf, 'Thaa'],
  [0x08a0, 0x08ff, 'Arab'],
  [0x0900, 0x097f, 'Deva'],
  [0x0980, 0x09ff, 'Beng'],
  [0x0a00, 0x0a7f, 'Guru'],
  [0x0a80, 0x0aff, 'Gujr'],
  [0x0b00, 0x0b7f, 'Orya'],
  [0x0b80, 0x0bff, 'Taml'],
  [0x0c00, 0x0c7f, 'Telu'],
  [0x0c80, 0x0cff, 'Knda'],
  [0x0d00, 0x0d7f, 'Mlym'],
  [0x0d80, 0x0dff, 'Sinh'],
  [0x0e00, 0x0e7f, 'Thai'],
  [0x0e80, 0x0eff, 'Laoo'],
  [0x0f00, 0x0fff, 'Tibt'],
  [0x1000, 0x109f, 'Mymr'],
  [0x10a0, 0x10ff, 'Geor'],
  [0x1100, 0x11ff, 'Hang'],
  [0x1200, 0x139f, 'Ethi'],
  [0x1780, 0x17ff, 'Khmr'],
  [0x1c80, 0x1c8f, 'Cyrl'],
  [0x1e00, 0x1eff, 'Latn'],
  [0x1f00, 0x1fff, 'Grek'],
  [0x2de0, 0x2dff, 'Cyrl'],
  [0x2e80, 0x2fdf, 'Hani'],
  [0x3005, 0x3007, 'Hani'],
  [0x3041, 0x309f, 'Hira'],
  [0x30a0, 0x30ff, 'Kana'],
  [0x3100, 0x312f, 'Bopo'],
  [0x3131, 0x318f, 'Hang'],
  [0x31f0, 0x31ff, 'Kana'],
  [0x3400, 0x4dbf, 'Hani'],
  [0x4e00, 0x9fff, 'Hani'],
  [0xa640, 0xa69f, 'Cyrl'],
  [0xa8e0, 0xa8ff, 'Deva'],
  [0xa960, 0xa97f, 'Hang'],
  [0xac00, 0xd7ff, 'Hang'],
  [0xf900, 0xfaff, 'Hani'],
  [0xfb1d, 0xfb4f, 'Hebr'],
  [0xfb50, 0xfdff, 'Arab'],
  [0xfe70, 0xfefe, 'Arab'],
  [0xff66, 0xff9f, 'Kana'],
  [0x1f1e6, 0x1f1ff, 'Zsye'],
  [0x1f300, 0x1faff, 'Zsye'],
  [0x20000, 0x323af, 'Hani'],
]

/** The script of a code point by its block, `Zsye` for pictographs, `Zyyy` for what all scripts share. */
export function scriptOf(codePoint: number): string {
  if (codePoint < 0xd8) return isLatinLetter(codePoint) ? 'Latn' : 'Zyyy'
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const range = ranges[middle]
    if (range === undefined) break
    if (codePoint < range[0]) high = middle - 1
    else if (codePoint > range[1]) low = middle + 1
    else return range[2]
  }
  return 'Zyyy'
}

function isLatinLetter(codePoint: number): boolean {
  if (codePoint >= 0x80) return codePoint >= 0xc0 && codePoint !== 0xd7
  return (codePoint | 32) >= 0x61 && (codePoint | 32) <= 0x7a
}

/** The scripts of a text (ISO 15924 codes, without `Zyyy`), which decide what families can set it. */
export function scriptsIn(text: string): ReadonlySet<string> {
  const scripts = new Set<string>()
  let previous = 'Zyyy'
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    // Most text is Latin: one comparison a letter.
    if (unit < 0x80 && previous === 'Latn') continue
    const codePoint = unit >= 0xd800 && unit < 0xdc00 ? (text.codePointAt(index) ?? unit) : unit
    if (codePoint > 0xffff) index++
    const script = scriptOf(codePoint)
    if (script === 'Zyyy') continue
    scripts.add(script)
    previous = script
  }
  return scripts
}

/** Scripts whose letters join, or whose marks sit on several letters, and those that are set solid. */
const solidScripts: readonly string[] = [
  'Arab',
  'Syrc',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Thai',
  'Hani',
  'Hira',
  'Kana',
]

/** True for text that letter-spacing would tear: the space between its letters is part of the script. */
export function isSetSolid(text: string): boolean {
  const scripts = scriptsIn(text)
  return solidScripts.some(script => scripts.has(script))
}

/** Characters in the forms of mainland China that neither Japan nor Taiwan writes. */
const simplified =
  '这们说时对过还发经动现样实见问话电东车马鸟鱼龙门书买卖开关产业务员图团园为进运达远选边让认识语请谁读课谢议设计试记许论证词译红约级纪纯纳线练组细终结给络统继续维绿罗义习乡亲乐飞饭馆饮银钱铁错长间闻风顾预领题颜额显汉汤济灭热爱币师带帮应庆张归录总战户护报拥择换损杀杂权标树桥检欢岁毕汇简严兴赋头厅层际陆协单势环华阳阴队阶隐难雾脑轮辆辑输载较逻释针钟钢铃锁镇闭闪闹阅阔闲阵险陈'

/** Characters in the forms of Taiwan and Hong Kong that neither Japan nor mainland China writes. */
const traditional =
  '這裡們說沒發經對來國會學樣實點體號聲當黨區畫稱醫萬與餘雙參歸變邊關廣應總戰樂藝處價團圖兒齊龜勞嚴單圓壓壞壯壽專將寬寫寶屬廳廢彈徑從惡戲擊擔據擇斷晝曉權歡歲歷氣澤濟灣營爐爭獎獨獻產盡禮穩綠緣縣繩繪繼續聽臺舊莊虛蟲裝覺覽觀觸譯譽讓讀豐貓賣輕轉辭遲釋錢錄鐵險隨隱雜靈靜顏顯驗黃齒'

const simplifiedForms = new Set(simplified)
const traditionalForms = new Set(traditional)

/**
 * The language in whose forms the Han characters of a text are set: the same character looks different in Japan, Korea and
 * China. Kana and Hangul tell, and so do forms that only one country writes; otherwise it is the language around, `lang`.
 */
export function hanLanguage(text: string, lang: string): string {
  if (!/\p{Script=Han}/u.test(text)) return lang
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  let balance = 0
  for (const character of text) {
    if (simplifiedForms.has(character)) balance -= 1
    if (traditionalForms.has(character)) balance += 1
  }
  if (balance < 0) return 'zh-Hans'
  if (balance > 0) return /^(zh-(tw|hk|mo|hant)|yue)/i.test(lang) ? lang : 'zh-Hant'
  return lang
}
