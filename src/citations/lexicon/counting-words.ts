import type { Language, PhraseList } from './language.ts'

/** Words that count without a number of their own, or say how a number is meant. */
export interface CountingWords {
  /** Before "one" of what a post got: "has one comment", where it is no article. */
  readonly has: PhraseList
  /** One, in such a place: "has a comment". */
  readonly single: PhraseList
  /** That a number, or a place, is no better: before it, and behind it. */
  readonly only: PhraseList
  readonly onlyBehind: PhraseList
  /** As many as was counted before: "9 mentions by as many authors". */
  readonly asMany: PhraseList
  /** That each post is by another author. */
  readonly oneEach: PhraseList
  /** Of what was counted before: "28 mentions, most of them on Reddit"; `mainly`, where quantifier-words.ts has none, may also be the largest part. */
  readonly most: PhraseList
  readonly all: PhraseList
  readonly mainly?: PhraseList
}

export const countingWords: Readonly<Record<Language, CountingWords>> = {
  en: {
    has: 'ha(s|ve|d)|get[s]|got|receive(s|d)|drew|attracted|earned',
    single: 'a|an|a single|one single|a lone',
    only: 'only|just|merely|a mere',
    onlyBehind: 'only',
    asMany: '[just |exactly ]as many|an equal number of|the same number of|equally many',
    oneEach: `
one (post|mention) (each|apiece|per author|per person)
each [one ][of (them|these|which) ][is ][written |posted |made ](by|from) (a|an) (different|separate|distinct|other) (author|person|user|poster|account)
(each|all) (by|from) different (authors|people|users|posters|accounts)`,
    most: '(most|(the|a) majority|the bulk) [of (them|these|those|which)]',
    all: '(all|every one) [of (them|these|those|which)]',
  },
  de: {
    has: 'hat[te]|hatten|haben|bekam|bekommt|erhielt|erhält|zählt|verzeichnet',
    single: '(ein|eine[n|m|r|s]) einzige[n|r|s|m]',
    only: 'nur|lediglich|bloß|gerade [ein]mal|erst',
    onlyBehind: '',
    asMany: '(ebenso|genauso|gleich) viele[n]|(derselben|der gleichen) [an]zahl [von|an]',
    oneEach: `
(jede[r|s]|jeweils) [davon ]von eine(m|r) (ander|eigen)en (autor[in]|nutzer[in]|person|konto)
alle[samt] von (verschiedenen|unterschiedlichen) (autoren|nutzern|personen|konten)
je (ein beitrag|ein post|eine erwähnung) pro (autor|nutzer|person)`,
    most: '(die meisten|der größte teil|der großteil|die mehrheit|die mehrzahl) [davon|von ihnen]|davon die meisten',
    all: 'alle [davon|von ihnen]|davon alle|allesamt|sämtlich|ausnahmslos',
  },
  es: {
    has: 'tiene[n]|tuvo|recib(ió|e|en)|ha recibido|obtuvo|cuenta con|suma|acumula',
    single: 'un solo|una sola|un únic(o|a)|una única',
    only: '[tan ]s(o|ó)lo|solamente|únicamente|apenas',
    onlyBehind: '',
    asMany: 'otr(os|as) tant(os|as)|(el mismo|un|igual) número [igual ]de|la misma cantidad de',
    oneEach: `
cada un(o|a) [de ell(os|as) ][escrit(o|a) |publicad(o|a) ](de|por) un[a] (autor[a]|persona|usuari(o|a)) (distint(o|a)|diferente)
tod(os|as) (de|por) (autores|personas|usuarios) (distint(os|as)|diferentes)
un(o|a) por (autor|persona|usuario)`,
    most: 'la (mayoría|mayor parte) [de (ell(os|as)|l(os|as) cuales|est(os|as))]',
    all: 'tod(os|as) [ell(os|as)]',
  },
  pt: {
    has: 'tem|têm|teve|receb(eu|e|em)|obteve|conta com|soma|acumula',
    single: 'um só|uma só|um único|uma única',
    only: 'apenas|somente|só|unicamente',
    onlyBehind: '',
    asMany: 'outr(os|as) tant(os|as)|(o mesmo|igual) número de|a mesma quantidade de',
    oneEach: `
cada um[a] [del(es|as) ][escrit(o|a) |publicad(o|a) ](de|por) um[a] (autor[a]|pessoa|usuári(o|a)|utilizador[a]) (diferente|distint(o|a))
tod(os|as) (de|por) (autores|pessoas|usuários|utilizadores) (diferentes|distintos)
um[a] por (autor|pessoa|usuário|utilizador)`,
    most: 'a (maioria|maior parte) [del(es|as)|d(os|as) quais]',
    all: 'tod(os|as) [el(es|as)]',
    mainly:
      'principalmente|majoritariamente|maioritariamente|predominantemente|(na|em sua) maioria|na maior parte',
  },
  fr: {
    has: "a|ont|avait|a eu|a reçu|reçoit|compte|obtient|a obtenu|(n'a|ne compte) qu'",
    single: 'un seul|une seule|un[e] unique',
    only: "seulement|uniquement|juste|à peine|(n'est|n'a|n'ont|n'arrive|ne (compte|figure|recueille|totalise|se classe)) que",
    onlyBehind: 'seulement',
    asMany: "(autant|le même nombre|un nombre égal) (de|d')",
    oneEach: `
chacun[e] [écrit[e] |publié[e] ](d'|par )un[e] (auteur[e]|autrice|personne|utilisateur|utilisatrice|internaute) différent[e]
tou(s|tes) (d'|par des )(auteurs|personnes|utilisateurs|internautes) différent[e]s
un[e] par (auteur|personne|utilisateur|internaute)`,
    most: "la (plupart|majorité|majeure partie) [d'entre (elles|eux)]",
    all: 'tou(s|tes)',
  },
  ar: {
    has: '',
    single: '',
    only: '',
    onlyBehind: 'فقط|لا غير',
    asMany: '(العدد نفسه|نفس العدد) من',
    oneEach: 'كل (منها|واحد منها|واحده منها) من (مولف|مستخدم|شخص) مختلف',
    most: 'معظم(ها|هم)|اغلب(ها|هم)|غالبيت(ها|هم)',
    all: 'جميع(ها|هم)|كل(ها|هم)',
    mainly: 'في الغالب|غالبا|بشكل رييسي',
  },
  ja: {
    has: '',
    single: '',
    only: 'わずか|たった',
    onlyBehind:
      'のみ|だけ|にとどま(る|ります|っている|っています|り)|に(過|す)ぎ(ない|ません)|しか(ない|ありません)',
    asMany: '同(数|じ数|じ人数)の',
    oneEach:
      '(それぞれ|すべて|全て)(別の|異なる)(投稿者|著者|ユーザー|人)(による|の)もの|(一|1)人(一|1)件[ずつ]',
    most: '[その|うち](大半|過半数|大部分)',
    all: '[その](すべて|全て|全部|全件)|いずれも',
  },
  zh: {
    has: '[共|只|仅|僅]有|收到|获得|獲得|得到',
    single: '',
    only: '(只|仅|僅)有|仅仅|仅|僅|只',
    onlyBehind: '',
    asMany: '(同样|相同|同樣)(数量|數量|多)的|同(数|數)的',
    oneEach: '(每条|每條|均|都|全部)[都]来自不同[的](作者|用户)|(每條|均|都|全部)[都]來自不同[的](作者|用戶)',
    most: '[其中](大多数|大多數|大部分|多数|多數)',
    all: '[其中](全部|全都|都|均)',
    mainly: '主要|大多',
  },
  ko: {
    has: '',
    single: '',
    only: '단|겨우|고작|불과',
    onlyBehind: '뿐[입니다|이다|이며|이고]|그(친다|칩니다|쳤다|쳤습니다)|불과(하다|합니다|하며)',
    asMany: '(같은|동일한) 수의',
    oneEach: '각각 다른 (작성자|사용자|사람)(가|이) (쓴|작성한) 것[입니다|이다]',
    most: '[그중 |그 중 ](대부분|과반수|과반)[이|은|의]',
    all: '[그중 |그 중 ](모두|전부)',
    mainly: '주로',
  },
  th: {
    has: '',
    single: '',
    only: 'เพียงแค่|เพียง|แค่',
    onlyBehind: 'เท่านั้น',
    asMany: '',
    oneEach: '',
    most: 'ส่วนใหญ่|ส่วนมาก',
    all: 'ทั้งหมด',
    mainly: 'เป็นหลัก',
  },
}
