import { germanVerbs } from '../inflection.ts'
import type { LanguageWords } from '../language.ts'
import { claiming, separable, textKinds } from './claiming/de.ts'
import { nothing } from './nothing/de.ts'
import { speakers } from './speakers/de.ts'

const MOST =
  '(meistdiskutierte|meistbesprochene|meistgenannte|meisterwähnte|wichtigste|häufigste|größte|beliebteste|heißeste)[n|r|s]'
const THING = 'Trend|Thema|Topic|Problem|Anliegen|Platz|Rang|Stelle|Position|Eintrag|Trends|Themas'
const PERCENT = '[ ](%|Prozent)'

export const german: LanguageWords = {
  language: 'de',
  locales: ['de-DE', 'de-AT'],
  nothing,
  claiming,
  textKinds,
  separable,
  platforms: {
    reddit: 'redditor[s|in|innen]|subreddit[s]',
    x: `
(auf|bei|über|via|von|aus) x|x( |-)(beitrag|post|posts|nutzer|nutzerin|konto|thread)|tweet[s]|getwittert|twittert|twitterte|twitterer|twitternutzer[in]
x( |-)(user|users|nutzerin|nutzern|account|accounts|profil|video|kommentar|kommentare|community|beiträge)`,
    youtube: 'youtuber[in|innen|n]|yt',
    instagram: 'instagrammer[in]|insta|ig',
    facebook: 'fb',
  },
  authors: `
[der |die |von |vom |dem |des |den ](nutzer|nutzerin|user|userin|autor|autorin|redditor|redditorin|verfasser|verfasserin|konto|account|kommentator|youtuber)[s][:]
(geschrieben|gepostet|veröffentlicht|verfasst|geteilt) von|(beitrag|kommentar|tweet|video|post|thread) von|autor:`,
  speakers,
  metrics: {
    score: `
score[s]|wertung|trendwert|trend-score|punktzahl|punktestand|punktwert|gesamtpunktzahl
punkt[e|en]`,
    upvotes: `
reddit-punkt[e|en]|reddit punkte|upvote[s]|karma|pluspunkte
netto-(upvote|punkt|stimme)[s|e|n]|nettopunkte|nettostimmen|up-vote[s]|positive stimmen|pluspunkte[n]|hochstimmen`,
    upvoteRatio: 'upvote-rate|upvote-quote|zustimmungsrate|upvotequote',
    comments: `
kommentar[e|en|s]
(nutzer|user|leser|kunden)kommentar[e|en]|wortmeldung[en]`,
    replies: `
antwort[en]|replies
erwiderung[en]|rückmeldungen`,
    crossposts: 'crosspost[s]',
    likes: `
like[s]|gefällt[ -]mir[-angaben]|herz(en|chen)|gefällt-mir-angaben
daumen hoch|daumen nach oben|daumen|like-angaben|gefällt mir|„gefällt mir“-angaben|likes`,
    reposts: `
repost[s]|retweet[s]
rt[s]|re-tweet[s]|geteilte tweets`,
    quotes: 'zitat[e|en]|zitat-tweet[s]',
    bookmarks: 'lesezeichen|bookmark[s]',
    views: `
aufruf[e|en]|ansichten|views|impressionen|wiedergaben
klicks|abrufe|wiedergabe[n]|aufrufzahlen|mal (gesehen|angesehen|aufgerufen|abgespielt)|views`,
    reactions: 'reaktion[en]',
    shares: 'shares|[mal ]geteilt|-mal geteilt|teilungen|geteilte',
    mentions: `
erwähnung[en]|nennung[en]|mentions
erwähnungszahl|nennungen`,
    independent: 'unabhängige[n|r] (erwähnungen|beiträge|posts|nennungen)|unabhängig',
    posts: `
beitrag|beiträge[n]|posts|postings|post
veröffentlichung[en]|einträge[n]`,
    authors: `
[verschiedene[n|r] |einzelne ](autor|autoren|autorinnen|verfasser|verfassern|nutzer|nutzern|personen)
leute[n]|menschen|konten|accounts|verfasserinnen|stimmen|schreibern|schreibende[n]|nutzerinnen
kunden|kundinnen`,
    platforms: 'plattform[en]',
    engagement: 'engagement|interaktionen',
  },
  goesOn: 'aber|jedoch|doch|obwohl|für|bei|mit',
  numbers: {
    values: `
0 null; 1 eins|ein|eine|einen|einem|einer; 2 zwei|zwo; 3 drei; 4 vier; 5 fünf; 6 sechs; 7 sieben; 8 acht; 9 neun
10 zehn; 11 elf; 12 zwölf; 13 dreizehn; 14 vierzehn; 15 fünfzehn; 16 sechzehn; 17 siebzehn; 18 achtzehn; 19 neunzehn
20 zwanzig; 30 dreißig|dreissig; 40 vierzig; 50 fünfzig; 60 sechzig; 70 siebzig; 80 achtzig; 90 neunzig`,
    multipliers:
      '12 dutzend; 100 hundert; 1e3 tausend|tsd[.]|k; 1e6 million[en]|mio[.]|mill.; 1e9 milliarde[n]|mrd[.]',
    joiners: ['', ' ', 'und'],
    unitsFirst: ['und'],
    counted: 'neue[n|r]|weitere[n|r]|insgesamt|öffentliche[n|r]|verschiedene[n|r]|mal|von|×',
    none: 'kein[e|en|erlei]',
    vague: `
2 ein paar; 20 dutzende [von]; 100 hunderte [von]|hunderten; 1e3 tausende [von]|tausenden; 1e4 zehntausende
1e5 hunderttausende; 1e6 millionen von`,
    shares: `
50 [die |der ]hälfte [der|aller|von]|halb so viele; 33.3 ein drittel [der]; 66.7 zwei drittel [der]|zweidrittel
25 ein viertel [der]; 75 drei viertel [der]|dreiviertel [der]; 20 ein fünftel [der]; 10 ein zehntel [der]`,
    percent: '%|prozent|v. h.|prozentpunkte',
    before: {
      about: 'etwa|rund|ungefähr|zirka|circa|ca.|an die|um die|schätzungsweise|grob|~|≈',
      almost: 'bis zu|fast|knapp|beinahe|nahezu|annähernd',
      atLeast: 'erreicht[e]|mindestens|wenigstens|nicht weniger als|zumindest|ab|≥|>=',
      moreThan: '[deutlich |weit |etwas ]mehr als|[deutlich |weit |gut |knapp ]über|gut|>',
      atMost: 'höchstens|maximal|nicht mehr als|≤|<=',
      lessThan: 'weniger als|unter|<',
      allBut: 'alle[n] (bis auf|außer)|bis auf',
    },
    behind: {
      about: 'oder so|herum',
      almost: '',
      atLeast: 'oder mehr|und mehr|+|aufwärts|und darüber',
      moreThan: '',
      atMost: 'oder weniger|und weniger',
      lessThan: '',
      allBut: '',
    },
    exactBefore: 'verteilt über',
    ranges:
      'zwischen {number} und {number}|{number} bis {number}|{number}-{number}|{number}–{number}|{number} – {number}',
    changes: 'von {number} auf {number}',
    ratios: '{number} von {number}|{number} aus {number}|jeder {ordinal}',
    factors: `
2 verdoppelt[e|en]|verdoppeln|doppelt so (viel|viele|hoch|oft)|das doppelte|zweifach[e]|zweimal so; 3 verdreifacht[e|en]|verdreifachen|dreifach[e]|das dreifache|dreimal so (viel|viele|hoch)
4 vervierfacht[e|en]|vierfach[e]; 5 verfünffacht[e|en]|fünffach[e]; 10 verzehnfacht[e|en]|zehnfach[e]
0.5 halbiert[e|en]|halbieren|halb so (viel|viele|hoch|oft)`,
    times: '{number}( |-)mal|{number}mal|{number}[-]fach[e]|{number}x|{number}×',
  },
  dates: {
    units: {
      minute: 'minute[n]|min[.]',
      hour: 'stunde[n]|std[.]|h',
      day: 'tag[e|en|es]|d',
      week: 'woche[n]|wo.',
      month: 'monat[e|en|s]',
      year: 'jahr[e|en|es]',
    },
    relative: {
      today: 'heute[ morgen| früh| mittag| abend| nacht| vormittag| nachmittag]|am heutigen tag',
      yesterday:
        'gestern[ morgen| früh| mittag| abend| nacht| vormittag| nachmittag]|am gestrigen tag|letzte nacht',
      dayBeforeYesterday: 'vorgestern',
      thisWeek: '(diese|in dieser|der aktuellen|dieser|der laufenden) woche',
      lastWeek: '[in ][der ](letzte|letzten|vorige|vorigen|vergangene|vergangenen) woche|vorwoche',
      weekBeforeLast: '[in der ](vorletzte|vorletzten) woche',
      lastWeekend: '(am|letztes|vergangenes|am letzten|am vergangenen|dieses) wochenende',
      thisMonth: '(diesen|in diesem|dieser|im laufenden|diesem) monat',
      lastMonth: '[im ](letzten|letzter|letztem|vorigen|vergangenen|vergangener) monat|vormonat',
      thisYear: '(dieses|in diesem|diesem|im laufenden) jahr|heuer',
      lastYear: '[im ](letztes|letzten|voriges|vorigen|vergangenes|vergangenen) jahr|vorjahr',
    },
    ago: 'vor {number} {unit}|vor (einer|einem) {unit}',
    past: '[in|während|innerhalb|über] (den|der|die|dem) (letzten|vergangenen|vorigen) [{number}] {unit}|(seit|binnen) {number} {unit}',
    fromOther:
      '{number} {unit} (zuvor|davor|später|danach|vorher|früher)|(ein|eine|einen|einem) {unit} (zuvor|davor|später|danach|vorher|früher)|[am |dem ](vortag|folgetag)|am (nächsten|folgenden|selben|gleichen|vorherigen|darauffolgenden) (tag|morgen|abend)|tags (zuvor|darauf)|an (diesem|jenem|dem) tag',
    lastWeekday: '[am ](letzten|letzter|vergangenen|vorigen) {weekday}',
    weekday: '[am |diesen ]{weekday}[s]|{weekday}(morgen|abend|mittag|nachmittag|nacht|vormittag)',
    dates: `
{day}-{month}-{year}|{day}/{month}/{year}|{day}.{month}.{year}
[am |dem |der |den |vom |zum ]{day} {month}[[,] {year}]|{month} {year}|(im|seit|vom|bis|während des|des) {month}[ {year}]
[vom |den |dem ]{day}[ ](-|–|—|bis)[ ][zum |dem |den ]{day} {month} [{year}]|zwischen [dem |den ]{day} und [dem |den ]{day} {month} [{year}]|(im jahr|in|seit|jahr) {year}`,
    early: '(anfang|beginn) {month} [{year}]',
    mid: 'mitte {month} [{year}]',
    late: 'ende {month} [{year}]',
    quarter: 'q{number} {year}|q{number}|[im |das |des ]{ordinal} quartal[s] [{year}]',
    week: '(kw|kalenderwoche) {number}[(/| ){year}]',
    to: '-|–|—|bis|bis zum',
    between: 'zwischen|zwischen dem',
    and: 'und|und dem',
  },
  ranks: {
    ordinals: `
1 erste[r|s|n|m]|1.; 2 zweite[r|s|n|m]|2.; 3 dritte[r|s|n|m]|3.; 4 vierte[r|s|n|m]|4.; 5 fünfte[r|s|n|m]|5.; 6 sechste[r|s|n|m]|6.
7 siebte[r|s|n|m]|7.; 8 achte[r|s|n|m]|8.; 9 neunte[r|s|n|m]|9.; 10 zehnte[r|s|n|m]|10.; 11 elfte[r|s|n|m]|11.; 12 zwölfte[r|s|n|m]|12.
13 13.; 14 14.; 15 15.; 16 16.; 17 17.; 18 18.; 19 19.; 20 zwanzigste[r|s|n|m]|20.`,
    places: `
[auf |den |an |auf dem ](platz|rang|position|stelle|nummer|nr.|#) {number}|[auf |an |als |am |den |der |das |dem ]{ordinal} (${THING})|{ordinal} ${MOST} [${THING}]
{ordinal}(größte|größten|größter|häufigste|wichtigste)
#[ ]{number}|nr.[ ]{number}|no.[ ]{number}|n°[ ]{number}|nº[ ]{number}`,
    barePlaces:
      '(ist|sind|war|liegt|steht|wird|als) [auf |der |die |das ]{ordinal}|(ist|sind|liegt|liegen|steht|stehen|rangiert|landet|bleibt) auf {number}',
    first: `
[das |der |die |dem |den |am ]${MOST} [${THING}]|das feld an|die (liste|rangliste) an|das ranking an|[der |das ](top-thema|top-trend|spitzenreiter|spitzenthema)|(führt|führen) (die|das) (liste|rangliste|trends|ranking|feld) an|anführt|an (der spitze|erster stelle) [der (liste|rangliste)]
am (meisten|häufigsten) (diskutiert|besprochen|genannt|erwähnt)[e|en|er|es]|ganz oben [auf der liste]|auf platz eins|nummer eins|spitzenplatz|(führt|führen|vorn|vorne) mit`,
    last: '[das |der |auf dem ](letzte|letzten|letzter|kleinste|unwichtigste)[r|s] (thema|trend|platz|rang)|am wenigsten (diskutiert|besprochen|genannt)[e|en]|schlusslicht',
    secondLast:
      '[ist |auf |auf dem |an |als |der |die |das ](vorletzte|zweitletzte)[r|s|n|m] [thema|trend|platz|rang|stelle]',
    thirdLast:
      '[ist |auf |auf dem |an |als |der |die |das ](drittletzte|vorvorletzte)[r|s|n|m] [thema|trend|platz|rang|stelle]',
    apart:
      '(einen|ein|{number}) (platz|plätze|plätzen|rang|ränge|position|positionen|stelle|stellen)|eine (position|stelle)',
    within:
      '[unter |in |zu ][den |die ](top|ersten|größten|wichtigsten)[ |-]{number} [themen|trends|plätzen]|unter den {number} (größten|wichtigsten|häufigsten)',
    most: '[die |den |das ](meisten|höchsten|höchste|größte|größten|höchster) [zahl an|anzahl an|zahl der] {metric}',
    fewest: '[die |den |das ](wenigsten|niedrigste|niedrigsten|geringste|geringsten) {metric}',
    by: '(nach|gemessen an|bezogen auf|gemäß|bei|hinsichtlich) [der |den |dem |seiner |ihrer ][zahl |anzahl |menge |summe ][der |an |von ]{metric}',
  },
  directions: {
    rising: `
(gewinnt|gewinnen|gewann) (stark|deutlich|rapide|schnell|spürbar) an (bedeutung|fahrt|schwung|gewicht|boden)|(nimmt|nehmen|nahm) (stark|deutlich|rapide|spürbar) zu|(entwickelt|entwickeln|bewegt|bewegen|zeigt|zeigen|geht|weist) [sich ]nach oben|(entwickelt|entwickeln) sich (positiv|aufwärts)|steigt|steigen|steigend[e|er|en|es]|stieg|stiegen|gestiegen|wächst|wachsen|wachsend[e|er|en|es]|wuchs|gewachsen|nehmen zu|nahm zu|zugenommen|zunehmend[e|er|en]
legte zu|zugelegt|in die höhe (geschnellt|geschossen|schießt)|hochgeschnellt|schießt|aufwärts|aufwärtstrend
im kommen|an fahrt (auf|gewonnen)|springt|sprunghaft|gesprungen|anstieg|zunahme|zuwachs|wird lauter|häuft sich|häufen sich|mehren sich|mehrt sich|erhöht|spitzt sich zu|verschärft sich|breitet sich aus|ansteigend|anziehend
schnell(t|en|te) nach oben|(geht|gehen|ging) nach oben|ging hoch|geht durch die decke|durch die decke|viral|(heiß|heißer) diskutiert|hochgekocht|brodelnd|in aller munde|macht die runde|verbreitet sich [rasant|schnell]|greift um sich|um sich greifend|höhenflug|aufschwung|wachstum|auf dem vormarsch|zulegend|anwachsend|angeschwollen|nimmt fahrt auf|gewinnt [weiter |zunehmend ](an)[ ](dynamik|tempo|bedeutung|fahrt|schwung)|beschleunigt [sich]|beschleunigte sich|hochgeklettert|aufsteigend[e|er|es]|aufstieg|aufwärtsbewegung|auf dem weg nach oben|wird (immer )[größer|stärker|mehr]|vermehrt sich|vervielfacht sich|hochschießend|schießt (hoch|nach oben|in die höhe)|sprunghaft gestiegen|intensiviert sich|brennt lichterloh
nimmt (rasant|stark|deutlich|rapide|weiter|stetig|spürbar|kräftig|immer mehr) zu
(gewinnt|gewinnen|gewann|gewonnen|gewinnend) [an ](fahrt|schwung|dynamik|tempo|bedeutung|zulauf|auftrieb|momentum|raum|boden|stärke|kraft|aufmerksamkeit|reichweite|zuspruch|intensität|höhe|beliebtheit)
(tendiert|tendieren|tendierte|weist|weisen|zeigt|zeigen|zeigte|bewegt sich|bewegen sich|geht|klettert|strebt|schießt|schoss|schnellt|driftet|dreht) (nach oben|aufwärts|bergauf|hoch)|nach oben gerichtet|aufwärtsgerichtet[e|er|es]|(im|in|auf) (aufwind|aufwärtstrend|aufschwung|aufstieg|steigflug|höhenflug|wachstumskurs|wachstum|anstieg|aufwärtskurs|vormarsch|anmarsch|hoch)
(auf|bekommt|bekam|erhält|erhielt|hat|verzeichnet|verzeichnete|erfährt|erlebt|erlebte) (auftrieb|aufwind|zulauf|aufschwung|zuwachs|anstieg|wachstum|plus|boom|hype)
${germanVerbs('boomen explodieren eskalieren expandieren klettern florieren brodeln kochen rasen galoppieren vermehren vervielfachen verstärken intensivieren beschleunigen ausweiten')}
(zieht|ziehen|zogen|zog|schwillt|schwellen|wächst|wachsen|steigt|steigen) [weiter |weiterhin |auch |ebenfalls |derzeit |noch |rasant |stark |deutlich |rapide |stetig |spürbar |kräftig |langsam |zunehmend ]an|(legt|legen|nimmt|nehmen) [weiter |weiterhin |auch |ebenfalls |derzeit |noch |rasant |stark |deutlich |rapide |stetig |spürbar |kräftig |langsam |zunehmend ]zu|(kocht|köchelt|schaukelt sich) [weiter |weiterhin |auch |ebenfalls |derzeit |noch |rasant |stark |deutlich |rapide |stetig |spürbar |kräftig |langsam |zunehmend ]hoch|(schaukelt sich|heizt sich|dreht) [weiter |weiterhin |auch |ebenfalls |derzeit |noch |rasant |stark |deutlich |rapide |stetig |spürbar |kräftig |langsam |zunehmend ]auf|ist (angestiegen|angewachsen|angezogen|angeschwollen|hochgekocht|hochgeschossen)|(angestiegen|angewachsen|emporgeschnellt|emporgeschossen)|(schießt|schnellt) (empor|in den himmel)|durch die decke (gegangen|geschossen)|explosionsartig|raketenartig|wie eine rakete|viral gegangen|(geht|ging|gegangen) (steil|viral|ab)|nicht mehr zu (bremsen|stoppen|halten)|nicht zu bremsen|in vollem galopp|heiß gelaufen|lauffeuer|wie ein lauffeuer|(wird|werden) immer (größer|lauter|stärker|mehr|häufiger|heißer)|schlägt [immer höhere |hohe ]wellen|lawine|hype|hoch im kurs|brandheiß|überschlägt sich
(immer mehr|zunehmend mehr|stetig mehr) (posts|beiträge|erwähnungen|leute|nutzer|personen|nachrichten)|immer (öfter|häufiger)|(wird|werden) zunehmend (größer|lauter|häufiger)`,
    falling: `
(geht|gehen|ging|gingen) (stark|deutlich|drastisch|spürbar|merklich|massiv|klar|rapide) zurück|(verliert|verlieren|verlor) (stark|deutlich|drastisch|spürbar|merklich|massiv|rapide|schnell) an (bedeutung|fahrt|schwung|gewicht|boden)|(entwickelt|entwickeln|bewegt|bewegen|zeigt|zeigen|geht|weist) [sich ]nach unten|(entwickelt|entwickeln) sich (negativ|abwärts)|fällt|fallen|fallend[e|er|en|es]|fiel|fielen|gefallen|sinkt|sinken|sinkend[e|er|en|es]|sank|sanken|gesunken|nahm ab|abnehmend[e|er|en]|ließ nach
nachlassend|ging zurück|rückläufig[e|er]|rückgang|schrumpft[e]|geschrumpft|abflauend|an (fahrt|schwung) verloren
brach ein|abwärts|abwärtstrend|verblasst[e]|verblassend|(abkling|abebb|abkühl|schrumpf|zurückgeh)end[e|er|es|en]|schwindet|beruhigt sich|verringert|vermindert|abnahme
kühlt [sich] ab|kühlte [sich] ab|rauscht in den keller|stürzt ins bodenlose|sinkflug|auf dem absteigenden ast|absteigend[e|er]|auf dem rückzug|rückzug|verebbte|ausklingend|im abklingen|am abklingen|am abflauen|abflauen|im schwinden|im sande verlaufen|verläuft im sande|versandet|verpufft|verpuffte|hat sich erledigt|kalter kaffee|schnee von gestern|keine rolle mehr|spielt keine rolle mehr|aus der mode|verliert [weiter |zunehmend ](an)[ ](dynamik|tempo|bedeutung|fahrt|schwung|interesse)|nachlassen|lässt [stark |deutlich |spürbar ]nach|rückgängig|schwächelt|schwindend|schwand|wird (leiser|ruhiger|weniger|kleiner|schwächer)|ebbte ab|flaute ab|klang ab|bröckelt|schlief ein|abwärtsbewegung
(nimmt|nehmen|ebbt|ebben|flaut|flauen|klingt|klingen|kühlt|kühlen|schwillt) [weiter |weiterhin |auch |ebenfalls |derzeit |noch |rasant |stark |deutlich |rapide |stetig |spürbar |kräftig |langsam |zunehmend ]ab|(geht|gehen) [weiter |weiterhin |auch |ebenfalls |derzeit |noch |rasant |stark |deutlich |rapide |stetig |spürbar |kräftig |langsam |zunehmend ]zurück|vom tisch|ist vom tisch
(verliert|verlieren|verlor|verloren|verlierend) [an ](fahrt|schwung|dynamik|tempo|bedeutung|zulauf|auftrieb|momentum|boden|stärke|kraft|aufmerksamkeit|reichweite|zuspruch|intensität|interesse|beliebtheit|reiz|glanz)
(tendiert|tendieren|tendierte|weist|weisen|zeigt|zeigen|zeigte|bewegt sich|bewegen sich|geht|rutscht|strebt|driftet|dreht) (nach unten|abwärts|bergab|runter)|nach unten gerichtet|abwärtsgerichtet[e|er|es]|(im|in|auf) (abwind|abwärtstrend|abschwung|abstieg|sinkflug|rückgang|schwund|abwärtskurs|freien fall|sturzflug|niedergang|talfahrt|rückzug|schrumpfung)
(erfährt|erlebt|verzeichnet|verzeichnete|hat) [einen |deutlichen |starken |spürbaren ](rückgang|abschwung|einbruch|schwund|niedergang)|(verebbt|versickert|versiegend|verflacht|verraucht|verglüht|verklingt|verhallt)|(ebbt|flaut|klingt|kühlt|schwächt sich|nimmt|baut|sackt|fällt|sinkt|stürzt|bricht|rutscht) ab|(stürzt|bricht|schläft|sinkt) ein|(fällt|geht|sinkt) zurück|(klingt|dünnt) aus|(bricht|rutscht|sackt) weg|[ist |hat sich ](abgeebbt|abgeflaut|abgeklungen|abgekühlt|abgesackt|abgestürzt|abgeschwächt|eingebrochen|eingeschlafen|zurückgegangen|ausgedünnt|abgenommen|nachgelassen)
(wird|werden) immer (kleiner|leiser|schwächer|weniger|seltener|ruhiger)|auf dem absterbenden ast|am boden|in der versenkung|talfahrt|auf dem weg nach unten|in den keller|(interessiert|kräht) [kaum |niemanden |keinen |kein hahn ][mehr|danach]|die luft ist raus|luft raus|in vergessenheit [geraten|gerät]|totgelaufen|hat sich totgelaufen|den zenit überschritten|zenit überschritten|aus dem rennen|im keller`,
    steady: `
(weitgehend|weitestgehend|nahezu|fast|praktisch|im wesentlichen|mehr oder weniger|größtenteils|relativ|ziemlich|annähernd|überwiegend) (stabil|unverändert|konstant|gleich|gleichbleibend)|(bewegt|bewegen|hält|halten|liegt|liegen|bleibt|bleiben) [sich ]auf (ähnlichem|vergleichbarem|stabilem|konstantem|gleichem) niveau|kaum verändert|wenig verändert
(verharrt|verharren|bleibt|bleiben|hält sich|verbleibt) auf (seinem|ihrem|dem gleichen|demselben|gleichem|unverändertem|einem) niveau|(entwickelt|entwickeln) sich (gleichmäßig|konstant|stabil|gleichbleibend)|(bleibt|bleiben|blieb|ist weiterhin) (stabil|konstant|unverändert|gleich)|stabil[e|er|es]|konstant[e|er]|beständig|unverändert[e|er]|gleichbleibend[e|er]|stagniert[e]|stagnierend|stagnation|gleichmäßig|hält sich [stabil|konstant]|halten sich|hielt sich|stetig|seitwärts|anhaltend|ebenso hoch
als (stabil|konstant|gleichbleibend|beständig|unverändert|stagnierend|stetig)|(bleibt|bleiben|blieb|blieben) (auf gleichem niveau|auf demselben niveau|auf dem gleichen niveau|auf gleicher höhe|gleich|stabil|konstant|unverändert|beständig)|auf (gleichem|demselben|gleichbleibendem|konstantem|stabilem) niveau|[bewegt|bewegen|bewegte] sich seitwärts|(bewegt|bewegen|bewegte) sich (seitwärts|nicht|kaum)|seitwärtsbewegung|seitwärtstrend|hält [sich auf |sein |ihr |das ][diesem |seinem ]niveau|hielt [sein |das ]niveau|(zeigt|zeigen|zeigte) keine (veränderung|änderung|bewegung)|verharrt|verharrte|ausgeglichen|im gleichgewicht|pendelt sich ein|steht still|stillstand|stationär|nicht verändert|hat sich nicht verändert|stabil geblieben|konstant geblieben|gleich geblieben|gleichgeblieben
(kein|keine|keinerlei|ohne|kaum|wenig) (bewegung|bewegungen|veränderung|veränderungen|änderung|änderungen|schwankung|schwankungen|ausschläge|dynamik|regung|richtung|tendenz)
(verändert|ändert|veränderte|änderte|bewegt|rührt) sich (nicht|kaum|wenig)|(hält|halten|behält|behalten|bleibt auf|verharrt auf|liegt auf|bleibt bei) (niveau|stand|tempo|level|kurs|höhe)|(tritt|tritts|trat|treten) [weiter ]auf der stelle|weder (gestiegen|gewachsen|rauf|steigend) noch (gefallen|geschrumpft|runter|fallend)|gleichförmig|unbewegt|ausbalanciert|eingependelt|stabilisiert [sich]|auf der stelle|(bleibt|bleiben|blieb) [weiter |weiterhin |nach wie vor ](unverändert|ruhig|auf kurs|wie es war|beim alten|dabei|gleich)|dümpelt [vor sich hin]|plätschert [vor sich] [hin|dahin]
(bewegt|entwickelt|verändert|geht|zeigt) [sich ]weder nach (oben noch nach unten|unten noch nach oben)|weder nach oben noch nach unten|(zählt|zählen|gehört|gehören) zu den (stabilen|konstanten|gleichbleibenden|unveränderten)`,
    new: `
(erst|gerade erst|gerade|eben erst) (vor kurzem|kürzlich|neulich|jüngst) (aufgetaucht|entstanden|aufgekommen|erschienen)|erst vor kurzem
neu (auf dem (radar|plan|tableau)|im (bild|feld|ranking)|in (der liste|den charts))|(hatte|hat|feiert|feierte) (premiere)|neu[e|er|es|en|em]|neuartig[e|er]|erstmals|zum ersten mal|neu aufgetaucht|aufgetaucht|aufkommend[e|er|es]|frisch|neuerdings|erst seit kurzem
als (neu|aufkommend|neuling|neuzugang)|(ganz|völlig|komplett|nagel|brand|taufrisch) neu|brandneu[e|er|es]|nagelneu[e|er|es]|neu (aufgekommen|entstanden|dazugekommen|hinzugekommen|dabei|im ranking|in der liste|auf der liste|im rennen)|(eben|gerade|soeben|frisch|kürzlich|erst kürzlich|neulich|jüngst) [erst ](aufgetaucht|entstanden|aufgekommen|dazugekommen|hinzugekommen|gestartet|begonnen|erschienen|angefangen)|(noch |ganz |sehr )[ganz ]jung|newcomer|frisch dabei|noch neu|erst (kürzlich|seit kurzem|vor kurzem) (aufgetaucht|entstanden|da|dabei|aufgekommen)
[ein |eine ](neuling|neuzugang|neueinsteiger|neuerscheinung|neuheit|neuankömmling|neueintrag|debütant|debüt|erstauftritt|premiere)|(neu|frisch|erstmals|erst jetzt|soeben|eben erst|gerade erst|jüngst|kürzlich) (hinzugekommen|dazugekommen|aufgetreten|erfasst|entdeckt|eingestiegen|aufgenommen|erschienen|gesichtet|beobachtet|gebildet|herausgebildet|auf dem radar|auf der bildfläche|im feld|am start|im gespräch|eingetreten|ins gespräch gekommen)|(taucht|tauchte|tritt|trat|erscheint|erschien|zeigt sich) (neu|erstmals|zum ersten mal|erstmalig) [auf|in erscheinung]|erstmalig|nie dagewesen|bislang unbekannt|bisher unbekannt|(feiert|gibt) [sein |ihr ](debüt|premiere)|am anfang|in den kinderschuhen|im entstehen|im aufkommen|kommt (neu|gerade) auf|auf den plan getreten`,
    untold:
      '(unzureichende|ungenügende|zu wenig|zu wenige) (daten|belege)|datenlage (unzureichend|ungenügend|zu dünn)|unzureichende datenlage',
    gone: `
verschwunden|verschwindet|verschwand|verschwanden|weg|vorbei|beendet|erloschen|nicht mehr (da|vorhanden|vertreten|dabei|diskutiert|erwähnt)|ausgestorben|tot|aus der (liste|rangliste) (gefallen|verschwunden|geflogen)|weggefallen|versiegt|verstummt
als (verschwunden|beendet)
(ist |sind |so gut wie |praktisch |fast |nahezu |quasi )(tot|gestorben|erledigt|vorbei|verschwunden|vergessen|durch|gegessen)|gestorben|mausetot|aus und vorbei|vergessen|gehört der vergangenheit an|der vergangenheit an|geschichte|von der bildfläche [verschwunden]|(spricht|redet) [kaum |niemand |keiner ]mehr|vom radar [verschwunden]|kein thema mehr|passé|(redet|spricht) (niemand|keiner) mehr darüber`,
  },
  grewBy: `
(stieg|stiegen|steigt|steigen|gestiegen|wuchsen|legten|nahmen|wuchs|wächst|gewachsen|legte|zugenommen|zugelegt|nahm|erhöhte sich|kletterte|plus|zuwachs|anstieg|zunahme|steigerung) [um |von ]{number}${PERCENT} [zu|gestiegen|gewachsen]
um {number}${PERCENT} (gestiegen|gewachsen|zugenommen|zugelegt|erhöht|höher|mehr|geklettert)|{number}${PERCENT} (mehr|höher|zuwachs|plus|anstieg)|+{number}${PERCENT}`,
  fellBy: `
(fiel|fielen|fällt|fallen|gefallen|sanken|gingen|sank|sinkt|gesunken|ging|nahm|schrumpfte|abgenommen|minus|rückgang|abnahme) [um |von ]{number}${PERCENT} [ab|zurück|gefallen|gesunken]
um {number}${PERCENT} (gefallen|gesunken|abgenommen|zurückgegangen|geschrumpft|niedriger|weniger|eingebrochen)|{number}${PERCENT} (weniger|niedriger|minus|rückgang)|-{number}${PERCENT}`,
  intents: {
    problem: `
problem[e|en|s]|beschwerde[n]|beschwer(t|en|te|ten) [sich]|klag(e|en|t|te|ten)|kritik|kritisier(t|en|te|ten)|mangel|mängel|fehler[n]|störung[en]|defekt[e]|ärger|ausfall|ausfälle|reklamation[en]|bemängel(t|n|te|ten)|unzufrieden|unzufriedenheit|frust
(problem|fehler|mängel|schadens|störungs|defekt)(meldung|meldungen|bericht|berichte|anzeige|anzeigen)|melde[n|t] (ein problem|probleme|einen fehler|fehler|mängel|störungen|einen defekt|defekte)|bereite[n|t] ärger`,
    question: `
(werfen|wirft|warfen|stellen|stellt|stellten) [eine |einige ](frage|fragen) [auf]|aufgeworfene[n] frage[n]|frage[n]|stell(t|en|te|ten) [eine] frage[n]|frag(t|te|ten|st)|fragt sich|fragen sich|gefragt|anfrage[n]|nachfrage[n]|erkundig(t|en|te|ten) sich|wissen will
(will|wollen|möchte|möchten) [etwas |mehr |das ]wissen|etwas wissen (will|wollen|möchte|möchten)
rückfrage[n]|verständnisfrage[n]|kundenfrage[n]|produktfrage[n]|suche[n|t] (rat|hilfe)|bitte[n] um (rat|hilfe|auskunft)|hilfegesuch[e]|stelle[n] fragen|fragestellung[en]`,
    wish: `
wunsch|wünsch(t|en) sich etwas|wünsch(t|te|ten) [sich]|gewünscht|bitte[n] um|bittet um|forder(t|n|te|ten)|forderung[en]|vorschlag|vorschläge[n]|schlägt vor|hätte gern[e]|hätten gern[e]|anregung[en]
(verbesserungs|funktions|feature|änderungs|produkt|kunden|erweiterungs|ergänzungs)(wunsch|wünsche|wünschen|vorschlag|vorschläge|vorschlägen|idee|ideen|anfrage|anfragen)|feature(-| )(wunsch|wünsche|request|requests)|äußer(n|t) [einen ](wunsch|wünsche)|wünsche[n]`,
    praise: `
(sprechen|spricht|sprachen) [ein |viel ]lob aus|(spricht|sprechen|sprach) [ein |ihr ]lob aus|(spricht|sprechen) lob[ aus]|lob|lobe[s|n]|lobt|lobte[n]|gelobt|begeister(t|te|ten|ung)|zufrieden|zufriedenheit|empfiehlt|empfehlen|empfohlen|empfehlung[en]|dank|dankt|danken|bedankt sich|liebt|lieben|freut sich|freuen sich|schwärm(t|en|te)
(lob(t|en|te|ten)|empfiehlt|empfehlen|lieb(t|en)) das produkt|lobende (worte|beiträge|stimmen)|lobes(worte|hymne|hymnen|bekundungen)|(positive|positives) (rückmeldung|rückmeldungen|feedback|bewertungen|stimmen)|lobend[e|es|er]|komplimente[n]|kompliment|dankesworte|äußern sich (lobend|zufrieden|positiv)|anerkennung`,
    comparison: `
vergleich[e|en|s]|vergleich(t|en) (produkte|marken)|vergleich(t|en)|verglich[en]|gegenüberstellung|im vergleich|misst an
(produkt|marken|anbieter|preis|geräte|modell|konkurrenz|hersteller|leistungs)(vergleich|vergleiche|vergleichen|vergleichs)|produkte vergleichen|vergleiche[n] (von|zwischen|mit) [produkten|marken|anbietern|der konkurrenz]|gegenüberstellungen`,
    leaving: `
kündig(t|en|te|ten|ung|ungen)|gekündigt|abwander(t|n|te|ung)|abgewandert|vom wechsel[n]|wechsel|wechsel(t|n|te|ten)|gewechselt|umstieg|steigt um|steigen um|umgestiegen|storn(iert|o|ierung)|stornier(en|te)|rückgabe[n]|zurückgegeben|zurückgeschickt|verlässt|verlassen|abgemeldet|verabschiedet sich
(kündigung|kündigungen|abwanderung|abschied|ausstieg) [oder |und |bzw. ][anbieterwechsel|wechsel|markenwechsel|abwanderung|umstieg]|(anbieter|marken|produkt|system)(wechsel|wechseln)|(kündigungs|wechsel|abwanderungs|abschieds)(absicht|absichten|ankündigung|ankündigungen|drohung|drohungen|gedanken|willen)|wollen (weg|kündigen|wechseln|gehen|aussteigen)|kündige[n] (an|den) (abschied|wechsel)|sprechen von (kündigung|wechsel|abschied)|gehen wollen|aussteigen`,
    hazard: `
gefahr[en]|gefährlich[e|er|es]|gefährdung|brand|brände|feuer|rauch|stromschlag|stromschläge|verletz(t|ung|ungen|te)|verbrennung[en]|rückruf[e]|allergie[n]|allergisch|vergiftung[en]|sicherheitsrisik(o|en)|überhitz(t|ung|en)
(gefahren|sicherheits|unfall|brand|verletzungs|gefahr)(warnung|warnungen|hinweis|hinweise|hinweisen|meldung|meldungen|bedenken|problem|probleme|mangel|mängel|gefahr|gefahren|vorfall|vorfälle|bericht|berichte)|(warne|warnt|warnen|warnung|warnungen) (vor|auf) (gefahr|gefahren|risiko|risiken|brandgefahr|verletzungsgefahr)|warnungen|warnung`,
  },
  comparisons: {
    more: `
mehr|höher[e|er|es|en|em]|größer[e|er|es|en|em]|zahlreicher[e]|(einen|den|der|ein) höheren
[den |einen |der |ein ]besser(e|en|er|es) (score|platz|rang|wert|punktzahl|platzierung)`,
    less: 'weniger|niedriger[e|er|es|en|em]|geringer[e|er|es|en|em]|kleiner[e|er|es|en|em]|seltener|tiefer[e|er|es|en]|nicht so (viele|viel|oft|häufig|hoch|groß)',
    'more often':
      '(stärker|intensiver|lebhafter|reger|breiter) (diskutiert|besprochen|erwähnt|debattiert)|häufiger|öfter|am häufigeren',
    'less often': 'seltener|weniger (oft|häufig)',
    same: '(genauso|genau so|ebenso|gleich|so) (viele|viel|hoch|oft|häufig|groß)|(gleichauf|gleich viele)|(die|dieselbe|den|denselben) gleiche[n] (zahl|anzahl|score|platz)|dieselbe (zahl|anzahl)|denselben (score|platz|rang)',
    directly: 'knapp|direkt|unmittelbar|gleich|dicht',
    ahead:
      '(steht|stehen|liegt|liegen|rangiert|rangieren|kommt|kommen|platziert|ist|sind|befindet sich) [noch |im ranking |in der rangliste |auf der liste ](vor|über|oberhalb von|oberhalb)|(vor|über) (dem thema|dem trend|der diskussion)|(höher|weiter oben|besser) (platziert|eingestuft|gerankt|gelistet)|(steht|liegt|rangiert) (höher|weiter oben|weiter vorn|weiter vorne|besser)|(liegt|steht) vorn|(punkt|punkte|punkten|erwähnungen|beiträge|beiträgen|autoren|personen|nutzer|likes|kommentare|kommentaren) vor',
    behind:
      '(steht|stehen|liegt|liegen|rangiert|rangieren|kommt|kommen|platziert|ist|sind|bleibt|bleiben|folgt|befindet sich) [noch |im ranking |in der rangliste |auf der liste ](hinter|unter|unterhalb von|unterhalb)|(hinter|unter) (dem thema|dem trend|der diskussion)|(niedriger|tiefer|weiter unten|schlechter) (platziert|eingestuft|gerankt|gelistet)|(steht|liegt|rangiert) (niedriger|tiefer|weiter unten|weiter hinten|schlechter)|hinter',
    beats:
      'übertrifft|übertreffen|übertraf|schlägt|schlagen|schlug|überholt|überholte|überflügelt|überflügelte|übersteigt|übersteigen|überstieg|übertrumpft|toppt',
    trails:
      'unterliegt|unterlag|fällt hinter|fällt zurück hinter|(wird|werden|wurde|wurden) von (übertroffen|überholt)|übertroffen von|geschlagen von|(wird|werden|wurde) (übertroffen|geschlagen|überholt|überflügelt|übertrumpft) von|reicht nicht an|hinkt|hinterher|zurück hinter',
    than: 'als|wie|gegenüber',
    'than behind': '',
    'between numbers': 'vs[.]|versus|gegen|zu|statt',
    compared: 'im vergleich (zu|zum|zur|mit)|verglichen mit|gegenüber|im gegensatz (zu|zum|zur)|anders als',
    next: 'gefolgt von|(dahinter|danach|darauf) (folg|komm|lieg|steh|rangier)(t|en)|dahinter|(folg|komm|lieg|steh|rangier)(t|en) dahinter',
    only: '(der|die|das) einzige[s|r|n]|nur (ein|eine|einen)',
    trend: 'Trend[s]|Thema|Themen|Topic[s]',
    rank: 'rang|platz|rangliste|platzierung|ranking',
    often: 'häufiger|öfter|häufig|oft|mal|erwähnt|genannt|diskutiert|besprochen',
    none: `
(kein|keine|keines|keiner|nicht ein einziges|kein einziges) [ander(es|er|e) ][der |anderen ](thema|themen|trend|trends|anliegen|diskussion|beitragsthema)|nichts [anderes]|niemand[em]|kein anderes|kein anderer|keines
(zu|über|bei|von|auf) (keinem|kein|keines|keinem anderen|kein anderes) (thema|trend)|keinem [anderen ](thema|trend)`,
    'all others':
      '(jedes|jeder|jede|irgendein|irgendeines) (andere|anderes|anderer) (thema|trend|diskussion)|alle[n|s] (anderen|übrigen|andere|übrige) [themen|trends]|sämtliche anderen (themen|trends)|jedes andere|der rest|die anderen [themen|trends]|die übrigen [themen|trends]',
  },
  trendDays: {
    first:
      '[es ](dauerte|dauert) [es ]bis [zum]|erst(e|er|es|en|em)|erstmal(s|ig|ige|igen)|zum ersten mal|zuerst|anfang[s]|beginn|begann|begannen|beginnt|begonnen|fing|fangen|angefangen|fängt|startet|startete|gestartet|start|ältest(e|er|es|en|em)|frühest(e|er|es|en|em)|auftakt|ursprung|tauchte|tauchten|taucht|aufgetaucht|auftauchte|kam auf|aufgekommen|aufkam|kam zur sprache|entstand|entstanden|entsteht|trat auf|aufgetreten|los ging|ging los|losgegangen|setzte ein|eingesetzt|erstauftritt|erschien zuerst|zutage|nahm seinen anfang|geht zurück auf|reicht zurück bis|brach aus|hochgekommen|kam hoch|kam auf den tisch',
    last: 'letzt(e|er|es|en|em)|letztmal(s|ig|ige|igen)|zum letzten mal|zuletzt|jüngst(e|er|es|en|em)|neuest(e|er|es|en|em)|aktuellst(e|er|es|en|em)|späteste[r|s|n]',
    since: 'seit|seitdem|ab|von|bereits seit',
  },
  shares: {
    of: `
von|aus|der|unter|von insgesamt|auf|von den|aller|bei|/
aller|seiner|ihrer|dieser|(von|unter|aus) (allen|sämtlichen)|sämtlicher`,
    ofThem: 'davon|darunter|von (ihnen|denen|diesen)|unter (ihnen|denen)',
    alone: 'allein|alleine|für sich allein|für sich genommen',
  },
}
