import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const korean: () => Language = onDemand(() => ({
  lang: 'ko',
  keepsAccents: true,
  joins: /(?<=.{2})(?:과|와|이랑|랑|하고)$/u,
  ending:
    /(?<=.)(?:으로는|으로|에서도|에서는|에서|에는|에게|에도|까지|부터|이나|이랑|이며|이고|하고|은|는|이|가|을|를|에|의|로|와|과|도|만|나|랑|들)$/u,
  rows: `
on yellowed paper: 누런 한지 바탕에, 누런 종이 바탕에, 누런 한지에
yellowed: 누런, 누렇게 바랜, 빛바랜
brush script: 붓글씨 느낌, 붓글씨풍
red: 붉은색, 붉은 색, 붉은빛
bold: 굵고, 굵은, 굵게, 두껍게, 두꺼운
larger text: 글자를 키우고, 글자를 키워, 글씨를 키워
aligned right: 오른쪽에 줄 맞춰, 오른쪽 정렬, 오른쪽으로 맞춰, 오른쪽에 맞춰
like market stall: 옛날 식당 간판처럼, 옛날 간판처럼
paper: 종이에
quiet: 조용하게, 조용한
-: 보이게, 보이도록
seen first: 제일 먼저 눈에 띄어야, 제일 먼저 눈에 띄게, 가장 먼저 눈에 띄게, 제일 먼저 보이게, 가장 먼저 보이게
paper white: 종이색
navy: 남청색, 짙은 남색
strip: 띠, 줄띠
handwritten: 손글씨 같은, 손글씨 같은 느낌, 손글씨 같은 느낌으로, 손글씨 느낌으로, 손글씨처럼, 손글씨풍으로
due date: 납기일, 마감일, 지급 기한
seat: 좌석, 자리
in red: 빨간색으로, 빨강으로, 붉게
in white: 흰색으로, 하얗게
in yellow: 노란색으로
in blue: 파란색으로, 파랗게
in black: 검정으로, 검게
-: 폭, 띠, 용, 위한, 있는, 있게, 해, 해주세요, 해 주세요, 주세요, 만들어, 부탁드려요, 부탁합니다, 부탁해요, 같아요, 좋겠어요, 좋겠습니다, 하면, 되게, 되도록, 정도, 느낌이면, 것, 우리, 저희, 제, 색, 색깔, 쓰고, 써서, 씁니다, 처리, 넣어, 넣고, 두고, 놓고, 종류, 그
and: 그리고, 및
or: 또는, 혹은
but: 하지만, 다만
on <: 위에, 바탕에
like <: 같은, 같이, 처럼, 느낌, 느낌의, 느낌으로, 풍, 풍의, 스타일, 스타일로, 분위기, 분위기로
instead of <: 대신, 대신에, 말고
only <: 뿐, 하나만
only: 오직, 오로지
no <: 없이, 없음, 없는, 없게, 빼고, 빼, 빼주세요, 빼 주세요, 금지, 사절, 제외, 필요 없어요, 필요 없습니다, 필요없어요, 안 돼요, 안 돼, 안 됩니다, 안됩니다, 안 되고, 싫어요, 넣지 마세요, 넣지 말아 주세요, 넣지 말아주세요, 넣지 말고, 넣지 말 것, 쓰지 마세요, 쓰지 말아 주세요, 쓰지 말아주세요, 쓰지 말고, 하지 마세요, 하지 말아 주세요, 하지 말고, 그리지 마세요, 그리지 말아 주세요, 원하지 않아요
not <: 않게, 않은, 아닌, 아니게
not too: 너무 안, 지나치게 안
less: 덜
more: 더
everything else: 나머지, 나머지는, 그 외, 다른 것, 다른 글자
at most: 최대
at most <: 이내, 이하, 이내로
one page: 단면, 한 장, 한 장에, 한 쪽, 한 페이지, 한장
two pages: 두 장, 두 쪽, 두 페이지
pages: 장, 쪽, 페이지
one: 하나, 한
two: 두, 둘
three: 세, 셋
four: 네, 넷
very: 아주, 매우, 무척, 훨씬, 굉장히
a bit: 조금, 살짝, 약간
near black: 거의 검정, 검정에 가까운
headings: 제목, 제목들, 표제, 소제목, 타이틀
title: 행사명, 행사 이름, 축제 이름, 축제명, 공연 이름, 큰제목, 가게 이름, 상호, 가게이름
text: 본문, 글자, 글씨, 텍스트, 문구, 글
type: 글꼴, 서체, 폰트, 활자
background: 배경, 바탕, 바탕색, 배경색
paper: 종이, 용지, 지면
accent: 강조, 강조색, 포인트, 포인트색
buttons: 버튼
margins: 여백, 가장자리 여백
lines: 선, 줄, 괘선, 라인
frame: 테두리, 액자, 틀, 프레임
shadows: 그림자
gradients: 그라데이션, 그러데이션
pattern: 무늬, 패턴, 문양
ornaments: 장식
hearts: 하트
flowers: 꽃, 꽃무늬, 꽃그림
stars: 별
waves: 물결, 파도
icons: 아이콘
photos: 사진, 이미지
illustrations: 그림, 일러스트, 삽화
drawing: 그림
animations: 애니메이션
logo: 로고
cover: 표지, 겉표지
columns: 단
tables: 표
charts: 그래프, 차트, 도표
barcode: 바코드
prices: 가격, 값
total: 합계, 총액, 총합, 합계 금액
amount: 금액
name: 이름, 성함, 성명
names: 이름들
dates: 날짜, 일시, 일자
time: 시간, 시각
years: 연도, 년도
place: 장소
signature: 서명
stamp: 도장
phone number: 전화번호, 연락처, 전화
address: 주소
figures: 숫자, 수치
quotes: 인용, 인용문
labels: 라벨, 꼬리표
closing greeting: 마지막 인사말, 마지막 인사, 맨 끝 인사말, 아래 인사말, 끝인사
last line: 마지막 줄, 마지막 한 줄
greeting: 인사말, 인사, 한 줄 인사
small print: 유의사항, 주의사항, 약관
dishes: 메뉴 이름, 음식 이름
biggest: 가장 크게, 가장 큰, 제일 크게, 제일 큰, 가장 눈에 띄게, 제일 눈에 띄게
second: 두 번째로 크게, 두번째로 크게, 다음으로 크게
huge: 아주 크게, 엄청 크게, 거대하게, 거대한
as big as possible: 화면 가득, 화면을 가득, 지면 가득, 최대한 크게
big: 큰, 크게, 큼직하게, 큼직한, 큼지막하게
bigger: 더 크게, 더 큰
small: 작은, 작게, 자그맣게
tiny: 아주 작게, 아주 작은
legible: 잘 보이게, 잘 읽히게, 읽기 쉽게, 또렷하게, 잘 보이는
readable from afar: 뒷줄에서도 보이게, 뒷줄에서도, 멀리서도 보이게, 멀리서도, 멀리서
boldface: 굵은, 굵게, 두꺼운, 두껍게, 볼드
thin: 얇은, 얇게, 가는, 가늘게, 가느다란
wide: 넓은, 넓게
condensed: 좁은, 폭이 좁은, 좁게
italic: 기울임, 기울임체, 이탤릭
serif: 명조, 명조체, 바탕체, 세리프
sans serif: 고딕, 고딕체, 돋움, 산세리프
rounded type: 둥근 글씨, 둥근 고딕, 둥근고딕
handwritten: 손글씨, 손글씨체, 손으로 쓴, 필기체
brush lettering: 붓글씨, 붓글씨체, 캘리그라피
typewriter: 타자기
centred: 가운데 정렬, 가운데, 중앙, 중앙 정렬
left aligned: 왼쪽 정렬, 좌측 정렬
right aligned: 오른쪽 정렬, 우측 정렬
on the left: 왼쪽, 왼쪽에, 좌측
on the right: 오른쪽, 오른쪽에, 우측
at the top: 위쪽, 위쪽에, 맨 위에, 상단, 상단에, 위에는
at the bottom: 아래쪽, 아래쪽에, 맨 아래, 맨 아래에, 하단, 하단에
landscape: 가로, 가로로, 가로형
portrait: 세로, 세로로, 세로형
square: 정사각형, 정사각
in a box: 상자 안에, 박스 안에, 테두리 안에, 네모 안에
in a circle: 동그라미 안에, 원 안에
in a strip: 띠 안에, 띠로, 띠에
stripes: 줄무늬
airy: 여유 있게, 여유롭게, 시원하게
white space: 여백을 넉넉히, 여백 넉넉히, 여백을 넉넉하게, 여백을 충분히, 여백 많이, 여백을 많이
its own page: 한 장에 그것만, 단독으로, 따로 한 장
each on its own page: 한 장에 하나씩
high contrast: 대비 강하게, 고대비
black and white: 흑백
muted: 차분한 색, 은은한, 은은하게
pastel: 파스텔, 파스텔톤
dark: 어두운, 어둡게, 짙은, 진한
light: 밝은, 밝게, 연한, 옅은
pale: 아주 연한
black: 검정, 검정색, 검은, 검은색, 까만
white: 하양, 하얀, 하얀색, 흰, 흰색, 백색
red: 빨강, 빨간, 빨간색, 붉은, 적색
blue: 파랑, 파란, 파란색, 푸른
navy: 짙은 남색, 진한 남색, 남색, 감색, 네이비, 쪽빛
green: 초록, 초록색, 녹색
dark green: 진녹색, 짙은 녹색, 솔잎색
yellow: 노랑, 노란, 노란색
mustard: 겨자색
orange: 주황, 주황색, 오렌지색
persimmon: 감색 감, 홍시색, 감빛
brown: 갈색, 밤색
grey: 회색, 잿빛
silver: 은색, 은빛
gold: 금색, 금빛
pink: 분홍, 분홍색
purple: 보라, 보라색
sky blue: 하늘색
turquoise: 청록, 청록색, 옥색
jade: 비취색, 청자색, 청잣빛
brick: 벽돌색
ochre: 황토색, 황토
beige: 베이지, 베이지색, 살색
cream: 크림색, 미색
ivory: 상아색, 아이보리
indigo: 쪽색
burgundy: 자주색, 와인색
olive: 올리브색
mint: 민트, 민트색
sand: 모래색
warm: 따뜻한, 따뜻하게, 따스한, 포근한
cool: 차가운, 시원한
calm: 차분한, 차분하게, 조용한, 잔잔한
simple: 단순한, 단순하게, 간결한, 간결하게, 심플한, 심플하게
clean: 깔끔한, 깔끔하게, 깨끗한, 정갈한, 정갈하게
modern: 현대적인, 현대적으로, 모던한, 세련된, 세련되게
classic: 고전적인, 클래식한
traditional: 전통적인, 전통
elegant: 우아한, 우아하게, 고급스러운, 고급스럽게, 품위 있게, 품위 있는
sober: 단정한, 단정하게, 점잖은
friendly: 친근한, 친근하게, 다정한, 정겨운, 정겹게
playful: 재미있는, 귀여운, 귀엽게, 발랄한
retro: 복고풍, 레트로, 옛날풍, 옛날
rustic: 소박한, 소박하게
qr code: 큐알코드, qr코드
in korean: 한국어로, 한국어, 한글로
`,
}))
