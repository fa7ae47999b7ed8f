import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createHarness, type Harness } from '../testing/harness.test.kit.ts'
import { routeList } from '../route-table.ts'
import { createScene } from '../testing/scene.test.kit.ts'

/** A list, its bounds, and what tells its entries apart. */
interface List {
  readonly path: string
  readonly most: number
  readonly id: string
  /** 1 when the newest is last. */
  readonly order: 1 | -1
}

interface Entry {
  readonly created_at: string
  readonly [id: string]: string
}

for (const transport of ['call', 'socket'] as const) {
  const lists = suite<{ api: Harness; all: readonly List[] }>(`lists by ${transport}`)
  lists.before(async context => {
    const api = await createHarness({ transport })
    const { job_id } = await createScene(api)
    for (let count = 0; count < 6; count += 1) {
      // Now and then two at the same moment.
      if (count % 2 === 0) api.service.pass(10)
      await api.job(`Tide ${count}`)
      await api.run(job_id, `# Ebb ${count}`)
    }
    context.api = api
    context.all = [
      { path: '/v1/jobs', most: 100, id: 'job_id', order: -1 },
      { path: `/v1/jobs/${job_id}/runs`, most: 1000, id: 'run_id', order: 1 },
      { path: '/v1/credits/ledger', most: 1000, id: 'entry_id', order: -1 },
    ]
  })
  lists.after(({ api }) => api.close())
  lists.before.each(({ api }) => api.service.pass(60_000))

  const get = async (api: Harness, path: string, query: string) => api.send('GET', `${path}?${query}`)

  lists('these are all that there are', ({ all }) => {
    const paged = routeList.filter(({ query }) => query !== undefined).map(({ path }) => path)
    assert.equal(paged.length, all.length)
  })

  lists('pages of any size show every entry once, in order', async ({ api, all }) => {
    for (const { path, id, order } of all) {
      const whole: Entry[] = (await api.send('GET', path)).json.data
      assert.ok(whole.length > 6, path)
      const times = whole.map(({ created_at }) => created_at)
      assert.equal(
        times,
        [...times].sort((a, b) => order * a.localeCompare(b)),
        path,
      )
      for (const limit of [1, 3, whole.length - 1, whole.length]) {
        const seen: Entry[] = []
        let cursor: string | undefined = ''
        while (cursor !== undefined) {
          const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
          const { json } = await get(api, path, `limit=${limit}${query}`)
          assert.ok(json.data.length <= limit)
          seen.push(...json.data)
          cursor = json.next_cursor
        }
        assert.equal(
          seen.map(entry => entry[id]),
          whole.map(entry => entry[id]),
          `${path} by ${limit}`,
        )
        api.service.pass(30_000)
      }
    }
  })

  lists('what comes meanwhile is neither shown twice nor pushes anything out', async ({ api }) => {
    const first = (await get(api, '/v1/jobs', 'limit=3')).json
    const known = (await api.send('GET', '/v1/jobs')).json.data.map(({ job_id }: Entry) => job_id)
    await api.job('Meanwhile')
    await api.send('DELETE', `/v1/jobs/${first.data[2].job_id}`)
    const { data } = (await get(api, '/v1/jobs', `limit=100&cursor=${first.next_cursor}`)).json
    assert.equal(
      data.map(({ job_id }: Entry) => job_id),
      known.slice(3),
    )
  })

  lists('a size outside the bounds is refused, whatever it looks like', async ({ api, all }) => {
    for (const { path, most } of all) {
      for (const limit of [
        '0',
        String(most + 1),
        'x',
        '1.5',
        '-1',
        '',
        'NaN',
        'Infinity',
        '1e1',
        '0x10',
        '%201',
        '++1',
      ]) {
        const { status, json } = await get(api, path, `limit=${limit}`)
        assert.is(status, 400, `${path} ${limit}`)
        assert.is(json.errors[0].path, 'limit')
      }
      assert.is((await get(api, path, `limit=${most}`)).status, 200)
      assert.is((await get(api, path, 'limit=1&limit=2')).status, 400, 'twice')
    }
  })

  lists('a cursor belongs to its list, its organisation, and 30 days', async ({ api, all }) => {
    const cursors = []
    for (const { path } of all) cursors.push((await get(api, path, 'limit=1')).json.next_cursor as string)
    for (const [index, { path }] of all.entries()) {
      for (const [from, cursor] of cursors.entries()) {
        const { status } = await get(api, path, `cursor=${cursor}`)
        assert.is(status, from === index ? 200 : 400, `${path} with ${all[from]?.path}`)
      }
      for (const cursor of [
        '',
        'x',
        `${cursors[index]}x`,
        '%00',
        'x'.repeat(2000),
        '../..',
        '{"createdAt":0}',
      ]) {
        assert.is((await get(api, path, `cursor=${cursor}`)).status, 400, `${path} ${cursor.slice(0, 20)}`)
      }
    }
    const query = `/v1/jobs?cursor=${cursors[0]}`
    assert.is((await api.send('GET', query, { key: api.strangerKey })).status, 400)
    api.service.pass(30 * 24 * 60 * 60 * 1000)
    assert.is((await api.send('GET', query)).status, 400)
  })

  lists('at most 100 jobs come at once, the newest first', async ({ api }) => {
    for (let count = 0; count < 101; count += 1) {
      api.service.pass(500)
      await api.job(`Job ${count}`)
    }
    const { data, next_cursor } = (await api.send('GET', '/v1/jobs')).json
    assert.is(data.length, 100)
    assert.is(data[0].name, 'Job 100')
    assert.is(data[99].name, 'Job 1')
    const rest = (await get(api, '/v1/jobs', `cursor=${next_cursor}`)).json
    assert.is(rest.data[0].name, 'Job 0')
  })

  lists.run()
}
