import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const japanese: () => Language = onDemand(() => ({
  lang: 'ja',
  ending: /$^/u,
  unspaced: true,
  rows: `
silver: 銀
slanted: 斜めに, 斜め, 傾けて, 少し斜め
at a glance: ひと目で, 一目で, ひとめで
each project on its own spread: 作品ごとに見開き, プロジェクトごとに見開き, 一作品一見開き, 作品ごとに一ページ
sparingly: 一点だけ, を一点だけ, 一点のみ, を一点, ワンポイントだけ, ワンポイントで, をワンポイント, 一箇所だけ, を一箇所だけ, 一か所だけ, を一か所だけ, 一カ所だけ, を一カ所だけ, ひとつだけ, をひとつだけ, 一滴だけ, を一滴
quiet: 目立たせない, 目立たせないで, 目立たないように, 目立たなく
young green: 若い緑
off white: 生成りの白
yellowed: 黄ばんだ
patterns: 和柄
years: 年
fog: 霧
timber: 木肌, 木肌色
white: 白い, 白く
black: 黒い, 黒く
red: 赤い, 赤く
blue: 青い, 青く
yellow: 黄色い, 黄色く
in a strip: 帯の中に, 帯の中
on a dark slide: 暗いスライドに, 暗いスライドで, 暗いページに, 暗いスライド, 黒いスライドに, 黒いページに
title: 店名, 屋号, 祭りの名前, 祭りの名, イベント名, 催しの名前, 大会名, 講座名
fills half: 半分を占める, 半分くらい
last line: 最後の一行, 最後の行, 最後の一文
near black: ほぼ黒, 黒に近い, 黒に近い色
thin line: 一本の線, 一本の細い線, 一本線
in a round badge: 丸いシールで, 丸いシール, 丸印, 丸いスタンプ
crossed out: 取り消し線
bigger than the rest: 他より大きく, ほかより大きく, 他よりも大きく, 他より目立つ, 他より強く
not too thin: 細すぎる文字は避けて, 細すぎない文字, 細すぎない, 細い文字は避けて, 細い字は避けて
beside: の横に, の横の, の横へ, の隣に, のとなりに, の脇に
as big as possible: できるだけ大きく, できる限り大きく, 可能な限り大きく, 最大に, スライドいっぱいに, 紙面いっぱいに, 画面いっぱいに
as bars: 棒グラフで, 棒グラフに
dashed frame: 点線の枠, 破線の枠
key figures: 重要指標, 主要指標, 主要な数字, 重要な数字
-: つ, ずっと
not <: したくない, したくないです, にはしたくない, にしたくない, にはしたくないです
-: 印象, 印象に, 印象には
cut line: 切り取り線
large: 大きめに, 大きめ
portrait: 縦型
landscape: 横型
wall timeline: 壁面年表, 壁に貼る年表, 横軸, 横の軸, 横長の年表
vertical line: 一本の縦線, 縦の線, 縦線, 表の縦線
coupon: クーポン
generous margins: 余白は広め, 余白広め
than <: より
-: ほしい, ください, お願いします, いいです, 感じ, 忘れず
few words: 文字少なめ, 文字は少なめ, 文字を少なく, テキスト少なめ
in the first page: 最初のページ
last page: 最後のページ, 最終ページ
prominent: 一番目立たせて, 一番目立つ, 最も目立つ
no colour: 色は使わないで, 色は使わない, 色なし, 色は不要
no <: 要りません, はいらない, 必要ありません, はやめてください, 消してください
grey: グレー
columns: 列
double lines: 二重線
corner of the page: 角に, 隅に
bold and: 太字で
-: を, は, の, で, が, も, へ, ね, よ, な, てください, でください, にしてください, してください, ください, 下さい, お願いします, おねがいします, です, ます, でお願いします, したい, にして, して, にしたい, ような, のような, っぽい, ぽい, っぽく, 感じ, 雰囲気, 風, 色は, 色, カラー, こと, もの, という, である, そして, それ, これ, 全体, 全体的に, 全体に, 使って, 使用, 白書, 面白い, 面白, 明白, 空白行, 結構です, 結構, すべて, 全部, けど, ので, 人が, ように, ほしい, 欲しい, 入れて, 一箇所, ポスター, 名刺, よう, ちゃんと, きちんと, くらい, ぐらい, ほど, まま
and: と, に, や, および, かつ, 及び
or: または, か
but: でも, ただし, しかし, だけど
on: の上に, の上
like <: みたいな, みたいに, を思わせる, のように, のような, 風の, 風に, っぽい, っぽく
instead of <: の代わりに, ではなく
only <: だけ, のみ, だけに
only: ただ一つ
nowhere else: 他には使わない, ほかには使わない, 他では使わない
each in its own colour: 色分け, 色分けして, それぞれの色, 別々の色, 色を変えて
no other colour: 他の色は使わない, ほかの色は使わない
no <: なし, 無し, なしで, はいりません, いりません, いらない, 不要, 不要です, は不要です, 禁止, やめて, はやめて, をやめて, 避けて, を避けて, は避けて, 避けてください, 抜き, 抜きで, はなしで, 使わない, 使わないで, を使わない, 入れない, 入れないで, 外して, を外して, 消して, 削除, 無用, NG, はng, ng, しない, しないで, はなし, がない, のない, 外してください, 入れないでください, 使わないでください, をなくして, なくして, 取って, を取って, は取って, 省いて, は省いて
no: 無
not <: じゃない, ではない, でない, にしない, すぎない, すぎず, 過ぎず, すぎないように
less: 少なめ, 減らして, 控えめ
more: もっと, もう少し, より
everything else: その他, 他は, ほかは, あとは, 残り
at most <: まで, 以内, 以下
-: 以上
as before: 前回と同じ, 前回と同じ感じ, 前と同じ, 前回同様, 前回のまま, いつもの
a bit: 少し, 少しだけ, ちょっと, やや, 少々, ほんの少し, ほんのり
very: とても, かなり, 非常に, すごく, たっぷり, 思い切り
one: 一つ, 一
two: 二, 二つ
three: 三, 三つ
four: 四
page: ページ, 枚, 頁
one page: 片面のみ, 片面, 一枚, 一ページ, 1枚, 一頁
two pages: 二枚, 二ページ, 2ページ
headings: 見出し, タイトル, 題名, 表題, 題字
subheadings: 小見出し, サブタイトル, 副題
text: 本文, 文字, テキスト, 文章
type: 書体, フォント, 字体
font size: 文字サイズ, 級数
background: 背景, 地, 下地, 地色
white background: 白地
paper: 紙, 用紙
washi paper: 和紙
accent: アクセント, 差し色, 差色, アクセントカラー
buttons: ボタン
margins: マージン, 欄外
corners: 角, 四隅
rounded corners: 角丸, 角を丸く, 角は丸く, 丸い角
sharp corners: 四角いボタン, 角ばった, 角張った, 直角, 角丸なし
lines: 線, 罫線, ライン
border: 枠, フレーム, 枠線
tints: 網掛け
shadows: 影, ドロップシャドウ, シャドウ
gradients: グラデーション, グラデ
pattern: 模様, 柄, パターン
ornaments: 飾り, 装飾, あしらい
crest: 紋
hearts: ハート
flowers: 花
stars: 星
icons: アイコン
emoji: 絵文字
photos: 写真, 画像, 顔写真, 写真素材
illustrations: イラスト, 挿絵
logo: ロゴ
header: ヘッダー
footer: フッター
page numbers: ページ番号, ノンブル, ページ数, 頁番号, 頁数, ページ番号を入れて
table of contents: 目次
cover: 表紙
with a cover: 表紙つき, 表紙付き, 表紙あり, 表紙をつけて, 表紙を付けて
columns: 段組, 段組み
two columns: 二段組, 2段組, 二段組み, 2段
one column: 一段組, 1段
tables: 表
band: 帯
prices: 値段, 価格, 料金
total: 合計, 総額
amount: 金額
name: 名前, 氏名, 社名
job title: 肩書き, 肩書
dates: 日程
date: 日付, 日時
place: 会場
time: 時間
signature: 署名
seal: 印鑑, 印, 判子
address: 住所
phone number: 電話番号, 電話
figures: 数字, 番号
charts: グラフ, チャート
grid: グリッド
big: 大きく, 大きい, 大きな, 大きめ, 大きめに
bigger: もっと大きく, もう少し大きく, 拡大, 大きくして
huge: 巨大, 特大, どーんと
small: 小さく, 小さい, 小さな, 小さめ, 小さめに
smaller: もう少し小さく, もっと小さく, 縮小, 小さくして
legible: 読みやすく, 読みやすい, 見やすく, 見やすい, 見やすいように, はっきり, 読み易く, 読みやすさ, 可読性, 判読しやすく
boldface: 太字, 太く, 太い, 太め, ボールド
italic: 斜体, イタリック
thin: 細い, 細く, 細め, 細字, 極細, 細い線の
wide: 広い, 広く
narrow: 狭い, 狭く
serif: セリフ体
sans serif: ゴシック, ゴシック体, サンセリフ
rounded sans: 丸ゴシック
handwritten type: 手書きの文字, 手書き文字, 手書き風の文字, 手書き風文字, 手描き文字
handwritten: 手書き, 手書き風, 手描き
tategaki: 縦書き, 縦組み, 縦組
-: 横書き, 横組み, 横組
centred: 中央, 中央揃え, センター, 真ん中
left aligned: 左揃え, 左寄せ
right aligned: 右揃え, 右寄せ
on the right: 右
left: 左
top right: 右上
bottom right: 右下
bottom left: 左下
top left: 左上
top: 上部, 上に, 一番上, 上の方に
bottom: 下部, は下, 下, 下に, 一番下, 下の方に
kanji numerals: 漢数字
landscape: 横向き, 横長, 横, 横置き
portrait: 縦向き, 縦長, 縦, 縦置き
patterns: 和柄, 和文様
white space: 余白たっぷり, 余白を広く, 余白, 余白多め, 余白を多め, ゆったり, 余白をたっぷり, 余白を広め
compact: コンパクト, ぎっしり
high contrast: 高コントラスト, コントラスト強め, コントラスト, コントラストを強く, コントラスト高め, くっきり
black and white: 白黒, モノクロ, 黒白
only <: 一色, 一色で
monochrome: 単色, 一色刷り
two colours: 二色, 2色, 二色刷り
colourful: カラフル, 派手, 派手な, 派手に, 鮮やか
muted: くすみ, くすんだ, 落ち着いた色, くすみカラー, 淡い色, 渋い色, 落ち着いた色味, 落ち着いた色合い, グレイッシュ
pastel: パステル, パステルカラー
dark mode: ダークモード
dark: 暗い, 暗く, 濃い, ダーク, 濃い色
light: 明るい, 明るく, 淡い
pale: 薄い
black: 黒
white: 白
red: 赤
navy: 紺, 紺色, ネイビー, 濃紺
indigo: 藍色
night: 夜
indigo: 藍
vermilion: 朱, 朱色
crimson: 真紅
grey: 灰
green: 緑
blue: 青
leaf green: 若草色
black ink: 墨
ink black: 墨色
unbleached: 生成り
sage green: 抹茶色, 抹茶
bright red: 提灯の赤
slate: 濡れた石, 濡れた石の色
teal: 青緑
warm: 温かい, 暖かい, 暖かみ, あたたかい, 温かみ, 温かみのある, 暖色
cool: 寒色, 涼しげ, 涼しい, クール, クールに
fresh: さわやか, 爽やか, 清涼
natural: ナチュラル, 自然, 自然な
clear: すっきり, わかりやすく, わかりやすい, 明快
modern: モダン, 現代的, 今風, 今っぽく, 若々しい, 現代風, トレンド
classic: クラシック, 古典的
traditional: 伝統的, 和風, 和
japandi: 和モダン
elegant: 上品, 上品な, 上品に, 優雅, エレガント, 品よく, 洗練, 洗練された, おしゃれ, お洒落, きれいめ, 凛とした, 気品, 品のある, 大人っぽい, 大人っぽく
luxurious: 高級, 高級感, 豪華, 高級な, ラグジュアリー, プレミアム, ゴージャス
serious: 真面目, まじめ, 堅い, 堅さ, 誠実, 信頼感
formal: フォーマル, 公式, 格式
professional: プロ, ビジネス, ビジネスライク, ビジネス向け
sober: 落ち着いた, 落ち着き, 渋い, 渋め, 控えめな, 硬め, お堅い, おとなしめ, 地味, 地味め
simple: シンプル, シンプルに, シンプルな, 簡素, 簡潔
minimal: ミニマル, ミニマルに, 最小限, 必要最小限, 無駄のない, そぎ落とした
clean: 清潔, 清潔感, きれい, きれいな, きれいに, 整った, すっきりした, すっきりと
calm: 静か, 静かな, 穏やか, 穏やかな, 落ち着く, 落ち着いて, 静寂, 癒し, ゆったりした
soft: 柔らかい, やわらかい, 柔らかく, やわらか, やさしい, 優しい, 優しく, やさしく, ふんわり
romantic: ロマンチック
playful: かわいい, 可愛い, 遊び心, 楽しい, 楽しげ, ポップ, ポップに, ポップな, 楽しく, 愉快, 面白く, ユーモア, キュート, にぎやか, 賑やか, わくわく
cheerful: 明るい雰囲気, 元気, 明るく楽しい, 元気な, はつらつ, 陽気
friendly: 親しみやすい, 親しみ, 親しみやすく, フレンドリー, 気さく, カジュアル, 親近感
kids: 子ども, 子供, 子ども向け, 子ども向けに, キッズ, 幼児向け
festive: お祭り, 祝祭, 夏祭り
powerful: 力強い, 力強く, 迫力
striking: 目立つ, 目立たせ, 目を引く, インパクト, 印象的, インパクトのある
technical: 技術的
scientific: 学術的, 科学的
academic: 論文
retro: レトロ, 昭和
vintage: ヴィンテージ, アンティーク
handmade: 手作り, 手づくり, クラフト
editorial: 雑誌風, 雑誌, 文庫本
in japanese: 日本語で
pt: ポイント, ポ
cm: センチ
mm: ミリ
print friendly: 印刷向け, インク節約
darker: もっと暗く, 濃く
lighter: もっと明るく, 淡く
keep everything else: 他はそのまま, ほかはそのまま, あとはそのまま, 残りはそのまま, その他はそのまま, 他は変えない, 他は変えないで, それ以外はそのまま
fit on one page: 一枚に収める, 一枚に収めて, 1枚に収める, 1枚に収めて, 一ページに収める, 一ページに収めて, 1ページに収めて, 1ページに収める, 一枚に収まる, 1枚に収まる
big letters: 高齢者, お年寄り, シニア, 老眼
read from: 遠くから, 遠目
prominent: 目立たせて, 目立つように, 目立つよう, 強調, 強調して, 引き立てて, 際立たせて, 大きく目立つ, 一目でわかる
no frills: 余計な装飾なし, 余計な飾りなし, 余計な装飾はなし, 余計なものなし, ごてごてしない, 飾り気なく
not too crowded: ごちゃごちゃしない, ごちゃごちゃせず, ごちゃごちゃしないで, 詰め込みすぎない, 詰め込まない
drop caps: ドロップキャップ
typewriter: タイプライター風, タイプライター風の文字, タイプライターの文字, タイプライター体, タイプライター
earth tones: アースカラー, 土の色合い, 大地の色
quotes: 引用, 引用文
captions: キャプション, 写真説明
footnotes: 脚注, 注釈
labels: ラベル
small print: 注意書き, 但し書き
table heads: 表の見出し, 表頭
striped tables: 縞模様, 縞, 一行おき, ゼブラ
dishes: 料理, 料理名, メニュー名
opening hours: 営業時間
title: メインタイトル
sepia: 黄ばんだ紙, 黄ばんだ, 古い紙, セピア, 色あせた紙
newspaper: 昔の新聞風, 新聞風, 新聞, 昔の新聞
three columns: 三段組, 3段組, 三段, 3段
justified: 両端揃え, 均等割付, 両端を揃えて
round: 丸く, 丸い, 丸め, 丸みのある, 丸みを帯びた
rounded type: 丸い文字, 丸い書体, 丸文字, 丸みのある書体, 丸みのある文字, ころんとした文字
edgy: とがった, 尖った, 攻めた, 大胆, 大胆に, 挑発的, パンク
futuristic: 未来的, 近未来, 近未来的, サイバー
neon: ネオン, 蛍光, 蛍光色
cosy: ほっこり, ほっとする, 温もり, ぬくもり, アットホーム, くつろぎ
refined: 繊細な上品さ
trustworthy: 堅実, 安心感, 信頼できる, 信頼感のある
restrained: 控えめに, さりげなく, さりげない, 主張しすぎない, 目立たない
lively: いきいき, 活気, 躍動感, 生き生き
dynamic: ダイナミック, 動きのある
dramatic: ドラマチック, 神秘的, ミステリアス, 幻想的
industrial: 無骨, 無骨な, インダストリアル
rustic: 素朴, 素朴な, 田舎風
nordic: 北欧, 北欧風, 北欧っぽく
christmas: クリスマス
autumn: 秋らしい, 秋っぽい, 秋色
little stars: 星柄
foliage: 葉っぱ, 植物
confetti: 紙吹雪, 風船
stripes: ストライプ, 縞柄, ボーダー柄
chequered: チェック柄, 市松, 市松模様
dots: 水玉, ドット, 水玉模様
dotted lines: 点線
dashed lines: 破線
leading: 行間
loose leading: 行間を広く, 行間広め, 行間を広め, 行間を広めに, 行間は広く, 行間はゆったり, 行間ゆったり, 行間を空けて, 行間は広め, 行間は広めに, 行間ひろめ, 行間はひろめに, 行間をあけて, 行間をゆったり
letter spacing: 字間, 文字間
paragraph indents: 字下げ, 段落下げ
underlined: 下線, アンダーライン
heavy: 極太, 極太の
mustard: からし色, 辛子色, 芥子色, マスタード
gold: ゴールド
silver: シルバー
ivory: アイボリー
brown: ブラウン, こげ茶
pink: 桃色
purple: パープル
yellow: イエロー
light blue: 水色
sky blue: 空色, スカイブルー
bottle green: 深緑, 深い緑
forest green: 森の緑
olive: オリーブ
emerald: エメラルド
turquoise: ターコイズ
burgundy: えんじ, 臙脂, ワインレッド, ボルドー
brick: レンガ色, 煉瓦色
terracotta: テラコッタ
charcoal: チャコール
saturated: 鮮やかな, 鮮やかに, ビビッド, はっきりした色
on the right: 右側, 右側に, 右に
on the left: 左側, 左側に, 左に
in the middle: 下中央, 真ん中に, 中央に
gold: 金の, 金で
silver: 銀の
big headings: 大見出し
before: の前に, より前, の前
sheets: 枚
zebra rows: 一行おき, 縞模様の行
qr code: qrコード
primary colours: 三原色, 原色
childish: 子供っぽい, 幼稚
playful: 遊び心, 楽しい, かわいい, ポップ, ゆかいな
relaxed: ゆるい, ゆるく, のんびり
garish: 派手すぎ, けばけばしい, どぎつい
wisteria: 藤色, 藤
folded: 二つ折り, 三つ折り
cluttered: ゴチャゴチャ, ごちゃごちゃ
wider margins: 余白を広く, 余白広め
narrower margins: 余白を狭く, 余白狭め
lots of air: 余白をたっぷり取って, 余白をたっぷりとって, 余白をたっぷり取る, 余白をたっぷりとる, 余白たっぷり, 余白多め, ゆったり
large print: 遠くから見える, 大きな文字, 文字を大きく, お年寄り
readable: 読みやすい, 読みやすく, 見やすい, 見やすく
prominent: 目立つ, 目立たせて, 目立つように, 強調
hand made: 手作り, 手作り感
drawing: 手描き
kanji numerals: 漢数字
top: 上のほう, 上部
square: 正方形
total: 合計金額, 合計
gloomy: 暗い雰囲気
60s: 60年代, 六十年代
80s: 80年代
90s: 90年代
`,
}))
