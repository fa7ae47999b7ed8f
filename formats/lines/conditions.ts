/** What opens a line that only holds in a case: `In caso di pioggia: chiesa di Sant'Anna`. */
const CONDITION =
  /^\s*(?:in case of|in the event of|if (?:it|wet|the|there)|should (?:it|the)|rain (?:plan|date|venue)|wet weather|bei (?:regen|schlecht\p{L}*|nässe|sturm)|falls |wenn es|en cas d|s['’]il |si (?:le temps|llueve|plou|pleut)|in caso di|se piove|en caso de|em caso de|se chover|bij (?:regen|slecht)|als het|w razie|jeśli |jeżeli |gdyby |(?:vid|ved) (?:regn|dåligt|dårlig)|om det|hvis det|jos |sateella|v případě|za deště|při dešti|yağmur|у разі|в случае|якщо |если |雨天|下雨|우천)/iu

/** Whether a line says where or when something is only if the weather or the like asks for it: it is as quiet as what stands around it. */
export function isCondition(text: string): boolean {
  return CONDITION.test(text)
}
