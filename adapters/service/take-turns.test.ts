import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createTurns } from './take-turns.ts'

/** Work that ends when it is told to, and tells when it begins. */
function pieces(): {
  readonly begun: string[]
  piece(name: string): () => Promise<string>
  end(name: string): void
} {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    piece: name => () => {
      begun.push(name)
      return new Promise(resolve => ends.set(name, () => resolve(name)))
    },
    end: name => ends.get(name)?.(),
  }
}

const passed = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('who asks for much waits for their own work, and others come between', async () => {
  const { begun, piece, end } = pieces()
  const turns = createTurns({ lanes: 1, waiting: 3 })
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map(name => turns.run(name.charAt(0), piece(name)))
  for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) {
    await passed()
    assert.is(begun.at(-1), name)
    end(name)
  }
  assert.equal(await Promise.all(all), ['a1', 'a2', 'a3', 'b1', 'c1'])
})

test('without lanes each owner has one, and only their own line is full', async () => {
  const { begun, piece, end } = pieces()
  const turns = createTurns({ waiting: 1 })
  const all = ['a1', 'a2', 'b1'].map(name => turns.run(name.charAt(0), piece(name)))
  await passed()
  assert.equal(begun, ['a1', 'b1'])
  const refused = await turns.run('a', piece('a3')).catch((error: { readonly code: string }) => error.code)
  assert.is(refused, 'queue-full')
  end('a1')
  await passed()
  assert.is(begun.at(-1), 'a2')
  for (const name of ['a2', 'b1']) end(name)
  await Promise.all(all)
})

test('what fails gives its turn on', async () => {
  const turns = createTurns({ lanes: 1, waiting: 1 })
  const failed = turns
    .run('a', () => Promise.reject(new Error('torn')))
    .catch((error: Error) => error.message)
  assert.equal(await Promise.all([failed, turns.run('b', async () => 'well')]), ['torn', 'well'])
})

test.run()
