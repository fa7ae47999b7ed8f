export function docsPage(_: unknown): { html: string; policy: string } {
  return { html: '', policy: '' }
}
