import type { Found } from './found.ts'
import type { Language, PhraseList } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'

/** Who buys, and so is not the company: "user" and "author" may be anybody. */
const customerWords: Readonly<Record<Language, PhraseList>> = {
  en: 'customer[s]|client[s]|consumer[s]|buyer[s]|shopper[s]|purchaser[s]|owner[s]',
  de: 'kunde[n]|kundin[nen]|käufer[n|in|innen]|verbraucher[n|in|innen]|besitzer[n|in|innen]',
  es: 'client(e|es|a|as)|comprador[es|a|as]|consumidor[es|a|as]|dueñ(o|a|os|as)',
  pt: 'cliente[s]|comprador[es|a|as]|consumidor[es|a|as]|don(o|a|os|as)',
  fr: 'client[e|s|es]|acheteur[s]|acheteuse[s]|consommateur[s]|consommatrice[s]|propriétaire[s]',
  ar: 'عميل|عملاء|العميل|العملاء|زبون|زبائن|الزبون|الزبائن|مستهلك|المستهلك|المستهلكين|مشتر|المشتري',
  ja: '顧客|お客様|お客さん|客|購入者|消費者|持ち主|買い手',
  zh: '客户|顾客|消费者|买家',
  ko: '고객|소비자|구매자|구입자',
  th: 'ลูกค้า|ผู้บริโภค|ผู้ซื้อ',
}

const vocabulary = compiled(
  (words) => new Phrases(words.map(({ language }): [string, true] => [customerWords[language], true])),
)

/** The words of a text for those who buy. */
export function findCustomers(text: string, languages: readonly Language[]): readonly Found<true>[] {
  return findAnywhere(text, vocabulary(languages))
}
