import { themes } from './themes.ts'

/** Platen's mark: a sheet of paper over the roller of a press. */
export function writeMark(): string {
  const { accent, onAccent } = themes.light.color
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent}"/><path d="M9 6h14v12H9z" fill="${onAccent}"/><path d="M12 10h8M12 14h5" stroke="${accent}" stroke-width="2"/><rect x="5" y="18" width="22" height="7" rx="3.5" fill="${onAccent}"/></svg>`
}
