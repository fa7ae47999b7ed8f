/** What every answer carries unless it says otherwise: nothing is sniffed, framed, cached or led elsewhere. */
const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** Headers of an answer to begin with. */
export function answerHeaders(requestId: string, strictTransport: boolean): Record<string, string> {
  return {
    ...always,
    ...(strictTransport && { 'strict-transport-security': 'max-age=31536000' }),
    'x-request-id': requestId,
  }
}
