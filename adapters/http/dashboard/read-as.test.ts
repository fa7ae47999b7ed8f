import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { ReadingReport } from '../../../core/reading/descriptions/describe-reading.ts'
import { createTestService } from '../../testing/create-service.test.kit.ts'
import { writeVersion } from '../../service/versions/write-version.ts'
import { html } from './kit/html.ts'
import { readAs } from './pages/read-as.ts'
import { readReports } from './read-reports.ts'

const nothing: ReadingReport = { roles: {}, lists: {}, unplaced: [], because: {}, omitted: [] }

function write(reading: Partial<ReadingReport>): string {
  return String(html`${readAs({ ...nothing, ...reading })}`)
}

test('a reading is its title, its first roles, and folded all the others', () => {
  const page = write({
    roles: { doorTime: '19:00', title: 'Ebb', seatRow: 'G', price: '€ 4', gate: '2', holder: 'Ada' },
    lists: { terms: 3 },
    unplaced: ['Wardrobe: below'],
    omitted: [{ text: 'Dear all', because: 'the brief asked for it' }],
  })
  const [open, folded, ...others] = page.split('<details>')
  assert.match(open ?? '', /Read as: <b dir="auto">Ebb<\/b>/)
  assert.match(open ?? '', /<dt>doors<\/dt><dd dir="auto">19:00<\/dd>/)
  assert.not.match(open ?? '', 'holder')
  assert.match(folded ?? '', '4 more')
  assert.match(folded ?? '', /<dt>holder<\/dt>/)
  assert.match(folded ?? '', /<dt>terms<\/dt><dd dir="auto">3<\/dd>/)
  assert.match(folded ?? '', /<dt>without a role<\/dt><dd dir="auto">Wardrobe: below<\/dd>/)
  assert.match(folded ?? '', 'Dear all: the brief asked for it')
  assert.equal(others, [])
})

test('a short reading folds nothing, none is nothing, and a long text is cut', () => {
  assert.not.match(write({ roles: { name: 'Ada', email: 'a@b.example' } }), '<details>')
  assert.is(write({}), '')
  assert.match(write({ roles: { abstract: 'tide '.repeat(90) } }), /<dd dir="auto">(tide ){17}tide…<\/dd>/)
})

test('of thousands of pieces a hundred are listed, and how many more there are', () => {
  const unplaced = Array.from({ length: 3000 }, (_, at) => `piece ${at}.`)
  const page = String(html`${readAs({ roles: {}, lists: {}, unplaced, because: {}, omitted: [] })}`)
  assert.match(page, '3000 more')
  assert.match(page, 'piece 99.')
  assert.not.match(page, 'piece 100.')
  assert.match(page, 'and 2900 more')
})

test('what the copy says is text on the page', () => {
  const page = write({ roles: { title: '<script>', 'x"><b>': '</dd>' }, unplaced: ['<img onerror=x>'] })
  assert.not.match(page, /<script>|<img|<b>/)
  assert.match(page, '&lt;script&gt;')
})

test('readings come from the versions’ reports; what cannot be read is logged and left out', async () => {
  const service = await createTestService()
  try {
    const facts = { jobId: 'job_1', accountId: 'org_1', summary: '', createdAt: 0 }
    const report = (reading: unknown): Uint8Array => Buffer.from(JSON.stringify({ pages: 1, reading }))
    const versionOf = (summary: string, reading: unknown) =>
      writeVersion(service, { ...facts, summary }, [
        { path: 'report.json', type: 'application/json', bytes: report(reading) },
      ])
    const told = await versionOf('told', { ...nothing, roles: { title: 'Ebb' } })
    const older = await versionOf('older', undefined)
    const lost = { ...told, commitHash: 'lost', manifest: 'gone' }
    const warned: unknown[] = []
    const log = {
      ...service.log,
      warn: (event: string, { commit }: Record<string, unknown> = {}) => void warned.push([event, commit]),
    }
    const versions = [lost, told, older].map((version, index) => ({ number: 3 - index, version }))
    const readings = await readReports({ ...service, log }, versions)
    assert.equal([...readings.keys()], [told.commitHash, older.commitHash])
    assert.is(readings.get(told.commitHash)?.report.reading?.roles['title'], 'Ebb')
    assert.equal(warned, [['report-unavailable', 'lost']])
  } finally {
    await service.close()
  }
})

test.run()
