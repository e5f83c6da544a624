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

/** Those who post, a company, and what they write. */
const personWords: Readonly<Record<Language, PhraseList>> = {
  en: 'user[s]|people|person[s]|someone|somebody|author[s]|poster[s]|writer[s]|commenter[s]|member[s]|reader[s]|reviewer[s]|folks|redditor[s]|company|brand|manufacturer|they|he|she|post[s]|tweet[s]|comment[s]|thread[s]|voices',
  de: 'nutzer[n|in|innen]|anwender[n|in|innen]|person[en]|jemand|leute[n]|menschen|autor[en|in|innen]|verfasser[n]|mitglied[er|ern]|unternehmen|firma|hersteller|beitrag|beiträge[n]|post[s]|kommentar[e]|stimmen',
  es: 'usuari(o|a|os|as)|persona[s]|alguien|gente|autor[es|a|as]|miembro[s]|internauta[s]|empresa|marca|fabricante|publicación|publicaciones|comentario[s]|mensaje[s]',
  pt: 'usuári(o|a|os|as)|utilizador[es]|pessoa[s]|alguém|gente|autor[es|a|as]|membro[s]|internauta[s]|empresa|marca|fabricante|publicação|publicações|comentário[s]|mensage(m|ns)',
  fr: "utilisat(eur|eurs|rice|rices)|personne[s]|quelqu'un|gens|auteur[s]|membre[s]|internaute[s]|entreprise|marque|fabricant|publication[s]|commentaire[s]|message[s]",
  ar: 'مستخدم|المستخدم|مستخدمون|المستخدمون|مستخدمين|المستخدمين|شخص|اشخاص|الناس|للمستخدمين|للعملاء|الشركه|منشور|المنشور|المنشورات',
  ja: 'ユーザー[たち|達|ら]|利用者[たち]|投稿者[たち]|人々|誰か|メーカー|会社|企業|投稿|コメント',
  zh: '用户[们]|用戶[們]|网友[们]|網友|作者|人们|有人|公司|厂商|品牌|帖子|评论',
  ko: '사용자[들]|이용자[들]|작성자[들]|유저[들]|사람들|누군가|회사|제조사|게시물|게시글|댓글',
  th: 'ผู้ใช้|ผู้คน|คน|ผู้เขียน|บริษัท|โพสต์',
}

const vocabulary = compiled((words) => {
  const listed = (list: Readonly<Record<Language, PhraseList>>) =>
    words.map(({ language }): [string, true] => [list[language], true])
  return {
    customers: new Phrases(listed(customerWords)),
    persons: new Phrases([...listed(customerWords), ...listed(personWords)]),
  }
})

/** The words of a text for those who buy. */
export function findCustomers(text: string, languages: readonly Language[]): readonly Found<true>[] {
  return findAnywhere(text, vocabulary(languages).customers)
}

/** The words of a text for somebody, or a post, that may say something. */
export function findPersons(text: string, languages: readonly Language[]): readonly Found<true>[] {
  return findAnywhere(text, vocabulary(languages).persons)
}
