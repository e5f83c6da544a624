import type { Language, PhraseList } from './language.ts'

/** Of how many named things something is so: of `both`, of `each` of any number or of `{number}`, or of `neither`. */
export const togetherForms = ['both', 'each', 'neither'] as const
export type TogetherForm = (typeof togetherForms)[number]

/** Words that say so. Other languages have none: there such words stay unchecked. */
export const togetherWords: Readonly<Partial<Record<Language, Readonly<Record<TogetherForm, PhraseList>>>>> =
  {
    en: {
      both: 'both[ of them]|the two[ of them]|the pair',
      each: 'all[ {number}][ of them]|each[ of them]|the {number}[ of them]',
      neither: 'neither[ of them]|nor',
    },
    de: {
      both: '[alle ]beide|sowohl|als auch|die zwei',
      each: 'alle[ {number}]|allesamt|jeweils|die {number}',
      neither: 'weder|noch',
    },
    es: {
      both: 'ambos|ambas|l(os|as) dos|tanto',
      each: 'tod(os|as)|l(os|as) {number}|cada un(o|a)',
      neither: 'ni',
    },
    pt: {
      both: 'ambos|ambas|os dois|as duas|tanto|quanto',
      each: 'tod(os|as)|(os|as) {number}|cada um[a]',
      neither: 'nem',
    },
    fr: {
      both: '[tous |toutes ]les deux|tou(s|tes) deux|à la fois',
      each: '(tous|toutes)[ les][ {number}]|les {number}|chacun[e]',
      neither: 'ni',
    },
    ja: { both: 'どちらも|両方とも|両方', each: 'すべて|全て|いずれも|それぞれ|どれも|ともに', neither: '' },
    zh: { both: '两者[都]', each: '都|均|全都|全部|分别|分別', neither: '' },
    ko: { both: '둘 다', each: '모두|전부|각각', neither: '' },
  }
