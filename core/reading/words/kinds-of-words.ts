// Labels that say of what kind the words behind them are, and nothing about those.

/** What words are that a label only names the kind of. */
export type KindOfWords = 'quote' | 'heading' | 'body' | 'caption' | 'smallPrint' | 'footer'

const names: Readonly<Record<KindOfWords, string>> = {
  quote:
    'quote|pull quote|pullquote|quotation|testimonial|zitat|kundenzitat|kundenstimme|citation|témoignage|exergue|cita|testimonio|cita destacada|frase destacada|citazione|testimonianza|citação|depoimento|citaat|cytat|wypowiedź|citat|sitat|citát|sitaatti|lainaus|idézet|alıntı|цитата|відгук|отзыв|παράθεμα|引用|引言|인용|인용문|اقتباس|ציטוט',
  heading:
    'heading|section heading|section title|section header|sub heading|subheading|h2|h3|überschrift|zwischenüberschrift|zwischentitel|abschnittstitel|intertitre|titre de section|sous-titre de section|encabezado|encabezamiento|título de sección|intestazione|titolo sezione|titolo di sezione|titoletto|cabeçalho|título da seção|título da secção|intertítulo|kop|kopje|tussenkop|tussenkopje|nagłówek|śródtytuł|mellanrubrik|rubrik|mellemrubrik|overskrift|mellomtittel|mezititulek|nadpis|väliotsikko|otsikko|alcím|ara başlık|підзаголовок|заголовок|подзаголовок|見出し|小見出し|小标题|소제목',
  body: 'body|body text|body copy|copy|text|main text|paragraph|fließtext|haupttext|textkörper|corps|corps de texte|texte|texte courant|cuerpo|cuerpo de texto|texto|párrafo|corpo|corpo del testo|testo|corpo do texto|parágrafo|tekst|broodtekst|hoofdtekst|treść|brödtext|brødtekst|leipäteksti|teksti|szöveg|törzsszöveg|metin|gövde|текст|основной текст|основний текст|κείμενο|本文|正文|본문',
  caption:
    'caption|photo caption|picture caption|bildunterschrift|bildtext|bildlegende|légende photo|légende de la photo|pie de foto|leyenda de la foto|didascalia|legenda da foto|legenda foto|bijschrift|fotobijschrift|onderschrift|podpis pod zdjęciem|podpis zdjęcia|bildtext|billedtekst|bildetekst|popisek|popisek fotky|kuvateksti|képaláírás|fotoğraf altı|підпис до фото|подпись к фото|λεζάντα|キャプション|图片说明|캡션',
  smallPrint:
    'small print|the small print|smallprint|fine print|the fine print|legal copy|kleingedrucktes|das kleingedruckte|kleingedruckt|petits caractères|en petits caractères|petites lignes|les petites lignes|letra pequeña|la letra pequeña|letra chica|letra menuda|note in piccolo|scritte in piccolo|clausole in piccolo|in piccolo|letras miúdas|letras pequenas|letrinhas|kleine lettertjes|de kleine lettertjes|kleine letters|drobny druk|drobnym drukiem|małym drukiem|finstilt|finstilta|det finstilta|det finstilte|småt med|det med småt|med småt|drobné písmo|drobným písmem|pienellä präntillä|pieni präntti|apró betűs rész|apróbetű|apró betű|küçük yazı|küçük yazılar|ince yazı|дрібний шрифт|дрібним шрифтом|мелкий шрифт|мелким шрифтом|ψιλά γράμματα|注意書き|小字|작은 글씨',
  footer:
    'footer|foot|page foot|fußzeile|fusszeile|pied de page|pie de página|pie de pagina|rodapé|piè di pagina|pié di pagina|voettekst|stopka|sidfot|sidefod|bunntekst|zápatí|alatunniste|lábléc|altbilgi|нижній колонтитул|нижний колонтитул|подвал|υποσέλιδο|フッター|页脚|푸터',
}

const kinds: ReadonlyMap<string, KindOfWords> = new Map(
  (Object.entries(names) as [KindOfWords, string][]).flatMap(([kind, words]) =>
    words.split('|').map((word): [string, KindOfWords] => [word, kind]),
  ),
)

/** Letters of the longest of them with its number. */
const LONGEST = 34

/** Of what kind a label says that its words are: `Quote 2`, `SMALL PRINT`. Undefined where it says more. */
export function kindOfWords(label: string): KindOfWords | undefined {
  if (label.length > LONGEST) return undefined
  const plain = label.normalize('NFC').toLowerCase().trim()
  return kinds.get(plain) ?? kinds.get(plain.replace(/\s*(?:#|(?<=\s)n[ro°º]?\.?\s?)?\d{1,2}$/, ''))
}
