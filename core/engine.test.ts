import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createEngine, type Engine, type EngineOptions } from './engine.ts'
import { RenderError } from './error.ts'
import { isSoak } from './testing/soak.test.kit.ts'

const formats = {
  plain: new URL('./testing/formats/plain.test.kit.js', import.meta.url).href,
  endless: new URL('./testing/formats/endless.test.kit.js', import.meta.url).href,
}

const copy =
  '# Harbour notes\n\nThe tide turns at *six*, and the **boats** follow.\n\n| Boat | Crew |\n|---|---:|\n| Aurora | 4 |\n'

async function withEngine<Result>(options: Partial<EngineOptions>, use: (engine: Engine) => Promise<Result>) {
  const engine = createEngine({ formats, ...options })
  try {
    return await use(engine)
  } finally {
    await engine.close()
  }
}

async function failure(work: Promise<unknown>): Promise<RenderError> {
  try {
    await work
  } catch (error) {
    if (error instanceof RenderError) return error
    throw error
  }
  throw new Error('it did not fail')
}

// That it gives the same bytes in threads as in this one is shown by `formats/determinism`, with documents of every kind.
test('who asks for no output gets the page, the document and a picture', async () => {
  const { artifacts } = await withEngine({ threads: 0 }, engine =>
    engine.render({ format: 'plain', content: copy }),
  )
  assert.equal(
    artifacts.map(artifact => artifact.path),
    ['site/index.html', 'document.pdf', 'pages/1.png'],
  )
})

test('an unknown format names near ones', async () => {
  const error = await withEngine({ threads: 0 }, engine =>
    failure(engine.render({ format: 'plian', content: '' })),
  )
  assert.is(error.code, 'format-unknown')
  assert.match(error.message, 'did you mean "plain"')
})

test('what is no job is refused', async () => {
  await withEngine({ threads: 0 }, async engine => {
    const error = await failure(engine.render({ format: 'plain', content: 7 as never }))
    assert.is(error.code, 'job-invalid')
    const output = await failure(engine.render({ format: 'plain', content: '', outputs: ['docx' as never] }))
    const job = { format: 'plain', content: copy }
    const brief = await failure(engine.render({ ...job, instructions: 7 as never }))
    assert.is(brief.code, 'job-invalid')
    const asset = await failure(engine.render({ ...job, assets: { 'logo.png': 'logo' as never } }))
    assert.match(asset.message, 'the asset "logo.png" is "logo"')
    const wrong: readonly (readonly [options: object, says: string])[] = [
      [{ outputs: [] }, 'outputs is an empty list; give one or more of html'],
      [{ instruction: 'navy' }, 'did you mean "instructions"?'],
      [{ brief: 'navy' }, 'did you mean "instructions"?'],
      [{ images: {} }, 'did you mean "assets"?'],
      [{ base: { color: {} } }, 'base is object; give the design of an earlier rendition'],
      [{ signal: {} }, 'signal is object; give an AbortSignal'],
      [{ size: 4 }, 'size is 4; give the name of a size'],
      [{ keep: 'some' }, 'keep is "some"; give "all"'],
      [{ base: [] }, 'base is an empty list; give the design'],
      [{ content: undefined }, 'content is missing; give Markdown'],
    ]
    for (const [options, says] of wrong)
      assert.match((await failure(engine.render({ ...job, ...options } as never))).message, says)
    for (const request of [undefined, null, 'plain'])
      assert.match((await failure(engine.render(request as never))).message, 'a job is set up with an object')
    assert.match(output.message, 'docx')
    const inherited = await failure(engine.render({ format: 'constructor', content: '' }))
    assert.is(inherited.code, 'format-unknown')
  })
})

test('an engine that cannot work is not created', () => {
  const wrong: readonly (readonly [options: unknown, says: string])[] = [
    [{ formats: {}, threads: -1 }, 'threads is -1; give 0 for none'],
    [{ formats: {}, timeLimit: '9' }, 'timeLimit is "9"; give milliseconds'],
    [{ formats: {}, thread: 2 }, 'did you mean "threads"?'],
    [{}, 'formats is missing; give module URLs'],
    [{ formats: { plain: 7 } }, 'formats.plain is 7; give the URL of its module'],
    [{ formats: {}, workers: 2 }, 'did you mean "threads"?'],
    [undefined, 'this is undefined'],
  ]
  for (const [options, says] of wrong)
    assert.throws(
      () => createEngine(options as never),
      (error: Error) => error.message.includes(says),
    )
})

