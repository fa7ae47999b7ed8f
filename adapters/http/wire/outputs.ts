import { z } from 'zod'
import {
  commit,
  identifier,
  sampleCommit,
  sampleIds,
  samplePublic,
  sampleViewer,
  timestamp,
} from './fields.ts'

/** What to export. */
export interface ExportWish {
  /** A PDF, or the site as a ZIP. */
  readonly format: 'pdf' | 'html'
  /** Left out: the newest completed run. */
  readonly run_id?: string
}

const runChoice = z
  .string()
  .meta({ description: 'left out: the newest completed run', examples: [sampleIds.run] })
  .exactOptional()

/** How {@link ExportWish} is checked and described. */
export const exportWish: z.ZodType<ExportWish> = z
  .strictObject({ format: z.enum(['pdf', 'html']), run_id: runChoice })
  .meta({ title: 'ExportWish' })

/** A download that ends after an hour. */
export interface Exported {
  readonly job_id: string
  readonly format: 'pdf' | 'html'
  readonly run_id: string
  readonly commit_hash: string
  readonly download_url: string
  readonly expires_at: string
}

/** How {@link Exported} is checked and described. */
export const exported: z.ZodType<Exported> = z
  .object({
    job_id: identifier('job'),
    format: z.enum(['pdf', 'html']),
    run_id: identifier('run'),
    commit_hash: commit,
    download_url: z
      .url()
      .meta({ examples: ['https://platen.example/downloads/eyJmb3IiOiJkb3dubG9hZCJ9.c2ln'] }),
    expires_at: timestamp,
  })
  .meta({ title: 'Export' })

/** What to publish. */
export interface PublishWish {
  /** Left out: the newest completed run. */
  readonly run_id?: string
}

/** How {@link PublishWish} is checked and described. */
export const publishWish: z.ZodType<PublishWish> = z
  .strictObject({ run_id: runChoice })
  .meta({ title: 'PublishWish' })

/** What the public sees now. */
export interface PublishedJob {
  readonly public_url: string
  readonly run_id: string
  readonly commit_hash: string
}

/** How {@link PublishedJob} is checked and described. */
export const publishedJob: z.ZodType<PublishedJob> = z
  .object({
    public_url: z.url().meta({ examples: [samplePublic] }),
    run_id: identifier('run'),
    commit_hash: commit,
  })
  .meta({ title: 'Publication' })

/** A job whose public page is gone. */
export interface UnpublishedJob {
  readonly job_id: string
  readonly unpublished: true
}

/** How {@link UnpublishedJob} is checked and described. */
export const unpublishedJob: z.ZodType<UnpublishedJob> = z
  .object({ job_id: identifier('job'), unpublished: z.literal(true) })
  .meta({ title: 'UnpublishedJob' })

/** A preview that ends after 24 hours. */
export interface ViewerLink {
  readonly viewer_url: string
  readonly expires_at: string
}

/** How {@link ViewerLink} is checked and described. */
export const viewerLink: z.ZodType<ViewerLink> = z
  .object({ viewer_url: z.url().meta({ examples: [sampleViewer] }), expires_at: timestamp })
  .meta({ title: 'ViewerSession' })

/** New text for one node. */
export interface NodeWish {
  readonly node_id: string
  readonly content: string
  /** The version that was looked at: a node that changed since is refused. */
  readonly commit_hash?: string
}

/** How {@link NodeWish} is checked and described. */
export const nodeWish: z.ZodType<NodeWish> = z
  .strictObject({
    node_id: z
      .string()
      .max(200)
      .meta({ examples: ['n_3f9a'] }),
    content: z
      .string()
      .max(100_000)
      .meta({ examples: ['High water at noon'] }),
    commit_hash: z
      .string()
      .max(64)
      .meta({
        description: 'the version that was looked at: a node that changed since is refused',
        examples: [sampleCommit],
      })
      .exactOptional(),
  })
  .meta({ title: 'NodeWish' })

/** The version that an edit made. */
export interface EditedNode {
  readonly job_id: string
  readonly node_id: string
  readonly commit_hash: string
  readonly viewer_url: string
}

/** How {@link EditedNode} is checked and described. */
export const editedNode: z.ZodType<EditedNode> = z
  .object({
    job_id: identifier('job'),
    node_id: z.string().meta({ examples: ['n_3f9a'] }),
    commit_hash: commit,
    viewer_url: z.url().meta({ examples: [sampleViewer] }),
  })
  .meta({ title: 'EditedNode' })
