/**
 * Runs uvu and looks whether every test did pass. uvu alone is content with a suite whose hook throws: its tests are
 * not run, and nothing failed.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const uvu = fileURLToPath(new URL('../../../node_modules/uvu/bin.js', import.meta.url))
const child = spawn(process.execPath, [uvu, ...process.argv.slice(2)], {
  stdio: ['inherit', 'pipe', 'inherit'],
})
let out = ''
child.stdout.on('data', (chunk: Buffer) => {
  out += chunk
  process.stdout.write(chunk)
})
child.on('close', code => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are told by one
  const plain = out.replaceAll(/\u001b\[\d+m/g, '')
  const short = plain.split('\n').filter(line => {
    const [, passed, total] = /\((\d+) \/ (\d+)\)\s*$/.exec(line) ?? []
    return passed !== total
  })
  // Once more at the end, where a long log is read first.
  for (const [failed] of plain.matchAll(/^ *FAIL .*(?:\n(?! *FAIL | *Total:).*){0,12}/gm))
    process.stderr.write(`${failed.trimEnd()}\n\n`)
  for (const line of short) process.stderr.write(`not every test passed: ${line.trim()}\n`)
  process.exitCode = code === 0 && short.length === 0 ? 0 : 1
})
