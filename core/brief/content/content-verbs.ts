import { onDemand } from '../../on-demand.ts'

/** What a verb of a brief does with what it names. */
export type Manner = 'drop' | 'weak' | 'only' | 'first' | 'last' | 'highlight' | 'restore'

/** A verb of a brief. */
export interface ContentVerb {
  readonly manner: Manner
  /** BCP 47. */
  readonly lang: string
  /** Words that must stand before the thing: `leave` of `leave the dates out`. */
  readonly opens?: readonly string[]
}

type Row = readonly [lang: string, manner: Manner, words: string, opens?: string]

/** Verbs before the thing that they name. */
const before: readonly Row[] = [
  [
    'en',
    'drop',
    "drop|leave out|leave off|take out|take off|cut|cut out|omit|remove|delete|skip|hide|strip|strip out|get rid of|lose|ditch|scrap|ignore|dont put|don't put|do not put|don't include|dont include|do not include|don't show|dont show|do not show|don't mention|dont mention|do not mention|no mention of|without mentioning|don't print|do not print|don't want|dont want|do not want|don't need|do not need|no need for",
  ],
  ['en', 'weak', 'no|without|minus|not even|not|nor'],
  ['en', 'only', 'only|just'],
  ['en', 'first', 'first|start with|begin with|lead with|open with'],
  ['en', 'last', 'end with|finish with|close with'],
  ['en', 'highlight', 'highlight|emphasise|emphasize|call out'],
  ['en', 'restore', 'add back|bring back|put back|restore|add back in|bring back in'],
  ['de', 'drop', 'entferne|entfernen sie|streiche|streichen sie|lösche|verzichte auf|verzichten sie auf'],
  ['de', 'weak', 'ohne|kein|keine|keinen|keinerlei'],
  ['de', 'only', 'nur'],
  ['de', 'first', 'zuerst|zuerst mal|als erstes'],
  ['de', 'last', 'zuletzt|am schluss|am ende'],
  ['de', 'highlight', 'betone|hebe hervor|markiere'],
  [
    'fr',
    'drop',
    'enlevez|enlève|enlever|retirez|retire|retirer|supprimez|supprime|supprimer|ôtez|omettez|ne mettez pas|ne mets pas|pas besoin de|pas besoin du|virez',
  ],
  ['fr', 'weak', 'sans|pas de|pas d|aucun|aucune'],
  ['fr', 'only', 'seulement|uniquement'],
  ['fr', 'first', "d'abord|en premier|commencez par|commence par"],
  ['fr', 'last', 'terminez par|finissez par'],
  [
    'fr',
    'highlight',
    'mettez en avant|mets en avant|mettez en évidence|mets en évidence|surlignez|soulignez la part',
  ],
  ['fr', 'restore', 'remettez|remets|remettre|rajoutez'],
  [
    'es',
    'drop',
    'quita|quite|quitar|quiten|quitad|elimina|elimine|eliminar|saca|saque|sacar|borra|borrar|omite|omitir|no pongas|no ponga|no pongan|no incluyas|no incluya|no muestres',
  ],
  ['es', 'weak', 'sin|nada de|ningún|ninguna|no'],
  ['es', 'only', 'solo|sólo|solamente'],
  ['es', 'first', 'primero|empieza con|empieza por|empezar con'],
  ['es', 'last', 'termina con|por último'],
  ['es', 'highlight', 'resalta|resaltar|destaca|destacar'],
  ['es', 'restore', 'vuelve a poner|recupera|devuelve'],
  [
    'it',
    'drop',
    'togli|togliete|togliere|elimina|eliminate|rimuovi|rimuovete|leva|levate|ometti|non mettere|non mettete',
  ],
  ['it', 'weak', 'senza|niente|nessun|nessuna|nessuno'],
  ['it', 'only', 'solo|soltanto'],
  ['it', 'first', 'prima|per prima|per prime|per primo|comincia con|inizia con'],
  ['it', 'last', 'chiudi con|finisci con'],
  ['it', 'highlight', 'evidenzia|evidenziate|metti in risalto|metti in evidenza'],
  ['it', 'restore', 'rimetti|rimettete|ripristina'],
  [
    'pt',
    'drop',
    'tira|tire|tirem|tirar|retira|retire|retirar|remove|remova|remover|elimine|apague|omite|omita|não coloque|não ponha|não ponhas|não inclua|não mostre',
  ],
  ['pt', 'weak', 'sem|nada de|nenhum|nenhuma'],
  ['pt', 'only', 'só|apenas|somente'],
  ['pt', 'first', 'primeiro|comece com|começa com|comece por'],
  ['pt', 'last', 'termine com|acabe com'],
  ['pt', 'highlight', 'destaque|destaca|realce|realça'],
  ['pt', 'restore', 'volta a pôr|recoloque|recoloca|restaure|reponha'],
  ['nl', 'drop', 'verwijder|schrap'],
  ['nl', 'weak', 'zonder|geen'],
  ['nl', 'only', 'alleen|enkel'],
  ['nl', 'first', 'eerst|begin met'],
  ['nl', 'last', 'eindig met|tot slot'],
  ['nl', 'highlight', 'benadruk|markeer|accentueer'],
  ['sv', 'drop', 'ta bort|stryk|uteslut'],
  ['sv', 'weak', 'utan|ingen|inga|inget'],
  ['sv', 'first', 'först'],
  ['pl', 'drop', 'usuń|usunąć|pomiń|proszę usunąć'],
  ['pl', 'weak', 'bez'],
  ['pl', 'first', 'najpierw'],
  ['zh', 'drop', '去掉|不要|删掉|删除'],
]

