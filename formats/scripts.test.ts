import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Artifact } from '../core/artifact.ts'
import { readPdf } from '../core/testing/read-pdf.ts'
import { isSoak, partOf } from '../core/testing/soak.test.kit.ts'
import { render } from './render.test.kit.ts'

/** A sentence of each script, and the family that sets it. */
const sentences: Readonly<Record<string, readonly [text: string, family: string]>> = {
  ja: ['吾輩は猫である。名前はまだ無い。', 'Noto Sans JP'],
  'zh-Hans': ['人人生而自由，在尊严和权利上一律平等。', 'Noto Sans SC'],
  'zh-Hant': ['人人生而自由，在尊嚴和權利上一律平等。', 'Noto Sans TC'],
  ko: ['모든 인간은 태어날 때부터 자유롭다.', 'Noto Sans KR'],
  hi: ['सभी मनुष्यों को गौरव प्राप्त है।', 'Noto Sans'],
  bn: ['তাঁদের বিবেক এবং বুদ্ধি আছে।', 'Noto Sans Bengali'],
  ta: ['மனிதப் பிறிவியினர் சகலரும்', 'Noto Sans Tamil'],
  th: ['มนุษย์ทั้งหลายเกิดมามีอิสระ', 'Noto Sans Thai'],
  am: ['የሰው ልጅ ሁሉ ሲወለድ ነጻ ነው።', 'Noto Sans Ethiopic'],
  hy: ['Բոլոր մարդիկ ծնվում են ազատ։', 'Noto Sans Armenian'],
  ka: ['ყველა ადამიანი იბადება თავისუფალი.', 'Noto Sans Georgian'],
  emoji: ['😀 👍🏽 👩‍👩‍👧‍👦 🇫🇷 1️⃣ ❤️‍🔥', 'Twemoji'],
}

/** One format of each surface: pages, a canvas, a screen. */
const surfaces = ['report', 'poster', 'landing-page']

/** What a PDF reader finds: it takes marks over letters for gaps, so spaces are left aside, and so are selectors. */
function letters(text: string): string {
  return text.normalize('NFC').replace(/\s|\u200b|\ufe0f/g, '')
}

function fileNamed(artifacts: readonly Artifact[], path: string): Uint8Array {
  const file = artifacts.find(artifact => artifact.path === path)
  assert.ok(file, path)
  return file.bytes
}

const scripts = suite('scripts')

for (const [row, [lang, [text, family]]] of Object.entries(sentences).entries()) {
  // One surface each, another one from script to script.
  const drawn = partOf(surfaces, row, surfaces.length)

  scripts(`${lang}: whole, as a web page, a PDF and an image`, async () => {
    for (const format of drawn) {
      const job = {
        format,
        content: `# Library ${text}\n\nA line of English, then **another**.\n\n${text}\n`,
        outputs: ['html', 'pdf', 'png'] as const,
      }
      const { artifacts, hash, messages } = await render(job)
      assert.equal(
        messages.filter(({ rule }) => rule === 'glyph-missing'),
        [],
        `${format} ${lang}`,
      )
      const html = Buffer.from(fileNamed(artifacts, 'site/index.html')).toString('utf8')
      // Beside a serif stands the serif of its script.
      const families = [family, family.replace('Sans', 'Serif')]
      assert.ok(
        families.some(name => html.includes(`font-family:"${name}"`)),
        `${format}: a web font for ${lang}`,
      )
      const { pages } = await readPdf(fileNamed(artifacts, 'document.pdf'))
      const read = pages.flatMap(page => page.runs.map(run => run.text)).join('')
      const times = letters(read).split(letters(text)).length - 1
      assert.ok(times >= 2, `${format} ${lang}: ${read}`)
      assert.ok(fileNamed(artifacts, 'pages/1.png').length > 1000)
      if (row % 4 === 0 || isSoak) assert.is((await render(job)).hash, hash)
    }
  })
}

scripts('a raised mark at the end of a right-to-left line stays with its letter', async () => {
  const text = 'السابعة مساءً'
  const { artifacts } = await render({ format: 'poster', content: `# ${text}\n`, outputs: ['pdf'] })
  const { text: read } = await readPdf(fileNamed(artifacts, 'document.pdf'))
  assert.is(letters(read), letters(text))
})

scripts.run()
