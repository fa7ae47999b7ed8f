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