/** Verbs and places behind the thing. */
const behind: readonly Row[] = [
  [
    'en',
    'drop',
    'not required|not needed|not necessary|is not required|is not needed|is not necessary|are not necessary|are not needed|are not required',
  ],
  [
    'en',
    'drop',
    'out|out of it|off|off it',
    'leave|keep|take|cut|leave the|keep the|please leave|please keep',
  ],
  [
    'en',
    'first',
    'first|come first|comes first|at the top|at the front|up front|at the beginning|to the top',
  ],
  [
    'en',
    'last',
    'last|at the end|at the very end|to the end|come last|comes last|at the bottom|to the bottom',
  ],
  ['en', 'highlight', 'highlighted|emphasised|emphasized', ''],
  ['en', 'restore', 'back in|back', 'put|add|bring|take|want'],
  [
    'de',
    'drop',
    'weglassen|raus|weg|streichen|entfernen|löschen|rausnehmen|rauslassen|herausnehmen|bitte weglassen|bitte raus|kann weg|können weg|nicht nötig|nicht drucken',
  ],
  [
    'de',
    'first',
    'zuerst|zuerst bitte|ganz nach vorn|ganz nach vorne|nach vorn|nach vorne|an den anfang|ganz an den anfang|am anfang|nach oben|ganz oben',
  ],
  [
    'de',
    'last',
    'zuletzt|ans ende|ganz ans ende|am ende|ganz am ende|an den schluss|ganz zum schluss|ganz nach hinten|nach hinten|am schluss',
  ],
  ['de', 'highlight', 'hervorheben|betonen|markieren'],
  [
    'de',
    'restore',
    'wieder rein|wieder hinein|wieder dazu|wieder einfügen|wieder hinzufügen|wieder aufnehmen',
  ],
  ['fr', 'drop', 'en moins|pas nécessaire|pas nécessaires|à enlever|à supprimer'],
  [
    'fr',
    'first',
    "en premier|en premiers|en première|en premières|d'abord|au début|tout au début|en tête|en haut",
  ],
  ['fr', 'last', 'à la fin|tout à la fin|en dernier|en dernière|en dernières'],
  ['fr', 'highlight', 'en avant|en évidence|mis en avant|mise en avant', 'mettez|mets|mettre'],
  ['es', 'drop', 'fuera|no hace falta|no hacen falta'],
  [
    'es',
    'first',
    'primero|primera|primeras|primeros|al principio|al comienzo|arriba del todo|en primer lugar',
  ],
  ['es', 'last', 'al final|al final del todo|en último lugar|por último'],
  ['it', 'drop', 'via|non serve|non servono'],
  ['it', 'first', "per prima|per prime|per primo|per primi|all'inizio|in testa|in cima"],
  ['it', 'last', 'alla fine|in fondo|per ultimo|per ultima|per ultimi|per ultime'],
  ['pt', 'drop', 'fora|não é preciso|não é necessário'],
  ['pt', 'first', 'primeiro|em primeiro|no início|no começo|no topo|em primeiro lugar'],
  ['pt', 'last', 'no fim|no final|por último|ao final|para o fim|para o final'],
  ['nl', 'drop', 'weglaten|eruit|weg|verwijderen|schrappen|niet nodig|mag weg|mogen weg'],
  ['nl', 'first', 'eerst|vooraan|helemaal vooraan|bovenaan|aan het begin'],
  ['nl', 'last', 'achteraan|aan het einde|aan het eind|helemaal achteraan|onderaan|op het einde|als laatste'],
  ['nl', 'restore', 'terug'],
  ['sv', 'first', 'först'],
  ['sv', 'last', 'sist|i slutet'],
  ['ja', 'drop', 'はなし|なし|はいりません|は不要|は不要です|を削除|を削除して|を削除してください'],
  ['pl', 'first', 'na początek|na początku'],
  ['pl', 'last', 'na koniec|na końcu|przenieść na koniec'],
]

