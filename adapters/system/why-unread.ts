/** What keeps a file or a folder from being read, for people: the system says it in codes. */
export function whyUnread(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  switch (code) {
    case 'ENOENT':
      return 'there is nothing of that name; check the path'
    case 'EACCES':
    case 'EPERM':
      return 'you may not read it; check its permissions'
    case 'EISDIR':
      return 'it is a folder; name a file in it'
    case 'ENOTDIR':
      return 'it is a file, or lies under one; name a folder'
    default:
      return code ?? message
  }
}
