/** What closes a talk, whatever its last part was about. */
const THANKS =
  /^(?:(?:many )?thanks?(?: you)?(?: (?:very much|all|for (?:listening|coming)))?|(?:any )?questions|q ?& ?a|the end|(?:vielen )?dank(?:e)?(?: für .{1,30})?|fragen|merci(?: (?:beaucoup|à tous))?|(?:des )?questions|(?:muchas )?gracias|preguntas|¿preguntas|grazie|domande|धन्यवाद|प्रश्न|(?:moltes )?gràcies|preguntes|(?:xin )?(?:trân trọng )?cảm ơn(?: .{1,30})?|câu hỏi|terima kasih(?: atas .{1,25})?|pertanyaan|köszönöm(?: a figyelmet)?|köszönjük(?: a figyelmet)?|kérdések|(?:vă )?mulțum\p{L}*(?: pentru .{1,25})?|întrebări|(?:muito )?obrigad[oa]|perguntas|dank u(?: wel)?|bedankt|vragen|tack(?: för .{1,30})?|frågor|dziękuj\p{L}*(?: za .{1,20})?|pytania|дякую\p{L}*|ご清聴ありがとうございました|谢谢)[.!?？！]?$/iu

/** Whether words are those with which a talk ends: `Thank you`, `Any questions?`. */
export function isThanks(text: string): boolean {
  return THANKS.test(text.trim())
}
