import { z } from 'zod'
import type { DownloadFormat } from '../../service/outputs/download.ts'
import {
  commit,
  identifier,
  sampleCommit,
  sampleIds,
  samplePublic,
  sampleText,
  sampleViewer,
  timestamp,
  waitSeconds,
} from './fields.ts'

/** What to export. */
export interface ExportWish {
  /** A PDF, the site as a ZIP, pictures of the pages, or the report. */
  readonly format: DownloadFormat
  /** Left out: the newest completed run. */
  readonly run_id?: string
  /** Of pictures: that page alone. */
  readonly page?: number
  /** Of a site: with what the speaker says. */
  readonly notes?: boolean
}

const runChoice = z
  .string()
  .meta({ description: 'left out: the newest completed run', examples: [sampleIds.run] })
  .exactOptional()

/** Kinds of downloads. */
const downloadFormat: z.ZodType<DownloadFormat> = z
  .enum(['pdf', 'html', 'png', 'svg', 'report'])
  .meta({ examples: ['pdf'] })

const pageNumber = z.int().min(1).max(100_000).meta({ description: 'of pictures: that page alone' })

/** How {@link ExportWish} is checked and described. */
export const exportWish: z.ZodType<ExportWish> = z
  .strictObject({
    format: downloadFormat,
    run_id: runChoice,
    page: pageNumber.exactOptional(),
    notes: z.boolean().meta({ description: 'of a site: with what the speaker says' }).exactOptional(),
  })
  .meta({ title: 'ExportWish' })

/** A download that ends after an hour. */
export interface Exported {
  readonly job_id: string
  readonly format: DownloadFormat
  readonly run_id: string
  readonly commit_hash: string
  readonly download_url: string
  readonly expires_at: string
}

/** How {@link Exported} is checked and described. */
export const exported: z.ZodType<Exported> = z
  .object({
    job_id: identifier('job'),
    format: downloadFormat,
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
  /** One version, also one that was edited by hand; without `run_id`. */
  readonly commit_hash?: string
  /** With what the speaker says. */
  readonly notes?: boolean
}

/** How {@link PublishWish} is checked and described. */
export const publishWish: z.ZodType<PublishWish> = z
  .strictObject({
    run_id: runChoice,
    commit_hash: sampleText(
      64,
      sampleCommit,
      'one version, also one that was edited by hand; without `run_id`',
    ).exactOptional(),
    notes: z.boolean().meta({ description: 'with what the speaker says' }).exactOptional(),
  })
  .meta({ title: 'PublishWish', examples: [{ run_id: sampleIds.run }] })

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
  /** How long to wait for the version; then comes the run that makes it instead. */
  readonly wait_seconds?: number
}

/** Fields of {@link NodeWish} that are texts. */
export const nodeFields: { readonly [Name in Exclude<keyof NodeWish, 'wait_seconds'>]-?: z.ZodType<string> } =
  {
    node_id: sampleText(200, 'n_3f9a'),
    content: sampleText(100_000, 'High water at noon'),
    commit_hash: sampleText(
      64,
      sampleCommit,
      'the version that was looked at: a node that changed since is refused',
    ),
  }

/** How {@link NodeWish} is checked and described. */
export const nodeWish: z.ZodType<NodeWish> = z
  .strictObject({
    ...nodeFields,
    commit_hash: z.exactOptional(nodeFields.commit_hash),
    wait_seconds: waitSeconds('the version').exactOptional(),
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
