import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const hebrew: () => Language = onDemand(() => ({
  lang: 'he',
  article: /^ה(?=.{2})/u,
  ending: /(?<=.{3})(?:ים|ות|ית|יות|יים|ה|י|ת)$/u,
  elision: /^(?:ושה|וה|ול|וב|ומ|וכ|בה|לה|מה|כש|שה|ו|ה|ב|ל|מ|ש|כ)/u,
  nounFirst: true,
  rows: `
colours of: צבעי, בצבעי
faded: דהוי, דהויה, דהויים
dusty: מאובק, מאובקת
rounded sans: אות עגולה, גופן עגול, פונט עגול
huge: ענק, ענקי, ענקית
landscape: צר לרוחב
portrait: מאורכת, מאורך
sans: סנס
-: כרטיס
almost black: כמעט שחור
pomegranate: רימון
orange peel: קליפת תפוז
off white: לבן שבור
-: של, את, זה, זו, זאת, אלה, הוא, היא, יהיה, תהיה, שיהיה, שתהיה, צריך, צריכה, רוצה, רוצים, בבקשה, אפשר, נא, לעשות, תעשו, אנא, גם, כל, לי, לנו, צבע, צבעי, הצבעים, צבעים, בצבע, בגוון, גוון, בגודל, גודל, כדי, עבור, בשביל
and: ו, וגם
or: או
with: עם
on: על, על גבי
but: אבל, אך
like: כמו, בסגנון, ברוח, מזכיר
instead of: במקום
except: חוץ, מלבד, למעט
only: רק, ורק, בלבד, אך ורק
and no: ובלי, וללא, ואין
no: בלי, ללא, אין, בלא, לא
not too: לא מדי, לא יותר מדי
less: פחות
more: יותר
everything else: כל השאר, השאר, יתר
at most: לכל היותר, מקסימום
remove: להוריד, להסיר, הורידו, הסירו
one page: עמוד אחד, דף אחד
two pages: שני עמודים
pages: עמודים, שקופיות, שקפים
one: אחד, אחת
two: שתי, שני, שתיים
three: שלוש, שלושה
very: מאוד, ממש
a bit: קצת, מעט
near black: כמעט שחור
headings: כותרת, כותרות
text: טקסט, גוף הטקסט, כתב
type: אות, אותיות, גופן, פונט
background: רקע
paper: נייר
accent: הדגשה, צבע הדגשה
buttons: כפתור, כפתורים
margins: שוליים
lines: קו, קווים
frame: מסגרת, מסגרות
shadows: צל, צללים
gradients: מעבר צבע, גרדיאנט, מעברי צבע
pattern: דוגמה, דפוס, טקסטורה
ornaments: עיטור, עיטורים, קישוטים
ribbons: סרט, סרטים
hearts: לב, לבבות
flowers: פרח, פרחים
stars: כוכב, כוכבים
waves: גלים
icons: אייקון, אייקונים, סמלים
photos: תמונה, תמונות, צילומים
illustrations: איור, איורים, ציור, ציורים
logo: לוגו
barcode: ברקוד
cover: שער, כריכה
columns: עמודות
tables: טבלה, טבלאות
charts: גרף, גרפים
prices: מחיר, מחירים
total: סכום כולל, סה"כ, סך הכול, סכום
name: שם
names: שמות, שמות ההורים, שמות הזוג
dates: תאריך, תאריכים
time: שעה, שעות
years: שנים
place: מקום
signature: חתימה, חתימות
phone number: טלפון, מספר טלפון
address: כתובת
figures: מספר, מספרים, ספרות
quotes: ציטוט, ציטוטים
last line: שורה אחרונה, שורת הסיום
small print: אותיות קטנות, תנאים
biggest: הכי גדול, הכי גדולה, הכי גדולים, הכי גדולות, הגדול ביותר, הגדולה ביותר, הכי בולט, הכי בולטת
second: השני בגודלו, שני בגודל, שנייה בגודלה
huge: ענק, ענקי, ענקית, ענקיים, עצום
big: גדול, גדולה, גדולים, גדולות
bigger: גדול יותר, גדולה יותר
small: קטן, קטנה, קטנים, קטנות
tiny: זעיר, זעירה, זעירים, קטנטן
legible: קריא, קריאה, ברור לקריאה
boldface: עבה, עבות, מודגש, שמן, בולד
thin: דק, דקה, דקים, דקות
condensed: צר, צרה, צרות
wide: רחב, רחבה
italic: נטוי, נטויה
serif: סריף, עם תגים, פרנק ריהל
sans serif: סן סריף, ללא תגים, בלי תגים
handwritten: כתב יד, בכתב יד
typewriter: מכונת כתיבה
centred: ממורכז, ממורכזת, במרכז, באמצע
right aligned: מיושר לימין, צמוד לימין
left aligned: מיושר לשמאל, צמוד לשמאל
-: מימין לשמאל, ומימין לשמאל
on the right: מימין, בצד ימין
on the left: משמאל, בצד שמאל
at the top: למעלה, בראש
at the bottom: למטה, בתחתית, בסוף
landscape: לרוחב, אופקי
portrait: לאורך, אנכי, לגובה
square: ריבוע, ריבועי, ריבועית
in a box: בתוך מסגרת, במסגרת, בתוך תיבה
in a strip: בתוך פס, בפס
stripe: פס, פסים
airy: אוורירי, אוורירית
white space: הרבה לבן, הרבה אוויר, מרווח
black and white: שחור לבן, שחור על לבן
muted: עמום, מאופק בצבע
pastel: פסטל
dark: כהה, כהים, אפל
light: בהיר, בהירה, בהירים
deep: עמוק, עמוקה
pale: חיוור, חיוורת
black: שחור, שחורה, שחורים
white: לבן, לבנה
red: אדום, אדומה
blue: כחול, כחולה
navy: כחול כהה, כחול נייבי
green: ירוק, ירוקה
olive: ירוק זית, זית
bottle green: ירוק בקבוק
yellow: צהוב, צהובה
mustard: חרדל
honey: דבש
orange: כתום, כתומה
brown: חום, חומה
grey: אפור, אפורה
pink: ורוד, ורודה
purple: סגול, סגולה
sky blue: תכלת
turquoise: טורקיז
burgundy: בורדו
terracotta: טרקוטה
sand: חול, שומשום
beige: בז', בז
cream: שמנת, קרם
ivory: שנהב
gold: זהב, זהוב, זהובה, מוזהב
silver: כסף, כסוף
copper: נחושת
warm: חם, חמה, חמים, חמימה
cosy: ביתי, ביתית
human: אנושי, אנושית
clean: נקי, נקייה
simple: פשוט, פשוטה
modern: מודרני, מודרנית, עכשווי
classic: קלאסי, קלאסית
elegant: אלגנטי, אלגנטית, מעודן
sober: מאופק, מאופקת, רציני, רצינית
friendly: ידידותי, ידידותית
playful: שובב, שובבה
calm: שקט, רגוע, רגועה
festive: חגיגי, חגיגית
shop sign: שלט של פעם, שלט ישן, שלט חנות
old fashioned: של פעם, מיושן
in hebrew: בעברית
in arabic: בערבית
qr code: קוד qr, ברקוד qr
`,
}))
