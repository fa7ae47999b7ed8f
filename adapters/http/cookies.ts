/** The value of a cookie in a request. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const cookie of (request.headers.get('cookie') ?? '').split(';')) {
    const [key = '', ...value] = cookie.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}

/** A cookie that no script reads and no other site's form brings along. */
export interface Cookie {
  readonly name: string
  /** Only letters, digits, `-` and `_`, or base64url. */
  readonly value: string
  /** Seconds; 0 takes it away, absent is until the browser is closed. */
  readonly age?: number
}

/** A `Set-Cookie` header. */
export function writeCookie({ name, value, age }: Cookie, isSecure: boolean): string {
  const life = age === undefined ? '' : `; Max-Age=${age}`
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${life}${isSecure ? '; Secure' : ''}`
}
