// None of these patterns is Unicode's (`u`): so many words without case would take ten times as long to compile.

/** What a line at the head of a mail says. */
export type MailPart = 'from' | 'to' | 'copy' | 'sent' | 'date' | 'subject' | 'reply' | 'attachments'

/** The names that mail programs give the lines at the head of a mail. */
export const mailWords: Readonly<Record<MailPart, string>> = {
  from: `from|von|de|da|van|od|från|fra|lähettäjä|kimden|gönderen|από|від|от|от кого|差出人|发件人|寄件者|寄件人|보낸 사람|من|מאת`,
  to: `to|an|à|a|para|aan|do|komu|till|til|vastaanottaja|kime|alıcı|προς|кому|宛先|收件人|收件者|받는 사람|إلى|אל`,
  copy: `cc|bcc|kopie|copie à|copie|con copia|kopia|kopi|dw|udw|kopio|bilgi|κοιν\\.?|копия|копія|抄送|副本|참조|نسخة|עותק`,
  sent: `sent|gesendet|envoyé|enviado|enviado el|enviado em|enviada|enviada em|inviato|verzonden|wysłano|skickat|sendt|lähetetty|odesláno|gönderildi|gönderilme|gönderme tarihi|στάλθηκε|надіслано|отправлено|送信日時|发送时间|傳送時間|寄件日期|보낸 날짜|تم الإرسال|نُشر|נשלח`,
  date: `date|datum|fecha|data|dato|päiväys|päivämäärä|tarih|ημερομηνία|дата|日付|日時|日期|날짜|التاريخ|תאריך`,
  subject: `subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|ämne|emne|aihe|předmět|konu|θέμα|тема|件名|主题|主旨|主題|제목|الموضوع|נושא`,
  reply: `reply-to|reply to|antwort an|répondre à|responder a|rispondi a|responder para|antwoord aan|odpowiedz do`,
  attachments: `attach|attachment|attachments|anlage|anlagen|anhänge|pièces? jointes?|adjuntos?|allegat[io]|anexos?|bijlagen?|załącznik[i]?|bilag(?:or|er)?|vedlegg|vedhæftede filer|vedhæftet|liitteet|přílohy|ekler|συνημμένα|вложения|вкладення|添付ファイル|附件|첨부 ?파일|المرفقات|קבצים מצורפים`,
}

/** Marks of an answered or forwarded subject. */
export const answerMarks: RegExp =
  /^(?:re|fwd?|aw|wg|tr|rv|res|enc|sv|vs|vl|vb|odp|pd|ynt|ilt|απ|πρθ|回复|转发|回覆|轉寄|返信|転送|답장|전달)(?:\[\d+\])?\s*[:：]/i

/** Marks of a forwarded subject, which no letter's own reference line starts with. */
export const forwardedMark: RegExp =
  /^(?:fwd?|wg|tr|rv|enc|vb|vl|vs|pd|ilt|πρθ|转发|轉寄|転送|전달)\s*[:：]\s*\S/i

/** A line that a telephone or its mail program puts under what is sent. */
export const sentFrom: RegExp = new RegExp(
  `^(?:${[
    'sent from (?:my|a|an|outlook|mail|yahoo|samsung|proton).{0,50}',
    'get outlook for .{2,20}',
    '(?:von|vom) (?:meinem?|mein).{2,40} gesendet',
    'gesendet (?:von|mit|aus).{2,50}',
    'envoyé (?:de|depuis|à partir de|avec).{2,50}',
    'enviad[oa] (?:desde|do|da|a partir d[oe]|con|com).{2,50}',
    'inviato da.{2,50}',
    '(?:verzonden|verstuurd) (?:vanaf|vanuit|met|van).{2,50}',
    'wysłan[eoy] (?:z|za pomocą).{2,50}',
    'skickat från.{2,40}',
    '(?:sendt|skickat) (?:fra|med|via).{2,40}',
    'lähetetty .{2,40}',
    'odesláno z.{2,40}',
    ".{2,30}['’]?(?:den|dan|ten|tan) gönderildi",
    '(?:στάλθηκε|εστάλη) από.{2,40}',
    '(?:надіслано|відправлено) (?:з|із|за).{2,40}',
    'отправлено (?:с|со|из).{2,40}',
    '.{2,30}から送信',
    '(?:发自|来自|發自|傳送自|從).{0,3}我的.{2,30}',
    '.{0,3}나의 .{2,30}에서 보냄',
    '(?:أُ?رسلت|أرسلت|تم الإرسال|مرسل) من.{2,40}',
    'נשלח (?:מ|מה).{2,40}',
  ].join('|')})[.!]?$`,
  'i',
)

/** Somebody `wrote:`, as a mail program says above what it quotes. */
export const wroteWords: RegExp =
  /^.{2,120}?(?:\bwrote|\bschrieb|a écrit|escribió|ha scritto|escreveu|\bschreef|napisał(?:\(?a\)?)?|\bpisze|\bskrev|\bkirjoitti|napsal(?:\(?a\)?)?|\byazdı|έγραψε|написа[вл](?:\(?[ал]а?\)?)?|пише|пишет|さんは書きました|写道|寫道|님이 작성|كتب|כתב\/?ה?).{0,80}[:：]$/i

/** A line that divides a mail from one that it forwards. */
export const forwardMark: RegExp =
  /^(?:-{2,}|_{2,}|\*{2,}|={2,})?\s*(?:begin )?(?:forwarded message|original message|original appointment|weitergeleitete nachricht|ursprüngliche nachricht|message transféré|message d'origine|mensaje reenviado|mensaje original|messaggio inoltrato|messaggio originale|mensagem (?:encaminhada|original)|doorgestuurd bericht|oorspronkelijk bericht|(?:przekazana|oryginalna) wiadomość|wiadomość (?:oryginalna|przekazana)|vidarebefordrat meddelande|ursprungligt meddelande|videresendt (?:melding|meddelelse)|oprindelig meddelelse|opprinnelig melding|edelleenlähetetty viesti|alkuperäinen viesti|přeposlaná zpráva|původní zpráva|iletilen ileti|orijinal (?:mesaj|ileti)|προωθημένο μήνυμα|αρχικό μήνυμα|переслане повідомлення|пересылаемое сообщение|исходное сообщение|転送メッセージ|元のメッセージ|转发的邮件|原始邮件|轉寄的郵件|전달된 메시지|원본 메[일시]지?|رسالة معاد توجيهها|הודעה שהועברה)\s*[:：]?\s*(?:-{2,}|_{2,}|\*{2,}|={2,})?$/i

/** Which page of how many, as a word processor prints it. */
export const pageMark: RegExp =
  /^(?:[-–—]\s*)?(?:page|seite|página|pagina|strona|sida|side|sivu|strana|sayfa|σελίδα|сторінка|страница|ページ|页|페이지|صفحة|עמוד)\s+\d{1,4}\s*(?:of|von|de|sur|di|van|z|ze|av|af|\/|από|з|из)\s*\d{1,4}(?:\s*[-–—])?$/i
