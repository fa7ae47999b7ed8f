/** Traditional characters of briefs, each before its simplified form: the words of design, of documents and of everyday wishes. */
const pairs =
  '鏽锈標标題题藍蓝紅红綠绿黃黄頁页圖图體体號号電电話话價价內内訓训簡简報报級级點点螢萤筆笔動动畫画線线條条碼码時时間间場场門门單单雙双張张寬宽邊边顏颜純纯無无襯衬書书寫写飾饰後后' +
  '數数據据總总計计額额頭头開开關关區区塊块層层個个這这樣样風风華华貴贵優优復复舊旧現现傳传統统節节慶庆禮礼請请聖圣誕诞聯联絡络絕绝對对強强調调較较濃浓淺浅銀银銅铜鐵铁錢钱' +
  '嚴严肅肃專专業业產产質质細细緻致極极潔洁乾干淨净會会議议發发長长廣广東东車车見见親亲觀观覽览記记設设計计說说讀读課课證证詞词試试該该認认讓让較较轉转輕轻輪轮辦办過过運运' +
  '還还進进連连達达遠远適适選选邀邀鄉乡醫医釋释錄录鏡镜闊阔陽阳陰阴隊队際际雜杂雲云霧雾靜静項项順顺預预領领頻频風风飛飞養养餐餐館馆駐驻驗验魚鱼鳥鸟麗丽麥麦齊齐齒齿龍龙' +
  '粗粗樂乐橫横縱纵豎竖窗窗網网緊紧給给經经結结維维編编織织繪绘繁繁織织職职臺台與与舉举蘭兰術术裝装補补製制規规視视覺觉訂订評评詩诗誌志誠诚護护變变賣卖買买貨货購购費费資资' +
  '賞赏賽赛贈赠趨趋蹤踪軟软鄰邻鉛铅鋼钢鍵键鏈链鐘钟閃闪閉闭閱阅陳陈陸陆雕雕離离難难韓韩響响頂顶頓顿顧顾飯饭飲饮餘余騎骑驚惊髮发鬆松鮮鲜鹽盐黨党'

const forms: ReadonlyMap<string, string> = new Map(
  Array.from({ length: pairs.length / 2 }, (_, at) => [pairs[at * 2] ?? '', pairs[at * 2 + 1] ?? '']),
)

/** A text in simplified characters, letter for letter. */
export function toSimplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, letter => forms.get(letter) ?? letter)
}
