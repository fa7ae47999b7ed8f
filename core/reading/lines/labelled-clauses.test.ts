import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn, titlesIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const roles: Roles = {
  needs: ['title', 'parties', 'signatures', 'effectiveDate'],
  takes: ['period'],
  lists: ['clauses', 'definitions', 'schedules'],
}

test('labelled lines of an agreement are its clauses, each its own, and only whoever signs is a signatory', () => {
  const loan = readIn(
    `# Loan of a harp

Date: 9 January 2026
Lender: Ferris Strings Ltd, 4 Bow Lane, Bath
Borrower: Anouk Delaney, 18 Hill Rise, Frome
Use: Rehearsals of the Frome Sinfonia only.
Care 1: No open windows.
Care 2: No cars overnight.
Repairs: Only by the Lender, who does them within a week of being asked.
Law: Scotland
Signed for the Lender: Name: Paul Ferris / Position: Director / Date:
Signed by the Borrower: Name: Anouk Delaney / Date:
`,
    roles,
  )
  assert.equal(titlesIn(loan, 'clauses'), ['Use', 'Care 1', 'Care 2', 'Repairs', 'Law'])
  assert.equal(titlesIn(loan, 'parties'), ['Ferris Strings Ltd', 'Anouk Delaney'])
  assert.equal(titlesIn(loan, 'signatures'), ['Paul Ferris', 'Anouk Delaney'])
  assert.is(loan.roles.effectiveDate?.text, '9 January 2026')
})

test('parties that are only counted are parties, with labels in bold and each line in a paragraph', () => {
  const accord = readIn(
    `---
lang: fr
---

# Accord

**Date :** 4 mai 2026

**Partie 1 :** Atelier Bruyère SARL, Lyon

**Partie 2 :** Mathilde Orsini, Lyon

**Objet :** Étudier ensemble une lampe de lecture pliante.

**Obligation :** Garder le secret sur tout ce qui est dit.

**Durée :** Deux ans.

**Droit applicable :** droit français

**Signé pour la Partie 1 :** Nom : Hugo Bruyère / Fonction : gérant / Date :

**Signé pour la Partie 2 :** Nom : Mathilde Orsini / Date :
`,
    roles,
  )
  assert.equal(titlesIn(accord, 'parties'), ['Atelier Bruyère SARL', 'Mathilde Orsini'])
  assert.equal(titlesIn(accord, 'clauses'), ['Objet', 'Obligation', 'Durée', 'Droit applicable'])
  assert.equal(titlesIn(accord, 'signatures'), ['Hugo Bruyère', 'Mathilde Orsini'])
  assert.is(accord.roles.period?.text, 'Deux ans.')
})

test('a form of short facts has no clauses', () => {
  const form = readIn(
    '# Hire\n\nOwner: Ash Ltd\nHirer: Bo Birch\nBoat: Heron\nRent: £40\nDeposit: £100\nPlace: Leeds\n',
    roles,
  )
  assert.equal(titlesIn(form, 'clauses'), [])
})

test.run()
