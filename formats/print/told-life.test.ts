import { test } from 'uvu'
import * as assert from 'uvu/assert'
import cv from './cv.tsx'
import { chosenFor, layOut } from './lay-out.test.kit.ts'
import resume from './resume.tsx'

const text =
  'For eleven years I have run kitchens that feed many people on little money, and before that the galley of a ship.'
const letter = `Dear Ms Adeyemi,\n\n${`${text} `.repeat(2)}\n\n${`${text} `.repeat(2)}\n\nI could start in March.\n\nYours sincerely,\nRuth Abernethy\nruth@example.org\n0141 496 0118\n`

test('a letter is a resume of whoever signs it: the name leads on a band, and stands below the greetings', async () => {
  assert.is(await chosenFor(resume, letter), 'told life')
  const { words, pages, theme } = await layOut(resume, letter)
  assert.is(pages.frames.length, 1)
  const lead = words.reduce((one, other) => (other.size > one.size ? other : one))
  assert.is(lead.text, 'Ruth')
  assert.ok(lead.size >= theme.type.base * 3, `${lead.size}`)
  const leave = words.find(({ text: word }) => word === 'Yours')
  assert.ok(leave && leave.baseline > (words.find(word => word.text === 'March.')?.baseline ?? 0))
})

const life = `# Ingrid Halvorsen\n\nDepartment of Biology, Bergen\n\n${`${text} `.repeat(4)}\n\n2001 to 2007: research fellow in La Jolla. ${text}\n\nThen came the ships. ${text}\n\n2007 to 2015: professor in Bergen. ${text}\n`

test('the years that paragraphs begin with stand in the margin, and all in the order of the copy', async () => {
  assert.is(await chosenFor(cv, life), 'told life')
  const { words } = await layOut(cv, life)
  const at = (text: string) => words.find(word => word.text.startsWith(text))
  const [year, fellow, ships, professor] = ['2001', 'research', 'ships.', 'professor'].map(at)
  assert.ok(year && fellow && ships && professor)
  assert.ok(year.right < fellow.x && Math.abs(year.baseline - fellow.baseline) < 2)
  assert.ok(fellow.baseline < ships.baseline && ships.baseline < professor.baseline)
})

test('a life in parts, and a plain page, are set as before', async () => {
  const parts =
    '# Ada\n\n## Experience\n\n**Engineer**, Kiel, 2019 to 2024\n- Built boats\n\n## Skills\n\nGlue\n'
  assert.is.not(await chosenFor(resume, parts), 'told life')
})

test('years that paragraphs name somewhere stand in the margin beside them, the first and the last', async () => {
  const copy = `# Ines Duarte\n\nNasci em Faro. ${text} ${text}\n\nEm 2004 entrei na oficina, e até 2011 fiquei lá. ${text}\n\nNada mais. ${text}\n\nDesde 2015 trabalho sozinha. ${text}\n`
  assert.is(await chosenFor(cv, copy), 'told life')
  const { words } = await layOut(cv, copy)
  const at = (start: string) => words.find(word => word.text.startsWith(start))
  const [span, entered, year, since] = ['2004–2011', 'entrei', '2015', 'trabalho'].map(at)
  assert.ok(span && entered && year && since)
  assert.ok(span.right < entered.x && Math.abs(span.baseline - entered.baseline) < 2)
  assert.ok(year.baseline > span.baseline)
})

test('a life told in Chinese is headed by how its teller says they are called, with the years in its signs', async () => {
  const said = '那几年我一直在厂里做工,白天做样品,晚上学打版,师傅说我手稳,后来就让我一个人做。'.repeat(3)
  const copy = `孩子:\n\n你要的东西我讲给你听,你帮我写。\n\n我叫林秀兰,福州人。一九九八年进了鞋厂,到二〇〇九年。${said}\n\n二〇一二年自己开店。${said}\n\n${said}\n\n${said}\n`
  assert.is(await chosenFor(resume, copy), 'told life')
  const { words } = await layOut(resume, copy)
  const lead = words.reduce((one, other) => (other.size > one.size ? other : one))
  assert.match(lead.text, /[林秀兰]/)
  assert.ok(words.some(({ text: word }) => word.includes('–')))
})

test.run()
