/** What a page may do that does not say itself what it needs. */
const nothing = "default-src 'none'; img-src 'self' data:; base-uri 'none'; form-action 'none'"

/**
 * The policy that a rendered page is sent with: what it says of itself in its head, where styles and scripts are named
 * by their hashes, inside a sandbox without an origin of its own. Only `framedBy` may show it in a frame.
 */
export function pagePolicy(html: string, framedBy: string): string {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')))
  const own = /<meta http-equiv="Content-Security-Policy" content="([\x20-\x7e]*?)">/i.exec(head)?.[1]
  // The writer of the page spells quotation marks as references.
  const policy = own?.replaceAll('&#x27;', "'") ?? nothing
  return `sandbox allow-scripts; ${policy}; frame-ancestors ${framedBy}`
}
