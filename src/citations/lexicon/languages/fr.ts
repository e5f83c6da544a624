import { frenchVerbs } from '../inflection.ts'
import type { LanguageWords } from '../language.ts'
import { claiming, textKinds } from './claiming/fr.ts'
import { nothing } from './nothing/fr.ts'
import { speakers } from './speakers/fr.ts'

const THING = 'tendance|sujet|thème|question|place|rang|position|problème|point'
const TALKED =
  '(discuté|commenté|mentionné|débattu|cité|évoqué|important|fréquent|actif|active|populaire)[e|s|es]'
const PERCENT = '[ ](%|pour cent)'

export const french: LanguageWords = {
  language: 'fr',
  locales: ['fr-FR', 'fr-CA'],
  nothing,
  claiming,
  textKinds,
  platforms: {
    reddit: 'redditeur[s]|redditrice[s]|redditor[s]|subreddit[s]',
    x: "(sur|via|depuis|de) x|(utilisateur|utilisatrice|publication|post|fil|compte) (de |d'|sur )x|tweet[s]|tweeté|tweete|gazouillis|twitto[s]",
    youtube: 'youtubeur[s]|youtubeuse[s]|yt',
    instagram: 'instagrameur[s]|instagrameuse[s]|insta|ig',
    facebook: 'fb',
  },
  authors: `
[le |la |l'|au |du |de la |de l'](utilisateur|utilisatrice|internaute|auteur|auteure|autrice|redditeur|compte|youtubeur|membre)[ ][:]
(publié|publiée|écrit|écrite|posté|postée|partagé|partagée|commenté|rédigé|rédigée) par|(publication|commentaire|tweet|vidéo|message|post|fil) de|auteur[ ]:`,
  speakers,
  metrics: {
    score: `
score[s]
point[s]`,
    upvotes: `
upvote[s]|vote[s] positif[s]|karma|votes pour
vote[s] net[s]|points nets|votes favorables|votes`,
    upvoteRatio: 'ratio de votes|taux de votes positifs',
    comments: `
commentaire[s]
commentaire[s] (d'internautes|d'utilisateurs|de clients|de lecteurs)`,
    replies: `
réponse[s]
message[s] en réponse|répliques`,
    crossposts: 'crosspost[s]',
    likes: `
j'aime|like[s]|mentions j'aime|cœurs|coeurs|favoris
pouce[s] (levé[s]|en l'air|bleu[s])|j'aime|mention[s] j'aime`,
    reposts: `
repost[s]|retweet[s]|republication[s]|repartages
rt[s]|re-tweet[s]|reposts`,
    quotes: 'citation[s]|tweets cités',
    bookmarks: 'signets|enregistrements|signet',
    views: `
vue[s]|visionnage[s]|impressions|affichages|lectures
visionnement[s]|visualisations|fois vu[e]`,
    reactions: 'réaction[s]',
    shares: 'partage[s]',
    mentions: 'mention[s]',
    independent: '(mentions|publications) indépendantes|indépendant[e|s|es]',
    posts: `
message[s]|publication[s]|post[s]
billets`,
    authors: `
(auteur[s]|auteure[s]|autrice[s]|utilisateurs|internautes|personnes)[ uniques| différents| distincts]
comptes|gens|utilisatrices|contributeurs|rédacteurs|personne[s]|auteurs
personnes (différentes|distinctes)|(comptes|utilisateurs|internautes) (différents|distincts)
client[s]|clientes`,
    platforms: 'plateforme[s]',
    engagement: 'engagement|interactions',
  },
  goesOn: 'mais|cependant|pourtant|pour|par|avec|tandis',
  numbers: {
    values: `
0 zéro; 1 un|une; 2 deux; 3 trois; 4 quatre; 5 cinq; 6 six; 7 sept; 8 huit; 9 neuf; 10 dix; 11 onze; 12 douze; 13 treize
14 quatorze; 15 quinze; 16 seize; 17 dix-sept|dix sept; 18 dix-huit|dix huit; 19 dix-neuf|dix neuf; 20 vingt; 30 trente
40 quarante; 50 cinquante; 60 soixante; 70 septante; 80 quatre-vingt[s]|quatre vingt[s]|huitante|octante; 90 nonante
10 dizaine; 15 quinzaine; 20 vingtaine; 30 trentaine; 40 quarantaine; 50 cinquantaine; 60 soixantaine`,
    multipliers:
      '12 douzaine[s]; 100 cent[s]|centaine; 1e3 mille|millier[s]|k; 1e6 million[s]|m; 1e9 milliard[s]|md',
    joiners: [' ', '-', ' et ', '-et-', ' de '],
    counted: 'nouveaux|nouvelles|autres|public(s|ques)|différent[e]s|uniques|de|au total|×',
    none: 'aucun[e]|sans',
    vague: `
2 un couple de|quelques; 20 [des ]dizaines de; 100 [des ]centaines de|centaines; 1e3 [des ]milliers de|milliers
1e4 [des ]dizaines de milliers de; 1e5 [des ]centaines de milliers de; 1e6 [des ]millions de`,
    shares: `
50 la moitié [des|de|du]|moitié; 33.3 un tiers [des|de]|le tiers [des|de]; 66.7 (deux|les deux) tiers [des|de]; 25 un quart [des|de]|le quart [des|de]
75 (trois|les trois) quarts [des|de]; 20 un cinquième [des|de]; 10 un dixième [des|de]`,
    percent: '%|pour cent|pourcent|points de pourcentage',
    before: {
      about: 'environ|autour de|à peu près|approximativement|près de|quelque|aux alentours de|une|~|≈',
      almost: "jusqu'à|presque|quasiment|pas loin de|pratiquement",
      atLeast: 'atteint [les]|au moins|au minimum|pas moins de|un minimum de|à partir de|≥|>=',
      moreThan:
        "[bien |un peu ]plus de|[bien ]plus d'|au-delà de|au-dessus de|supérieur à|dépass(e|ent|é) [les]|>",
      atMost: 'au plus|au maximum|tout au plus|pas plus de|un maximum de|≤|<=',
      lessThan: "[un peu ]moins de|moins d'|en dessous de|en-dessous de|inférieur à|<",
      allBut: '(tous|toutes) sauf',
    },
    behind: {
      about: 'environ',
      almost: '',
      atLeast: 'ou plus|et plus|+|au moins|au minimum',
      moreThan: '',
      atMost: 'ou moins|au plus|maximum',
      lessThan: '',
      allBut: '',
    },
    ranges:
      'entre {number} et {number}|{number} à {number}|{number}-{number}|{number}–{number}|{number} – {number}|de {number} à {number}',
    changes:
      'passé[e|s|es] de {number} à {number}|passe de {number} à {number}|passant de {number} à {number}|passent de {number} à {number}',
    ratios:
      '{number} [publication[s] |post[s] |mention[s] |message[s] ]sur {number}|{number} sur les {number}',
    factors: `
2 doubl(é|e|ent|ée|és|ait|er)|le double [de]|deux fois plus|multiplié par deux; 3 tripl(é|e|ent|ée|és)|le triple [de]|trois fois plus; 4 quadrupl(é|e|ée)
5 quintupl(é|e|ée); 10 décupl(é|e|ée)|dix fois plus; 0.5 divisé par deux|réduit de moitié|de moitié|deux fois moins|baissé de moitié`,
    times: '{number} fois plus|{number} fois|multiplié[e|s] par {number}|{number}x|{number}×',
  },
  dates: {
    units: {
      minute: 'minute[s]|min[.]',
      hour: 'heure[s]|h',
      day: 'jour[s]|j',
      week: 'semaine[s]',
      month: 'mois',
      year: 'an[s]|année[s]',
    },
    relative: {
      today: "aujourd'hui|ce (matin|soir|midi)|cet après-midi|cette nuit",
      yesterday: 'hier[ matin| soir| midi| après-midi]',
      dayBeforeYesterday: "avant-hier|avant hier|l'avant-veille",
      thisWeek: 'cette semaine|la semaine en cours|la semaine actuelle',
      lastWeek: 'la semaine (dernière|passée|précédente)|semaine dernière',
      weekBeforeLast: "l'avant-dernière semaine",
      lastWeekend: '(le|ce) week-end[ dernier| passé]|le weekend[ dernier]|ce weekend',
      thisMonth: 'ce mois[-ci]|le mois en cours|ce mois ci',
      lastMonth: 'le mois (dernier|passé|précédent)',
      thisYear: "cette année|l'année en cours",
      lastYear: "l'année (dernière|passée|précédente)|l'an (dernier|passé)",
    },
    ago: 'il y a [environ |près de ]{number} {unit}|il y a (un|une) {unit}|voici {number} {unit}',
    past: '[au cours |lors |durant |pendant |dans |sur ](des|les|ces) {number} (derniers|dernières) {unit}|[au cours |lors |durant |pendant |dans |sur ](du|de la|le|la) (dernier|dernière) {unit}|(depuis|en) {number} {unit}',
    fromOther:
      '{number} {unit} (plus tôt|plus tard|après|avant|auparavant)|(un|une) {unit} (plus tôt|plus tard|après|avant|auparavant)|la veille|le lendemain|le jour (même|suivant|précédent)|ce jour-là|le même jour',
    lastWeekday: '[le ]{weekday} (dernier|passé)',
    weekday: '[le |ce ]{weekday}|{weekday} (matin|soir|après-midi)',
    dates: `
{day}-{month}-{year}|{day}/{month}/{year}|{day}.{month}.{year}
[le |du |au ]{day} {month}[[,] {year}]|{month} [de ]{year}|(en|depuis|courant|de|au mois de|fin du mois de) {month}[ {year}]
[du |le |de ]{day}[ ](-|–|au|à)[ ]{day} {month}[ {year}]|entre le {day} et [le ]{day} {month}[ {year}]|(en|depuis|durant|année|l'année) {year}`,
    early: '(début|au début de|au début du mois de) {month} [{year}]',
    mid: '(mi-|mi |à la mi-|au milieu de |à la mi ){month} [{year}]',
    late: '(fin|à la fin de|à la fin du mois de) {month} [{year}]',
    quarter: '(t|q){number} {year}|[le |du |au ]{ordinal} trimestre [{year}| de {year}]',
    week: '[la |en ]semaine {number} [de {year}]',
    to: "-|–|—|au|à|jusqu'au",
    between: 'entre|entre le',
    and: 'et|et le',
  },
  ranks: {
    ordinals: `
1 premi(er|ère)[s]|1er|1ère|1re; 2 deuxième|second[e]|2e|2ème; 3 troisième|3e|3ème; 4 quatrième|4e|4ème; 5 cinquième|5e|5ème; 6 sixième|6e|6ème
7 septième|7e|7ème; 8 huitième|8e|8ème; 9 neuvième|9e|9ème; 10 dixième|10e|10ème; 11 onzième|11e|11ème; 12 douzième|12e|12ème
13 13e|13ème; 14 14e|14ème; 15 15e|15ème; 20 vingtième|20e|20ème`,
    places: `
(numéro|n°|nº|#|place|rang|position) [numéro ]{number}|[la |le |à la |au |en |comme |de la ]{ordinal} (${THING})|[la |le ]{ordinal} [${THING}] (la|le) plus ${TALKED}
(arrive|arrivent|se classe|se classent|classé|classée|se place) [en |à la |au ][${THING} ]{ordinal}[ (${THING})]
#[ ]{number}|nr.[ ]{number}|no.[ ]{number}|n°[ ]{number}|nº[ ]{number}`,
    barePlaces:
      "mais [seulement ]{ordinal}|(est|sont|était|arrive|se classe|figure|reste) [le |la |en |au |à la ]{ordinal}|en {ordinal}|(n'est|n'arrive|ne (se classe|figure|pointe)) qu(e |')[en |à la |au ]{ordinal}",
    first: `
mentionné[e] le plus (souvent|fréquemment)|le plus (souvent|fréquemment) (mentionné|cité|évoqué|discuté)[e]|(mène|mènent|conduit) (le peloton|la course|la danse)|[le |la |les |du |de la ][${THING} |sujets |tendances ]le[s] plus ${TALKED}|[le |la |les ][${THING} |sujets |tendances ](la|les) plus ${TALKED}|[le |la ](principal|principale) (${THING})|(en tête|à la tête) [du classement|de la liste]|(domine|mène|dominent) le classement
(tendance|sujet) numéro un|le plus grand (sujet|problème)|la plus grande (tendance|question)|dont on parle le plus|tendance principale|tout en haut [du classement]
(domine|dominent|mène|mènent|coiffe|emmène) (le classement|la liste|le palmarès)|pointe en tête|caracole en tête|(mène|mènent|en tête) avec`,
    last: `[la |le |en ](dernier|dernière) (${THING})|[le |la ][${THING}] (le|la) moins ${TALKED}|en queue de (liste|classement)|ferme (le classement|la marche|la liste)`,
    secondLast:
      "[est |en ][l'|le |la |à l'](avant-dernier|avant-dernière) [place|position|rang|sujet|tendance]",
    thirdLast:
      "[est |en ][l'|le |la |à l'](antépénultième|avant-avant-dernier|avant-avant-dernière) [place|position|rang|sujet|tendance]",
    apart: '(un|une|{number}) (place|rang|position|cran)[s]',
    within:
      '[dans |parmi ][le |les ](top|premiers|premières|principaux|principales) {number} [sujets|tendances|places]|[parmi |dans ]les {number} (premiers|premières|principaux|principales)|top[ |-]{number}',
    most: "(le|la|avec le|au) plus (grand nombre (de|d')|de|d')[ ]{metric}|[le |la ]plus (grand nombre|haut|haute|élevé|élevée) [de |d']{metric}|[le |la |les ]{metric} (le|la|les) plus (élevé|élevée|haut|haute|élevés)|le plus (de |d'){metric}",
    fewest:
      "(le|la) moins (de |d'){metric}|[le |la ]plus (petit nombre|faible) [de |d']{metric}|[le |la ]{metric} (le|la) plus (bas|basse|faible)",
    by: "(par|selon|au|en|en termes de|au vu de|d'après|à en juger par|pour|quant à) [le |la |les |l'|son |sa |ses ][nombre de |nombre d'|nombre des |total des |volume de ]{metric}",
  },
  directions: {
    rising: `
(suit|suivent|connaît|connaissent|affiche|affichent) [une |un ][nette |net |forte |fort ](tendance à la hausse|hausse|progression|essor|croissance|augmentation)|à la hausse|croît|croissent|croissant[e|es]|crû|en pleine explosion
(va|vont|part|partent) vers le haut|s'envole[nt]|s'est envolé[e]|envolé[e]|bond|s'accélère[nt]|accélère|s'amplifie[nt]|prend son essor
se multiplie[nt]|s'intensifie[nt]|se propage[nt]|hausse|monté en flèche|poussée|ascendant[e]
en (ébullition|plein boom|plein élan|progression|essor|plein essor|forte hausse|nette hausse|flèche)|prend (de l'élan|son envol|de la vigueur)|prenant de (l'ampleur|l'élan)|s'emballe[nt]|s'est emballé[e]|fait boule de neige|boule de neige|fait (fureur|le buzz|un carton|un malheur)|se répand[ent] [comme une traînée de poudre]|comme une traînée de poudre|traînée de poudre|monte en (flèche|puissance|régime)|montée en (flèche|puissance)|sur une (pente|courbe|trajectoire|dynamique) (ascendante|montante|haussière)|(pente|courbe|trajectoire|dynamique) (ascendante|montante|haussière)|à vive allure|au galop|tendance (à la hausse|haussière|ascendante)|s'élève rapidement|s'accentue[nt]|se développe[nt]|repart|bat son plein|cartonne|s'étoffe
(va|vont|allait|allant|est|sont|reste) (croissant|grandissant|en augmentant|en grandissant|en s'amplifiant|en s'intensifiant|en croissant|crescendo)|(orienté|orientée|tourné|tournée|dirigé|dirigée|tiré|tirée|pointe|évolue|repart|part|tend|s'oriente|se dirige|file|grimpe) (à la hausse|vers le haut|le haut)
(gagne|gagnent|gagné|gagnait|prend|prennent|pris|prenait|reprend) [en |de l'|de la |du |de ](élan|ampleur|puissance|vigueur|terrain|vitesse|importance|intensité|visibilité|popularité|hauteur|altitude|poids|force|envergure|essor|volume|épaisseur)
${frenchVerbs('augmenter progresser grimper monter exploser accélérer amplifier intensifier flamber décoller bondir bourgeonner propager multiplier escalader gonfler enfler galoper redoubler grossir grandir fleurir prospérer rebondir étoffer renforcer accentuer')}
(en|sur une|sur la) (hausse|augmentation|croissance|progression|expansion|ascension|montée|accélération|effervescence|surchauffe|envolée|ébullition|dynamique positive|tendance haussière|pente ascendante|courbe ascendante|voie ascendante)|en train (d'exploser|de monter|de grimper|de décoller|de s'emballer|de croître|de gagner du terrain)|(crève|perce|explose|pulvérise) (le plafond|les plafonds|l'écran|les compteurs|tous les compteurs|les records)|affole les compteurs|fait (le buzz|un tabac|fureur|rage|des étincelles|parler de lui)|s'enflamme[nt]|s'est enflammé[e]|viral[e]|devenu viral|devient viral|en feu|en orbite|comme une fusée|à toute (vitesse|allure|vapeur)|s'accroît|s'accroissent|accru[e]|s'étend (rapidement|de plus en plus|vite)|de plus en plus (fort|présent|présente|discuté|discutée|populaire|bruyant|grand|gros|mentionné|fréquent)|n'arrête pas de (monter|grimper|croître)|ne cesse de (monter|grimper|croître|grandir|progresser|augmenter)|ascension|essor
de plus en plus (de |d')(messages|posts|publications|mentions|gens|monde|personnes|commentaires)|de plus en plus souvent`,
    falling: `
(suit|suivent|connaît|connaissent|affiche|affichent|accuse|accusent) [une |un ][nette |net |forte |fort ](tendance à la baisse|baisse|recul|déclin|repli|chute|diminution)|(perd|perdent|perdu|perdre) [de ](son|leur|sa|en) (intensité|vigueur|élan|importance|vitesse|terrain)|appartient au passé|en (baisse|déclin|recul|diminution|perte de vitesse|chute)|à la baisse|décroît|décroissant[e]|s'essouffle[nt]|s'est essoufflé[e]|s'estompe[nt]|s'est estompé[e]
s'affaiblit|se réduit|réduit[e]|s'effondre[nt]|s'est effondré[e]|se calme[nt]|s'apaise[nt]|se tasse[nt]|descend|descendant[e]
(en|sur une) (pente descendante|perte de vitesse|chute libre|nette baisse|forte baisse|régression|retrait|repli|déclin|net recul|berne)|pente descendante|chute libre|s'écroule[nt]|s'est écroulé[e]|a fait long feu|fait long feu|long feu|de l'histoire ancienne|histoire ancienne|est passé de mode|passé de mode|n'est plus (d'actualité|au goût du jour|à la mode|dans l'air du temps)|plus d'actualité|retombé comme un soufflé|comme un soufflé|se dégonfle[nt]|s'est dégonflé[e]|s'évanouit|se dissipe[nt]|s'est dissipé[e]|s'épuise[nt]|se tarit|s'est tari[e]|s'amenuise[nt]|s'amoindrit|se raréfie|se contracte|se refroidit|perd (de l'élan|de son élan|en intensité|du souffle|son souffle|pied|de la vigueur|de l'importance)|à bout de souffle|en bout de course|s'étiole|s'effrite|s'effiloche|tombe à plat|tendance (à la baisse|baissière|descendante)|en sourdine|s'efface
n'intéresse[nt] plus [personne|grand monde]
(va|vont|allait|allant|est|sont) (déclinant|diminuant|décroissant|en diminuant|en déclinant|en baissant|en s'affaiblissant|faiblissant|s'amenuisant|decrescendo)|(orienté|orientée|tourné|tournée|dirigé|dirigée|tiré|tirée|pointe|évolue|repart|part|tend|s'oriente|se dirige|file) (à la baisse|vers le bas|le bas)
(perd|perdent|perdu|perdait) [en |de l'|de la |du |de ](élan|ampleur|puissance|vigueur|terrain|vitesse|importance|intensité|visibilité|popularité|hauteur|altitude|poids|place|force|souffle|intérêt|attrait|plumes|éclat|volume)
${frenchVerbs('baisser diminuer chuter décliner reculer faiblir fléchir ralentir retomber plonger dégringoler régresser sombrer péricliter rétrograder vaciller dégonfler décélérer affaiblir essouffler estomper dissiper étioler amenuiser tasser calmer apaiser effriter effondrer écrouler tarir refroidir')}
(en|sur une|sur la) (baisse|diminution|décroissance|régression|chute|perte de vitesse|perte d'élan|décélération|débandade|déconfiture|tendance baissière|pente descendante|courbe descendante|phase descendante|voie descendante)|en train de (baisser|retomber|s'éteindre|décliner|s'essouffler|mourir|disparaître|refroidir)|s'éteint|s'éteignent|au plus bas|au creux de la vague|à plat|tombé (aux oubliettes|dans l'oubli|à l'eau|à plat)|tombée (aux oubliettes|dans l'oubli|à l'eau|à plat)|aux oubliettes|dans l'oubli|à l'agonie|agonise|de moins en moins (fort|présent|présente|discuté|discutée|populaire|mentionné|fréquent)|ne cesse de (baisser|diminuer|décliner|reculer|chuter)|n'a plus la cote|plus la cote|du plomb dans l'aile|le soufflé est retombé|a fait son temps|fait son temps|au ralenti|s'enlise|en fin de (vie|course|cycle|parcours)|déclin|repli`,
    steady: `
(évolue|évoluent|bouge|bougent|change|changent|varie|varient|fluctue) (peu|à peine|guère|très peu)|(globalement|quasiment|pratiquement|relativement|plutôt|assez|presque|à peu près|largement|pour ainsi dire|peu ou prou) (stable|inchangé|inchangée|constant|constante|identique|égal|égale)|à des niveaux (similaires|comparables|stables|constants)|(au|sur un) niveau (similaire|comparable|stable|constant)
stable[s]|constant[e|s|es]|stagne[nt]|(en |la |une )stagnation|stagnant[e]|stagné|inchangé[e|s]|se maintiennent|stabilisé[e]|(reste[nt]|demeure[nt]|se révèle[nt]) (stable[s]|constant[e|s]|égal[e]|inchangé[e|s]|au même niveau)|resté[e|s] stable[s]|plafonne|tient bon|régulier|régulière
n'(évolue|a pas bougé|a pas changé|a pas varié|a pas évolué) pas|n'a pas (bougé|changé|varié|évolué)|font du surplace|du surplace|surplace|conserve son (niveau|rang|rythme)|garde (son niveau|le cap|le même niveau)|maintient (son niveau|le cap)|se maintient [à son niveau|au même niveau]|au (même|point mort)|au même (niveau|point|stade)|à l'équilibre|en équilibre|équilibré[e]|stationnaire|immobile|figé[e]|à l'horizontale|horizontal[e]|en plateau|sur un plateau
(sans|aucun|aucune|pas de|guère de|peu de|ni) (changement|changements|évolution|variation|variations|mouvement|mouvements|fluctuation|fluctuations|modification)|ne (bouge|bougent|change|changent|varie|varient|évolue|évoluent|fluctue) (pas|guère|plus|quasiment pas|presque pas)|ne (montre|affiche|présente|connaît|marque|enregistre) (aucun|aucune|pas de|ni hausse ni baisse)[ changement| évolution| variation| mouvement]|(ni hausse ni baisse|ni en hausse ni en baisse)|(reste|demeure|se tient|se maintient|campe|continue|tient|conserve|garde|se poursuit) (niveau|rythme|cap|positions|palier|ligne|cadence|plateau|allure) |égal[e] à (lui|elle)-même|se stabilise|se stabilisent|s'est stabilisé[e]|s'équilibre|immuable|étale|invarié[e]|reste en l'état|marque le pas|(fait|faire) du sur[-]place
ne (monte|montent|grimpe|grimpent|progresse|augmente) ni ne (descend|descendent|baisse|baissent|recule|diminue)|ni (hausse|montée) ni (baisse|descente)|compte[nt] parmi les (stables|sujets stables)`,
    new: `
[est |sont ]apparu[e][s] (tout récemment|très récemment|dernièrement)|(fait|font) (son|leur) apparition|[est |sont ]apparu[e][s] (il y a peu|récemment|depuis peu)|(vient|viennent) d'(entrer en scène|apparaître|émerger|arriver)|nouveau[x]|nouvelle[s]|nouvel|inédit[e|s]|émergent[e|s]|émerge[nt]|émergé|pour la première fois|apparaît pour la première fois|surgit|surgi
(tout|toute|flambant|entièrement|complètement|totalement) (nouveau|nouvelle|neuf|neuve)|vient (juste |tout juste |à peine |seulement )(surgir|naître|émerger|apparaître|éclore|commencer|débuter|démarrer|arriver|sortir|faire surface)|vient (juste|tout juste|à peine) (de|d')[ ](surgir|naître|émerger|apparaître|éclore|commencer|débuter|démarrer|arriver|sortir)|vient (de |d')(surgir|naître|émerger|éclore|commencer|débuter|démarrer|arriver|sortir)|circule depuis peu|depuis peu|tout (récent|frais|neuf)|toute (récente|fraîche|neuve)|récent[e|s|es]|naissant[e]|à ses débuts|nouvel arrivant|nouvelle entrée|qui vient d'apparaître
[une |un |la |le ](nouveauté|nouveau venu|nouvelle venue|nouvel entrant|nouvelle entrante|entrée nouvelle|première apparition|primo-entrant|petit nouveau)|(fait|faisait|a fait|vient de faire) [tout juste |seulement ](son|sa) (entrée|apparition|première apparition|irruption|début)|fait ses (débuts|premiers pas)|vient (d'|de )(entrer|s'inviter|se former|se lancer|se déclarer|se manifester|rejoindre|apparaître|faire)[ dans la conversation| dans le classement| sur le radar| en scène]|(nouvellement|fraîchement|récemment|tout juste|à peine) (apparu|arrivé|né|entré|détecté|repéré|observé|débarqué|lancé|formé|sorti|créé|éclos|identifié)[e]|(émerge|émergent|émergeait|a émergé|apparaît|surgit|débarque|débute|éclot) (tout juste|depuis peu|à peine)|jamais vu [auparavant|jusqu'ici]|inconnu[e] jusqu'ici|en (émergence|gestation|train de naître|train d'émerger)|neuf|neuve`,
    untold: 'données insuffisantes|(trop peu|insuffisamment) de données',
    gone: `
disparu[e|s|es]|disparaît|disparaissent|a disparu|n'apparaît plus|n'est plus (mentionné|mentionnée|présent|présente)|terminé[e]|fini[e]|mort[e]|éteint[e]|s'est éteint[e]|évaporé[e]|sorti[e] du classement|envolé du classement|évanoui[e]
(quasi|quasiment|pratiquement|presque|à peu près|complètement) (mort|morte|fini|finie|disparu|disparue|oublié|oubliée|éteint|éteinte)|mort[e] et enterré[e]|enterré[e]|oublié[e]|(plus personne n'en parle|on n'en parle plus|personne n'en parle plus)|de l'histoire ancienne|(sorti|disparu) des radars|passé à la trappe|à la trappe|a vécu|relégué[e] au passé|du passé`,
  },
  grewBy: `
(augmenté[e|es]|augmente[nt]|en hausse|hausse|grimpé|grimpe|progressé|progresse|crû|monté|bondi|croissance|augmentation|progression|bond|explosé|gagné) [de |d'][+]{number}${PERCENT}
{number}${PERCENT} (de plus|de hausse|d'augmentation|de croissance|supérieur)|+[ ]{number}${PERCENT}`,
  fellBy: `
(baissé[e|es]|baisse[nt]|en baisse|diminué|diminue|chuté|chute|reculé|recule|recul|diminution|perdu|en recul) [de |d']{number}${PERCENT}
{number}${PERCENT} (de moins|de baisse|inférieur)|-[ ]{number}${PERCENT}`,
  intents: {
    problem: `
problème[s]|plainte[s]|se plai(nt|gnent|gnait)|plaindre|réclamation[s]|défaut[s]|panne[s]|bug[s]|bogue[s]|dysfonctionnement[s]|souci[s]|critique[s|nt]|mécontent[e|s|ement]|insatisfaction|erreur[s]|ennui[s]|dénonce[nt]
(pointe|pointent|décri(t|vent)|évoque[nt]|signale[nt]|soulève[nt]|rencontre[nt]) (un|des|le|les) problème[s]
(signale|rapporte|décri|dénonce|mentionne|remonte|évoque|font état d') (problème|problèmes|défaut|défauts|panne|pannes|bug|bugs|dysfonctionnement|dysfonctionnements)|signalement[s] (de problème|de problèmes|de panne|de pannes|de défaut|d'incident|d'incidents)|grief[s]|doléance[s]|rapport[s] de bug|râle[nt]|reproche[s]`,
    question: `
(soulève|soulèvent|pose|posent|soulevant|posant) (une|des) question[s]|question[s]|pos(e|ent|é|er) [une |des ]question[s]|demande[nt] (si|comment|pourquoi|où|quand|ce que)|se demande[nt]|interroge[nt]|s'interroge[nt]|interrogation[s]|veut savoir|veulent savoir|cherche[nt] à savoir
demande[s] (d'aide|de renseignement|de renseignements|d'information|d'informations|de conseil|de conseils)|cherche[nt] (de l'aide|conseil|un conseil|des informations)|sollicite[nt] (de l'aide|un avis|des conseils)|questionnement[s]`,
    wish: `
(formule|formulent|exprime|expriment|émet|émettent) (un|des) (souhait|souhaits|vœu|vœux)|souhait[s|e|ent|é]|demande[nt|s]|demandé|suggestion[s]|suggère[nt]|voudrai(t|ent)|désir[s|e|ent]|proposition[s]|propose[nt]|requête[s]|envie[s]|espère[nt]
(demande|suggestion|proposition|idée|souhait|requête|piste)[s] (d'amélioration|d'améliorations|de fonctionnalité|de fonctionnalités|d'évolution|d'évolutions|de nouveauté)|(exprime|formule|émet)[nt] (un souhait|des souhaits|un vœu|des vœux)|réclame[nt] [une fonction|des améliorations]|aimerai(t|ent)|vœu[x]`,
    praise: `
(dit|disent|disant) (du bien|beaucoup de bien) de [quelque chose]|(parle|parlent) en bien|loue[nt]|recommande[nt]|recommandation[s]|satisfait[e|s|es]|satisfaction|content[e|s|es]|ravi[e|s|es]|remercie[nt]|adore[nt]|apprécie[nt]|enthousiaste[s]|enthousiasme
compliment[s|e|ent]|élogieu(x|se|ses)|félicitation[s]|félicite[nt]|louange[s]|éloge[s]|(avis|commentaires|retours|messages|propos|mots) (positifs|élogieux|favorables)|salue[nt]|encense[nt]|remerciement[s]|dit du bien|disent du bien`,
    comparison: `
(établit|établissent|établissant|font|fait) (une|des) comparaison[s]|(met|mettent|mettant) en balance [plusieurs|deux|des|les] [produits]|(oppose|opposent) (plusieurs|deux|des) produits|compar(e|ent|é|aison|aisons|ant|er|atif|atifs)|par rapport à|face à|versus
comparaison[s] (de|entre|avec) (produits|marques|autres produits|autres marques|la concurrence|modèles)|compare[nt] [des |les ](produits|marques)|mise[s] en parallèle`,
    leaving: `
résilier, (de renvoyer|renvoyer) [le produit ]ou (de changer|changer) [de (marque|fournisseur)]|résili(e|ent|é|ation|ations|er)|annul(e|ent|é|ation|ations|er)|désabonn(e|ent|é|ement|ements)|quitt(e|ent|é|er)|part(ent) à la concurrence|chang(e|ent|é) (de marque|de fournisseur)|pass(e|ent|é) (chez|à la concurrence)|retour[s] produit[s]|renvoi(e|ent)|renvoyé|abandonn(e|ent|é)|remboursement[s]
parle[nt] de (résilier|partir|changer|quitter)|résilier ou [de ]changer|de changer (de marque|de fournisseur)
(partir|passer|aller|filer|fuir) (chez|à|vers) (la concurrence|un concurrent|une autre marque)|partir à la concurrence ou (d'arrêter|d'annuler|de résilier)|(résilier|annuler|arrêter|changer|se désabonner) [ou |de ][marque|fournisseur|partir|changer de marque|partir ailleurs|partir à la concurrence]|changement[s] de (marque|fournisseur)|résiliation[s] [ou (changement|changements|départ|départs) [de marque]]|départ[s]|(annonce|évoque|envisage)[nt] (leur départ|un départ|de partir|leur résiliation|une résiliation)|disent partir|veulent partir`,
    hazard: `
dangereu(x|se|ses)|risque[s]|incendie[s]|feu|fumée[s]|choc[s] électrique[s]|décharge[s] électrique[s]|bless(é|ée|és|ure|ures)|brûlure[s]|rappel[s] de produit|rappel[s]|allergi(e|es|que|ques)|intoxication[s]|surchauffe[s]
(alerte|alertes|avertissement|avertissements|signalement|signalements|problème|problèmes|mise en garde|mises en garde|risque|risques) (de|sur la|pour la|de la|sur un|contre un|d') (sécurité|danger|dangers|risque|risques|incendie)|(alerte|avertisse|prévienne|mette)[nt|nt en garde] (d'un|contre un|sur un|d'|de) (danger|risque)|mise[s] en garde|danger[s]|sécurité|avertissement[s]`,
  },
  comparisons: {
    more: `
de plus|supérieur[e][s] à celui de|plus [élevé[e|s|es]|haut[e|s|es]|grand[e|s|es]|de |d'|nombreu(x|ses)]|davantage [de |d']|supérieur[e|s|es] [à|au|aux]|un plus grand nombre de
[le |la |un |une ]meilleur[e] (score|place|rang|total|classement|position)`,
    less: "(n'a|n'ont|ne compte|ne reçoit) pas autant (de|d')|de moins|inférieur[e][s] à celui de|inférieur[e][s]|moins [élevé[e|s|es]|haut[e|s|es]|grand[e|s|es]|de |d'|nombreu(x|ses)]|plus (bas|basse|basses|petit|petite|petits|faible|faibles)|inférieur[e|s|es] [à|au|aux]|moindre[s]",
    'more often': 'plus (souvent|fréquemment|de fois)',
    'less often': "(n'est|ne sont) pas aussi (souvent|fréquemment)|moins (souvent|fréquemment|de fois)",
    same: "autant [de |d']|le même (nombre de|nombre d'|score|total)|la même (place|quantité de)|aussi (haut|haute|élevé|élevée|souvent|nombreux)|à égalité avec|égale|même score que|identique à",
    directly: 'juste|immédiatement|directement',
    ahead:
      '[est |sont |se classe |se place |se situe |arrive |passe |figure |se trouve |classé |classée |placé |placée |reste ](devant|au-dessus de|au-dessus du)|(mieux|plus haut) (classé|placé|situé)[e|s]|devance|devancent|devançait|a devancé|se classe (mieux|plus haut)|se (classe|place|situe) avant',
    behind:
      '[est |sont |se classe |se place |se situe |arrive |passe |figure |se trouve |classé |classée |placé |placée |reste |demeure ](derrière|en dessous de|en dessous du|au-dessous de|au-dessous du|sous)|(moins bien|plus bas|moins haut) (classé|placé|situé)[e|s]|(est|sont) (devancé)[e|s] par|se classe (moins bien|plus bas)|se (classe|place|situe) après|est à la traîne (derrière|de)',
    beats:
      "dépasse|dépassent|dépassait|dépassé|surpasse|surpassent|surpassé|excède|bat|battent|a battu|battait|l'emporte sur|l'emportent sur|surclasse|supplante|éclipse|double|prend le pas sur|prend l'avantage sur|coiffe|outrepasse",
    trails:
      "(est|sont|a été|reste|se fait) (dépassé|surpassé|battu|surclassé|supplanté|éclipsé|distancé|doublé|dépasser|battre)[e|s] par|perd (face à|contre|devant)|s'incline (devant|face à)|cède (devant|face à)|n'égale pas|n'atteint pas|n'arrive pas à|ne fait pas aussi bien que|ne dépasse pas|est loin derrière",
    than: "que|qu'|à celui de|à celle de|à ceux de|à celui du|que celui de|que celle de|que sur|que de|face à",
    'than behind': '',
    'between numbers': 'vs[.]|versus|contre|à',
    compared:
      'comparé[e|s|es] (à|au|aux)|par rapport (à|au|aux)|en comparaison (de|du|des|avec)|vis-à-vis de|contrairement à|à côté de|face à|par comparaison avec',
    next: "suivi[e|s|es] (de|d'|par|du|des)|(puis|ensuite) (vient|viennent)|(vient|viennent) ensuite|derrière (vient|viennent|suit|suivent|arrive)|derrière (lui|elle)",
    only: '(le|la|les) seul[e|s|es]|(un|une) seul[e]',
    trend: 'tendance[s]|sujet[s]|thème[s]',
    rank: 'rang|place|classement|position',
    often:
      'souvent|fréquemment|fois|(mentionné|évoqué|discuté|cité|commenté|abordé|débattu)[e|s|es]|on parle|on discute|on évoque|il est question',
    none: `
(aucun|aucune|pas un|pas une|nul|nulle) [autre ][seul |seule ][des |de ces ](sujet|sujets|thème|thèmes|tendance|tendances|question|discussion)[ n'| ne]|rien [d'autre][ n'| ne]|aucun[e][ n'| ne]|aucun autre[ n'| ne]|aucune autre[ n'| ne]|personne n'|il n'y a (aucun|aucune|pas de) (sujet|tendance|thème)
(sur|d'|de|pour|à propos d') (aucun|aucune) [autre ](sujet|thème|tendance)[ n'| ne]`,
    'all others':
      "(tout|toute|n'importe quel|n'importe quelle|aucun|aucune) autre (sujet|thème|tendance|question)|(tous|toutes) les autres [sujets|tendances|thèmes]|tout le reste|le reste|les autres [sujets|tendances|thèmes]|tout autre|toute autre|aucun autre|aucune autre",
  },
  trendDays: {
    first:
      "premi(er|ère|ers|ères)|pour la première fois|au début|début|débuts|débute[nt]|débutait|débuté|a débuté|commence[nt]|commencé|commençait|commencement|démarr(e|ent|é|age|ait)|initial[e|ement]|le plus ancien|la plus ancienne|plus ancien[ne|s|nes]|plus tôt|surgi[t|s]|a surgi|surgissait|apparu[e|s|es]|apparaît|apparaissait|apparition|émerg(e|é|ea|ence|eait)|naît|né|naissance|origine|s'est déclenché|déclenché|lancé|a vu le jour|vu le jour|remonte (à|au)|éclaté|s'est manifesté|fait son apparition|a fait surface|refait surface|fait surface|est né[e]",
    last: 'derni(er|ère|ers|ères) (apparition|mention|occurrence)[s]|derni(er|ère|ers|ères)|pour la dernière fois|le plus récent|la plus récente|plus récent[e|s|es]|récemment|dernièrement|plus tardi(f|ve)',
    since: 'depuis|dès|à partir du|à partir de|à compter du',
  },
  shares: {
    of: `
sur|de|des|parmi|sur un total de|d'un total de|sur les|sur ses|entre|/
(de|sur|parmi) tou(s|tes) les|(de|sur) (l'ensemble|la totalité) des`,
    ofThem: "dont|(d'entre|parmi) (eux|elles|ceux-ci|celles-ci)|parmi l(esquels|esquelles)",
    alone: 'à lui seul|à elle seule|rien que|ne serait-ce que',
  },
}
