/** What is on the disk is not what was written. Going on would lose what was acknowledged, so nothing is opened. */
export class StoreDamage extends Error {
  override readonly name = 'StoreDamage'
}

/** Damage at a place of a file, with the way out. */
export function damaged(path: string, offset: number, reason: string): StoreDamage {
  return new StoreDamage(
    `${path} is damaged at byte ${offset}: ${reason}. Nothing was changed. \`platen store check\` lists all that is wrong; ` +
      'restore the folder from a backup, or let `platen store repair` open it again and say what is given up',
  )
}
