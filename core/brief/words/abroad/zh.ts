import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const chinese: () => Language = onDemand(() => ({
  lang: 'zh',
  ending: /$^/u,
  unspaced: true,
  rows: `
at a glance: 一目了然, 一眼看到, 一眼就能看到
each project on its own spread: 每个项目一个跨页, 每个项目单独一页, 每个作品一个跨页, 每个项目独占一页
black ink: 墨
bamboo green: 竹青, 竹青色, 竹绿, 竹绿色
face value: 面值
grey blue: 雨青色, 雨青, 雨过天青
copper: 旧铜色, 旧铜
off white: 宣纸白, 宣纸色
yellowed: 泛黄, 泛黄的
a touch: 一点, 一点点, 一抹
fog: 雾
brown: 褐, 褐色
almost black: 近乎黑, 近乎黑色, 接近黑色
in a strip: 条里, 横条里, 色条里, 条带里, 色带里, 带子里
fills half: 占半张, 占一半, 占半页, 占半版, 占半个版面
hull red: 船漆红
old wood: 旧木头, 老木头
wall timeline: 墙面时间轴, 墙上的时间轴, 横轴, 水平轴, 横向时间轴, 水平时间轴
vertical line: 一条竖线, 竖线, 竖直的线, 垂直线
on a dark slide: 一页可以暗下来, 那一页可以暗下来, 一页暗下来, 可以暗下来, 暗下来, 可以暗一点, 一页暗一些, 一页要暗, 深色页, 暗色页, 深色的一页, 放在黑色的一页, 放在深色的一页, 在黑色的一页, 在深色的一页, 放在一张深色的幻灯片上, 深色背景的一页
bold sans: 粗黑体
rounded letters: 圆一点的粗黑体, 圆一点的黑体, 圆体, 圆体字, 圆润的黑体
brick: 砖红, 砖红色
title: 店名, 商店名, 活动名, 活动名称, 活動名稱, 节日名称, 音乐会名称, 展览名称, 课程名称, 剧名, 劇名, 戏名, 戲名, 片名, 书名, 書名, 曲名, 节目名, 節目名
fills half: 占一半, 占满一半, 占半页
quotes: 引语, 那句引语
last line: 最后那句, 最后一句, 最后一行
near black: 近乎黑色, 接近黑色, 近黑色
monospaced: 等宽字, 等宽, 等宽字体, 等宽的字
rust: 铁锈橘, 铁锈橙, 铁锈色, 铁锈红, 锈橘
-: 小票的样子, 小票
in a round badge: 做成圆章, 做成一个圆章, 圆章, 圆形印章, 圆形贴纸
prominent: 单独做成
crossed out: 划掉, 打叉
bigger than the rest: 比其他的大, 比其他大, 比别的大, 比其他更大, 比其他更醒目, 比其他突出
no: 不要用, 别用, 不要使用
not too: 不要用太, 别用太, 不要使用太
in the strongest colour: 用最强的颜色
as big as possible: 尽可能大, 尽量大, 越大越好, 最大, 占满整页, 占满整个屏幕, 占满屏幕, 占满全屏, 占满整张, 铺满
as bars: 用柱状图, 做成柱状图, 用条形图
dashed frame: 虚线框, 虚线边框
than: 比
-: 还, 还要, 更, 要, 都
key figures: 关键指标, 关键数据, 重要数据, 核心数据
like <: 那样, 那种感觉, 风格, 那种
at most 20 pages: 二十页内, 二十页以内
visible: 找得到
remove <: 删掉, 去掉, 删除
last page: 最后一页, 末页, 尾页
first page: 第一页, 首页
zebra rows: 隔行, 隔行变色, 斑马纹, 隔行浅灰
qr code: 二维码
key figures: 重点数字, 关键数字
not too garish: 不要太艳, 别太艳, 不要太花, 别太花
not childish: 别太幼稚, 不要太幼稚, 不幼稚
like apple: 苹果发布会, 像苹果, 苹果风格, 像苹果发布会
no <: 换成, 改成, 改为, 换为
keep everything else: 其他别动, 其余不变, 其他不变, 别的不变, 其他保持不变, 其余保持不变, 其它保持不变, 其他都不动, 其他不动, 其余不动, 别的别动, 其他照旧, 其余照旧, 其他不要动, 其他不要改
round corners: 圆圆的, 圆圆
brick: 砖红, 砖红色
top: 最上面, 上面
bottom: 最下面, 下面
corner of the page: 角落
remove: 去掉, 删掉, 删除, 移除, 拿掉, 取消
not too: 太
-: 的, 了, 请, 用, 要, 把, 是, 在, 就行, 就好, 即可, 来, 配, 做, 成, 为, 给, 让, 使用, 采用, 一下, 感觉, 感, 风格, 风, 式, 色调, 调, 颜色, 色彩, 点缀就行, 整体, 上, 中, 里, 放, 写, 吧, 呢, 看, 也, 很多, 一个, 一张, 那种, 这种, 这次, 白皮书, 明白, 空白页, 希望, 可以, 需要, 设计, 有, 整页, 就, 都, 又, 名片, 海报, 菜单, 公司, 显得, 尽量, 而, 即, 使, 文件
and: 和, 加, 与, 跟, 以及, 及
or: 或, 或者
but: 但, 但是, 不过, 可是
on: 在上面
like: 像, 如同, 好像
instead of: 而不是, 代替
only: 只, 只用, 仅, 只要, 只有, 只留, 仅用, 仅仅
nowhere else: 其他地方不用, 别处不用, 其他地方不要
each in its own colour: 各自的颜色, 不同颜色, 不同的颜色, 各用一种颜色, 颜色区分, 用颜色区分, 不同顏色
no other colour: 不要其他颜色, 不用其他颜色
no: 不要, 不用, 别用, 没有, 无, 不需要, 避免, 切勿, 禁止, 别, 不带, 拒绝, 勿, 也不要, 不加, 别加, 不放, 不要有, 不出现, 不含, 杜绝, 不要花哨的, 不要花里胡哨的, 别用花哨的, 不用花哨的
not: 不, 不是, 别太像
not too: 不要太, 别太, 不太, 不必太, 不过分
less: 少点, 少一点, 少些, 少, 更少
more: 更, 多, 多一点, 更多, 多些
everything else: 其余, 其他, 其它, 剩下
at most: 不超过, 最多, 不多于, 以内
-: 至少, 不少于
as before: 跟上次一样, 和上次一样, 同上次, 与上次相同, 像上次一样, 照旧
a bit: 一点, 稍微, 略, 一些, 有点, 略微, 一点点, 稍
very: 很, 非常, 特别, 十分, 大量
extremely: 极其, 超级, 极
one: 一
two: 两, 二
three: 三
four: 四
page: 页
one page: 单面, 單面, 一页, 一页纸, 单页, 一张纸
headings: 标题, 题目
subheadings: 副标题, 小标题
text: 正文, 文字, 文本, 内文
type: 字体, 字型, 字
font size: 字号
background: 背景, 底, 底色
paper: 纸, 纸张
accent: 点缀, 强调色, 主色, 主色调, 品牌色
buttons: 按钮
margins: 页边距, 边距
corners: 角, 边角
rounded corners: 圆角
sharp corners: 直角, 直角按钮, 方形按钮, 直角按鈕, 方形按鈕
lines: 线, 线条, 横线, 分割线
lines: 只留横线
border: 边框, 框, 外框, 描边
shadows: 阴影, 投影
gradients: 渐变, 渐变色
pattern: 图案, 花纹, 底纹, 纹理, 质感
glass: 玻璃质感, 玻璃
cloud pattern: 祥云图案, 祥云
ornaments: 装饰, 花边, 点缀物, 装饰物
hearts: 爱心, 心形
flowers: 花, 花朵
little stars: 星星
icons: 图标
emoji: 表情
photos: 照片, 图片, 相片, 插图照片, 图
illustrations: 插图, 插画
logo: logo, 标志, 徽标
header: 页眉
footer: 页脚
page numbers: 页码
table of contents: 目录
cover: 封面
columns: 栏, 分栏
two columns: 两栏, 双栏
one column: 单栏
three columns: 三栏
tables: 表格
prices: 价格, 价钱
total: 总计, 合计, 总额
amount: 金额
name: 姓名
names: 名字
date: 日期
place: 地点
time: 时间
signature: 签名
seal: 印章
address: 地址
phone number: 电话, 手机, 电话号码
figures: 数字, 号码
charts: 图表
grid: 网格
big: 大, 大号, 大字, 放大
bigger: 更大, 大一点, 大一号, 放大一点, 大一些, 再大一点, 更大一点, 加大, 大些
huge: 巨大, 超大, 特大
small: 小, 小号, 缩小
smaller: 更小, 小一点, 小一号, 缩小一点, 小一些, 再小一点, 小些
legible: 清楚, 易读, 清晰, 写清楚, 看清楚, 易读性, 好读, 容易看清, 一眼看清, 看得清, 清楚易读, 便于阅读
boldface: 加粗, 粗体, 粗, 粗一点
italic: 斜体
thin: 细, 细线, 细长
wide: 宽, 宽一些, 宽一点
narrow: 窄, 窄一点, 窄一些
serif: 衬线, 衬线体
sans serif: 黑体, 无衬线, 无衬线体, 非衬线, 无衬线字体, 等线
rounded sans: 圆体
handwritten: 手写, 手写体, 手写感
tategaki: 竖排
centred: 居中, 中间
left aligned: 左对齐
right aligned: 右对齐, 居右, 右对齐排
justified: 两端对齐
left: 左, 左边
on the right: 右, 右边
top: 顶部, 上方, 最上方, 放在最上面, 顶端
bottom: 底部, 下方, 最下方, 底端
at the back: 背面, 反面
landscape: 横版, 横向, 横排
portrait: 竖版, 竖向, 纵向
white space: 留白, 留白多, 多留白, 空白, 大量留白, 余白
compact: 紧凑
crowded: 拥挤
high contrast: 高对比, 高对比度, 对比强烈, 对比度高, 对比强, 对比度强, 强对比, 对比度
black and white: 黑白, 白底黑字
single accent: 一种颜色
monochrome: 单色
two colours: 双色, 两种颜色, 两色
colourful: 彩色, 鲜艳, 五颜六色, 花哨
muted: 低饱和, 灰调, 柔和色, 灰色调, 莫兰迪, 莫兰迪色, 低饱和度, 素色
pastel: 马卡龙, 粉彩, 柔和的颜色
warm: 暖色调, 温暖, 暖色, 温馨, 暖
cool: 冷色调, 冷色, 高冷, 冷静
dark mode: 深色模式, 暗黑模式
dark: 深色, 深, 暗色, 暗
light: 浅色, 浅, 淡, 亮色, 淡色
dark background: 深色背景, 暗色背景
light background: 浅色背景
dark blue: 深蓝, 深蓝色
dark green: 墨绿, 深绿
light grey: 浅灰, 浅灰色
light grey background: 浅灰底
chilli red: 辣椒红
bright red: 大红
vermilion: 朱红, 朱红色, 朱砂
off white: 米白, 米白色
neon green: 荧光绿
ivory: 牙黄, 象牙黄
charcoal: 炭灰, 碳灰
orange: 橘, 橙
black: 黑, 黑色
white: 白, 白色
blue: 蓝, 蓝色
red: 红色
green: 绿, 绿色
gold: 金, 金色
fresh: 清新, 清爽, 清爽一点
natural: 自然, 自然风, 环保, 有机, 森系
clear: 清晰明了, 一目了然
modern: 现代, 现代感, 时尚, 时髦, 新潮, 潮流, 年轻, 年轻化, 现代简约, 当代
classic: 经典, 古典
traditional: 传统, 中式, 国风, 古风
old fashioned: 老气, 土
elegant: 优雅, 雅致, 典雅, 精致, 优雅大方, 高雅, 气质, 大方, 有格调, 格调, 文艺, 雅致一点
luxurious: 奢华, 高级, 高端, 豪华, 奢侈, 尊贵, 高级感, 轻奢, 质感高级, 高档
serious: 严肃, 稳重, 正经, 严谨, 庄严, 认真
formal: 正式, 庄重
professional: 专业, 商务, 专业感, 商务感, 职业
sober: 朴素, 低调, 素雅, 沉稳大气, 内敛, 含蓄, 素净, 朴实无华
simple: 简单, 简洁, 简约, 朴实
minimal: 极简, 极简主义, 极简风, 简约风, 性冷淡
clean: 干净, 干净一点, 整洁, 清爽干净, 利落, 干净利落, 整齐
calm: 安静, 平静, 宁静, 沉稳, 静谧, 禅意, 淡雅, 平和, 恬静
soft: 柔和, 柔软, 柔美, 温柔, 柔和一点
romantic: 浪漫
playful: 可爱, 活泼, 俏皮, 有趣, 童趣, 好玩, 幽默, 萌萌的, 调皮, 卡通, 趣味
cheerful: 欢快, 喜气, 欢乐, 开心, 阳光, 明快, 快乐, 喜庆热闹
friendly: 亲切, 友好, 亲和, 亲和力, 平易近人, 有人情味
festive: 喜庆, 节日, 热闹
kids: 儿童, 孩子, 儿童风, 小朋友, 幼儿, 适合儿童
powerful: 有力, 大气
striking: 抢眼, 突出, 重点突出, 有冲击力, 冲击力, 视觉冲击, 吸引眼球, 夺目
technical: 技术
tech: 科技, 科技感
scientific: 科学
academic: 学术
retro: 复古, 怀旧
handmade: 手工
12pt: 小四
in chinese: 中文
pt: 磅, 点
cm: 厘米
mm: 毫米
darker: 更深, 深一点, 再深一点, 深一些, 再深, 暗一点
lighter: 更浅, 浅一点, 再浅一点, 浅一些, 淡一点, 亮一点
print friendly: 省墨, 适合打印
no fancy: 不要花哨的, 别用花哨的, 不要花里胡哨的
no frills: 不要花里胡哨, 别花里胡哨, 不花哨, 不要花哨, 不要多余装饰, 不要多余的装饰, 无多余装饰, 不要花花绿绿, 不要乱七八糟
fit on one page: 一页放得下, 放得下一页, 一页之内, 一页以内, 控制在一页, 一页内, 只要一页, 一页搞定, 排在一页, 放在一页
at most two pages: 最多两页, 不超过两页, 两页以内
big letters: 老年人, 老人, 适合老年人, 适合老年人阅读, 给老人看, 长辈
read from: 远处, 远看, 从远处
prominent: 要醒目, 显眼, 突出显示, 强调, 放在显眼位置, 一眼看到, 显著, 重点标出
not too crowded: 不要太挤, 别太挤, 不拥挤, 不要太满, 别太满
drop caps: 首字下沉
quotes: 引文, 引用, 引言
captions: 图注, 图片说明, 说明文字
footnotes: 脚注, 注释, 注脚
labels: 标签
small print: 小字说明, 免责声明
table heads: 表头
striped tables: 表格隔行变色, 隔行变色, 斑马纹, 隔行底色
dishes: 菜名, 菜品
opening hours: 营业时间
title: 主标题
sepia: 泛黄的纸, 泛黄, 旧纸, 旧纸张, 做旧
newspaper: 老报纸风格, 报纸, 老报纸, 报纸风格, 旧报纸
vertical text: 直排, 竖写
rounded type: 圆润的字体, 圆润字体, 圆体字, 圆润, 胖胖的字
rounded: 圆形
edgy: 酷炫, 炫酷, 大胆, 个性, 叛逆, 朋克, 前卫, 有个性
futuristic: 未来感, 赛博, 赛博朋克, 科幻
neon: 霓虹, 荧光, 荧光色, 霓虹色
cosy: 舒适, 居家, 家的感觉, 惬意
refined: 精致感, 考究, 讲究
trustworthy: 可信, 可靠, 踏实, 信任感, 让人信任, 值得信赖
restrained: 克制, 不张扬, 不显眼, 低调一点
lively: 生动, 有活力, 活力, 动感
dramatic: 神秘, 戏剧性, 电影感
industrial: 工业风, 粗犷
rustic: 乡村, 田园, 质朴
nordic: 北欧, 北欧风
japandi: 日式, 日系, 和风
christmas: 圣诞, 圣诞节
autumn: 秋天, 秋色, 秋意
foliage: 树叶, 叶子, 枝叶
confetti: 彩纸, 气球
stripes: 条纹
chequered: 格子, 方格
dots: 圆点, 波点
dotted lines: 点线
dashed lines: 虚线
thin lines: 细金线
wide margins: 页边距宽一些, 页边距宽, 页边距大, 页边距大一点, 边距大一点, 页边距加宽, 留宽边
narrow margins: 页边距窄, 页边距小, 页边距窄一点
leading: 行距, 行间距
loose leading: 行距大一点, 行距大, 行距宽, 行距宽松, 行距宽一点, 行距加大
letter spacing: 字距, 字间距
paragraph indents: 首行缩进, 缩进
underlined: 下划线, 加下划线
heavy: 特粗, 超粗
bolder: 更粗, 再粗一点
on the right: 靠右, 右侧
on the left: 靠左, 左侧
beige: 米色, 米黄, 米黄色
cream: 奶油色, 奶白, 奶油, 奶白色
turmeric: 姜黄色, 姜黄
carmine: 胭脂红, 胭脂色, 胭脂紅, 胭脂
mustard: 芥末黄, 芥末色, 土黄
pink: 粉红, 粉红色
dusty rose: 豆沙色, 豆沙粉, 藕粉, 藕粉色
brown: 咖色, 棕
coffee: 咖啡色
yellow: 明黄
sky blue: 天蓝, 天蓝色
navy: 藏蓝, 藏青色, 海军蓝
royal blue: 宝蓝, 宝蓝色
light blue: 浅蓝, 浅蓝色, 淡蓝
light green: 浅绿, 淡绿
emerald: 翡翠绿, 祖母绿
olive: 橄榄绿
mint: 薄荷绿
burgundy: 酒红, 酒红色
coral: 珊瑚色, 珊瑚红
turquoise: 松石绿
teal: 孔雀绿
lavender: 薰衣草紫, 浅紫
terracotta: 陶土色
copper: 古铜色
no colour: 不要颜色, 无色
saturated: 高饱和, 饱和, 颜色鲜艳, 鲜亮
big headings: 大标题
before: 前面, 之前, 前
first: 最前面, 放最前面, 放在最前
square: 正方形, 方形
small rabbit: 小兔子
few words: 字少, 少字, 文字少, 少放字, 文字精简
primary colours: 三原色
childish: 幼稚
playful: 活泼, 童趣, 俏皮, 可爱, 好玩
garish: 艳, 太艳, 花哨, 刺眼, 俗气
wider margins: 页边距宽一点, 页边距再宽一点, 页边距大一点, 加宽页边距, 边距宽
narrower margins: 页边距窄一点, 边距窄
lots of air: 留白多, 多留白, 大量留白, 宽松
large print: 字大一点, 大字, 老人看, 远处看
readable: 易读, 好读, 清晰易读, 看得清
prominent: 突出, 醒目, 显眼
hand made: 手工感, 手作
drawing: 手绘
decimals: 小数
vertical lettering: 字竖着排, 竖着排, 竖排文字, 竖排
on the right: 右上角, 右下角
left: 左上角, 左下角
60s: 60年代, 六十年代
80s: 80年代, 八十年代
90s: 90年代, 九十年代
retro: 民国, 民国风, 老书, 复古风
tax: 税
clouds: 云朵, 祥云
`,
}))
