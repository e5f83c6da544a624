import type { Language, PhraseList } from './language.ts'

/**
 * Of how many named things something is so: of `both`, of `all` of any number or of `{number}`, of `each` that is named or cited, or of
 * `neither`.
 */
export const togetherForms = ['both', 'all', 'each', 'neither'] as const
export type TogetherForm = (typeof togetherForms)[number]

/** Words that say so. Other languages have none: there such words stay unchecked. */
export const togetherWords: Readonly<Partial<Record<Language, Readonly<Record<TogetherForm, PhraseList>>>>> =
  {
    en: {
      both: 'both[ of them]|the two[ of them]|the pair',
      all: 'all[ {number}][ of them]|the {number}[ of them]',
      each: 'each[ of them]|apiece',
      neither: 'neither[ of them]|nor',
    },
    de: {
      both: '[alle ]beide|sowohl|als auch|die zwei',
      all: 'alle[ {number}]|allesamt|die {number}',
      each: 'jeweils',
      neither: 'weder|noch',
    },
    es: {
      both: 'ambos|ambas|l(os|as) dos|tanto',
      all: 'tod(os|as)|l(os|as) {number}',
      each: 'cada un(o|a)',
      neither: 'ni',
    },
    pt: {
      both: 'ambos|ambas|os dois|as duas|tanto|quanto',
      all: 'tod(os|as)|(os|as) {number}',
      each: 'cada um[a]',
      neither: 'nem',
    },
    fr: {
      both: '[tous |toutes ]les deux|tou(s|tes) deux|à la fois',
      all: '(tous|toutes)[ les][ {number}]|les {number}',
      each: 'chacun[e]',
      neither: 'ni',
    },
    ja: {
      both: 'どちらも|両方とも|両方',
      all: 'すべて|全て|いずれも|どれも|ともに',
      each: 'それぞれ',
      neither: '',
    },
    zh: { both: '两者[都]', all: '都|均|全都|全部', each: '分别|分別', neither: '' },
    ko: { both: '둘 다', all: '모두|전부', each: '각각', neither: '' },
  }
