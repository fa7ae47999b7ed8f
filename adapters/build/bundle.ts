/**
 * Packs what a render and the command line load, our modules and the small ones of other packages, into one file under
 * `dist/bundle`, for `keep-code.ts` to keep beside it the code that V8 makes of it: Node spends more on finding a thousand modules, and V8
 * on reading them, than on running them. A packed module runs when it is first asked for, so that one render runs one
 * format. Renderer and formats have addresses of their own, where `load.cts` hands them out.
 */
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Metafile, type Plugin } from 'esbuild'
import { formats } from '../../formats/index.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const bundle = join(root, 'dist/bundle')

/** Packages that find files of their own beside themselves, are machine code, large and seldom needed, or have to be one with their user's. */
const apart = [
  '@resvg/resvg-js',
  'sharp',
  'subset-font',
  'harfbuzzjs',
  'hyphen',
  'piscina',
  'satori',
  'nodemailer',
  'ora',
  'tinyglobby',
  '@opentelemetry/api',
  'aws4fetch',
  'ioredis',
  'pg-native',
  'ai',
  '@ai-sdk/openai-compatible',
]

/** Packages in JavaScript of which Node has its own in machine code. */
const native = {
  'tiny-inflate': join(root, 'adapters/build/native/inflate.cts'),
  'brotli/decompress.js': join(root, 'adapters/build/native/brotli.cts'),
}

/** Modules that few documents need, and their functions: they are packed in a file of their own, which is read when one is first called. */
const seldom: Readonly<Record<string, readonly string[]>> = {
  'hast-util-from-html': ['fromHtml'],
  '@noble/ciphers/aes': ['cbc', 'ecb'],
  './core/compose/highlighter.ts': ['highlightCode'],
  ...(await wordLists('core/reading/words', ['en'])),
  ...(await wordLists('core/brief/words/abroad', [])),
}

/** The one module of formulas, in a file of its own as well: it is larger than all those together. */
const formulas: typeof seldom = { './core/compose/math/typeset-tex.ts': ['setTex'] }

/** The lists of words of a folder, one a language, and the function of each. */
async function wordLists(
  folder: string,
  often: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const files = (await readdir(join(root, folder))).filter(name => /^[a-z]{2}\.ts$/.test(name))
  const named = files.map(async file => {
    const text = await readFile(join(root, folder, file), 'utf8')
    return [
      `./${folder}/${file}`,
      [...text.matchAll(/^export const (\w+)/gm)].map(match => match[1] ?? ''),
    ] as const
  })
  const all = await Promise.all(named)
  return Object.fromEntries(all.filter(([path]) => !often.some(lang => path.endsWith(`/${lang}.ts`))))
}

/** Packed modules that are asked for by their address, and what each hands out. */
const handedOut: Readonly<Record<string, string>> = {
  './core/worker': 'const { renderTask }',
  './core/render-in-thread': 'const { renderInThread }',
  './adapters/system/copy-worker': 'default',
  ...Object.fromEntries(Object.values(formats).map(url => [pathOf(url), 'default'])),
}

/** The path of a module under `dist/bundle`, without its ending. */
function pathOf(url: string): string {
  return `./${relative(bundle, fileURLToPath(url)).replace(/\.js$/, '')}`
}

/** Commands that make documents and are waited for, or tell of formats: they are packed with what makes documents. */
const makingCommands: readonly string[] = ['make', 'watch', 'play', 'render', 'explain', 'formats', 'init']

/** The commands of the service and its store, and what else is typed now and then: packed in a file of their own. */
const servingCommands: readonly string[] = (await readdir(join(root, 'adapters/cli')))
  .flatMap(name => /^([a-z]+)-command\.ts$/.exec(name)?.[1] ?? [])
  .filter(name => !makingCommands.includes(name))
  .map(name => `./adapters/cli/${name}-command`)

/** Where the modules of that file are asked for. */
const serving: Plugin = {
  name: 'serving',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^\.\/[a-z]+-command\.ts$/ }, ({ path, kind }) => {
      const command = path.replace(/^\.\/(.*)\.ts$/, './adapters/cli/$1')
      return kind === 'dynamic-import' && servingCommands.includes(command)
        ? { external: true, path: command }
        : undefined
    })
  },
}

/** In place of a module that is seldom needed, functions of the same names that load it. */
const seldomLoaded: Plugin = {
  name: 'seldom-loaded',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^\.\/(?:seldom|formulas)\.js$/ }, ({ path }) => ({ path, external: true }))
    esbuild.onResolve(
      { filter: /^(?:hast-|@noble\/|.*\/(?:[a-z]{2}|highlighter|typeset-tex)\.ts$)/ },
      ({ path, resolveDir }) => {
        const module = path.startsWith('.') ? `./${relative(root, join(resolveDir, path))}` : path
        return module in seldom || module in formulas ? { path: module, namespace: 'seldom' } : undefined
      },
    )
    esbuild.onLoad({ filter: /.*/, namespace: 'seldom' }, ({ path }) => ({
      contents: (seldom[path] ?? formulas[path] ?? [])
        .map(
          name =>
            `export const ${name} = (...given) => require('./${path in formulas ? 'formulas' : 'seldom'}.js')['${path}']().${name}(...given)`,
        )
        .join('\n'),
      resolveDir: root,
    }))
  },
}

