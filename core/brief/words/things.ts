import { importancePhrases } from './importance.ts'

/** Things of the copy whose words would be wishes by themselves, divided by `|`: what is said in them is no wish. */
export const thingPhrases: readonly string[] = [
  ...importancePhrases,
  'when and where|where and when|out of order|out of service|out of use',
  // What a design may be like is a thing of the copy everywhere else.
  'departure board|pharmacy label|wine label|beer label|seed packet|market stall|bakery bag|field guide|fashion magazine|children book|instruction manual|gala dinner|travel poster|propaganda poster|film poster|shop sign|neon sign|construction site|metro map|ice cream parlour|beach hut|tea towel|delft tile|japanese woodcut|chinese new year|william morris|old computer|luxury hotel|album cover|football programme',
  'white paper about|white paper on the|white paper explaining|legal requirement|legal notice|legal department|legal team|legal advice|legal aid|legal action|legal entity|gender neutral|carbon neutral|climate neutral|casual staff|casual work|casual worker|official opening|official guide|official partner|informal hearing|conservative party|severe weather|robust evidence|practical skill|practical guide|practical exam|folk music|classic car|merry christmas|dramatic society|dramatic art|romantic novel|modern slavery|simple past|formal complaint',
  'mission statement|vision statement|income statement|bank statement|artist statement|problem statement|party colours|party colour|party colors|party color|party politics|party political|executive summary|board dinner|board meeting|night shift|night club|opening night|quiz night|first class|business class',
  'business hours|business plan|business case|red wine|white wine|rose wine|green tea|black tea|red cross',
  'is the story|are the story|is our story|the whole story|the real story|after kids|with kids|my kids|our kids|the kids are|two kids|three kids|have kids|having kids',
  'fill in|portrait off|portrait of|portrait photo|portrait circle|portrait picture|portrait image|portrait frame|round portrait|no portrait|without portrait|without a portrait|orange juice|golden wedding|silver wedding|gold medal|silver medal|bronze medal|light bulb|light meal|dark roast|soft drink',
  'happy to|happy with|happy for|glad to|make oat ice cream|make ice cream|sell ice cream|oat ice cream|cream tea|cream cheese|sour cream|hand cream|face cream|peanut butter|white chocolate|milk chocolate|brown bread|brown rice|white bread|blue cheese|olive oil|golden syrup|red onion|red cabbage|black coffee|black pudding|red card|yellow card|green card|white water|black belt|black box|gold rush|silver service|silver band',
  'bold claim|clear sky|fresh fish|fresh air|green energy|black friday|white goods|blue light|red tape|light rail|deep dive|warm welcome',
  'for handwriting|by hand|handwritten amount|handwritten entry|handwritten entries|handwritten date|handwritten name|handwritten note|light touch|dark humour|dark humor|black humour|black comedy|black tie|warm up|cool down|dark matter|modern art|modern languages|classical music|organic chem|organic chemistry|human resources|human rights',
]
