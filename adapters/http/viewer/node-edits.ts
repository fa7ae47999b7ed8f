import { z } from 'zod'
import { type NodeWish, nodeFields } from '../wire/outputs.ts'

/** Texts that were changed in the viewer, to be saved together. */
export interface NodeEditsWish {
  readonly edits: readonly Pick<NodeWish, 'node_id' | 'content'>[]
  /** The version that was looked at. */
  readonly commit_hash?: string
}

/** Texts of one save. */
const most = 500

/** How {@link NodeEditsWish} is checked. */
export const nodeEdits: z.ZodType<NodeEditsWish> = z.strictObject({
  edits: z
    .array(z.strictObject({ node_id: nodeFields.node_id, content: nodeFields.content }))
    .min(1)
    .max(most),
  commit_hash: z.exactOptional(nodeFields.commit_hash),
})
