import type { Language } from '../../wording.ts'
import { fr as known } from '../fr/index.ts'

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
)
const shortMonths = 'janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.'.split(' ')
const places =
  'première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième'.split(' ')

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

export const fr: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`«\u00a0${text}\u00a0»`, `“${text}”`, `"${text}"`],
    date(day) {
      const [date, year] = [day.getUTCDate(), day.getUTCFullYear()]
      const [month = '', short = ''] = [months[day.getUTCMonth()], shortMonths[day.getUTCMonth()]]
      const first = date === 1 ? '1er' : String(date)
      return [
        `${first} ${month}`,
        `${weekdays[day.getUTCDay()]} ${first} ${month}`,
        `${twoDigits(date)}/${twoDigits(day.getUTCMonth() + 1)}/${year}`,
        `${first} ${short} ${year}`,
        `${first} ${month} ${year}`,
      ]
    },
    ago(days) {
      if (days < 3) return ['aujourd’hui', 'hier', 'avant-hier'][days] ?? ''
      if (days === 7) return 'il y a une semaine'
      if (days % 7 === 0) return `il y a ${known.wording.inWords(days / 7)} semaines`
      return `il y a ${days < 17 ? known.wording.inWords(days) : days} jours`
    },
    number(value) {
      const plain = value.toLocaleString('fr-FR')
      if (value < 1000) return [plain]
      return [plain, `quelque ${Number(value.toPrecision(2)).toLocaleString('fr-FR')}`, String(value)]
    },
    score: (value) => String(value).replace('.', ','),
    percent: (value) => `${value}\u00a0%`,
    ordinal: (place) => places[place - 1] ?? '',
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X (ex-Twitter)', 'X (anciennement Twitter)'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['un client sur Reddit', 'un membre de Reddit', 'un internaute sur Reddit'],
      x: ['une cliente sur X', 'un internaute sur X', 'un utilisateur du réseau X'],
      youtube: ['un client sur YouTube', 'un internaute sur YouTube', 'un utilisateur de YouTube'],
      facebook: ['une cliente sur Facebook', 'un internaute sur Facebook', 'un membre de Facebook'],
      instagram: ['un client sur Instagram', 'un internaute sur Instagram', 'un utilisateur d’Instagram'],
    },
    metric: {
      score: ['{n} points', 'un total de {n} points', 'un score de {n}'],
      comments: ['{n} commentaires', 'un total de {n} commentaires'],
      likes: ['{n} mentions J’aime', '{n} likes', '{n} « J’aime »'],
      reposts: ['{n} reposts', '{n} republications', '{n} retweets'],
      replies: ['{n} réponses', 'un total de {n} réponses'],
      views: ['{n} vues', '{n} visionnages'],
      reactions: ['{n} réactions', 'un total de {n} réactions'],
      shares: ['{n} partages', 'un total de {n} partages'],
    },
    status: {
      new: ['est tout récent', 'vient de faire son apparition', 'fait son entrée', 'est apparu récemment'],
      rising: ['progresse', 'prend de l’ampleur', 'gagne du terrain', 'est orienté à la hausse'],
      steady: ['se maintient', 'reste au même niveau', 'évolue peu', 'stagne'],
      fading: ['recule', 's’essouffle', 'perd de la vitesse', 'est orienté à la baisse'],
    },
    steep: {
      up: ['explose', 's’envole', 'est devenu viral', 'connaît une croissance fulgurante'],
      down: ['s’est effondré', 'a pratiquement disparu', 'est en chute libre', 'a dégringolé'],
    },
    intent: {
      problem: 'font état d’un problème',
      question: 'soulèvent une question',
      wish: 'expriment un souhait',
      praise: 'adressent des compliments',
      comparison: 'établissent une comparaison',
      leaving: 'évoquent une résiliation ou un changement de fournisseur',
      hazard: 'signalent un risque pour la sécurité',
    },
  },
  templates: {
    post_literal: [
      '- **{author}** ({platform}, {date}) : {quote} – {ref}',
      'Dans un message publié sur {platform} le {date}, {author} affirme : {quote} (voir {ref}).',
      'Prenons l’exemple de {author} dans {ref} : {quote}.',
      '| {date} | {platform} | {author} | {quote} | {ref} |',
      'L’auteur de {ref} est {author}, et le texte contient {quote}.',
      'Le {date}, {author} s’exprimait en ces termes : {quote} ({ref}, {metric}).',
    ],
    altered_quotation: [
      'Pour reprendre les mots de {author} : {quote} ({ref}).',
      '- {quote} – {author}, {platform} ({ref})',
      'Voici comment un client décrit la situation : {quote} (source : {ref}).',
      '{quote}, rapporte {author} dans {ref}.',
      'Le message [{ref}] dit mot pour mot {quote}.',
      'Une publication sur {platform} indique {quote} ({author}, {ref}).',
    ],
    misplaced_quotation: [
      '{author} l’explique ainsi dans {ref} : {quote}.',
      'La publication {ref} contient la phrase {quote}.',
      '{quote} (verbatim client, {platform}, {ref})',
      'Par exemple, {author} affirme {quote} [{ref}].',
      'Le passage {quote} est extrait de {ref}, publié par {author}.',
    ],
    invented_id: [
      '{quote} (identifiant du message : {ref})',
      'Voir {ref}, où {author} dit {quote}.',
      '- {date}, {platform}, {ref} : {quote}',
      'Parmi les publications sur lesquelles nous nous appuyons figure {ref} : {quote}.',
      'Le {date}, {author} écrivait {quote} ; ce message porte la référence {ref}.',
    ],
    wrong_platform: [
      '{quote} – publié sur {platform} ({ref})',
      '{ref} a été publié sur {platform}.',
      'C’est sur {platform} que {author} a écrit {quote} ({ref}).',
      'Voici ce qu’écrit {user} : {quote} [{ref}].',
    ],
    wrong_author: [
      'Le message {ref} a été rédigé par {author}.',
      '{quote} (par {author}, {ref})',
      'Derrière {ref}, on trouve {author}, qui écrit {quote}.',
      '- {author} : {quote} ({platform}, {ref})',
      'Ces mots sont de {author} : {quote} [{ref}].',
      '{quote}, a publié {author} sur {platform} ({ref}).',
    ],
    wrong_date: [
      '{ref} a été mis en ligne le {date}.',
      'Les propos {quote} remontent au {date} ({ref}).',
      'Le {date}, {author} écrit {quote} [{ref}]',
      'Un client racontait sur {platform}, le {date} : {quote} ({ref}).',
      'Dans un message daté du {date}, {author} déclare {quote} ({ref}).',
    ],
    wrong_metric: [
      'La publication de {author} a {metric} ({ref}).',
      'À ce jour, {ref} a suscité {metric}.',
      '- {quote} – {author}, {metric} [{ref}]',
      'Au moment de la collecte, {ref} comptait {metric}.',
      'En écrivant {quote}, {author} a recueilli {metric} ({ref}).',
    ],
    wrong_number_word: [
      '{ref} enregistre {metricInWords}.',
      'Le message {ref} a reçu {metricInWords}.',
      'Nous avons relevé {metricInWords} sur {ref}.',
      'Cela a valu à {author} {metricInWords} : {quote} ({ref}).',
      'Pour l’instant, {ref} affiche {metricInWords}.',
    ],
    wrong_company: [
      '{company} est nommément cité dans {ref}.',
      '{author} mentionne {company} et écrit {quote} ({ref}).',
      '- {company} : {author} dit sur {platform} {quote} ({ref})',
      'Dans un message où apparaît le nom {company}, {author} dit {quote} ({ref}).',
      '{company} est l’entreprise dont parle {author} dans {ref}.',
    ],
    negation: [
      'Le message {ref} <n’est pas|est> de {author}.',
      '{author} <n’a jamais|a> dit {quote} ({ref}).',
      'La phrase {quote} <ne fait pas|fait> partie de {ref}.',
      '{ref} <n’a pas|a> été publié sur {platform}.',
      'Il <n’existe aucun|existe un> message de {author} qui <dise|dit> {quote} ({ref}).',
      '{ref} <n’atteint pas encore|atteint> {metric}.',
    ],
    opposite: [
      '{author} <n’a rien à redire|a écrit {quote}> ({ref}).',
      'Dans {ref}, {author} <recommande le produit à tout le monde|rapporte {quote}>.',
      '{author} <est pleinement satisfait|a mis en ligne {quote}> ({ref}).',
      'Le client <ne signale aucun souci|signale {quote}> ({platform}, {ref}).',
    ],
    quantifier: [
      '<Les clients sont unanimes :|{author} dit :> {quote} ({ref}).',
      '<Des dizaines d’internautes racontent|Un internaute raconte sur {platform}> {quote} ({ref}).',
      '{author} a écrit {quote}<, et tout le fil partage cet avis|> ({ref}).',
      '<Tous les avis concluent|Le {date}, {author} écrit> {quote} [{ref}].',
      '{ref} <parle au nom de la majorité des clients : |dit >{quote}.',
    ],
    superlative: [
      '<La plainte la plus fréquente est|Le message dit> {quote} ({ref}).',
      '<Le plus gros problème des clients :|Publié par {author} :> {quote} ({ref})',
      'Dans {ref}<, le message le plus lu sur le sujet,|> on lit {quote}.',
      '{author} a écrit {quote}<, la critique la plus virulente du corpus|> ({ref}).',
      '<Pire que tout,|Le {date},> {author} a écrit {quote} ({ref}).',
    ],
    cause: [
      '{author} a écrit {quote}<, parce que l’entreprise a rogné sur la qualité|> ({ref}).',
      '<À la suite de la dernière mise à jour,|Sur {platform},> {author} a rapporté {quote} ({ref}).',
      '{quote} ({author}, {ref})<, ce qui s’explique par un contrôle qualité insuffisant|>.',
      '<Faute de personnel au support,|Dans {ref},> {author} a écrit {quote}<, voir {ref}|>.',
      '{author} a publié {quote} ({ref})<, ce qui a poussé de nombreux clients à résilier|>.',
    ],
    opinion: [
      '<À juste titre,|Sur {platform},> {author} dit {quote} ({ref}).',
      '{author} a écrit {quote}<, ce qui devrait inquiéter l’équipe produit|> ({ref}).',
      '<Une déclaration alarmante|Une déclaration> de {author} : {quote} ({ref}).',
      '{quote} ({ref})<, ce qui est inacceptable à ce prix|>.',
      '{author} <avance un argument convaincant :|écrit :> {quote} ({ref}).',
    ],
    trend_literal: [
      '- {trend} : {mentions} mentions par {authors} auteurs (score : {score})',
      '{trend} arrive au rang {placeNumber}, avec {mentions} messages de {authors} auteurs différents.',
      'Le score de {trend} est de {score} ; {authors} personnes se sont exprimées à ce sujet.',
      'D’après les dernières données, {trend} {status}.',
      '| n° {placeNumber} | {trend} | score {score} | {mentions} messages | {authors} auteurs |',
      'Entre le {firstDay} et le {lastDay}, {mentions} messages ont porté sur {trend}.',
      'Sur les {mentions} messages consacrés à {trend}, {platformPosts} ont été publiés sur {platform}.',
    ],
    wrong_score: [
      '{trend} atteint un score de {score}.',
      'La tendance {trend} obtient {score} points.',
      '- {trend} (score : {score})',
      'Nous attribuons à {trend} un score de {score}.',
      'Avec {mentions} mentions, {trend} affiche un score de {score}.',
    ],
    wrong_figure: [
      '{authors} personnes différentes ont écrit au sujet de {trend}.',
      'À ce jour, {mentions} messages mentionnent {trend}.',
      '- {trend} ({mentions} messages, {authors} auteurs)',
      'Le sujet {trend} a été abordé dans {mentions} publications.',
      '{trend} totalise {mentions} mentions, dues à {authors} auteurs.',
      'On dénombre **{mentions}** messages sur {trend}, émanant de **{authors}** comptes.',
    ],
    wrong_status: [
      '{trend} {status}, au vu des derniers chiffres.',
      'Nos données montrent que {trend} {status}.',
      'À l’heure actuelle, {trend} {status}.',
      '- {trend} {status} ({mentions} messages).',
    ],
    wrong_direction: [
      'En volume, le sujet {trend} {status}.',
      '{trend} {status} : {mentions} mentions à ce stade.',
      'À retenir pour le point hebdomadaire : {trend} {status}.',
      'En résumé, {trend} {status}.',
    ],
    wrong_rank: [
      '{trend} occupe la {place} place.',
      '- N° {placeNumber} : {trend}',
      'Le sujet le plus souvent évoqué est {trend}.',
      'Aucun autre sujet ne réunit autant de messages que {trend}.',
    ],
    wrong_trend_platform: [
      '{trend} fait l’objet de discussions sur {platform}.',
      'Une partie des messages sur {trend} a été publiée sur {platform}.',
      'Des mentions de {trend} ont été relevées sur {platform}.',
      'Les internautes évoquent {trend} sur {platform}.',
      '{platform} est l’un des réseaux où il est question de {trend}.',
    ],
    wrong_comparison: [
      'Il y a plus de messages sur {trend} que sur {other}.',
      '{other} a un score inférieur à celui de {trend}.',
      'Par rapport à {other}, {trend} est mentionné par davantage de personnes.',
      'En nombre de mentions, {other} pèse moins lourd que {trend}.',
    ],
    wrong_trend_number_word: [
      'On compte {mentionsInWords} messages sur {trend}.',
      'Le sujet {trend} revient dans {mentionsInWords} messages de {authorsInWords} auteurs.',
      'Ils sont {authorsInWords} auteurs à parler de {trend}.',
      'Notre relevé associe {mentionsInWords} messages à {trend}.',
      'La discussion autour de {trend} réunit {authorsInWords} auteurs.',
    ],
    wrong_day: [
      'Le premier message sur {trend} a été publié le {firstDay}.',
      'Nous avons repéré {trend} pour la première fois le {firstDay}.',
      'Le dernier message en date sur {trend} est du {lastDay}.',
      '- {trend} : première mention le {firstDay}, dernière mention le {lastDay}',
    ],
    wrong_share: [
      '{platformPosts} des {mentions} mentions de {trend} proviennent de publications sur {platform}.',
      '{platform} concentre {platformPercent} de tous les messages sur {trend}.',
      'Avec {platformPosts} messages, {platform} représente {platformPercent} des mentions de {trend}.',
      'La part des messages sur {trend} publiés sur {platform} s’élève à {platformPercent}.',
      '- {trend} : {platformPosts} messages sur {mentions} publiés sur {platform}',
    ],
    wrong_intent: [
      '{intentPosts} des {mentions} messages sur {trend} {intent}.',
      'Environ {intentPercent} des mentions de {trend} {intent}.',
      'S’agissant de {trend}, {intentPosts} messages {intent}.',
      'Sur {mentions} messages relatifs à {trend}, {intentPosts} {intent}.',
    ],
  },
}
