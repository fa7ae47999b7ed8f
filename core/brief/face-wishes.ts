import { type FamilyKind, familyNamed } from '../fonts/catalogue.ts'
import type { Design, DesignPatch } from './design.ts'
import type { Wish } from './ledger.ts'
import type { Target } from './meaning.ts'
import type { Pairing } from './words/moods.ts'
import { otherKind, type Typeface } from './words/typefaces.ts'

/** A typeface of the brief and the part it is meant for. */
export interface FaceUse {
  readonly phrase: string
  readonly face: Typeface
  readonly target: Target | undefined
  readonly banned: boolean
}

type Role = 'display' | 'text'

/** The families that a brief would have without a word about type: its moods', else the format's. */
export function usualFamilies(pairing: Pairing | undefined, base: Design): Readonly<Record<Role, string>> {
  return { display: pairing?.display ?? base.type.display, text: pairing?.text ?? base.type.text }
}

/**
 * The wishes that typefaces come to. A kind (`serif`) keeps a usual family that already is one. `big` says that the brief wants
 * big titles, `weighed` that it says their weight: `bold` outranks what a face is usually set in.
 */
export function faceWishes(
  uses: readonly FaceUse[],
  usual: Readonly<Record<Role, string>>,
  { big, weighed }: { readonly big: boolean; readonly weighed: boolean },
): readonly Wish[] {
  const wanted = uses.filter(use => !use.banned)
  const named = wanted.filter(({ face, target }) => target === undefined && !face.generic)
  const free = [...new Set(named.map(({ face }) => face))]
  const company: Company = {
    heading: wanted.some(({ target }) => target === 'heading'),
    text: wanted.some(({ target }) => target === 'text'),
    first: free.length > 1 ? free[0] : undefined,
    leads: free.length === 1 && free[0]?.alone === 'display',
  }
  return [
    ...uses.filter(use => use.banned).map(use => banWish(use, usual)),
    ...wanted.flatMap((use): readonly Wish[] => {
      const { phrase, face } = use
      const roles = rolesOf(use, company)
      const { weight, ...sized } = big && face.big ? { ...face, family: face.big } : face
      const patch = facePatch(weighed || weight === undefined ? sized : { ...sized, weight }, roles, usual)
      const capitals = face.capitals && roles.includes('display')
      return [
        ...(capitals ? [{ phrase, level: 'mood' as const, patch: { type: upperCase } }] : []),
        { phrase, level: 'word', patch, ...(face.instead && { assumed: face.instead }) },
      ]
    }),
  ]
}

const upperCase = { displayCase: 'uppercase' as const }

/** What the other faces of the brief are meant for. */
interface Company {
  readonly heading: boolean
  readonly text: boolean
  /** The first of several families that are named without a part. */
  readonly first: Typeface | undefined
  /** One that is made for titles is named, for no part. */
  readonly leads: boolean
}

/** Where a face goes. Of two without a part, the first sets the headings and the second the text. */
function rolesOf(use: FaceUse, company: Company): readonly Role[] {
  const { face, target } = use
  if (target === 'heading' || target === 'header') return ['display']
  if (target === 'text' || target === 'detail') return ['text']
  if (company.heading) return ['text']
  if (company.text) return ['display']
  // `the names in a script, the rest a calm serif`
  if (company.leads && face.generic && target === undefined) return ['text']
  if (company.first && !face.generic) return face === company.first ? ['display'] : ['text']
  return face.alone === 'display' ? ['display'] : ['display', 'text']
}

function facePatch(
  face: Typeface,
  roles: readonly Role[],
  usual: Readonly<Record<Role, string>>,
): DesignPatch {
  const family = (role: Role): string => {
    if (face.generic && kindOf(usual[role]) === kindOf(face.family)) return usual[role]
    return role === 'text' ? (face.text ?? face.family) : face.family
  }
  const alongside = roles.length === 1 && roles[0] === 'display' ? face.text : undefined
  const keepsText = alongside === undefined || kindOf(usual.text) !== 'script'
  return {
    type: {
      ...(roles.includes('display') && { display: family('display') }),
      ...(roles.includes('text') && { text: family('text') }),
      ...(!keepsText && { text: alongside }),
      ...(roles.includes('display') && face.weight !== undefined && { displayWeight: face.weight }),
    },
  }
}

/** A banned kind gives way where it would be used. */
function banWish({ phrase, face }: FaceUse, usual: Readonly<Record<Role, string>>): Wish {
  const banned = kindOf(face.family)
  const replaced = (role: Role): string =>
    (banned && kindOf(usual[role]) === banned && otherKind[banned]) || usual[role]
  return { phrase, level: 'ban', patch: { type: { display: replaced('display'), text: replaced('text') } } }
}

function kindOf(family: string): FamilyKind | undefined {
  return familyNamed(family)?.kind
}
