import type { Line } from './lines.ts'

/**
 * Lines of what a site or a mail program prints around its pages, by their place: the way through them, to their top, to a browser and
 * to its cookies; buttons that share, save and edit what a page shows; where in the site it is.
 */
export function siteLines(lines: readonly Line[]): readonly number[] {
  const written = lines.flatMap(({ text }, at) => (text === '' ? [] : [at]))
  const top = new Set(written.slice(0, TOP))
  const said = new Set(written.map(at => lines[at]?.text ?? ''))
  const found = written.filter(at => {
    const text = lines[at]?.text ?? ''
    return (
      text.length <= LONGEST && (isSiteLine(text, top.has(at)) || (top.has(at) && leadsBelow(text, said)))
    )
  })
  const links = linksOn(written, lines)
  const profile = profileLines(written, lines)
  // Who owns a page stands beside its last links, and what pays for it among them; without any it may be somebody's own words.
  const isSite = found.length + links.length > 0
  const owned = written.filter(at => isSite && isOwned(lines[at]?.text ?? ''))
  const leading = written.filter(at => isSite && leadsElsewhere(lines[at]?.text ?? ''))
  const paid = written.filter(at => isSite && PAID.test(lines[at]?.text ?? ''))
  return [...new Set([...found, ...links, ...owned, ...leading, ...paid, ...profile.whole])].sort(
    (one, other) => one - other,
  )
}

/** Words that a site sets behind others in their line: how long they take to read, a list to choose from, the way through it behind its name. */
export function siteTails(
  lines: readonly Line[],
): readonly { readonly at: number; readonly words: number }[] {
  const written = lines.flatMap(({ text }, at) => (text === '' ? [] : [at]))
  const { tails } = profileLines(written, lines)
  return written.flatMap((at, place) => {
    const { text } = lines[at] as Line
    const own = tails.get(at)
    if (own !== undefined) return [{ at, words: own }]
    if (text.length > LONGEST) return []
    const [, words = '', tail = ''] = /^(\S.*?)\s{2,}(\S.*)$/.exec(text) ?? []
    const [name = '', ...links] = piecesOf(text)
    if (place < TOP && links.length > 1 && MENU.test(text) && !MENU.test(name))
      return [{ at, words: name.length }]
    const isTail = piecesOf(tail).length === 1 && (READING.test(tail) || CHOICE.test(tail))
    if (isTail) return [{ at, words: words.length }]
    return READING.test(text) && !isOfRecord(at, lines) ? [{ at, words: 0 }] : []
  })
}

/** Whether a line with a label stands between others that have one: then it is a fact that somebody wrote down. */
function isOfRecord(at: number, lines: readonly Line[]): boolean {
  const beside = [lines[at - 1], lines[at + 1]].filter(line => line !== undefined && line.text !== '')
  return (
    LABELLED.test(lines[at]?.text ?? '') &&
    beside.length > 0 &&
    beside.every(line => LABELLED.test(line?.text ?? ''))
  )
}

const LABELLED = /^[\p{L} ]{2,24}[:：] ?\S/u

/** What a network of people at work prints in a profile: lines, and how much of others is copy. */
interface Profile {
  readonly whole: readonly number[]
  readonly tails: ReadonlyMap<number, number>
}

/** Words of a profile's own from which on a text was copied from one. */
const PROFILE = 2

/** What a network prints around what somebody says of themselves, where more than one thing tells that it comes from there. */
function profileLines(written: readonly number[], lines: readonly Line[]): Profile {
  const textOf = (at: number): string => lines[at]?.text ?? ''
  const whole = written.filter(at => textOf(at).length <= LONGEST && profileLine.test(textOf(at)))
  const tailed = written.flatMap(at => {
    const [, words] = profileTail.exec(textOf(at)) ?? []
    return words === undefined ? [] : [[at, words.length] as const]
  })
  if (whole.length + tailed.length < PROFILE) return { whole: [], tails: new Map() }
  const lasting = written.flatMap(at => {
    const [, words] = LASTING.exec(textOf(at)) ?? []
    return words === undefined ? [] : [[at, words.length] as const]
  })
  return { whole, tails: new Map([...lasting, ...tailed]) }
}

