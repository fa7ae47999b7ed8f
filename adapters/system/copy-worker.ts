import { nodesOfCopy, withNode } from '../service/versions/copy-nodes.ts'
import { type Sides, summarizeChange } from '../service/versions/summarize.ts'

/** Entry point of the thread that reads copy: what it is asked for, by name. */
export type CopyTask =
  | readonly ['nodes', string]
  | readonly ['edit', string, string, string]
  | readonly ['summary', Sides | undefined, Sides]

/** Does one task. */
export default function work(task: CopyTask): ReadonlyMap<string, string> | string | undefined {
  switch (task[0]) {
    case 'nodes':
      return nodesOfCopy(task[1])
    case 'edit':
      return withNode(task[1], task[2], task[3])
    case 'summary':
      return summarizeChange(task[1], task[2])
  }
}
