/**
 * Headers of an answer to begin with: nothing is sniffed, framed, cached or led elsewhere, and it is JSON until it says
 * otherwise.
 */
export function answerHeaders(requestId: string, strictTransport: boolean): Record<string, string> {
  // One literal: this is made for every request, and spreading costs more than all of it.
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  }
  if (strictTransport) headers['strict-transport-security'] = 'max-age=31536000'
  return headers
}