/** Signs of what opens a list of links. */
const MENU = /[☰≡]|[^\d\s] ?[▾▼⌄]/
/** `Sort by: year ▼` */
const CHOICE = /^[^\d\s][^\d]{0,30} ?[▾▼⌄]$/
/** `14 min read`, `Lesezeit: 9 Min.` */
const READING =
  /^(?:\d{1,3} ?min(?:ut[a-z]*)?\.? (?:read|lesezeit|de lecture|de lectura|di lettura|de leitura|leestijd|lezen|czytania|läsning|lesetid|læsetid|lukuaika|čtení|okuma)|(?:reading time|lesezeit|temps de lecture|tiempo de lectura|tempo di lettura|tempo de leitura|leestijd|czas czytania|lästid|lukuaika|doba čtení|okuma süresi):? \d{1,3} ?min(?:ut[a-z]*)?\.?)$/i
/** What pays for a page, by itself. */
const PAID =
  /^(?:advertisement|sponsored|anzeige|werbung|publicité|publicidad|pubblicità|publicidade|advertentie|reklama|annons|annonse|annonce|mainos|reklam|広告|广告|광고|إعلان|פרסומת)$/i

/** Three links or more in a row, two of which head lines further down, by themselves: the way through a page in any language. */
function leadsBelow(text: string, said: ReadonlySet<string>): boolean {
  const links = piecesOf(text)
  const isRow = links.length > 2 && links.every(link => link.length <= LINK && !/\d/.test(link))
  return isRow && links.filter(link => said.has(link)).length > 1
}

/** Lines alike that point further by a sign at their end: `Read more »`. */
function linksOn(written: readonly number[], lines: readonly Line[]): readonly number[] {
  const pointing = written.filter(at => FURTHER.test(lines[at]?.text ?? ''))
  const counts = new Map<string, number>()
  for (const at of pointing) counts.set(lines[at]?.text ?? '', (counts.get(lines[at]?.text ?? '') ?? 0) + 1)
  return pointing.filter(at => (counts.get(lines[at]?.text ?? '') ?? 0) > 1)
}

const FURTHER = /^[^\d\s«‹][^\d«‹]{2,30}\s?[»›→▸]$/

/** Letters of a line that is no copy at most, and lines among which a site's own stand first. */
const LONGEST = 120
const TOP = 3

function isSiteLine(text: string, isTop: boolean): boolean {
  if (siteLine.test(text) || (isTop && TRAIL.test(text))) return true
  const pieces = piecesOf(text)
  if (pieces.length > 1 && pieces.every(piece => siteLine.test(piece) || navigating.test(piece))) return true
  return isNavigation(pieces, isTop) || areButtons(pieces) || isAboutCookies(pieces)
}

/** `Accept cookies   Manage preferences` */
function isAboutCookies(pieces: readonly string[]): boolean {
  return pieces.every(piece => piece.length <= CONSENT && !/\d/.test(piece)) && pieces.some(asksForCookies)
}

/** Letters of a button that asks for them at most. */
const CONSENT = 40

function asksForCookies(text: string): boolean {
  return text.length <= CONSENT && consent.test(text) && cookies.test(text)
}

const cookies = /cookie|ciastecz|kakor|eväste|çerez|עוגיות|クッキー|쿠키/i
const consent =
  /accept|manage|settings|preferences|reject|allow|akzeptier|ablehnen|verwalt|einstellung|gérer|paramètres|ajustes|configuración|impostazioni|definições|instellingen|ustawienia|inställningar|innstillinger|indstillinger|asetukset|nastavení|ayarları|refuser|acept|gestion|rechaz|accett|gestisci|rifiut|aceit|gerir|recus|weiger|beheer|akceptuj|zarządzaj|odrzuć|godkänn|hantera|hyväksy|hallitse|přijmout|spravovat|kabul|yönet|прийняти|אישור|מדיניות|同意|동의/i

/** What stands in a line, wide blanks or strokes between. */
function piecesOf(text: string): readonly string[] {
  return text
    .split(/\s{2,}|\t+|\s[|·•]\s/)
    .filter(piece => !/^[|·•]?$/.test(piece))
    .map(piece => /^\[(.{2,40})\]$/.exec(piece)?.[1] ?? piece)
}

