import type { Found } from './found.ts'
import type { Language, PhraseList } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'

/** A person who is no company: who buys, uses, reads or belongs to a community. The "author" of a post may be anybody. */
const customerWords: Readonly<Record<Language, PhraseList>> = {
  en: `
customer['s|s|s']|client['s|s|s']|consumer['s|s|s']|buyer['s|s|s']|shopper['s|s|s']|purchaser['s|s|s']|owner['s|s|s']
user['s|s|s']|people['s]|person['s|s]|someone['s]|somebody['s]|member['s|s|s']|reader['s|s|s']|reviewer['s|s|s']|viewer['s|s|s']|subscriber['s|s|s']|follower['s|s|s']|visitor['s|s|s']|participant['s|s|s']|respondent['s|s|s']|individual['s|s|s']|folk[s]|redditor['s|s|s']|feedback`,
  de: `
kunde[n]|kundin[nen]|käufer[n|s|in|innen]|verbraucher[n|s|in|innen]|besitzer[n|s|in|innen]
nutzer[n|s|in|innen]|anwender[n|s|in|innen]|benutzer[n|s|in|innen]|person[en]|jemand[em|en]|leute[n]|mensch[en]|mitglied[s|er|ern]|leser[n|s|in|innen]|zuschauer[n|s|in|innen]|abonnent[en|in|innen]|follower[n|s]|rezensent[en|in|innen]|feedback
(kunden|nutzer|benutzer|anwender|leser|käufer|verbraucher|besitzer|mitglieder)(stimme[n]|beitrag|beiträge[n]|post[s]|feedback|meinung[en]|kommentar[e|en]|zitat[e|en]|bericht[e|en]|rückmeldung[en]|aussage[n])`,
  es: `
client(e|es|a|as)|comprador[es|a|as]|consumidor[es|a|as]|dueñ(o|a|os|as)|propietari(o|a|os|as)
usuari(o|a|os|as)|persona[s]|alguien|gente|miembro[s]|internauta[s]|lector[es|a|as]|seguidor[es|a|as]|suscriptor[es|a|as]|individuo[s]`,
  pt: `
cliente[s]|comprador[es|a|as]|consumidor[es|a|as]|don(o|a|os|as)|proprietári(o|a|os|as)
usuári(o|a|os|as)|utilizador[es|a|as]|pessoa[s]|alguém|gente|membro[s]|internauta[s]|leitor[es|a|as]|seguidor[es|a|as]|assinante[s]`,
  fr: `
client[e|s|es]|acheteur[s]|acheteuse[s]|consommateur[s]|consommatrice[s]|propriétaire[s]
utilisat(eur|eurs|rice|rices)|personne[s]|quelqu'un|gens|membre[s]|internaute[s]|lecteur[s]|lectrice[s]|abonné[e|s|es]`,
  ar: `
عميل|عملاء|العميل|العملاء|زبون|زبائن|الزبون|الزبائن|مستهلك|المستهلك|المستهلكين|مشتر|المشتري|للعملاء
مستخدم[ه]|المستخدم[ه]|مستخدمون|المستخدمون|مستخدمين|المستخدمين|للمستخدمين|شخص|الشخص|اشخاص|ناس|الناس|عضو|العضو|اعضاء|الاعضاء|قارئ|القارئ|القراء`,
  ja: `
顧客|お客様|お客さん|客|購入者|消費者|持ち主|買い手
ユーザー[たち|達|ら]|利用者[たち]|人々|誰か|ある人|読者|会員|視聴者|フォロワー|メンバー`,
  zh: `
客户|客戶|顾客|顧客|消费者|消費者|买家|買家
用户[们]|用戶[們]|使用者|网友[们]|網友|人们|人們|有人|某人|读者|讀者|会员|會員|成员|成員|观众|觀眾|粉丝`,
  ko: '고객|소비자|구매자|구입자|사용자[들]|이용자[들]|유저[들]|사람[들]|누군가|독자[들]|회원[들]|시청자[들]|구독자[들]|누리꾼[들]|네티즌[들]',
  th: 'ลูกค้า|ผู้บริโภค|ผู้ซื้อ|ผู้ใช้[งาน]|ผู้คน|คน|ผู้อ่าน|สมาชิก|ชาวเน็ต|ผู้ติดตาม',
}

/** Who else may say something, a company among them, and what they write. */
const personWords: Readonly<Record<Language, PhraseList>> = {
  en: 'author[s]|poster[s]|writer[s]|commenter[s]|company|brand|manufacturer|they|he|she|post[s]|tweet[s]|comment[s]|thread[s]|voices',
  de: 'autor[en|in|innen]|verfasser[n]|unternehmen|firma|hersteller|beitrag|beiträge[n]|post[s]|kommentar[e]|stimmen',
  es: 'autor[es|a|as]|empresa|marca|fabricante|publicación|publicaciones|comentario[s]|mensaje[s]',
  pt: 'autor[es|a|as]|empresa|marca|fabricante|publicação|publicações|comentário[s]|mensage(m|ns)',
  fr: 'auteur[s]|entreprise|marque|fabricant|publication[s]|commentaire[s]|message[s]',
  ar: 'الشركه|منشور|المنشور|المنشورات',
  ja: '投稿者[たち]|メーカー|会社|企業|投稿|コメント',
  zh: '作者|公司|厂商|品牌|帖子|评论',
  ko: '작성자[들]|회사|제조사|게시물|게시글|댓글',
  th: 'ผู้เขียน|บริษัท|โพสต์',
}

const vocabulary = compiled((words) => ({
  customers: Phrases.of(words.map(({ language }) => customerWords[language])),
  persons: Phrases.of(words.flatMap(({ language }) => [customerWords[language], personWords[language]])),
}))

/** The words of a text for a person who is no company. */
export function findCustomers(text: string, languages: readonly Language[]): readonly Found<true>[] {
  return findAnywhere(text, vocabulary(languages).customers)
}

/** The words of a text for somebody, or a post, that may say something. */
export function findPersons(text: string, languages: readonly Language[]): readonly Found<true>[] {
  return findAnywhere(text, vocabulary(languages).persons)
}
