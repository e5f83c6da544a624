import type { Found } from './found.ts'
import type { Language, PhraseList } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'

/** That something is so of what is named beside it alone, or is not so of it though of another. */
const apartForms = ['only', 'unlike'] as const
export type ApartForm = (typeof apartForms)[number]

/** Right before a name, or right behind it in Japanese and Korean. */
const apartWords: Readonly<Record<Language, Readonly<Record<ApartForm, PhraseList>>>> = {
  en: { only: 'only|solely', unlike: 'unlike|in contrast (to|with)|as opposed to' },
  de: { only: 'nur|einzig|lediglich|ausschließlich', unlike: 'anders als|im (gegensatz|unterschied) zu' },
  es: { only: 'solo|sólo|solamente|únicamente', unlike: 'a diferencia de|al contrario (que|de)' },
  pt: { only: 'só|somente|apenas|unicamente', unlike: 'ao contrário d(e|o|a)|diferentemente d(e|o|a)' },
  fr: { only: 'seul[s|e|es]', unlike: "contrairement à|à (la différence|l'inverse) de" },
  ar: { only: 'فقط|وحده', unlike: '(على|علي) (عكس|خلاف)|بخلاف|خلافا ل' },
  ja: { only: 'だけ|のみ', unlike: 'とは異なり|と異なり|とは違い|と違い|とは違って|と違って|とは対照的に' },
  zh: { only: '只有|仅有|唯有|仅|只', unlike: '不同|相反' },
  ko: { only: '만', unlike: '(와|과)[는] (달리|다르게|대조적으로)' },
  th: { only: 'เฉพาะ|มีเพียง|เพียง', unlike: 'ต่างจาก|ไม่เหมือน|ตรงข้ามกับ' },
}

const vocabulary = compiled((words) =>
  Phrases.byName(
    apartForms,
    words.map(({ language }) => apartWords[language]),
  ),
)

/** The words of a text that set what is named beside them apart from others. */
export function findApart(text: string, languages: readonly Language[]): readonly Found<ApartForm>[] {
  return findAnywhere(text, vocabulary(languages))
}
