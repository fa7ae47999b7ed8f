import type { Report } from '../../../core/message.ts'
import type { Document } from '../../../core/source/document.ts'
import { headings, plainText } from '../../../core/source/text.ts'

/** What an investor looks for, in the order of a pitch, and how headings name it in English, German, French and Spanish. */
const sections: readonly (readonly [name: string, heading: RegExp])[] = [
  ['problem', /problem|pain|herausforderung|problème|desafío/],
  ['solution', /solution|lösung|solución/],
  ['why now', /why now|timing|warum jetzt|pourquoi maintenant|por qué ahora/],
  ['market', /market(?!ing)|tam\b|markt|marché|mercado/],
  ['product', /product|demo|how it works|produkt|produit|producto/],
  ['business model', /model|pricing|revenue|geschäftsmodell|modèle|modelo/],
  ['traction', /traction|customers|growth|milestones|kunden|clients|clientes|tracción/],
  ['competition', /compet|alternatives|landscape|wettbewerb|concurren/],
  ['go-to-market', /go.to.market|distribution|sales|marketing|vertrieb|ventes|ventas/],
  ['team', /team|founders|who we are|gründer|équipe|equipo/],
  ['financials', /financ|projections|forecast|finanz|plan/],
  ['ask', /\bask\b|raising|funding|round|use of funds|kapital|levée|ronda/],
]

/** Reports which parts of a pitch no heading of the copy names; nothing is invented for them. */
export function reportMissingSections(document: Document, report: Report): void {
  const named = headings(document).map(heading => plainText(heading).toLowerCase())
  const missing = sections.filter(([, heading]) => !named.some(words => heading.test(words)))
  if (missing.length === 0) return
  report.add({
    rule: 'pitch-deck-R1',
    severity: 'info',
    text: `no heading names ${missing.map(([name]) => name).join(', ')}`,
    hint: 'investors look for these; add a slide for each that the company has an answer to',
  })
}