/** Three links or more that lead through a site, most of which every site has; at its top half of them. */
function isNavigation(links: readonly string[], isTop: boolean): boolean {
  if (links.length < 3) return false
  const own = links.filter(link => navigating.test(link) || siteLine.test(link)).length
  const isShort = links.every(link => link.length <= LINK && !/\d/.test(link.replace(/\s?\(\d+\)$/, '')))
  if (isShort && own > 1 && HOME.test(links[0] ?? '')) return true
  return own * 3 >= links.length * 2 || (isTop && isShort && own * 2 >= links.length)
}

/** Where the way through a site begins. */
const HOME =
  /^(?:home|startseite|accueil|inicio|início|strona główna|etusivu|domů|ana sayfa|головна|ホーム|首页|홈)$/i

/** Letters of a link. */
const LINK = 24

/** Buttons alone, with the counts and signs beside them; one word by itself may be anybody's. */
function areButtons(pieces: readonly string[]): boolean {
  const others = pieces.filter(piece => !SIGN.test(piece))
  const isSure =
    others.some(piece => surely.test(piece) || sharing.test(piece)) ||
    (others.length > 0 && pieces.length > 1)
  const known = others.filter(piece => isButton(piece)).length
  if (others.length === 0) return pieces.length > 0 && pieces.every(piece => /^[⋮☰…✕×]+$/.test(piece))
  const isRow = others.length >= ROW && others.every(piece => piece.length <= LINK)
  return isSure && (known === others.length || (isRow && known * 3 >= others.length * 2))
}

function isButton(piece: string): boolean {
  return surely.test(piece) || button.test(piece) || sharing.test(piece) || siteLine.test(piece)
}

/** Buttons of a row in which one is not known. */
const ROW = 3

/** `♥ 214`, `⋮` */
const SIGN = /^[♥❤♡★☆👍⋮☰…✕×^↑↓←→<>]+\uFE0F?\s?[\d.,]*[kKM]?$/u

/** `© 2026   Privacy   Cookies` */
function isOwned(text: string): boolean {
  const pieces = piecesOf(text)
  const [owner, ...links] = pieces
  const areLinks = links.every(link => navigating.test(link) || asksForCookies(link))
  const isRow = links.length > 1 && links.every(link => link.length <= CONSENT && !/[@\d]/.test(link))
  return links.length > 0 && /^(?:©|\(c\)|copyright)/i.test(owner ?? '') && (areLinks || isRow)
}

/** `Related pages: Join us | Results`: links to other pages of a site, behind a word for them. */
function leadsElsewhere(text: string): boolean {
  const label = RELATED.exec(text)?.[0]
  if (label === undefined || text.length > LONGEST) return false
  const links = piecesOf(text.slice(label.length))
  return links.length > 1 && links.every(link => link.length <= LINK && !/\d/.test(link))
}

