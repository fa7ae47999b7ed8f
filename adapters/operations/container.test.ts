import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { complainOfOptions } from '../blobs/s3/s3-options.ts'
import { variables } from '../settings/variables.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8')

const text = read('Dockerfile')
const instructions = DockerfileParser.parse(text).getInstructions()
const last = instructions.findLastIndex(one => one.getKeyword() === 'FROM')
const stage = instructions.slice(last)
const of = (keyword: string, among = instructions): readonly string[] =>
  among.filter(one => one.getKeyword() === keyword).map(one => one.getArgumentsContent() ?? '')

/** Settings of the command line and the store that are read by their own part of the service. */
const known: ReadonlySet<string> = new Set([
  // Node's own.
  'NODE_OPTIONS',
  ...Object.values(variables).map(({ name }) => name as string),
  ...['PLATEN_DATABASE_URL', 'PLATEN_LINGER'],
])

test('the image is built without a complaint of its linter, in stages that are pinned', () => {
  assert.equal(
    validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`),
    [],
  )
  const images = of('FROM').map(from => from.split(' ')[0] ?? '')
  assert.ok(images.length > 1)
  for (const image of images) assert.match(image, /^node:20\.\d+-[a-z]+-slim$/)
})

test('what runs is nobody in particular, hears its signals, writes in one folder and says how it is', () => {
  assert.equal(of('USER', stage), ['node'])
  assert.equal(of('STOPSIGNAL', stage), ['SIGTERM'])
  assert.equal(of('VOLUME', stage), ['["/data"]'])
  const [entry = ''] = of('ENTRYPOINT', stage)
  const [program, path = ''] = JSON.parse(entry) as string[]
  assert.is(program, 'node')
  const { bin } = JSON.parse(read('package.json')) as { bin: Record<string, string> }
  assert.is(path, bin['platen']?.replace('.', '/platen'))
  assert.match(of('HEALTHCHECK', stage)[0] ?? '', '/livez')
  // After the user is set nothing is copied that is theirs to change.
  const order = stage.map(one => one.getKeyword())
  assert.ok(order.lastIndexOf('COPY') < order.indexOf('USER'))
})

test('the check of the image tells a service that answers from one that does not', async () => {
  const [, command = '[]'] = /CMD (\[.*\])$/s.exec(of('HEALTHCHECK', stage)[0] ?? '') ?? []
  const [program, ...words] = JSON.parse(command) as string[]
  assert.is(program, 'node')
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/livez' ? 200 : 404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const check = (): Promise<unknown> => {
    const child = spawn(process.execPath, words, { env: { PLATEN_PORT: String(port) }, stdio: 'ignore' })
    return new Promise(resolve => child.on('close', resolve))
  }
  assert.is(await check(), 0)
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  assert.is(await check(), 1)
})

test('nothing secret and nothing large is sent to whoever builds', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const path of ['.git', 'node_modules', 'dist', 'data', '.env*'])
    assert.ok(ignored.includes(path), path)
})

interface Container {
  readonly image?: string
  readonly build?: string
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly tmpfs?: readonly string[]
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly stop_grace_period?: string
  readonly deploy?: { readonly replicas?: number; readonly resources?: object }
  readonly configs?: readonly { readonly source: string }[]
}

interface Compose {
  readonly services: Readonly<Record<string, Container>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly configs: Readonly<Record<string, { readonly content: string }>>
}

const compose = parse(read('compose.yaml'), { merge: true }) as Compose
const containers = Object.entries(compose.services)
const ours = containers.filter(([, { build }]) => build !== undefined)

test('two processes answer and two work, and each is known by its role', () => {
  const roles = ours.map(([name, { command, deploy }]) => [name, command?.join(' '), deploy?.replicas])
  assert.equal(roles, [
    ['api', 'serve --role api', 2],
    ['worker', 'serve --role worker', 2],
  ])
})

test('every container is pinned, and waits for one that is there and can say that it is well', () => {
  for (const [name, { image = '', depends_on = {}, volumes = [], configs = [] }] of containers) {
    if (image !== 'platen') assert.match(image, /^[a-z/]+:[\w.-]*\d[\w.-]*$/, name)
    for (const [other, { condition }] of Object.entries(depends_on)) {
      const awaited = compose.services[other]
      assert.ok(awaited, `${name} waits for ${other}`)
      if (condition === 'service_healthy')
        assert.ok(awaited.healthcheck ?? awaited.build, `${other} has a check`)
    }
    for (const volume of volumes) assert.ok((volume.split(':')[0] ?? '') in compose.volumes, volume)
    for (const { source } of configs) assert.ok(source in compose.configs, source)
  }
})

test('our processes have settings that there are, secrets from outside, and nothing that they can write to but memory', () => {
  for (const [name, container] of ours) {
    const { environment = {}, read_only, cap_drop, tmpfs = [], ports } = container
    assert.equal([read_only, cap_drop, ports], [true, ['ALL'], undefined], name)
    assert.equal(
      tmpfs.map(mount => mount.split(':')[0]),
      ['/tmp', '/data'],
    )
    assert.equal(
      Object.keys(environment).filter(setting => !known.has(setting)),
      [],
    )
    for (const setting of ['PLATEN_SECRET', 'PLATEN_METRICS_TOKEN']) {
      assert.match(environment[setting] ?? '', /^\$\{\w+:\?[^}]+\}$/, setting)
    }
    const blobs = (environment['PLATEN_BLOBS'] ?? '').replaceAll(/\$\{[^}]+\}/g, 'x')
    const { driver, ...options } = JSON.parse(blobs) as Record<string, unknown>
    assert.equal([driver, complainOfOptions(options)], ['s3', undefined])
    assert.ok(container.deploy?.resources)
    const patience = Number(environment['PLATEN_LINGER']) + Number(environment['PLATEN_DRAIN'])
    assert.ok(Number.parseInt(container.stop_grace_period ?? '', 10) * 1000 > patience)
  }
})

test('the proxy passes on to the port of the image, and again when a process has just been stopped', () => {
  const { content = '' } = compose.configs['caddyfile'] ?? {}
  assert.match(content, `dynamic a api ${of('EXPOSE', stage)[0]}`)
  assert.match(content, 'lb_try_duration')
})

test.run()
