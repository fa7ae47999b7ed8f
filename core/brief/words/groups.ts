/** What briefs call things of which a copy has many and no part of every design is: divided by `|`, in the languages of the briefs. */
export type Group = 'roles' | 'allergen numbers' | 'owners'

const ALLERGEN = "(?:l['’]|d['’])?(?:allerg|alerg|alérg|allergèn|アレル)"
const NUMBER =
  '(?:numbers?|figures|codes?|nummern?|nummers|ziffern|zahlen|numéros|chiffres|números|codigos|códigos|numeri|numerini|cifre|cijfers|siffror|siffrorna|numren|numery|numerki|cyfry|cyferki|番号|数字)'

const rows: readonly (readonly [RegExp, Group])[] = [
  [
    /^(?:roles|job titles|positions|funktionen|positionen|rollen|fonctions|postes|rôles|cargos|puestos|funciones|ruoli|cariche|mansioni|functies|roller|rollerna|befattningar|befattningarna|titlarna|stanowiska|funkcje|funções|役職|肩書き|職名)$/iu,
    'roles',
  ],
  [
    new RegExp(
      `^(?:${ALLERGEN}\\p{L}*[ -]?${NUMBER}|${NUMBER} (?:(?:of|der|des|de|degli|dei|för|van|voor|dos|das) )?(?:the |les |los |las )?${ALLERGEN}\\p{L}*)$`,
      'iu',
    ),
    'allergen numbers',
  ],
  [
    /^(?:owners|people responsible|those responsible|responsible people|verantwortlichen?|zuständigen?|responsables|responsabili|verantwoordelijken|ansvariga|osoby odpowiedzialne|odpowiedzialni|responsáveis|担当|担当者)$/iu,
    'owners',
  ],
]

/** The group that some words name; undefined where they name none. */
export function groupNamed(words: string): Group | undefined {
  return rows.find(([pattern]) => pattern.test(words))?.[1]
}

/** `the warning triangles`: what tells a state. */
export const WARNING_SIGNS: RegExp =
  /^(?:warning (?:triangles?|signs?|symbols?|icons?)|warndreiecke?n?|warnzeichen|warnsymbole?|triangles d['’](?:avertissement|alerte)|triángulos de (?:aviso|advertencia|alerta)|triangoli di (?:avviso|avvertimento|pericolo)|waarschuwingsdriehoeken|waarschuwingstekens|varningstrianglar(?:na)?|varningsmärken(?:a)?|trójkąty ostrzegawcze|znaki ostrzegawcze|triângulos de (?:aviso|alerta)|警告マーク|警告の三角)$/iu
