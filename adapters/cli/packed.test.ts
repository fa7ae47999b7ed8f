import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Packed, packed } from '../testing/packed.test.kit.ts'

const run = promisify(execFile)

/** Programs to try the package with: this Node, and those that the environment names, divided by colons. */
const nodes = [process.execPath, ...(process.env['NODES'] ?? '').split(':').filter(path => path !== '')]

const embed = `
  const { createEngine } = PLATEN
  const { formats } = FORMATS
  const engine = createEngine({ formats, threads: 1 })
  const outputs = ['html', 'pdf', 'png']
  engine.render({ format: 'report', content: '# Tides', outputs }).then(({ artifacts }) => {
    console.log(artifacts.map(({ path }) => path).join(' '))
    return engine.close()
  })
`
const made = 'site/index.html document.pdf pages/1.png\n'

const own = suite<{ home: Packed }>('the package as it is published')
own.before(async context => {
  context.home = await packed()
})
own.after(({ home }) => home.remove())

own('publint finds nothing', async ({ home }) => {
  const { messages, pkg } = await publint({ pkgDir: home.path, pack: false, strict: true })
  assert.equal(
    messages.map(message => formatMessage(message, pkg)),
    [],
  )
})

own('its types are those of what is loaded, by import and by require', async ({ home }) => {
  const analysis = await checkPackage(createPackageFromTarballData(home.tarball))
  assert.ok(analysis.types)
  // It is for Node 20.19 and newer, which reads `exports` and loads modules by `require`.
  const problems = (analysis.types ? analysis.problems : []).filter(
    problem =>
      problem.kind !== 'CJSResolvesToESM' &&
      !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
  )
  assert.equal(problems, [])
})

for (const node of nodes) {
  own(`${node} embeds it by import and by require, and makes a file by the command`, async ({ home }) => {
    const { folder, command } = home
    const esm = `import * as PLATEN from 'platen'\nimport * as FORMATS from 'platen/formats'\n${embed}`
    const cjs = `const PLATEN = require('platen')\nconst FORMATS = require('platen/formats')\n${embed}`
    writeFileSync(join(folder, 'embed.mjs'), esm)
    writeFileSync(join(folder, 'embed.cjs'), cjs)
    for (const file of ['embed.mjs', 'embed.cjs']) {
      const { stdout, stderr } = await run(node, [file], { cwd: folder })
      assert.is(stdout, made, stderr)
    }
    writeFileSync(join(folder, 'letter.md'), '---\nformat: cover-letter\n---\nDear harbour,\n\nyours.\n')
    const { stderr } = await run(node, [command, 'letter.md', '-o', 'letter.pdf'], { cwd: folder })
    assert.match(stderr, /^wrote letter\.pdf \(1 page, /m)
  })
}

own.run()
