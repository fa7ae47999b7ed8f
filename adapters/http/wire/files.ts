import { z } from 'zod'
import { identifier, sampleIds, sampleText, timestamp } from './fields.ts'

/** A file to upload. */
export interface UploadWish {
  readonly filename: string
  /** `image/png`, `image/jpeg`, `image/gif` or `application/pdf`. */
  readonly content_type: string
  readonly size_bytes: number
}

/** How {@link UploadWish} is checked and described. */
export const uploadWish: z.ZodType<UploadWish> = z
  .strictObject({
    filename: z
      .string()
      .min(1)
      .max(255)
      .meta({ examples: ['heron.png'] }),
    content_type: sampleText(200, 'image/png'),
    size_bytes: z
      .int()
      .min(1)
      .meta({ examples: [48213] }),
  })
  .meta({ title: 'UploadWish' })

/** Where the bytes of a file go. */
export interface UploadGrant {
  readonly file_id: string
  /** PUT the bytes here with the declared Content-Type. */
  readonly upload_url: string
  readonly uri: string
  /** When the grant ends. */
  readonly expires_at: string
}

/** How {@link UploadGrant} is checked and described. */
export const uploadGrant: z.ZodType<UploadGrant> = z
  .object({
    file_id: identifier('file'),
    upload_url: z.url().meta({
      description: 'PUT the bytes here with the declared Content-Type',
      examples: ['https://platen.example/uploads/eyJmb3IiOiJ1cGxvYWQi.c2ln'],
    }),
    uri: z.string().meta({ examples: [`platen://files/${sampleIds.file}`] }),
    expires_at: timestamp,
  })
  .meta({ title: 'UploadGrant' })

/** A file, or the promise of one. */
export interface FileDetail {
  readonly file_id: string
  readonly status: 'pending_upload' | 'ready'
  readonly filename: string
  readonly content_type: string
  readonly size_bytes: number
}

/** How {@link FileDetail} is checked and described. */
export const fileDetail: z.ZodType<FileDetail> = z
  .object({
    file_id: identifier('file'),
    status: z.enum(['pending_upload', 'ready']).meta({ examples: ['ready'] }),
    filename: z.string().meta({ examples: ['heron.png'] }),
    content_type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'application/pdf']),
    size_bytes: z.int().meta({ examples: [48213] }),
  })
  .meta({ title: 'File' })

/** A file that is gone. */
export interface DeletedFile {
  readonly file_id: string
  readonly deleted: true
}

/** How {@link DeletedFile} is checked and described. */
export const deletedFile: z.ZodType<DeletedFile> = z
  .object({ file_id: identifier('file'), deleted: z.literal(true) })
  .meta({ title: 'DeletedFile' })
