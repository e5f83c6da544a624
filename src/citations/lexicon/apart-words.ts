import type { Found } from './found.ts'
import type { Language, PhraseList } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'

/** That something is so of what is named beside it alone, is not so of it though of another, or is so of none besides. */
const apartForms = ['only', 'unlike', 'except'] as const
export type ApartForm = (typeof apartForms)[number]

/** Right before a name, or right behind it in Japanese and Korean. */
const apartWords: Readonly<Record<Language, Readonly<Record<ApartForm, PhraseList>>>> = {
  en: {
    only: 'only|solely',
    unlike: 'unlike|in contrast (to|with)|as opposed to',
    except: 'except [for]|apart from|other than|besides|aside from|save for|with the exception of',
  },
  de: {
    only: 'nur|einzig|lediglich|ausschließlich',
    unlike: 'anders als|im (gegensatz|unterschied) zu',
    except: 'außer|abgesehen von|bis auf|mit ausnahme von',
  },
  es: {
    only: 'solo|sólo|solamente|únicamente',
    unlike: 'a diferencia de|al contrario (que|de)',
    except: 'excepto|salvo|a excepción de|aparte de',
  },
  pt: {
    only: 'só|somente|apenas|unicamente',
    unlike: 'ao contrário d(e|o|a)|diferentemente d(e|o|a)',
    except: 'exceto|salvo|(à|com) exceção de|além de',
  },
  fr: {
    only: 'seul[s|e|es]',
    unlike: "contrairement à|à (la différence|l'inverse) de",
    except: "sauf|excepté|hormis|à part|à l'exception de|en dehors de",
  },
  ar: {
    only: 'فقط|وحده',
    unlike: '(على|علي) (عكس|خلاف)|بخلاف|خلافا ل',
    except: 'باستثناء|ما عدا|عدا|سوى|الا',
  },
  ja: {
    only: 'だけ|のみ',
    unlike: 'とは異なり|と異なり|とは違い|と違い|とは違って|と違って|とは対照的に',
    except: 'を除いて|を除き|を除くと|以外に|以外は|以外',
  },
  zh: { only: '只有|仅有|唯有|仅|只', unlike: '不同|相反', except: '除了|除' },
  ko: {
    only: '만',
    unlike: '(와|과)[는] (달리|다르게|대조적으로)',
    except: '(을|를) (제외하고|제외하면|빼고)|외에[는]|이외에[는]',
  },
  th: { only: 'เฉพาะ|มีเพียง|เพียง', unlike: 'ต่างจาก|ไม่เหมือน|ตรงข้ามกับ', except: 'ยกเว้น|นอกจาก|เว้นแต่' },
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
