import type { Language, Metric, PhraseList } from './language.ts'

/** What so many people did to a post, or so many times, by the metric that counts it. */
export const actedWords: Readonly<Partial<Record<Language, Readonly<Partial<Record<Metric, PhraseList>>>>>> =
  {
    en: {
      upvotes: 'upvoted|up-voted',
      likes: 'liked',
      views: 'viewed|watched|played',
      shares: 'shared',
      reposts: 'reposted|retweeted',
      bookmarks: 'bookmarked|saved',
    },
    de: {
      upvotes: 'hochgewählt|hochgevotet|upgevotet',
      likes: 'geliked|geliket|gelikt|liken|likten',
      views: 'angesehen|aufgerufen|angeschaut',
      shares: 'geteilt|teilten',
      reposts: 'repostet|gerepostet|retweetet',
    },
    es: {
      upvotes: 'votad(o|a) [positivamente]|votaron a favor',
      likes: 'dieron [un |su ]me gusta|les gusta|les gustó',
      views: 'vist(o|a)|reproducid(o|a)|vieron',
      shares: 'compartid(o|a)|compartieron',
      reposts: 'reposteado|retuitead(o|a)|retuitearon',
    },
    fr: {
      upvotes: 'voté[e] positivement|ont voté pour',
      likes: 'aimé[e]|liké[e]',
      views: 'vu[e]|visionné[e]|regardé[e]',
      shares: 'partagé[e]',
      reposts: 'reposté[e]|retweeté[e]',
    },
    ja: {
      upvotes: '高評価(し|され)(ました|ています|た)|アップボート(し|され)(ました|ています|た)',
      likes: 'いいね(し|され|を押し|をつけ)(ました|ています|た)',
      views: '(再生|視聴|閲覧)(し|され)(ました|ています|た)',
      shares: 'シェア(し|され)(ました|ています|た)|共有(し|され)(ました|ています|た)',
      reposts: 'リポスト(し|され)(ました|ています|た)|リツイート(し|され)(ました|ています|た)',
    },
  }

/** Behind a number: how often, or how many people. */
export const actorWords: Readonly<Partial<Record<Language, PhraseList>>> = {
  en: 'times|people|users|viewers|redditors|persons|readers|accounts',
  de: 'mal|[-]mal|leuten|menschen|personen|leute|nutzer[n]|mal',
  es: 'veces|personas|usuarios|cuentas',
  fr: 'fois|personnes|utilisateurs|gens|comptes|internautes',
  ja: '回|人',
}

/** Words for asking, which go with a quoted question. */
export const askingWords: Readonly<Partial<Record<Language, PhraseList>>> = {
  en: 'ask(s|ed|ing)|wonder(s|ed|ing)|inquire(s|d)|enquire(s|d)|want(s|ed) to know',
  de: 'fragt[e][ sich]|fragen[ sich]|gefragt|[sich ]fragt|will wissen|wollte wissen|möchte wissen',
  es: '[se ]pregunta[n|ba|ndo]|[se ]preguntó|[se ]ha preguntado|quiere saber|quería saber',
  fr: "[se ]demande[nt]|[se ]demandait|a demandé|s'est demandé[e]|s'interroge|veut savoir|voulait savoir",
  ja: '(尋ね|たずね)(ている|ています|た|ました)|(聞い|訊い)(ている|ています|た|ました)|質問し(ている|ています|た|ました)|問いかけ(ている|ています|た|ました)',
}
