import { createByteCache } from '../../../core/byte-cache.ts'

/** A page as it is shown, made of the file that was rendered. */
export interface MadePage {
  readonly bytes: Buffer
  readonly policy: string
}

/** Pages that were asked for lately: whoever looks at one needs no key, and a long one takes a while to be made. */
const pages = createByteCache<Promise<MadePage>>(64 * 1024 * 1024)

/** The page of that name, made once for many who ask at once; one that could not be made is tried again. */
export function madePage(name: string, size: number, make: () => Promise<MadePage>): Promise<MadePage> {
  const known = pages.get(name)
  if (known) return known
  const page = make()
  pages.set(name, page, size)
  page.catch(() => pages.delete(name))
  return page
}

/** The answer that shows a page. */
export function answerPage(
  { bytes }: MadePage,
  policy: string,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, 'content-security-policy': policy },
  })
}
