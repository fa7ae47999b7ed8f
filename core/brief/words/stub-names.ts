/** What the part to tear off is called, by whoever writes its words and in briefs. */
const NAMES =
  'stubs?|stubbe|stubben|counterfoils?|tear[ -]offs?|tear[ -]off (?:stub|part)|abriss|abrissteil|abrisskarte|(?:kontroll)?abschnitt|' +
  'talon|talones|talonario|souche|tal[oó]n|resguardo|matriz|tal[aã]o|talões|canhoto|tagliando|matrice|(?:controle)?strook|kupong|talong|' +
  'kontramärke|kontrollkupong|billettstamme|kantaosa|kanta|odcinek|odcinek kontrolny|kupon kontrolny|útržek|ústřižek|kontrolní (?:ústřižek|útržek)|' +
  'útržok|kontrolný ústrižok|szelvény|(?:ellenőrző|letéphető) szelvény|cotor|odrezak|odrezek|koçan|απόκομμα|στέλεχος|' +
  'талон|контрольный талон|отрывной талон|корешок|корінець|відривний талон|контрольний талон|откъс|отрязък|cuống vé|' +
  'もぎり|半券|副券|存根|票根|보관용|절취권|부본|تذكرة الكعب|كعب|ספח|תלוש'

const STUB = new RegExp(`^(?:${NAMES})$`, 'iu')

/** Whether words name the part to tear off and nothing else; where it is may follow in brackets. */
export function isStubName(words: string): boolean {
  return words.length <= LONGEST && STUB.test(words.replace(/\s*[(（][^()（）]*[)）]$/u, ''))
}

/** Letters of such a name. */
const LONGEST = 40
