import type { Found } from './found.ts'
import type { Language, PhraseList } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'

/** What ties what somebody says to the matter of the sentence before: "in it", "about this". */
const matterWords: Readonly<Record<Language, PhraseList>> = {
  en: `
(in|on|about|regarding|concerning|within|under|of|for|from|to|as to|as part of) (it|this|that|these|those|them)[ trend| topic| theme| subject| matter| point]
(in|on|about|within|under|to) the [same ](trend|topic|theme|subject|matter)|there|here|therein`,
  de: `
darin|dazu|hierzu|darüber|hierüber|davon|dabei|dort|hier
(zu|in|über|unter|von|aus) (dies|jen|d)(em|er|es|en) [thema|themen|trend|punkt|sache]|(zum|im) [selben ](thema|trend)`,
  es: `
(en|sobre|de|acerca de|respecto a|al respecto de) (él|ella|ello|esto|eso|este|esta|ese|esa|estos|estas|ellos|ellas)[ tema| tendencia| asunto]
al respecto|ahí|allí|aquí|(en el|en la|sobre el|sobre la) [mism(o|a) ](tema|tendencia|asunto)`,
  pt: `
nel(e|a|es|as)|nist(o|e|a)|niss(o|e|a)|dest(e|a)|dess(e|a)|disto|disso|(sobre|acerca d|quanto a) (isto|isso|este|esta|esse|essa|ele|ela)
a respeito [disso|disto]|aí|ali|aqui|(no|sobre o) [mesmo ](tema|assunto)`,
  fr: `
là-dessus|là-dedans|à ce (sujet|propos)|y|(dans|sur|à propos de|au sujet de|de|parmi) (celui-ci|celle-ci|cela|ça|ce sujet|ce thème|cette tendance|ceux-ci)|(dans|sur) (le|la) (sujet|thème|tendance)`,
  ar: 'فيه|فيها|عنه|عنها|حوله|حولها|(في|عن|حول|بشان) (ذلك|هذا|هذه|الموضوع)|هناك|هنا|بهذا الشان',
  ja: '(これ|それ|この(話題|件|トピック|テーマ)|その(話題|件|トピック|テーマ)|同(話題|トピック))(に|で|の|を|は)|そこで|ここで|その中|この中',
  zh: '(对|對|就|关于|關於|在)(此|这|這|它|该|該)|其中|这里|這裡|那里|那裡|该(话题|趋势|主题)|該(話題|趨勢|主題)',
  ko: '(이|그)에 (대해|대하여|관해)|(이|그) (주제|트렌드|화제|이슈)|여기(에|서)|거기(에|서)|그중|이 중|그 가운데',
  th: '(ใน|เกี่ยวกับ|ถึง)[เรื่อง|หัวข้อ|ประเด็น](นี้|นั้น)|ในนั้น|ที่นี่|ที่นั่น',
}

const vocabulary = compiled((words) => Phrases.of(words.map(({ language }) => matterWords[language])))

export function findThisMatter(text: string, languages: readonly Language[]): readonly Found<true>[] {
  return findAnywhere(text, vocabulary(languages))
}
