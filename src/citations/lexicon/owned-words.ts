import type { Found } from './found.ts'
import type { Language, PhraseList } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'

/**
 * Whose something is: of the company that the text is written for (`ours`), of what has it (`with`); or that somebody waits for
 * it, by a word behind "no reply" (`towards`) or beside it (`still`).
 */
const ownedForms = ['ours', 'with', 'towards', 'still'] as const
export type OwnedForm = (typeof ownedForms)[number]

/** Words that say so. Other languages have none: there such words stay unchecked. */
const ownedWords: Readonly<Partial<Record<Language, Readonly<Record<OwnedForm, PhraseList>>>>> = {
  en: {
    ours: 'our[s]',
    with: 'with [the|a|its|by far the]|(that|which) (has|had) [the]|having [the]|of',
    towards: 'to|from|for|by|since|about|in (days|weeks|months)',
    still: 'still|yet|so far|ever',
  },
  de: {
    ours: 'unser[e|er|en|em|es]',
    with: 'mit [de(m|n|r)]',
    towards: 'von|vom|seit|auf (ein|de|ihr|sein|mein|unser)[e|n|m|r|s|en|em|er|es]|zu|zum|zur|für',
    still: 'noch|bisher|bislang',
  },
  es: {
    ours: 'nuestr(o|a|os|as)',
    with: 'con [el|la|los|las|más]',
    towards: 'de|del|a|al|desde|por|sobre',
    still: 'aún|todavía|sigue[n]',
  },
  pt: {
    ours: 'noss(o|a|os|as)',
    with: 'com [o|a|os|as|mais]',
    towards: 'de|do|da|dos|das|ao|à|desde|por|sobre|há',
    still: 'ainda|continua[m]',
  },
  fr: {
    ours: 'notre|nos|nôtre[s]',
    with: '(avec|ayant) [le|la|les]',
    towards: "de|du|des|d'|à|au|aux|depuis|pour|sur",
    still: 'toujours|encore',
  },
  ja: { ours: '当社|弊社|自社', with: '', towards: '', still: 'まだ|いまだに' },
  zh: { ours: '我们的|我們的|我司', with: '', towards: '', still: '仍|还|還|一直' },
  ko: { ours: '우리|자사|당사', with: '', towards: '', still: '아직' },
  th: { ours: 'ของเรา', with: '', towards: '', still: 'ยัง' },
}

const vocabulary = compiled((words) =>
  Phrases.byName(
    ownedForms,
    words.map(({ language }) => ownedWords[language]),
  ),
)

/** The words of a text that say whose something is. */
export function findOwned(text: string, languages: readonly Language[]): readonly Found<OwnedForm>[] {
  return findAnywhere(text, vocabulary(languages))
}
