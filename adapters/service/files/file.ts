/** Types that may be uploaded. */
export const uploadTypes = ['image/png', 'image/jpeg', 'image/gif', 'application/pdf'] as const

/** One of the types that may be uploaded. */
export type UploadType = (typeof uploadTypes)[number]

/** An uploaded file, or the promise of one. */
export interface StoredFile {
  readonly fileId: string
  readonly accountId: string
  /** A safe base name. */
  readonly filename: string
  readonly contentType: UploadType
  readonly sizeBytes: number
  readonly status: 'pending_upload' | 'ready'
  /** Key of its bytes once they are there. */
  readonly blob?: string
  /** A run has taken it. One that none takes for a day goes. */
  readonly isUsed?: true
  readonly createdAt: number
  /** When the upload grant ends. */
  readonly expiresAt: number
}
