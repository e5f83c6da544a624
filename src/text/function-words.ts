import { stopWordLanguages } from './stop-words.ts'

/**
 * English words that name nothing by themselves: the closed classes (articles, pronouns, prepositions, conjunctions,
 * auxiliaries, question words, adverbs of degree and time) and light verbs and nouns ("get", "thing"). The collected
 * list of stop words holds more for English, which may stand in a name: "order", "room", "twice".
 */
const ENGLISH = `
a|an|the|this|that|these|those|some|any|no|every|each|all|both|either|neither|other|others|another|such|own|same
i|me|my|mine|myself|we|us|our|ours|ourselves|you|your|yours|yourself|yourselves|he|him|his|himself|she|her|hers
herself|it|its|itself|they|them|their|theirs|themselves|one|ones|someone|anyone|everyone|somebody|anybody|everybody
nobody|noone|none|nothing|something|anything|everything|somewhere|anywhere|everywhere|somehow|whoever|whatever
what|which|whichever|whose|who|whom|where|when|whenever|wherever|why|how|however|whether|else
of|in|on|at|by|to|from|with|without|within|for|about|into|onto|over|under|between|among|amongst|through|throughout
during|before|after|above|below|up|down|out|off|near|since|until|till|against|across|behind|beside|besides|beyond
along|alongside|around|round|as|than|per|via|upon|toward|towards|despite|except|instead|regarding|concerning|versus
and|or|but|nor|so|yet|if|because|although|though|while|whilst|unless|then|once|hence|thus|therefore|also|too
am|is|are|was|were|be|been|being|have|has|had|having|do|does|did|doing|done|will|would|shall|should|can|could|may
might|must|ought|not|never|aren|couldn|didn|doesn|don|hadn|hasn|haven|isn|mustn|needn|shan|shouldn|wasn|weren|won
wouldn|ain|ll|ve|re|im|ive|youre|youve|youll|hes|shes|thats|theres|whats|dont|doesnt|didnt|isnt|arent|wasnt|werent
wont|wouldnt|cant|cannot|couldnt|shouldnt|havent|hasnt|hadnt
here|there|very|just|only|even|still|already|again|ever|now|really|quite|rather|almost|nearly|maybe|perhaps|well
much|many|more|most|less|least|few|several|enough|lot|lots|little|bit|always|often|sometimes|usually|soon|later
away|back|together|apart|ahead|probably|possibly|likely|actually|basically|simply|especially|definitely|certainly
get|gets|got|getting|gotten|go|goes|going|gone|went|come|comes|came|coming|make|makes|made|making|take|takes|took
taken|taking|let|lets|put|puts|say|says|said|saying|see|sees|saw|seen|seeing|know|knows|knew|known|think|thinks
thought|want|wants|wanted|wanting|need|needs|needed|needing|try|tries|tried|trying|tell|tells|told|give|gives|gave
given|giving|use|uses|used|using|keep|keeps|kept|look|looks|looked|looking|seem|seems|seemed|find|finds|found|ask
asks|asked|asking|mean|means|like|able|unable|become|becomes|became|happen|happens|happened
way|ways|thing|things|kind|sort|sure|certain|various|possible|whole`

const english = new Set(ENGLISH.trim().split(/[|\n]/))

/** `function` words name nothing, `light` ones only beside another word, `content` words do. */
export type WordClass = 'content' | 'light' | 'function'

/**
 * What a lower-case word is in a name, in these languages. For other languages than English the collected list of stop words is all there is to go by.
 */
export function wordClass(word: string, languages: ReadonlySet<string>): WordClass {
  const listed = stopWordLanguages(bare(word)).filter((language) => languages.has(language))
  if (languages.has('en') && english.has(bare(word))) return 'function'
  if (listed.length === 0) return 'content'
  return listed.every((language) => language === 'en') ? 'light' : 'function'
}

/** Without a contraction: "don't" is "don", "we'll" is "we". */
function bare(word: string): string {
  const [first = word] = word.split(/['’]/)
  return first === '' ? word : first
}

/** Before what they negate, or within it. */
const BEFORE = `
not|no|never|without|cannot|cant|dont|doesnt|didnt|isnt|arent|wasnt|werent|wont|wouldnt|couldnt|havent|hasnt|hadnt
nunca|sin|jamás|não|nao|sem|jamais|nem|kein|keine|keinen|keinem|keiner|nie|niemals|ohne|aucun|aucune|sans|non|senza
geen|zonder|لا|ليس|ليست|لم|لن|بدون|بلا|غير|مش|مو|ما|不|没|没有|沒|沒有|无|無|未|不能|无法|無法|안|못|ไม่|ไม่ได้|tidak|nggak|gak
tanpa|belum|не|нет|без|nie|bez|değil|inte|utan|không|chưa`
/** Directly behind what they negate. */
const AFTER = 'nicht|pas|niet|ない|なかった|なく|ません|ませんでした|없다|없어요|않아요|않는다|değil'

const before = new Set(BEFORE.trim().split(/[|\n]/))
const after = new Set(AFTER.split('|'))

/** Whether a lower-case word negates what stands behind it, "don't" among them. */
export function negatesNext(word: string): boolean {
  return before.has(word) || /n['’]t$/.test(word)
}

/** Whether a lower-case word negates what stands before it. */
export function negatesLast(word: string): boolean {
  return after.has(word)
}
