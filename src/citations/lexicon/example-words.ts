import type { Found } from './found.ts'
import type { Language, PhraseList } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'

/** What says that the post behind it is one of those before it: "for example", "one of them". */
const exampleWords: Readonly<Record<Language, PhraseList>> = {
  en: 'for example|for instance|e.g.|such as|includ(ing|es|e)|among (them|these|those)|one of (them|these|those|which)',
  es: 'por ejemplo|p.ej.|tales como|un(o|a) de (ell|est)(os|as)|entre (ellos|ellas)|inclu(ye|yen|yendo)|incluid(o|a)[s]',
  pt: 'por exemplo|p.ex.|tais como|um deles|uma delas|entre (eles|elas)|inclu(i|em|indo|indo-se)|incluíd(o|a)[s]',
  de: 'zum beispiel|z.b.|z. b.|beispielsweise|darunter|unter anderem|(einer|eine|eines) (davon|von ihnen)|unter ihnen',
  fr: "par exemple|p.ex.|tel[le][s] que|dont (un|une|celui|celle)|l'un (d'eux|d'entre eux)|l'une (d'elles|d'entre elles)|parmi (eux|elles)|notamment|y compris",
  ja: '例えば|たとえば|その(一つ|ひとつ|1つ|1件|一件)|を含む|を含み|が含まれ',
  zh: '例如|比如|譬如|其中(一条|一條|一个|一個|一则|一則|一篇|之一)|包括|包含',
  ko: '예를 들어|예컨대|예를 들면|(그중|그 중) 하나[는|가|로]|포함',
  ar: 'مثلا|على سبيل المثال|مثل|من بينها|منها|بما في ذلك',
  th: 'เช่น|ตัวอย่างเช่น|ยกตัวอย่าง|หนึ่งในนั้น|รวมถึง',
}

const vocabulary = compiled((words) => Phrases.of(words.map(({ language }) => exampleWords[language])))

export function findExamples(text: string, languages: readonly Language[]): readonly Found<true>[] {
  return findAnywhere(text, vocabulary(languages))
}
