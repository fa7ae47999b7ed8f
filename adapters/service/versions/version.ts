/** One state of a job's design: a git commit. */
export interface VersionRecord {
  /** SHA-1 (hex) of the commit object. */
  readonly commitHash: string
  readonly jobId: string
  readonly accountId: string
  /** Absent for a job's first, empty commit and for edits in the viewer. */
  readonly runId?: string
  /** Of an edit: the run at the bottom of it. Edits of an earlier time have not said. */
  readonly origin?: string
  readonly parent?: string
  readonly format?: string
  /** The commit message: what changed, for a reader. */
  readonly summary: string
  readonly createdAt: number
  /** What it counts for of its organisation's room; absent in versions of an earlier time. */
  readonly bytes?: number
  /** Key of the list of its files, a blob itself: a store of many versions stays small. Absent when there are none. */
  readonly manifest?: string
}

/** A version with its files: where the bytes of each are. */
export interface Version extends VersionRecord {
  /** Copy, brief, design, assets and outputs, by path. */
  readonly files: readonly VersionFile[]
}

/** A file of a version's tree. */
export interface VersionFile {
  /** `copy.md`, `brief.txt`, `design.json`, `report.json`, `assets/logo.png`, `outputs/document.pdf`, … */
  readonly path: string
  readonly type: string
  readonly size: number
  /** Key of its bytes. */
  readonly blob: string
  /** SHA-1 (hex) of its git blob object. */
  readonly gitHash: string
}
