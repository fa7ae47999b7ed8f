import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { toTypst } from './to-typst.mjs'

/**
 * Typst in this process. The markup is made beforehand, which favours Typst; its memory of earlier compilations is
 * cleared before each run, or it would give the finished document back.
 */
export function createTypst({ markdown, fontFiles }) {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: fontFiles }] })
  const mainFileContent = toTypst(markdown)
  return {
    prepare: () => compiler.evictCache(0),
    run: () => compiler.pdf({ mainFileContent }),
    close() {},
  }
}
