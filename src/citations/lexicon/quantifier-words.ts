import type { Language, PhraseList } from './language.ts'
import type { Quantifier } from './quantifiers.ts'

/**
 * Words that quantify or negate. Other languages have none: there such words stay unchecked. Adjectives that say how large a
 * majority is are left out, so that they stay unchecked, too.
 */
export const quantifierWords: Readonly<
  Partial<Record<Language, Readonly<Partial<Record<Quantifier, PhraseList>>>>>
> = {
  en: {
    all: 'all[ of][ the| its| these| those]|every [single ]|every one of[ the| its]|each[ of][ the| its]',
    none: 'no [single ]|not (a single|one|any)[ of][ the| its]|none[ of][ the| its]|nobody|no one|no-one',
    not: "not|isn't|aren't|wasn't|weren't|doesn't|don't|didn't|hasn't|haven't|anything but|far from|by no means|in no way",
    never: 'never|not once|at no (time|point)',
    only: 'only|exclusively|solely|nowhere but|nowhere other than|limited to|confined to|restricted to',
    mostly: 'mostly|mainly|predominantly|primarily|largely|for the most part|chiefly',
    majority: '(a|the) majority[ of][ the| its]|most of[ the| its]',
    minority: '[only ](a|the) minority[ of][ the| its]',
  },
  de: {
    all: 'alle[r]|sämtliche[r]|jede[r|s][ einzelne]|ausnahmslos alle',
    none: 'kein[e|er|es|en|em][ einzige| einziger| einziges| einzigen]|niemand|nicht (ein|eine) einzige[r|s]',
    not: 'nicht|keineswegs|keinesfalls|alles andere|weit davon entfernt',
    never: 'nie|niemals',
    only: 'nur|ausschließlich|nirgends (außer|als)|lediglich',
    mostly:
      'überwiegend|vorwiegend|hauptsächlich|mehrheitlich|größtenteils|zum größten teil|zum großteil|meist[ens]|vor allem|in erster linie',
    majority: '(die|eine) mehrheit[ der| von| ihrer| seiner]',
    minority: '[nur ](die|eine) minderheit[ der| von| ihrer| seiner]',
  },
  es: {
    all: 'tod(os|as)[ los| las| sus]|cada un(o|a) de (los|las|sus)|la totalidad de[ los| las| sus]',
    none: 'ningún|ningun(o|a)[ de][ los| las| sus]|nadie|ni (un solo|una sola)',
    not: 'no|de ningún modo|en absoluto|todo menos|lejos de',
    never: 'nunca|jamás',
    only: 'solo|sólo|solamente|únicamente|exclusivamente',
    mostly: 'principalmente|mayormente|mayoritariamente|en su mayoría|en su mayor parte',
    majority: '(la|una) mayoría[ de][ los| las| sus]|la mayor parte[ de][ los| las| sus]',
    minority: '[solo |sólo ](la|una) minoría[ de][ los| las| sus]',
  },
  pt: {
    majority: '(a|uma) maioria d(e|as|os)[ suas]|a maior parte d(e|as|os)[ suas]',
    not: 'não|tudo menos|longe de|de modo (algum|nenhum)',
    never: 'nunca|jamais',
  },
  zh: { not: '并不|并非|绝不|绝非|远非|並不|並非' },
  fr: {
    all: "tou(s|tes) (les|ses|ces)|chacun[e] d(e|es)[ ses]|la totalité d(e|es)[ ses]|l'ensemble d(e|es)[ ses]",
    none: 'aucun[e][ de| des][ ses]|personne|pas (un seul|une seule)|nul[le]',
    not: "pas|nullement|aucunement|tout sauf|loin (de|d'être)",
    never: 'jamais',
    only: 'seulement|uniquement|exclusivement',
    besides: "ne|n'",
    mostly: 'principalement|majoritairement|essentiellement|en majorité|pour la plupart',
    majority: '(la|une) majorité d(e|es)[ ses]|la plupart d(e|es)[ ses]|la majeure partie d(e|es)[ ses]',
    minority: '[seule ](la|une) minorité d(e|es)[ ses]',
  },
  ja: {
    all: 'すべて[の]|全て[の]|全部|全件|いずれも|どの投稿も',
    none: '一件も|1件も|一つも|ひとつも|誰も|だれも',
    not: 'ありません|ありませんでした|いません|いませんでした|ません|ませんでした|ない|なかった',
    never: '一度も',
    besides: '決して|けっして',
    only: 'のみ|だけ|に限られ[て][い](る|ます)|に限定されて(いる|います)',
    but: 'しか',
    mostly: '主に|おもに|主として',
    majority: '過半数|大半|大部分|半分以上',
    minority: '少数|半数未満',
  },
}
