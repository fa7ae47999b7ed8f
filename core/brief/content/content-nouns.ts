import { onDemand } from '../../on-demand.ts'

/** Kinds of things in a copy that briefs have words for. */
export type ContentNoun = keyof typeof rows

/** What each is called in briefs, in lower case, without its article; hyphens are blanks. */
const rows = {
  greeting:
    'greeting|greetings|salutation|anrede|begrüßung|begrüssung|gruß am anfang|formule d appel|salutation d ouverture|mot d accueil|saludo|saludo inicial|saluto|saluto iniziale|saluti iniziali|saudação|saudação inicial|aanhef|begroeting|powitanie|hälsning|hälsningsfras',
  signOff:
    'sign off|signoff|closing|closing line|closing formula|goodbye|grußformel|schlussformel|schlussgruß|formule de politesse|despedida|saluti finali|saluto finale|slotgroet|afsluiting|pożegnanie|hälsningsfras på slutet',
  telephone:
    'phone|phones|phone number|phone numbers|telephone|telephone number|mobile number|mobile phone|cell number|tel|telefon|telefonnummer|telefonnummern|handynummer|téléphone|numéro de téléphone|teléfono|teléfonos|número de teléfono|móvil|celular|telefono|numero di telefono|cellulare|telefone|número de telefone|telemóvel|telefoon|telefoonnummer|numer telefonu|telefonu',
  email:
    'email|emails|e mail|email address|e mail address|mail address|mailadresse|e mail adresse|email adresse|courriel|adresse mail|adresse e mail|adresse email|adresse électronique|correo|correo electrónico|indirizzo email|indirizzo e mail|posta elettronica|endereço de email|e mailadres|mailadres|emailadres|e postadress|adres e mail',
  address:
    'address|addresses|postal address|street address|home address|adresse|anschrift|postanschrift|adresse postale|dirección|dirección postal|domicilio|indirizzo|endereço|morada|adres|adress|adresu',
  website:
    'website|web site|web address|url|internetadresse|webadresse|webseite|site web|adresse du site|sitio web|página web|sito|sito web|site da internet|strona internetowa|webbplats',
  birthday:
    'birthday|birth date|birthdate|date of birth|dob|geburtstag|geburtsdatum|date de naissance|fecha de nacimiento|data di nascita|data de nascimento|geboortedatum|data urodzenia|daty urodzenia|födelsedatum',
  dates:
    'date|dates|datum|daten|termine|dates|fechas|fecha|date|data|datas|le date|data|datums|daty|dat|datumen|terminen',
  prices:
    'price|prices|pricing|preis|preise|prix|tarifs|precio|precios|prezzo|prezzi|preço|preços|prijs|prijzen|ceny|cena|pris|priser',
  pictures:
    'image|images|picture|pictures|photo|photos|photograph|photographs|bild|bilder|foto|fotos|photos|imagen|imágenes|immagine|immagini|imagem|imagens|afbeelding|afbeeldingen|foto s|zdjęć|zdjęcia|bilden|foton',
  logo: 'logo|logos|logotype|logotipo|firmenlogo|logotypen',
  emoji: 'emoji|emojis|emoticons|emoticon|smileys|émojis|emoticonos|faccine',
  hashtags: 'hashtag|hashtags|hash tags|mots dièse',
  slogan: 'slogan|tagline|tag line|strapline|claim|motto|leitspruch|eslogan|lema',
  mailNotice:
    'legal stuff|legal bits|email legal stuff|e mail legal stuff|mail legal stuff|email disclaimer|disclaimer|confidentiality note|confidentiality notice|confidentiality stuff|vertraulichkeitshinweis|avis de confidentialité|aviso de confidencialidad|aviso legal del correo|nota di riservatezza|aviso de confidencialidade|vertrouwelijkheidsclausule',
  talk: 'chat|chat bits|email stuff|e mail stuff|mail stuff|to from email stuff|to from stuff|to/from stuff|email bits|chatter|chit chat|small talk|chat talk|chatty bits|email chatter|plauderei|bavardages|charla|chiacchiere|conversa|geklets',
  article:
    'article|article text|body text|whole article|full article|artikel|artikeltext|texte de l article|el artículo|artículo|articolo|artigo',
} as const

const byName = onDemand(
  () =>
    new Map(
      Object.entries(rows).flatMap(([noun, names]) =>
        names.split('|').map(name => [name, noun as ContentNoun] as const),
      ),
    ),
)

/** Words of the longest name. */
export const LONGEST_NOUN = 4

/** What words name of a copy; undefined where they are no name of such a kind. */
export function nounOf(words: string): ContentNoun | undefined {
  return byName().get(words)
}
