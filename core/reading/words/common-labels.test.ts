import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'
import { labelFor } from './lexicon.ts'

const card: Roles = {
  headline: 'title',
  needs: ['title'],
  takes: ['startDate', 'time', 'location', 'organizer', 'telephone'],
  facts: 'all',
}

const cards: Readonly<Record<string, readonly [copy: string, title: string]>> = {
  Hindi: [
    'शीर्षक: मुफ़्त नेत्र जाँच शिविर\nतारीख: रविवार, 22 फ़रवरी 2026\nसमय: सुबह 9 से दोपहर 2 बजे\nस्थान: सामुदायिक भवन',
    'मुफ़्त नेत्र जाँच शिविर',
  ],
  Hungarian: [
    'Cím: Almaszüret\nDátum: 2026. október 3.\nIdőpont: 10:00\nHelyszín: Petőfi park',
    'Almaszüret',
  ],
  Romanian: ['Titlu: Târg de semințe\nData: 18 aprilie 2026\nOra: 10:00\nLocul: Sibiel', 'Târg de semințe'],
  Thai: ['ชื่องาน: ตลาดนัดหนังสือ\nวันที่: 3 ตุลาคม 2026\nเวลา: 10:00\nสถานที่: สวนลุมพินี', 'ตลาดนัดหนังสือ'],
  Croatian: [
    'Naslov: Sajam knjiga\nDatum: 3. listopada 2026.\nVrijeme: 10:00\nMjesto: Zadar',
    'Sajam knjiga',
  ],
}

for (const [language, [copy, title]] of Object.entries(cards))
  test(`labels in ${language} say what stands behind them, and that of the title is not printed`, () => {
    const { roles } = readIn(copy, card)
    assert.is(roles.title?.text, title)
    assert.ok(roles.startDate && roles.time && roles.location)
  })

test('a role has a label in the language of the copy, and none where that has no word for it', () => {
  assert.is(labelFor('location', 'th'), 'สถานที่')
  assert.is(labelFor('doorTime', 'th'), '')
})

test.run()
