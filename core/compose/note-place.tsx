import { space, type Theme } from '../theme/theme.ts'
import type { Child } from './jsx-runtime.ts'

/** Where the notes of a sheet stand on paper whose foot is taken: a short rule, and below it what they say. */
export function NotePlace({ theme }: { readonly theme: Theme }): Child {
  const centred = theme.type.align === 'center'
  return (
    <div holdsNotes style={{ padding: [space(theme, 0.75), 0, 0, 0] }}>
      <div
        ariaHidden
        style={{
          width: '20%',
          height: 0.75,
          background: theme.color.border,
          marginBottom: space(theme, 0.25),
          ...(centred && { marginInline: 'auto' }),
        }}
      />
    </div>
  )
}
