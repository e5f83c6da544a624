import type { Language } from '../../wording.ts'
import { fr as known } from '../fr/index.ts'

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
)
const places =
  'première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième'.split(' ')

function inWords(value: number): string {
  return known.wording.inWords(value)
}

export const fr: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`«\u00a0${text}\u00a0»`, `“${text}”`, `"${text}"`],
    date(day) {
      const [date, month] = [day.getUTCDate(), months[day.getUTCMonth()] ?? '']
      const [year, mm, dd] = day.toISOString().slice(0, 10).split('-')
      const long = `${date === 1 ? '1er' : date} ${month}`
      return [long, `${weekdays[day.getUTCDay()]} ${long}`, `${long} ${year}`, `${dd}/${mm}/${year}`]
    },
    ago(days) {
      if (days < 3) return ['aujourd’hui', 'hier', 'avant-hier'][days] ?? 'aujourd’hui'
      if (days === 7) return 'il y a une semaine'
      return days % 7 === 0 ? `il y a ${inWords(days / 7)} semaines` : `il y a ${days} jours`
    },
    number: (value) => [String(value), value < 10 ? inWords(value) : value.toLocaleString('fr-FR')],
    percent: (value) => `${value}\u00a0%`,
    /** As it stands before “place” or “position”. */
    ordinal: (place) => places[place - 1] ?? `${place}e`,
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'Twitter', 'X (ex-Twitter)'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['un utilisateur de Reddit', 'une internaute sur Reddit', 'un client sur Reddit'],
      x: ['un utilisateur de X', 'un internaute sur X', 'un client sur Twitter'],
      youtube: ['un utilisateur de YouTube', 'un internaute sur YouTube', 'un client sur YouTube'],
      facebook: ['un utilisateur de Facebook', 'un internaute sur Facebook', 'un client sur Facebook'],
      instagram: ['un utilisateur d’Instagram', 'une internaute sur Instagram', 'un client sur Instagram'],
    },
    metric: {
      score: ['{n} votes positifs', '{n} points'],
      comments: ['{n} commentaires'],
      likes: ['{n} mentions J’aime', '{n} likes'],
      reposts: ['{n} reposts', '{n} retweets'],
      replies: ['{n} réponses'],
      views: ['{n} vues'],
      reactions: ['{n} réactions'],
      shares: ['{n} partages'],
    },
    status: {
      new: ['est apparu récemment', 'vient d’émerger', 'fait son apparition'],
      rising: ['progresse', 'gagne du terrain', 'est en hausse', 'suit une tendance haussière'],
      steady: ['reste stable', 'se maintient au même niveau', 'est inchangé', 'stagne'],
      fading: ['recule', 's’essouffle', 'est en recul', 'perd du terrain'],
    },
    steep: {
      up: ['explose', 's’envole', 'monte en flèche', 'connaît une forte progression'],
      down: ['s’effondre', 'est en chute libre', 'a pratiquement disparu', 'a fortement chuté'],
    },
    intent: {
      problem: 'signalent un problème',
      question: 'posent une question',
      wish: 'expriment un souhait',
      praise: 'contiennent des compliments',
      comparison: 'établissent une comparaison',
      leaving: 'émanent de clients qui partent',
      hazard: 'signalent un danger',
    },
  },
  templates: {
    post_literal: [
      'Le {date}, {author} a écrit ceci sur {platform} : {quote} (source : {ref}).',
      '- {quote} – {author}, {platform}, {date} ({ref})',
      'Un exemple vient de {platform} avec {author}, qui écrit {quote} ({ref}).',
      'La publication {ref} a été mise en ligne sur {platform} par {author} le {date}.',
      'Dans une publication qui compte {metric}, {author} écrit {quote} ({ref}).',
      'La publication {ref} porte sur {company} ; {author} y déclare {quote}.',
    ],
    altered_quotation: [
      'La publication dit textuellement {quote} ({ref}).',
      'Dans {ref}, l’internaute écrit : {quote}.',
      'Verbatim de {author} : {quote} (source : {ref}).',
      'Le texte d’origine, publié le {date}, est {quote} [{ref}].',
    ],
    misplaced_quotation: [
      'La phrase {quote} apparaît dans {ref}.',
      'Ce que dit {author} dans {ref}, c’est {quote}.',
      'La voix du client ({ref}) : {quote}',
      'Extrait de {ref}, rédigé par {author} : {quote}.',
      '{quote} a été posté par {author} sur {platform}, voir {ref}.',
    ],
    invented_id: [
      'La publication {ref} de {author} contient les mots {quote}.',
      'Le point est documenté dans {ref} : {quote}.',
      '{author} a écrit {quote} (identifiant : {ref}).',
      '{quote}, a déclaré {author} le {date} [source : {ref}].',
      'Pour le détail, voir {ref} sur {platform}, où {author} dit {quote}.',
    ],
    wrong_platform: [
      'On peut lire sur {platform} {quote} ({ref}).',
      'La publication {ref} provient de {platform}.',
      '{author} s’est exprimé sur {platform} : {quote} ({ref}).',
      '{user} le formule ainsi : {quote} ({ref}).',
      '{ref} a été publié sur {platform} le {date}.',
      'Trouvé sur {platform} ({ref}) : {quote}.',
    ],
    wrong_author: [
      'Le compte à l’origine de {ref} est {author}.',
      '{quote}, selon {author} ({ref}).',
      'Sur {platform}, {author} a partagé ce qui suit : {quote} [{ref}].',
      'Le commentaire {quote} est à mettre au compte de {author} ({ref}).',
    ],
    wrong_date: [
      'La publication {ref} remonte au {date}.',
      '{author} a écrit le {date} : {quote} ({ref}).',
      'Message posté {ago} par {author} : {quote} ({ref}).',
      '{quote} (publication du {date}, {ref}).',
      'Le {date}, on pouvait lire sur {platform} : {quote} ({ref}).',
      'C’est {ago} que {author} a publié {ref}.',
    ],
    wrong_metric: [
      '{ref} a reçu {metric}.',
      'Une publication qui totalise {metric} dit {quote} ({ref}).',
      'La publication de {author} cumule {metric} à ce jour ({ref}).',
      'Sur {platform}, {ref} a atteint {metric}.',
      'Portée : la publication {ref}, signée {author}, affiche {metric}.',
    ],
    wrong_number_word: [
      'La publication de {author} a suscité {metricInWords} ({ref}).',
      'La publication {ref}, qui dit {quote}, compte {metricInWords}.',
      '{quote} : ce message a valu {metricInWords} à {author} ({ref}).',
      'À ce jour, {author} a reçu {metricInWords} pour {ref}.',
    ],
    wrong_company: [
      '{ref} mentionne {company}.',
      '{company} est cité dans {ref} : {quote}.',
      'Retour de {author} sur {company} : {quote} ({ref}).',
      'La publication {ref} fait référence à {company} et dit {quote}.',
    ],
    negation: [
      '{author} <n’a jamais dit|a dit> {quote} ({ref}).',
      'La publication {ref} <ne contient pas|contient> les mots {quote}.',
      '{ref} <n’a pas été mis en ligne|a été mis en ligne> le {date}.',
      '{author} <n’est pas|est> à l’origine de {ref}.',
      '<Il n’existe aucune|Il existe une> publication de {author} qui dit {quote} ({ref}).',
    ],
    opposite: [
      '{author} <est entièrement satisfait et n’a rien à redire|écrit {quote}> ({ref}).',
      'Retour de {author} : <tout fonctionne comme prévu|{quote}> ({ref}).',
      'Dans {ref}, l’internaute <recommande le produit sans réserve|déclare {quote}>.',
      '{user} <fait l’éloge du produit|a écrit {quote}> ({ref}).',
      'Le {date}, {author} <a fait part d’une excellente expérience|a écrit {quote}> ({ref}).',
    ],
    quantifier: [
      '<Tous les clients disent|Dans {ref}, un client dit> {quote} ({ref}).',
      '{quote}, c’est ce que <rapportent la plupart des utilisateurs|rapporte {author}> ({ref}).',
      '<De plus en plus d’utilisateurs rejoignent|Sur {platform}, il y a un post de> {author} : {quote} ({ref}).',
      '{author} a écrit {quote}<, un avis partagé par la majorité des clients|> ({ref}).',
      '<Des dizaines de clients ont écrit|Le {date}, un client a écrit> {quote} ({ref}).',
    ],
    superlative: [
      '<La plainte la plus fréquente est|Une publication dit> {quote} ({ref}).',
      '{author} a écrit {quote}<, la critique la plus sévère de l’échantillon|> ({ref}).',
      '{ref}<, la publication la plus commentée de la semaine,|> dit {quote}.',
      '<La principale préoccupation|Une publication> sur {platform} : {quote} ({ref}).',
      '{author} <est à ce jour la voix la plus critique et |>écrit {quote} ({ref}).',
    ],
    cause: [
      '{author} a écrit {quote} <en raison de la récente hausse des prix |>({ref}).',
      '<À la suite de la dernière mise à jour,|Sur {platform},> {author} a posté {quote} ({ref}).',
      '{quote} ({ref})<, raison pour laquelle des clients passent à la concurrence|>.',
      '{author} a écrit {quote}<, conséquence directe d’un support en sous-effectif|> ({ref}).',
      'Dans {ref}, <un contrôle qualité insuffisant a conduit {author} à écrire|{author} écrit> {quote}.',
    ],
    opinion: [
      '{author} <dit à juste titre|dit> {quote} ({ref}).',
      '{quote} ({ref})<, un sujet grave qu’il faudrait faire remonter|>.',
      'Dans {ref}, {author} fait <une excellente remarque|un commentaire> : {quote}.',
      '{author} a écrit {quote}<, ce qui paraît exagéré|> ({ref}).',
      '<Malheureusement,|Le {date},> {author} a écrit {quote} ({ref}).',
    ],
    trend_literal: [
      '**{trend}** : {mentions} mentions de {authors} auteurs, score de {score}.',
      '{trend} a été mentionné {mentions} fois et occupe actuellement la {place} place.',
      'Avec un score de {score}, {trend} arrive en {place} position.',
      '{trend} {status} ({mentions} publications, {authors} auteurs).',
      'Repéré pour la première fois le {firstDay}, {trend} est apparu en dernier le {lastDay}.',
      '{mentions} publications portent sur {trend}, dont {platformPosts} sur {platform}.',
    ],
    wrong_score: [
      '{trend} obtient actuellement un score de {score}.',
      'Le score de {trend} s’établit à {score}.',
      'Un score de {score} a été calculé pour {trend}.',
      '{trend} atteint {score} points.',
    ],
    wrong_figure: [
      'Il y a eu {mentions} publications sur {trend}.',
      '{authors} personnes différentes ont publié sur {trend}.',
      '{trend} apparaît dans {mentions} publications issues de {authors} comptes.',
      'Le volume de {trend} s’élève à {mentions} mentions.',
      '- {trend} : {mentions} publications, {authors} auteurs uniques',
    ],
    wrong_status: [
      'Pour l’instant, {trend} {status}.',
      '{trend} {status}, avec {mentions} mentions à ce jour.',
      'Point sur {trend} : le sujet {status}.',
      'Actuellement numéro {placeNumber}, {trend} {status}.',
    ],
    wrong_direction: [
      'Côté évolution, {trend} {status}.',
      'Avec {mentions} publications de {authors} auteurs, {trend} {status}.',
      'Nous constatons que le thème {trend} {status}.',
      'D’après nos chiffres, {trend} {status}.',
    ],
    wrong_rank: [
      'Au classement, {trend} arrive en {place} position.',
      'Aucun sujet ne compte plus de mentions que {trend}.',
      'N° {placeNumber} du classement : {trend}',
      'Notre liste place {trend} au numéro {placeNumber}.',
    ],
    wrong_trend_platform: [
      'Des publications sur {trend} ont été trouvées sur {platform}.',
      'Le sujet {trend} a été abordé sur {platform}.',
      '{platform} est l’une des sources de {trend}.',
      'Nous voyons des mentions de {trend} sur {platform}.',
    ],
    wrong_comparison: [
      '{trend} compte plus de mentions que {other}.',
      'Par rapport à {other}, {trend} a le score le plus élevé.',
      '{other} se classe derrière {trend}.',
      'Plus de personnes publient sur {trend} que sur {other}.',
      '{other} a reçu moins de mentions que {trend}.',
    ],
    wrong_trend_number_word: [
      'Il y a eu {mentionsInWords} messages sur {trend}.',
      '{authorsInWords} internautes ont écrit sur {trend}.',
      '{trend} figure dans {mentionsInWords} messages.',
      'On recense {mentionsInWords} posts consacrés à {trend}.',
      'Jusqu’ici, {authorsInWords} auteurs différents ont publié sur {trend}.',
    ],
    wrong_day: [
      'La première publication sur {trend} date du {firstDay}.',
      '{trend} est apparu pour la dernière fois le {lastDay}.',
      'La dernière publication sur {trend} a été mise en ligne le {lastDay}.',
      'Le {firstDay}, la première mention de {trend} a été enregistrée.',
    ],
    wrong_share: [
      '{platformPercent} des publications sur {trend} proviennent de {platform}.',
      '{platform} représente {platformPercent} des mentions de {trend}.',
      'Sur les {mentions} publications consacrées à {trend}, {platformPosts} ont été postées sur {platform}.',
      '{platformPosts} des {mentions} mentions de {trend} se trouvent sur {platform}.',
      '- {trend} : {platformPercent} des mentions sur {platform}',
    ],
    wrong_intent: [
      'Au sujet de {trend}, {intentPosts} publications {intent}.',
      'Parmi les publications sur {trend}, {intentPercent} {intent}.',
      'S’agissant de {trend}, {intentPercent} des publications {intent}.',
      '- {trend} : {intentPosts} publications sur {mentions} {intent}',
    ],
  },
}
