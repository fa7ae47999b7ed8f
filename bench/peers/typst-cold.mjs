import { readFileSync, writeFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const [source, target, ...fontPaths] = process.argv.slice(2)
const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths }] })
writeFileSync(target, compiler.pdf({ mainFileContent: readFileSync(source, 'utf8') }))