function verbsBy(rows: readonly Row[]): ReadonlyMap<string, readonly ContentVerb[]> {
  const all = new Map<string, ContentVerb[]>()
  for (const [lang, manner, words, opens] of rows)
    for (const phrase of words.split('|')) {
      const verb = { lang, manner, ...(opens && { opens: opens.split('|') }) }
      all.set(phrase, [...(all.get(phrase) ?? []), verb])
    }
  return all
}

const verbsBefore = onDemand(() => verbsBy(before))
const verbsBehind = onDemand(() => verbsBy(behind))

/** Words of the longest verb. */
export const LONGEST_VERB = 5

/** The verb that words are before what they name; several where languages share it. */
export function verbsBeforeThing(words: string): readonly ContentVerb[] {
  return verbsBefore().get(words) ?? []
}

/** The verb that words are behind what they name. */
export function verbsBehindThing(words: string): readonly ContentVerb[] {
  return verbsBehind().get(words) ?? []
}

function setOf(...words: readonly string[]): ReadonlySet<string> {
  return new Set(words.join(' ').split(' '))
}

/** Words before a thing that say nothing of it. */
export const determiners: ReadonlySet<string> = setOf(
  'the a an any my our your his her their all of that those these this please also',
  'der die das den dem des ein eine einen mein meine meinen unser unsere unseren alle bitte',
  'le la les un une des du de mon ma mes notre nos tous toutes',
  'el los las una mi mis nuestro nuestra nuestros todos todas',
  'il lo gli i mio mia nostro nostra tutti tutte',
  'o os as um uma meu minha nosso nossa todos',
  'het een mijn onze alle de',
)

/** Determiners that point at something the author has. */
export const pointing: ReadonlySet<string> = setOf(
  'the my our your his her their that those these der die das den dem mein meine unser unsere',
  'le la les mon ma mes notre nos el los las mi mis il lo gli o os as meu minha de het mijn onze',
)

/** Words behind which an enumeration goes on. */
export const joins: ReadonlySet<string> = setOf('and or nor und oder et ou y e o u en och eller i oraz')

/** Of these, words that in another language say where or how: Swedish `priser i fetstil`, Spanish `precios en negrita`. */
export const places: ReadonlySet<string> = setOf('i en')

/** Words behind a thing at which what is said of it is over. */
export const enders: ReadonlySet<string> = setOf(
  'but please if si wenn se als this anymore altogether completely entirely obviously too either because since so thanks again',
  'bitte aber mehr diesmal danke mais svp merci cette pero por esta ma per favore mas desta maar graag aub proszę tack',
)

/** Verbs that carry a thing to its place and say no more than the place does. */
export const carriers: ReadonlySet<string> = setOf(
  'put move make let bring set have show list with place want print keep',
  'setz setze stell stelle nimm mit mettez mets mettre avec pon pone poner ponga con pasa',
  'metti mettete mettere põe ponha coloque coloca com zet plaats met przenieść sätt ha lägg laat haal lass lasst lassen',
)

/** Words for a stretch of copy that belong to no name: `the sponsors section`. */
export const stretches: ReadonlySet<string> = setOf(
  'section part paragraph bit block line column chapter page slide text stuff thing',
  'abschnitt teil absatz zeile spalte kapitel partie paragraphe ligne colonne bloc',
  'sección parte párrafo línea columna sezione paragrafo riga colonna secção seção parágrafo linha coluna',
  'stuk deel alinea regel kolom',
)

/** Words that turn a verb into its opposite. */
export const denials: ReadonlySet<string> = setOf(
  "not don't dont never nicht ne pas no non não niet inte nie",
)
