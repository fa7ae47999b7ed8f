/** Whether a host, with or without a port, is a name that every machine has for itself. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
}
