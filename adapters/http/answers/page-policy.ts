/** The policy of a file that is only looked at or saved. */
export const inert = "default-src 'none'; sandbox"

/** What a page may do that does not say itself what it needs. */
const nothing = "default-src 'none'; img-src 'self' data:; base-uri 'none'; form-action 'none'"

const said = /<meta http-equiv="Content-Security-Policy" content="([\x20\x21\x23-\x7e]*)">\n?/i

/** The policy of its own that a rendered page has in its head, where styles and scripts are named by their hashes, and the page without it. */
export function takePolicy(page: string): { readonly policy: string; readonly rest: string } {
  const end = Math.max(0, page.indexOf('</head>'))
  const head = page.slice(0, end)
  return { policy: decode(said.exec(head)?.[1] ?? nothing), rest: head.replace(said, '') + page.slice(end) }
}

/** Writers of HTML put quotes into attributes as references. */
function decode(attribute: string): string {
  return attribute
    .replace(/&#(?:x27|39);|&apos;/gi, "'")
    .replace(/&#x22;|&#34;|&quot;/gi, '"')
    .replace(/&amp;/gi, '&')
}

/**
 * The policy that a rendered page is sent with: its own, inside a sandbox without an origin of its own. Only `framedBy` may
 * show it in a frame.
 */
export function pagePolicy(policy: string, framedBy: string): string {
  return `sandbox allow-scripts; ${policy}; frame-ancestors ${framedBy}`
}