const RELATED =
  /^(?:related (?:pages|links|articles|posts|stories|topics|content)|see also|read (?:next|also)|(?:verwandte|ähnliche) (?:seiten|themen|artikel|beiträge)|siehe auch|mehr zum thema|(?:pages|articles|liens) (?:liée?s|associée?s|connexes)|voir aussi|à lire aussi|(?:páginas|artículos|enlaces|artigos) relacionad[oa]s|ver también|(?:ver|veja|leia) também|(?:pagine|articoli) correlat[ei]|vedi anche|leggi anche|gerelateerde (?:pagina['’]s|artikelen|links)|(?:zie|lees) ook|powiązane (?:strony|artykuły)|zobacz (?:też|także|również)|relaterade (?:sidor|artiklar|länkar)|se även|läs även)\s*[:：]\s*/i

/** Whether a line says where in a site its page is: what stands below it is the page's own. */
export function isTrail(text: string): boolean {
  return TRAIL.test(text)
}

/** Where in a site a page is: `Home > Events > July`. */
const TRAIL: RegExp =
  /^(?:home|start(?:seite)?|accueil|inicio|início|strona główna|hem|etusivu|domů|ana sayfa|головна|ホーム|首页|홈)(?:\s*[>›»→/]\s*[^>›»→/]{1,40}){1,5}$/i

// None of these patterns is Unicode's: so many words without case would take ten times as long to compile.

const navigating: RegExp =
  /^(?:home|about(?: us)?|works?|shop|store|cart|basket|contact(?: us)?|blog|news|login|log in|sign in|search|menu|portfolio|faq|\[?skip to (?:main )?content\]?|startseite|start|über uns|kontakt|anmelden|suche|warenkorb|aktuelles|accueil|à propos|boutique|panier|connexion|recherche|actualités|inicio|nosotros|tienda|carrito|contacto|buscar|chi siamo|negozio|carrello|contatti|cerca|início|sobre|loja|contato|contacto|over ons|winkel|winkelwagen|zoeken|strona główna|o nas|sklep|koszyk|hem|om oss|butik|varukorg|sök|etusivu|ota yhteyttä|verkkokauppa|domů|obchod|košík|ana sayfa|hakkımızda|iletişim|sepet|головна|про нас|контакти|ホーム|お問い合わせ|首页|联系我们|홈|문의|(?:my )?account|log ?out|sign out|(?:need )?help\??|terms(?: (?:of use|(?:and|&) conditions))?|privacy(?: policy)?|cookies?(?: policy)?|imprint|legal|sitemap|events|reservations?|menus?|book(?: (?:now|a table|online))?|find us|gift (?:cards?|vouchers?)|anfahrt|nous trouver|reservas|cómo llegar|dónde estamos|dove siamo|prenotazioni|reserveren|rezerwacj[ae]|rezervace|kudy k nám|rezervasyon|menü|меню|бронювання|hitta hit|boka(?: bord)?|unsubscribe|(?:update|manage|email) preferences|forward to a friend|impressum|datenschutz|agb|mein konto|abmelden|abbestellen|hilfe|speisekarte|reservieren|reservierung|veranstaltungen|mentions légales|confidentialité|mon compte|déconnexion|aide|se désabonner|se désinscrire|la carte|réserver|aviso legal|privacidad|mi cuenta|ayuda|darse de baja|cancelar suscripción|reservar|condizioni|il mio account|aiuto|disiscriviti|annulla (?:l.)?iscrizione|prenota|privacidade|termos|minha conta|ajuda|sair|entrar|cancelar inscrição|eventos|voorwaarden|mijn account|uitloggen|inloggen|(?:hulp )?nodig\??|hulp nodig\?|uitschrijven|afmelden|regulamin|polityka prywatności|moje konto|pomoc|wypisz się|zaloguj|villkor|integritetspolicy|mitt konto|hjälp|avsluta prenumerationen|logga in|ehdot|tietosuoja|kirjaudu|přihlásit|odhlásit(?: se)?|můj účet|nápověda|gizlilik|çerezler|yardım|hesabım|giriş|çıkış|увійти|допомога|умови|конфіденційність|개인정보 ?처리방침|쿠키|이용약관|로그인|利用規約|プライバシーポリシー|ログイン|条款|隐私政策|登录)(?:\s?\(\d+\))?$/i

/** Buttons that share a page with others on a network. */
const sharing: RegExp =
  /^(?:share|tweet|post|pin|recommend|teilen|weiterempfehlen|partager|compartir|condividi|compartilhar|partilhar|delen|deel|udostępnij|dela|del|jaa|sdílet|paylaş|поділитися|поделиться)(?: (?:this|it|dit|dies|das))?(?: \p{L}{1,4})? (?:facebook[ua]?|twitter|x|linkedin|whatsapp|instagram|pinterest|telegram|bluesky|mastodon|xing|e-?mail)(?: (?:teilen))?$|^(?:auf|über|via|per) (?:facebook|twitter|x|linkedin|whatsapp|xing|e-?mail) (?:teilen|delen|dela)$/iu

/** Lines that a network of people at work prints in a profile. */
const profileLine: RegExp =
  /^(?:(?:more than |over |über |plus de |más de |mais de |oltre |meer dan |ponad )?[\d.,]{1,7}\+? (?:connections?|followers?|mutual connections?|kontakte|follower|relations|abonnés|contactos|seguidores|conexões|collegamenti|connecties|volgers|kontaktów|obserwujących|kontakter|följare)|(?:show|see|view|hide) credentials?|(?:show|see) all \d{1,4}\+? .{2,40}|endorsed by .{1,60}|\d{1,4} endorsements?|nachweis anzeigen|alle \d{1,4} .{2,40} anzeigen|bestätigt von .{1,60}|afficher le (?:certificat|diplôme)|afficher l.identifiant|recommandé(?:e)? par .{1,60}|mostrar credencial|validad[oa] por .{1,60}|exibir credencial|mostra credenziale|(?:bekijk|toon) (?:certificaat|referentie)|onderschreven door .{1,60}|open to work|activat?e to view larger image|(?:1st|2nd|3rd\+?) degree connection)\W{0,3}(?: who know this)?$/i

/** The button that shows the rest of a text, and one beside a place, behind what is copy; a gap is looked at once, from where it begins. */
const profileTail: RegExp =
  /^(\S.*?)(?<=\S)(?:\s*(?:…|\.{3})\s*(?:see|show|read|view)? ?(?:more|less|mehr anzeigen|mehr|voir plus|plus|ver más|ver mais|mostra altro|altro|meer weergeven|więcej|visa mer)|\s+[·•|]\s+(?:contact info|kontaktinfo|kontaktdaten anzeigen|voir les coordonnées|información de contacto|informações de contato|informazioni di contatto|contactgegevens))$/i

/** How long a time was, which a network reckons up behind it: `Mar 2022 - Present · 4 yrs 2 mos`. */
const LASTING: RegExp =
  /^(.*\b(?:19|20)\d\d\b.*?)(?<=\S)\s+[·•]\s+(?:\d{1,2} (?:yrs?|years?|jahre?|ans?|años?|anni|anno|anos?|jaar|jr|lat[a]?|rok|år))?(?:\s?\d{1,2} (?:mos?|months?|monate?|mois|mes(?:es)?|mesi|maand(?:en)?|mnd|mies(?:\.|i[eę]cy)?|mån(?:ader)?))?$/i

/** Buttons that no copy has. */
const surely: RegExp =
  /^(?:☰ .{1,16}|edit profile|(?:see|show|view) (?:more|translation)|add to (?:cart|basket|bag)|copy link|(?:view|show) on (?:the )?map|you (?:may|might) also like|profil bearbeiten|mehr anzeigen|übersetzung anzeigen|in den warenkorb|link kopieren|auf (?:der )?karte (?:an)?zeigen|das könnte (?:dir|ihnen) auch gefallen|modifier le profil|(?:voir|afficher) (?:plus|la traduction)|ajouter au panier|copier le lien|voir sur la carte|vous aimerez aussi|editar (?:el )?perfil|ver (?:más|mais|traducción|tradução)|(?:añadir|agregar) al carrito|copiar (?:el )?(?:enlace|link)|ver (?:en el|no) mapa|también te puede (?:gustar|interesar)|você também pode gostar|adicionar ao carrinho|modifica (?:il )?profilo|mostra (?:altro|di più|traduzione)|vedi (?:altro|traduzione)|aggiungi al carrello|copia (?:il )?link|(?:vedi|mostra) sulla mappa|potrebbe (?:anche )?piacerti|profiel bewerken|meer weergeven|vertaling weergeven|in winkelwagen|link kopiëren|bekijk op (?:de )?kaart|edytuj profil|pokaż więcej|zobacz (?:więcej|tłumaczenie)|dodaj do koszyka|kopiuj link|redigera profil|visa (?:mer|översättning)|lägg i varukorgen|rediger profil|vis mer|legg i handlekurv|muokkaa profiilia|näytä (?:lisää|käännös)|lisää ostoskoriin|upravit profil|zobrazit (?:více|překlad)|(?:vložit |přidat )?do košíku|profili düzenle|daha fazla(?: göster)?|çeviriyi gör|sepete ekle|редагувати профіль|показати (?:більше|переклад)|додати в кошик|프로필 (?:수정|편집)|더 ?보기|번역 보기|장바구니(?:에)? 담기|プロフィールを編集|もっと見る|翻訳を見る|カートに入れる|编辑(?:资料|主页)|查看(?:更多|翻译)|加入购物车|تعديل الملف الشخصي|عرض (?:المزيد|الترجمة)|עריכת פרופיל|הצגת? (?:עוד|תרגום))(?:\s?(?:\.{3}|…|>|›|»))?$/i

/** Buttons that are buttons beside others. */
const button: RegExp =
  /^(?:(?:print|share|save|e-?mail|bookmark) this (?:page|article|story)|(?:diese )?seite (?:drucken|teilen|merken|weiterempfehlen)|(?:imprimer|partager|enregistrer) (?:cette|la) page|(?:imprimir|compartir|guardar|compartilhar|partilhar) (?:esta|la|a) página|(?:stampa|condividi|salva) (?:questa |la )?pagina|(?:deze )?pagina (?:afdrukken|delen|bewaren)|(?:drukuj|udostępnij|zapisz) (?:tę )?stronę|(?:skriv ut|dela|spara) (?:den här )?sidan|share|tweet|post|pin|save|like|follow|following|message|print|printen|download|refresh|reply|forward|more|edit|teilen|speichern|merken|gefällt mir|folgen|nachricht|drucken|aktualisieren|antworten|weiterleiten|mehr|partager|enregistrer|j.aime|suivre|imprimer|actualiser|répondre|transférer|compartir|guardar|me gusta|seguir|mensaje|imprimir|actualizar|responder|condividi|salva|mi piace|segui|messaggio|stampa|aggiorna|rispondi|compartilhar|partilhar|salvar|curtir|mensagem|atualizar|delen|opslaan|bewaren|vind ik leuk|volgen|bericht|afdrukken|vernieuwen|udostępnij|zapisz|lubię to|obserwuj|drukuj|odśwież|dela|spara|gilla|följ|skriv ut|jaa|tallenna|tykkää|seuraa|tulosta|sdílet|uložit|to se mi líbí|sledovat|tisk(?:nout)?|paylaş|kaydet|beğen|takip et|mesaj|yazdır|поділитися|зберегти|подобається|друк(?:увати)?|공유(?:하기)?|저장(?:하기)?|좋아요|팔로우|메시지|인쇄|シェア|保存|いいね!?|フォロー|印刷|分享|收藏|点赞|关注|打印|مشاركة|حفظ|إعجاب|متابعة|طباعة|שיתוף|שמירה|הדפסה)$/i

const siteLine: RegExp = new RegExp(
  `^\\W{0,3}(?:${[
    '\\[?skip to (?:main )?content\\]?',
    '(?:direkt )?zum (?:haupt)?inhalt(?: springen| wechseln)?',
    '(?:aller|passer|accéder) (?:directement )?au contenu(?: principal)?',
    '(?:saltar|ir) al contenido(?: principal)?|(?:saltar|ir|pular) para o conteúdo(?: principal)?',
    '(?:vai|salta|passa) al contenuto(?: principale)?',
    '(?:ga |spring )?(?:direct )?naar (?:de )?(?:hoofd)?inhoud',
    'przejdź do (?:głównej )?treści|přejít (?:k|na)(?: hlavnímu)? obsahu?',
    'hoppa till (?:huvud)?innehåll(?:et)?|(?:gå|spring) til (?:hoved)?indhold(?:et)?|hopp til (?:hoved)?innhold(?:et)?',
    'siirry (?:pää)?sisältöön|[iİ]çeriğe (?:geç|atla)',
    'перейти до (?:основного )?(?:вмісту|контенту)|перейти к (?:основному )?содерж\\S+',
    '(?:本文|(?:メイン)?コンテンツ)(?:へ|に)(?:スキップ|移動)|본문(?:으로)? (?:바로가기|건너뛰기)|跳(?:转)?(?:到|至)(?:主要)?(?:内容|正文)',
    'back to top',
    'cookies .{0,60}(?:accept|decline|ok)',
    '(?:we|this (?:site|website)) uses? cookies.{0,60}',
    '(?:view|read|open) (?:this|the) (?:e-?mail|message|newsletter|mail) (?:in|on) (?:your|a|the) browser',
    'view (?:it )?in (?:your )?browser',
    'nach oben|zum seitenanfang',
    '(?:diese |die )?(?:e-?mail|nachricht|newsletter)? ?(?:im browser (?:ansehen|anzeigen|öffnen|lesen))',
    'haut de page|retour en haut',
    '(?:voir|lire|afficher) (?:cet e-?mail|ce message|la newsletter|cette lettre) dans (?:votre|un|le) navigateur',
    'volver arriba|ir arriba',
    'ver (?:este (?:correo|mensaje|boletín) )?en (?:el|tu|su) navegador',
    'torna su|torna in alto',
    '(?:visualizza|apri) (?:questa e-?mail )?nel browser',
    'voltar ao topo',
    'ver (?:este e-?mail )?no navegador',
    'naar boven|terug naar boven',
    '(?:bekijk|lees) (?:deze (?:e-?mail|nieuwsbrief) )?in (?:je|uw|de) browser',
    'till toppen|visa i webbläsaren|til toppen|powrót do góry|do góry|ページの先頭へ|返回顶部',
  ].join('|')})\\W{0,3}$`,
  'i',
)
