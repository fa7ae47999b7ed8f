import type { Language } from './language.ts'

export const japanese: Language = {
  lang: 'ja',
  ending: /$^/u,
  unspaced: true,
  rows: `
no colour: 色は使わないで, 色は使わない, 色なし, 色は不要
no <: 要りません, はいらない, 必要ありません, はやめてください, 消してください
grey: グレー
columns: 列
double lines: 二重線
corner of the page: 角に, 隅に
bold and: 太字で
-: を, は, の, で, が, も, へ, ね, よ, な, てください, でください, にしてください, してください, ください, 下さい, お願いします, おねがいします, です, ます, でお願いします, したい, にして, して, にしたい, ような, のような, っぽい, ぽい, っぽく, 感じ, 雰囲気, 風, 色は, 色, カラー, こと, もの, という, である, そして, それ, これ, 全体, 全体的に, 全体に, 使って, 使用, 白書, 面白い, 面白, 明白, 空白行, 結構です, 結構, すべて, 全部, けど, ので, 人が, ように, ほしい, 欲しい, 入れて, 場所, 一箇所, ポスター, 名刺, よう, ちゃんと, きちんと, くらい, ぐらい, ほど, まま
and: と, に, や, および, かつ, 及び
or: または, か
but: でも, ただし, しかし, だけど
on: の上に, の上
like: みたいな, みたいに, を思わせる
instead of <: の代わりに, ではなく
only <: だけ, のみ, だけに
only: ただ一つ
no <: なし, 無し, なしで, はいりません, いりません, いらない, 不要, 不要です, は不要です, 禁止, やめて, はやめて, をやめて, 避けて, を避けて, は避けて, 避けてください, 抜き, 抜きで, はなしで, 使わない, 使わないで, を使わない, 入れない, 入れないで, 外して, を外して, 消して, 削除, 無用, NG, はng, ng, しない, しないで, はなし, がない, のない
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
one page: 一枚, 一ページ, 1枚, 一頁
two pages: 二枚, 二ページ
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
rounded corners: 角丸
lines: 線, 罫線, ライン
border: 枠, 囲み, フレーム, 枠線
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
page numbers: ページ番号, ノンブル
table of contents: 目次
cover: 表紙
columns: 段組, 段組み
two columns: 二段組, 2段組, 二段組み, 2段
single column: 一段組, 1段
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
bigger: もっと大きく, もう少し大きく, より大きく
huge: 巨大, 特大, どーんと
small: 小さく, 小さい, 小さな, 小さめ, 小さめに
smaller: もう少し小さく, もっと小さく, より小さく
legible: 読みやすく, 読みやすい, 見やすく, 見やすい, 見やすいように, はっきり
bold: 太字, 太く, 太い, 太め, ボールド
italic: 斜体, イタリック
thin: 細い, 細く, 細め
wide: 広い, 広く
narrow: 狭い, 狭く
serif: 明朝, 明朝体, セリフ体
sans serif: ゴシック, ゴシック体, サンセリフ
rounded sans: 丸ゴシック
handwritten: 手書き, 手書き風, 手描き
brush script: 筆文字, 毛筆
tategaki: 縦書き, 縦組み, 縦組
-: 横書き, 横組み, 横組
centred: 中央, 中央揃え, センター, 真ん中
left aligned: 左揃え, 左寄せ
right aligned: 右揃え, 右寄せ
right side: 右
left: 左
top right: 右上
bottom right: 右下
bottom left: 左下
top left: 左上
top: 上部
bottom: 下部, は下, 下
kanji numerals: 漢数字
landscape: 横向き, 横長, 横, 横置き
portrait: 縦向き, 縦長, 縦, 縦置き
white space: 余白たっぷり, 余白を広く, 余白, 余白多め, 余白を多め, ゆったり, 余白をたっぷり, 余白を広め
compact: コンパクト, ぎっしり
high contrast: 高コントラスト, コントラスト強め
black and white: 白黒, モノクロ, 黒白
only <: 一色, 一色で
monochrome: 単色, 一色刷り
two colours: 二色, 2色, 二色刷り
colourful: カラフル, 派手, 派手な, 派手に, 鮮やか
muted: くすみ, くすんだ, 落ち着いた色, くすみカラー
pastel: パステル, パステルカラー
dark mode: ダークモード
dark: 暗い, 暗く, 濃い, ダーク
light: 明るい, 明るく, 薄い, 淡い
black: 黒
white: 白
red: 赤
navy: 紺, 紺色
night: 夜
indigo: 藍
crimson: 朱
grey: 灰
green: 緑
blue: 青
leaf green: 若草色
ink black: 墨, 墨色
unbleached: 生成り
sage green: 抹茶色, 抹茶
bright red: 提灯の赤
slate: 濡れた石, 濡れた石の色
teal: 青緑
warm: 温かい, 暖かい, 暖かみ, あたたかい, 温かみ, 温かみのある, 暖色
cool: 寒色, 涼しげ, 涼しい
fresh: さわやか, 爽やか, 清涼
natural: ナチュラル, 自然, 自然な
clear: すっきり, わかりやすく, わかりやすい, 明快
modern: モダン, 現代的
classic: クラシック, 古典的
traditional: 伝統的, 和風, 和
japandi: 和モダン
elegant: 上品, 上品な, 上品に, 優雅, エレガント, 品よく
luxurious: 高級, 高級感, 豪華
serious: 真面目, まじめ, 堅い, 堅さ, 誠実, 信頼感
formal: フォーマル, 公式, 格式
professional: プロ, ビジネス
sober: 落ち着いた, 落ち着き, 渋い, 渋め, 控えめな
simple: シンプル, シンプルに, シンプルな, 簡素, 簡潔
minimal: ミニマル, ミニマルに
clean: 清潔, 清潔感, きれい
calm: 静か, 静かな, 穏やか, 穏やかな, 落ち着く
soft: 柔らかい, やわらかい, 柔らかく, やわらか
romantic: ロマンチック
cute: かわいい, 可愛い
playful: 遊び心, 楽しい, 楽しげ
cheerful: 明るい雰囲気, 元気
friendly: 親しみやすい, 親しみ, 親しみやすく, フレンドリー
kids: 子ども, 子供, 子ども向け
festive: お祭り, 祝祭, 夏祭り
powerful: 力強い, 力強く, 迫力
striking: 目立つ, 目立たせ, 目を引く, インパクト
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
`,
}