/** Modules that look for something from where they are, as if they were where they were compiled. */
const addresses: Plugin = {
  name: 'addresses',
  setup(esbuild) {
    esbuild.onLoad({ filter: /\.(?:tsx?|mjs)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes('import.meta.url')) return undefined
      const own = relative(root, path)
      const address = own.endsWith('.mjs') ? own : join('dist', own.replace(/\.tsx?$/, '.js'))
      const contents = text.replaceAll('import.meta.url', `addressOf('${address}')`)
      return { contents, loader: own.endsWith('.tsx') ? 'tsx' : own.endsWith('.ts') ? 'ts' : 'js' }
    })
  },
}

/** Formulas ask for MathJax when there is one; what is packed has it. */
const mathJax: Plugin = {
  name: 'mathjax',
  setup(esbuild) {
    esbuild.onLoad({ filter: /load-mathjax\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      return { contents: text.replace(/^const require = .*$/m, ''), loader: 'ts' }
    })
  },
}

/** Packs the modules with these paths into one that hands them out, each run when it is first asked for. */
async function pack(
  paths: readonly string[],
  plugins: readonly Plugin[] = [],
): Promise<{ readonly text: string; readonly metafile: Metafile }> {
  const named = paths.map(path => `'${path}': () => require('${path}')`)
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: `module.exports = { ${named.join()} }`, resolveDir: root },
    write: false,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    // Classes of letters are known to every version that runs it; taken for unknown, each pattern would be made anew at each use.
    supported: { 'regexp-unicode-property-escapes': true },
    conditions: ['source'],
    jsx: 'automatic',
    jsxImportSource: '#compose',
    external: apart,
    alias: native,
    legalComments: 'none',
    // Less to read: with names and line ends as they were, a start took a twentieth longer.
    minifyWhitespace: true,
    // One byte a letter: as many to read as there are letters, and nothing to decode.
    charset: 'ascii',
    metafile: true,
    plugins: [...plugins],
  })
  return { text: outputFiles[0]?.text ?? '', metafile }
}

await rm(bundle, { recursive: true, force: true })
await mkdir(bundle, { recursive: true })
const often = await pack(
  ['./adapters/cli/main', ...Object.keys(handedOut)],
  [serving, seldomLoaded, addresses],
)
const rest = await pack(Object.keys(seldom))
const math = await pack(Object.keys(formulas), [mathJax])
const started = ['./adapters/settings/read-settings', './adapters/host/create-host']
const service = await pack([...servingCommands, ...started], [addresses])
await writePacked('packed.js', often.text)
await writePacked('seldom.js', rest.text)
await writePacked('formulas.js', math.text)
await writePacked('service.js', service.text)
for (const name of ['load', 'command'])
  await copyFile(join(root, `dist/adapters/build/${name}.cjs`), join(bundle, `${name}.cjs`))
// Whoever installed the command by a link to this folder goes on running it.
await chmod(join(bundle, 'command.cjs'), 0o755)
await Promise.all(Object.entries(handedOut).map(handOut))
await writeFile(
  join(bundle, 'licences.txt'),
  await licencesOf([often.metafile, rest.metafile, math.metafile, service.metafile]),
)

/** Writes packed modules as the function that `load.cts` runs. */
async function writePacked(name: string, text: string): Promise<void> {
  const given = 'exports, require, module, importModule, addressOf'
  // What V8 kept of an earlier run has no `import()`, so it is handed in.
  const code = inAscii(text).replaceAll(/\bimport\(/g, 'importModule(')
  await writeFile(join(bundle, name), `(function (${given}) {${code}\n})`)
}

/** Code in letters of one byte. Strings are so already; esbuild leaves regular expressions as they were written. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Writes the module at whose address a packed one is found. */
async function handOut([path, exported]: readonly [string, string]): Promise<void> {
  const file = join(bundle, `${path}.js`)
  const loader = relative(dirname(file), join(bundle, 'load.cjs'))
  const loaded = `load('${path}')`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(
    file,
    `import { load } from '${loader}'\nexport ${exported} ${exported === 'default' ? `${loaded}.default` : `= ${loaded}`}\n`,
  )
}

/** The licences of the packages that were packed: each asks to go along with its code. */
async function licencesOf(packed: readonly Metafile[]): Promise<string> {
  const folders = packed
    .flatMap(({ inputs }) => Object.keys(inputs))
    .flatMap(path => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [])
  const texts = [...new Set(folders)].sort().map(licenceOf)
  return (await Promise.all(texts)).join('\n\n')
}

async function licenceOf(folder: string): Promise<string> {
  const file = (await readdir(join(root, folder))).find(name => /^licen[cs]e/i.test(name))
  const { name, version, license } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))
  const text = file === undefined ? '' : `\n\n${await readFile(join(root, folder, file), 'utf8')}`
  return `${name} ${version}, ${license}${text}`
}
