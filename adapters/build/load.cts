const { closeSync, openSync, readSync, statSync }: typeof import('node:fs') = require('node:fs')
const { basename, join }: typeof import('node:path') = require('node:path')
const { pathToFileURL }: typeof import('node:url') = require('node:url')
const { Script }: typeof import('node:vm') = require('node:vm')

/** Packed modules by path. */
type Modules = Readonly<Record<string, () => unknown>>

/** What the build packs: a function of what every module of Node has, and of how modules beside it are loaded. */
type Packed = (
  exports: Modules,
  require: NodeJS.Require,
  module: { exports: Modules },
  importModule: (address: string) => Promise<unknown>,
  addressOf: (path: string) => string,
) => void

const home = pathToFileURL(`${__dirname}/`).href

/** Scripts that were compiled, by the names of their files: the build keeps the code of each. */
const scripts: Record<string, InstanceType<typeof Script>> = {}

/** The modules of a packed file. */
function modulesOf(name: string): Modules {
  const script = compile(join(__dirname, name))
  scripts[name] = script
  const module: { exports: Modules } = { exports: {} }
  const run = script.runInThisContext() as Packed
  run(module.exports, requireOf, module, importModule, path => new URL(`../../${path}`, home).href)
  return module.exports
}

/** Files whose modules few processes need, each read when one of them is first asked for. */
const others: Record<string, Modules> = {}

function modulesBeside(name: string): Modules {
  others[name] ??= modulesOf(name)
  return others[name]
}

/** What `require()` is to packed modules. */
const requireOf: NodeJS.Require = Object.assign(
  (path: string): unknown =>
    path === './seldom.js' || path === './formulas.js' ? modulesBeside(path.slice(2)) : require(path),
  require,
)

const packed = modulesOf('packed.js')

/**
 * A packed file, and the code that V8 made of it when it was built. Another V8, or one with other options, refuses
 * that code and makes its own: slower, and the same. While the build makes it of the first runs, there is none.
 */
function compile(filename: string): InstanceType<typeof Script> {
  const code = `${filename}.code`
  // One for both in turn: memory that is touched for the first time costs more than reading.
  const buffer = Buffer.allocUnsafeSlow(Math.max(sizeOf(filename), sizeOf(code)))
  const source = bytesOf(filename, buffer).toString('latin1')
  // The name goes with the code: it is the same wherever the package lies.
  const name = `platen/${basename(filename)}`
  return new Script(source, {
    filename: name,
    ...(sizeOf(code) > 0 && { cachedData: bytesOf(code, buffer) }),
  })
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

function bytesOf(path: string, buffer: Buffer): Buffer {
  const file = openSync(path, 'r')
  try {
    return buffer.subarray(0, readSync(file, buffer))
  } finally {
    closeSync(file)
  }
}

/** A packed module by its path, run when it is first asked for. */
function load(path: string): unknown {
  return (packed[path] ?? modulesBeside('service.js')[path])?.()
}

/** What `import()` is to packed modules, which have none of their own: packed modules know each other. */
async function importModule(address: string): Promise<unknown> {
  const path = address.startsWith(home) ? `./${address.slice(home.length, -'.js'.length)}` : address
  return path.startsWith('./') ? load(path) : import(address)
}

exports.load = load
exports.scripts = scripts
