import type { Found } from './found.ts'
import type { Language, PhraseList } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'

/** What will or may be, what several have together or on average, and who pays for something: no stored data decides it. */
const untoldWords: Readonly<Record<Language, PhraseList>> = {
  en: `
will|won't|would|may|might|could|going to|next (week|month|year|quarter)|tomorrow|soon|together|combined|jointly|average|averaged|median|typical
(sponsored|funded|financed|paid) [for ]by|sponsor[s]`,
  de: `
könnte[n]|würde[n]|dürfte[n]|(nächste|kommende)[n|r|s] (woche|monat|jahr|quartal)|morgen|bald|künftig|zusammen|gemeinsam|zusammengenommen|durchschnittlich[e|er|en|es]|durchschnitt|im schnitt|mittlere[r|n|s]
gesponsert|finanziert|bezahlt von|sponsor`,
  es: `
podría[n]|(la semana|el mes|el año) (próxim(a|o)|que viene)|(próxim(a|o)) (semana|mes|año)|mañana|pronto|junt(o|a)s|en conjunto|promedio|de media
patrocinad(o|a)|financiad(o|a)|pagad(o|a) por|tendrá[n]|será[n]`,
  pt: `
poderia[m]|poderá|(na próxima|no próximo|próxim(a|o)) (semana|mês|ano)|amanhã|em breve|junt(o|a)s|em conjunto|em média|média
patrocinad(o|a)|financiad(o|a)|pag(o|a) por|terá|terão|será|serão`,
  fr: `
pourrai(t|ent)|(la semaine|le mois|l'année) prochain[e]|demain|bientôt|(ont|comptent|totalisent|réunissent|cumulent) ensemble|au total des deux|à eux deux|réuni[e]s|confondu[e]s|moyen[ne|s|nes]|en moyenne
sponsorisé[e]|financé[e]|payé[e] par|aura|auront|sera|seront`,
  ar: 'ربما|سوف|(الاسبوع|الشهر|العام) (المقبل|القادم)|غدا|قريبا|معا|مجتمعين|متوسط|في المتوسط|برعايه|بتمويل',
  ja: 'かもしれ|だろう|でしょう|来(週|月|年)|明日|まもなく|平均|スポンサー',
  zh: '可能|也许|或许|将会|将|会|下(周|个月|月)|明年|明天|很快|加起来|平均|赞助|出资',
  ko: '것이다|것입니다|수 있(다|습니다)|수도|다음 (주|달)|내년|내일|곧|합쳐|합하면|합해|평균|협찬|후원',
  th: 'อาจ|จะ|(สัปดาห์|เดือน|ปี)หน้า|พรุ่งนี้|เร็วๆ นี้|รวมกัน|เฉลี่ย|สปอนเซอร์|สนับสนุนโดย',
}

const vocabulary = compiled((words) => Phrases.of(words.map(({ language }) => untoldWords[language])))

/** The words of a text by which it tells what is stored nowhere. */
export function findUntold(text: string, languages: readonly Language[]): readonly Found<true>[] {
  return findAnywhere(text, vocabulary(languages))
}
