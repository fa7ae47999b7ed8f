import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { RenderError } from './error.ts'
import { createQueue } from './queue.ts'

const never = new AbortController().signal

function gate(): { readonly open: () => void; readonly opened: Promise<void> } {
  let open = (): void => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open: () => open(), opened }
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    return error instanceof RenderError ? error.code : String(error)
  }
}

test('jobs run in the order they came, as many at once as there are lanes', async () => {
  const queue = createQueue(2, 10)
  const gates = [gate(), gate(), gate()]
  const started: number[] = []
  const jobs = gates.map(({ opened }, index) =>
    queue.run(async () => {
      started.push(index)
      await opened
    }, never),
  )
  assert.equal(started, [0, 1])
  gates[0]?.open()
  await jobs[0]
  await new Promise(setImmediate)
  assert.equal(started, [0, 1, 2])
  for (const { open } of gates) open()
  await Promise.all(jobs)
})

test('a full queue refuses, and takes jobs again when there is room', async () => {
  const queue = createQueue(1, 1)
  const first = gate()
  const running = queue.run(() => first.opened, never)
  const waiting = queue.run(async () => 'second', never)
  assert.is(await codeOf(queue.run(async () => 'third', never)), 'queue-full')
  first.open()
  await running
  assert.is(await waiting, 'second')
  assert.is(await queue.run(async () => 'fourth', never), 'fourth')
})

test('a cancelled job leaves the queue without running', async () => {
  const queue = createQueue(1, 5)
  const first = gate()
  const running = queue.run(() => first.opened, never)
  const cancel = new AbortController()
  let ran = false
  const waiting = queue.run(async () => {
    ran = true
  }, cancel.signal)
  cancel.abort(new RenderError('cancelled', 'no longer needed'))
  assert.is(await codeOf(waiting), 'cancelled')
  first.open()
  await running
  assert.not.ok(ran)
})

test.run()
