/**
 * Packs what a render loads, our modules and the small ones of other packages, into a few dozen files under
 * `dist/bundle`: Node spends more on finding a thousand modules than on running them. The renderer and each format stay
 * files of their own and share the rest, so that one render loads one format.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { formats } from '../../formats/index.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const bundle = join(root, 'dist/bundle')

/** Packages that find files of their own beside themselves, are machine code, or have to be one with their user's. */
const apart = [
  '@resvg/resvg-js',
  'sharp',
  'subset-font',
  'harfbuzzjs',
  'hyphen',
  'lowlight',
  'highlight.js',
  'piscina',
]

/** Packages in JavaScript of which Node has its own in machine code. */
const native = {
  'tiny-inflate': join(root, 'adapters/build/native/inflate.cts'),
  'brotli/decompress.js': join(root, 'adapters/build/native/brotli.cts'),
}

/** The source of a module under `dist/bundle`, from the root. */
function sourceOf(url: string): string {
  return join(root, relative(bundle, fileURLToPath(url)).replace(/\.js$/, ''))
}

await rm(bundle, { recursive: true, force: true })
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: [
    join(root, 'core/worker'),
    join(root, 'core/render-in-thread'),
    ...Object.values(formats).map(sourceOf),
  ],
  outdir: bundle,
  outbase: root,
  chunkNames: 'shared/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  charset: 'utf8',
  conditions: ['source'],
  jsx: 'automatic',
  jsxImportSource: '#compose',
  external: apart,
  alias: native,
  // Packages in CommonJS ask for modules of Node.
  banner: {
    js: "import { createRequire as __from } from 'node:module'; const require = __from(import.meta.url);",
  },
  legalComments: 'none',
  // Less to scan: with names and line ends as they were, a start took a twentieth longer.
  minifyWhitespace: true,
  metafile: true,
})
await writeFile(join(bundle, 'licences.txt'), await licencesOf(metafile))

/** The licences of the packages that were packed: each asks to go along with its code. */
async function licencesOf({ inputs }: Metafile): Promise<string> {
  const folders = Object.keys(inputs).flatMap(
    path => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  )
  const texts = [...new Set(folders)].sort().map(licenceOf)
  return (await Promise.all(texts)).join('\n\n')
}

async function licenceOf(folder: string): Promise<string> {
  const file = (await readdir(join(root, folder))).find(name => /^licen[cs]e/i.test(name))
  const { name, version, license } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))
  const text = file === undefined ? '' : `\n\n${await readFile(join(root, folder, file), 'utf8')}`
  return `${name} ${version}, ${license}${text}`
}
