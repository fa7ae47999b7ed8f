import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const sheet: Roles = {
  needs: ['title'],
  takes: ['startDate', 'time', 'organizer', 'seatNumber', 'ticketNumber', 'price', 'action', 'url'],
  facts: 'all',
}

const told = (fields: string) => {
  const { title, alternativeHeadline } = readIn(`---\n${fields}\n---\n`, sheet).roles
  return [title?.text, alternativeHeadline?.text]
}

test('what stands above the subtitle is the title, whatever it is called', () => {
  const led = ['Drak nad rybníkem', 'pouštění draků pro velké i malé']
  assert.equal(told(`akce: ${led[0]}\npodtitul: ${led[1]}\nkdy: 3. 10. 2026`), led)
  assert.equal(told('site: oars.example\nlure: Row at dawn. Sleep later.\nsubtitle: Lessons on the Tay'), [
    'Row at dawn. Sleep later.',
    'Lessons on the Tay',
  ])
})

test('the front matter opens with the title, and a phrase right below is the line under it', () => {
  assert.equal(told('ref_nr: 0412\nfest: Sommer im Hof\nmotto: tanzen, essen und lange reden'), [
    'Sommer im Hof',
    'tanzen, essen und lange reden',
  ])
})

test('whoever gives a sheet may stand before what it is', () => {
  assert.equal(
    told('organizer: Ruderklub Eider\nblatt: Langstrecke im Nebel\nzeit: "09:00"')[0],
    'Langstrecke im Nebel',
  )
})

test('a name below what the front matter opens with is no line under the title', () => {
  assert.equal(told('fest: Sommer im Hof\nwirt: Hof Petersen und Söhne'), ['Sommer im Hof', undefined])
})

test('nobody is called by an hour, and the number in a record is the number of what it is', () => {
  const { roles } = readIn(
    '---\nplay: Night Ferry\nback_by: "21:10"\nseat:\n  deck: upper\n  no: 41\n---\n',
    sheet,
  )
  assert.is(roles.organizer, undefined)
  assert.is(roles.ticketNumber, undefined)
  assert.match(roles.seatNumber?.text ?? '', /^41/)
})

test('what somebody does stands right below their name, and where they do it is no name of a house', () => {
  const card: Roles = {
    headline: 'name',
    needs: ['name'],
    takes: ['jobTitle', 'organization', 'address'],
    facts: 'all',
  }
  const { jobTitle, organization, address } = readIn(
    '---\nname: Ifan Rees\ncraft: maker of slate clocks\nbench:\n  street: 4 Quarry Row\n  town: Bethesda\n---\n',
    card,
  ).roles
  assert.equal([jobTitle?.text, organization?.text], ['maker of slate clocks', undefined])
  assert.match(address?.text ?? '', /4 Quarry Row.*Bethesda/)
})

test('an agreement of fields is called by the first of them', () => {
  const fields = 'paper: Loan of a boat\nparties:\n  - name: Ida Birch\n  - name: Mo Ash'
  const roles: Roles = { needs: ['title', 'parties'], lists: ['clauses'] }
  const found = readIn(`---\n${fields}\n---\n`, roles).roles
  assert.is(found.title?.text, 'Loan of a boat')
})

test.run()