test('a job over its time ends with an error, and the engine goes on', async () => {
  await withEngine({ threads: 1, timeLimit: 1500 }, async engine => {
    assert.is((await failure(engine.render({ format: 'endless', content: 'time' }))).code, 'time-limit')
    const job = { format: 'plain', content: copy, outputs: ['svg'] } as const
    assert.is((await withEngine({ threads: 1 }, other => other.render(job))).pages, 1)
  })
})

test('a job over its memory ends with an error, and the engine goes on', async () => {
  await withEngine({ threads: 1, memoryLimit: 96, timeLimit: 30_000 }, async engine => {
    assert.is((await failure(engine.render({ format: 'endless', content: 'memory' }))).code, 'memory-limit')
    assert.is((await engine.render({ format: 'plain', content: copy, outputs: ['svg'] })).pages, 1)
  })
})

test('a thread that dies fails its job only', async () => {
  await withEngine({ threads: 1 }, async engine => {
    assert.is((await failure(engine.render({ format: 'endless', content: 'exit' }))).code, 'worker-lost')
    assert.is((await engine.render({ format: 'plain', content: copy, outputs: ['svg'] })).pages, 1)
  })
})

test('queued and running jobs can be cancelled', async () => {
  await withEngine({ threads: 1 }, async engine => {
    const running = new AbortController()
    const queued = new AbortController()
    const first = failure(engine.render({ format: 'endless', content: 'time', signal: running.signal }))
    const second = failure(engine.render({ format: 'plain', content: copy, signal: queued.signal }))
    queued.abort()
    assert.is((await second).code, 'cancelled')
    setTimeout(() => running.abort(), 300)
    assert.is((await first).code, 'cancelled')
    assert.is((await engine.render({ format: 'plain', content: copy, outputs: ['svg'] })).pages, 1)
  })
})

test('an engine that is closed ends what waits and what runs', async () => {
  const engine = createEngine({ formats, threads: 1 })
  const running = failure(engine.render({ format: 'endless', content: 'time' }))
  const waiting = failure(engine.render({ format: 'plain', content: copy }))
  await new Promise(resolve => setTimeout(resolve, 300))
  await engine.close()
  assert.is((await running).code, 'engine-closed')
  assert.is((await waiting).code, 'engine-closed')
})

test('many jobs at once leave no listeners behind and warn of none', async () => {
  const warnings: string[] = []
  const note = (warning: Error): void => void warnings.push(warning.message)
  process.on('warning', note)
  const signal = new AbortController().signal
  const job = { format: 'plain', content: '# Tide', outputs: ['svg'] as const }
  await withEngine({ threads: 0 }, engine =>
    Promise.all(Array.from({ length: 24 }, () => engine.render(job))),
  )
  await withEngine({ threads: 0 }, engine =>
    Promise.all(Array.from({ length: 24 }, () => engine.render({ ...job, signal }))),
  )
  await new Promise(setImmediate)
  process.off('warning', note)
  assert.equal(warnings, [])
})

test('threads may be ended while they load', async () => {
  // A thread that is ended while it loads synchronously takes the process along, and this test with it.
  for (let pause = 40; pause <= 400; pause += isSoak ? 30 : 90) {
    const engine = createEngine({ formats, threads: 2 })
    const work = [1, 2].map(() => engine.render({ format: 'plain', content: copy }).catch(() => 'ended'))
    await new Promise(resolve => setTimeout(resolve, pause))
    await engine.close()
    await Promise.all(work)
  }
})

test('a closed engine says so', async () => {
  const engine = createEngine({ formats, threads: 0 })
  await engine.close()
  assert.is((await failure(engine.render({ format: 'plain', content: copy }))).code, 'engine-closed')
})

test('bytes that are not UTF-8 name the offset', async () => {
  const content = Uint8Array.from([0x23, 0x20, 0x41, 0xff, 0x42])
  const error = await withEngine({ threads: 0 }, engine =>
    failure(engine.render({ format: 'plain', content })),
  )
  assert.is(error.code, 'content-not-text')
  assert.match(error.message, '3')
})

test.run()
