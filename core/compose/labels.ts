import { wordIn } from '../source/words-by-language.ts'
import type { CalloutKind } from './callout.tsx'

/** Words that documents need and authors do not write. */
export type LabelName = CalloutKind | 'contents' | 'notes' | 'page' | 'of' | 'skip' | 'back'

const names: readonly LabelName[] = [
  'note',
  'tip',
  'important',
  'warning',
  'caution',
  'contents',
  'notes',
  'page',
  'of',
  'skip',
  'back',
]

/** One line a language, words in the order of `names`. */
const table: Readonly<Record<string, string>> = {
  en: 'Note|Tip|Important|Warning|Caution|Contents|Notes|Page|of|Skip to content|Back to text',
  de: 'Hinweis|Tipp|Wichtig|Warnung|Vorsicht|Inhalt|Anmerkungen|Seite|von|Zum Inhalt springen|Zurück zum Text',
  fr: 'Remarque|Astuce|Important|Avertissement|Attention|Sommaire|Notes|Page|sur|Aller au contenu|Retour au texte',
  es: 'Nota|Consejo|Importante|Advertencia|Precaución|Índice|Notas|Página|de|Ir al contenido|Volver al texto',
  it: 'Nota|Suggerimento|Importante|Avvertenza|Attenzione|Indice|Note|Pagina|di|Vai al contenuto|Torna al testo',
  pt: 'Nota|Dica|Importante|Aviso|Cuidado|Índice|Notas|Página|de|Ir para o conteúdo|Voltar ao texto',
  nl: 'Opmerking|Tip|Belangrijk|Waarschuwing|Let op|Inhoud|Noten|Pagina|van|Naar de inhoud|Terug naar de tekst',
  sv: 'Obs|Tips|Viktigt|Varning|Försiktighet|Innehåll|Noter|Sida|av|Till innehållet|Tillbaka till texten',
  da: 'Bemærk|Tip|Vigtigt|Advarsel|Forsigtig|Indhold|Noter|Side|af|Gå til indhold|Tilbage til teksten',
  nb: 'Merk|Tips|Viktig|Advarsel|Forsiktig|Innhold|Noter|Side|av|Gå til innholdet|Tilbake til teksten',
  fi: 'Huomaa|Vinkki|Tärkeää|Varoitus|Varo|Sisällys|Viitteet|Sivu|/|Siirry sisältöön|Takaisin tekstiin',
  pl: 'Uwaga|Wskazówka|Ważne|Ostrzeżenie|Ostrożnie|Spis treści|Przypisy|Strona|z|Przejdź do treści|Powrót do tekstu',
  cs: 'Poznámka|Tip|Důležité|Varování|Pozor|Obsah|Poznámky|Strana|z|Přejít k obsahu|Zpět k textu',
  tr: 'Not|İpucu|Önemli|Uyarı|Dikkat|İçindekiler|Notlar|Sayfa|/|İçeriğe geç|Metne dön',
  ru: 'Примечание|Совет|Важно|Предупреждение|Осторожно|Содержание|Примечания|Страница|из|Перейти к содержанию|Назад к тексту',
  uk: 'Примітка|Порада|Важливо|Попередження|Обережно|Зміст|Примітки|Сторінка|з|Перейти до вмісту|Назад до тексту',
  el: 'Σημείωση|Συμβουλή|Σημαντικό|Προειδοποίηση|Προσοχή|Περιεχόμενα|Σημειώσεις|Σελίδα|από|Μετάβαση στο περιεχόμενο|Επιστροφή στο κείμενο',
  ar: 'ملاحظة|نصيحة|مهم|تحذير|تنبيه|المحتويات|الحواشي|صفحة|من|انتقل إلى المحتوى|العودة إلى النص',
  he: 'הערה|טיפ|חשוב|אזהרה|זהירות|תוכן העניינים|הערות|עמוד|מתוך|דלג לתוכן|חזרה לטקסט',
  hi: 'नोट|सुझाव|महत्वपूर्ण|चेतावनी|सावधानी|विषय-सूची|टिप्पणियाँ|पृष्ठ|/|सामग्री पर जाएँ|पाठ पर लौटें',
  th: 'หมายเหตุ|เคล็ดลับ|สำคัญ|คำเตือน|ข้อควรระวัง|สารบัญ|เชิงอรรถ|หน้า|/|ข้ามไปยังเนื้อหา|กลับไปที่ข้อความ',
  ja: '注記|ヒント|重要|警告|注意|目次|注|ページ|/|本文へ移動|本文へ戻る',
  zh: '注意|提示|重要|警告|小心|目录|注释|页|/|跳到正文|返回正文',
  'zh-hant': '注意|提示|重要|警告|小心|目錄|註釋|頁|/|跳至正文|返回正文',
  ko: '참고|팁|중요|경고|주의|목차|주석|쪽|/|본문으로 건너뛰기|본문으로 돌아가기',
  ca: 'Nota|Consell|Important|Advertiment|Atenció|Índex|Notes|Pàgina|de|Ves al contingut|Torna al text',
  vi: 'Ghi chú|Mẹo|Quan trọng|Cảnh báo|Thận trọng|Mục lục|Chú thích|Trang|/|Chuyển đến nội dung|Trở lại văn bản',
  id: 'Catatan|Tips|Penting|Peringatan|Awas|Daftar isi|Catatan kaki|Halaman|dari|Langsung ke isi|Kembali ke teks',
  hu: 'Megjegyzés|Tipp|Fontos|Figyelmeztetés|Vigyázat|Tartalom|Jegyzetek|Oldal|/|Ugrás a tartalomhoz|Vissza a szöveghez',
  ro: 'Notă|Sfat|Important|Avertisment|Atenție|Cuprins|Note|Pagina|din|Salt la conținut|Înapoi la text',
}

/** The word for a label in a language (BCP 47); English where the language has no line. */
export function label(lang: string, name: LabelName): string {
  return wordIn(lang, table, names, name)
}
