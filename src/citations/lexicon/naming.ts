import type { Found } from './found.ts'
import type { Language, PhraseList } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'

/** That something is named, talked or asked about, or compared: what a text does with whatever stands in it. */
const namingWords: Readonly<Record<Language, PhraseList>> = {
  en: 'about|regarding|concerning|on the (subject|topic) of|mention[s|ed|ing]|name[s|d]|naming|discuss[es|ed|ing|ion|ions]|talk[s|ed|ing]|(speak|speaks|spoke|speaking) of|compar(e|es|ed|ing|ison|isons)|ask[s|ed|ing]|wonder[s|ed|ing]|review[s|ed|ing]|address[es|ed|ing]|touch(es|ed) on|refer[s|red|ring] to|deal(s|t|ing) with|comment[s|ed|ing] on|concern[s|ed]|cover[s|ed|ing]|revolve[s|d] around|brought up|bring[s] up|describ(e|es|ed|ing)|debate[s|d]|subject|topic',
  de: 'über|bezüglich|betreffend|zum thema|rund um|hinsichtlich|um|erwähn(t|en|te|ten|ung|ungen)|nenn(t|en)|nannte[n]|genannt[e|en|er|es]|bespricht|besprechen|besprochen|sprechen|spricht|sprach[en]|rede(t|n)|diskutier(t|en|te|ten)|diskussion[en]|vergleich[t|en|e]|verglich[en]|frag(t|en|te|ten)|gefragt|handel(t|n|te)|thematisier(t|en|te)|beschreib(t|en)|beschrieb|bezieh(t|en)|betrifft|betreffen|vorkommt|vorkommen|der name|thema',
  es: 'sobre|acerca de[l]|respecto (a|al|de|del)|en relación con|en torno a|en cuanto a|a propósito de[l]|menciona[n|do|da|ndo]|mencionó|menciones|mención|nombra[n|do|da]|nombró|habla[n|ndo]|habló|hablaron|discute[n]|discutió|compara[n|ndo|ción]|comparó|pregunta[n|ndo]|preguntó|preguntaron|comenta[n]|comentó|trata[n]|trató|refiere[n]|aborda[n]|describe[n]|en (la|el) que aparece[n]|el nombre de|tema|debate[n]',
  pt: 'sobre|acerca d(e|o|a)|a respeito d(e|o|a)|quanto (a|à|ao)|em relação (a|à|ao)|menciona[m|do|da|ndo]|mencionou|menção|menções|nomeia[m]|fala[m|ndo]|falou|falaram|discute[m]|discutiu|compara[m|ndo|ção]|comparou|pergunta[m|ndo]|perguntou|comenta[m]|comentou|trata[m]|tratou|refere[-se]|aborda[m]|descreve[m]|em que aparece[m]|o nome d(e|o|a)|tema|debate[m]',
  fr: 'au sujet (de|du|des)|à propos (de|du|des)|concernant|sur|quant (à|au|aux)|mentionne[nt|r]|mentionné[e|s|es]|mention[s]|nomme[nt]|nommé[e]|parle[nt|r]|parlé|discute[nt]|discuté|discussion[s]|compare[nt|r]|comparé|comparaison[s]|demande[nt]|demandé|interroge[nt]|évoque[nt]|évoqué|aborde[nt]|traite[nt]|commente[nt]|décrit|décrivent|le nom de|sujet|question[s]',
  ar: 'عن|حول|بشان|بخصوص|ذكر[ت|وا]|يذكر[ون]|تذكر|مذكور|اشار[ت|وا]|يشير[ون]|تشير|تحدث[ت|وا]|يتحدث[ون]|تتحدث|ناقش[ت|وا]|يناقش[ون]|نقاش|قارن[ت]|يقارن|تقارن|مقارنه|سال[ت|وا]|يسال[ون]|تسال|موضوع|يتناول|تتناول|تناول[ت]',
  ja: 'について|に関し|に関する|言及|触れ|挙げ|話題|話し|語っ|語る|議論|比較|比べ|尋ね|質問|のこと|を巡|をめぐ|名指し|名前があ|テーマ',
  zh: '关于|有关|对于|谈到|谈及|谈论|提到|提及|说到|讨论|比较|对比|询问|涉及|评论|点名|话题|關於|有關|談到|談論|說到|討論|比較|對比|詢問|評論|話題',
  ko: '에 대해|에 대한|에 관해|에 관한|관련|언급|거론|이야기|얘기|논의|토론|비교|물어|질문|주제|다루|다룬',
  th: 'เกี่ยวกับ|เรื่อง|พูดถึง|กล่าวถึง|เอ่ยถึง|พูดคุย|ถาม|สอบถาม|เปรียบเทียบ|เทียบ|อ้างถึง|หัวข้อ',
}

/** That people write. */
const writingWords: Readonly<Record<Language, PhraseList>> = {
  en: 'wrote|write[s]|writing|written|post[s|ed|ing]|tweet[s|ed]|publish[es|ed]|contribut(e|es|ed)|shar(e|es|ed)|repl(y|ies|ied)|comment[s|ed|ing]|speak[s]|spoke|spoken',
  de: 'schr(ieb|ieben|eibt|eiben|eibend)|geschrieben|poste(t|n|te|ten)|gepostet|veröffentlich(t|en|te|ten)|verfass(t|en|te|ten)|teil(t|en|te|ten)|geteilt|kommentier(t|en|te|ten)|beitrugen|beigetragen',
  es: 'escrib(e|en|ió|ieron|iendo)|escrit(o|a|os|as)|public(a|an|ó|aron|ado|ada|ados|adas)|aport(a|an|ó|aron|ado)|compart(e|en|ió|ieron)',
  pt: 'escrev(e|em|eu|eram|endo)|escrit(o|a|os|as)|public(a|am|ou|aram|ado|ada|ados|adas)|post(a|am|ou|aram|ado|ada)|compartilh(a|am|ou|aram)',
  fr: 'écri(t|vent|vaient|te|ts|tes)|écrivant|publi(e|ent|é|ée|és|ées)|posté[e|s|es]|partag(e|ent|é|és)|contribu(e|ent|é)',
  ar: 'كتب[ت|وا]|يكتب[ون]|تكتب|نشر[ت|وا]|ينشر[ون]|تنشر|شارك[وا]',
  ja: '書(い|き|く|かれ)|投稿|ポスト|つぶや|発信|寄せ',
  zh: '写|寫|发布|發布|发帖|發帖|发表|發表|撰写|分享',
  ko: '썼|쓰|작성|게시|올렸|올린|공유|남겼|남긴',
  th: 'เขียน|โพสต์|เผยแพร่|แชร์',
}

const vocabulary = compiled((words) => {
  const listed = (list: Readonly<Record<Language, PhraseList>>) =>
    Phrases.of(words.map(({ language }) => list[language]))
  return { naming: listed(namingWords), writing: listed(writingWords) }
})

/** The words of a text by which it says that something is named, or what something is about. */
export function findNaming(text: string, languages: readonly Language[]): readonly Found<true>[] {
  return findAnywhere(text, vocabulary(languages).naming)
}

/** The words of a text by which people write. */
export function findWriting(text: string, languages: readonly Language[]): readonly Found<true>[] {
  return findAnywhere(text, vocabulary(languages).writing)
}
