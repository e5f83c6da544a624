import type { Language } from '../../wording.ts'
import { de as known } from '../de/index.ts'
import { roundedTo, twoDigits } from './numerals.ts'

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']
const shortMonths = 'Jan. Feb. März April Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' ')
/** As they follow „der“. */
const places = 'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte'.split(' ')

export const de: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`„${text}“`, `„${text}"`, `_„${text}“_`],
    date(day) {
      const [date, month, year] = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()]
      const [weekday = '', short = ''] = [weekdays[day.getUTCDay()], shortMonths[month - 1]]
      return [
        `${date}. ${short} ${year}`,
        `${twoDigits(date)}.${twoDigits(month)}.${twoDigits(year % 100)}`,
        `${weekday} (${date}.${month}.)`,
        `${weekday}, ${date}. ${short} ${year}`,
        `${weekday}, ${date}.${month}.${year}`,
      ]
    },
    ago(days) {
      if (days < 3) return ['heute', 'gestern', 'vorgestern'][days] ?? ''
      if (days > 14 && days % 7 === 0) return `vor ${known.wording.inWords(days / 7)} Wochen`
      return `vor ${days < 10 ? known.wording.inWords(days) : days} Tagen`
    },
    number(value) {
      const plain = value.toLocaleString('de-DE')
      if (value < 1000) return [plain]
      const [near, floor] = [roundedTo(2, value, Math.round), roundedTo(2, value, Math.floor)]
      return [
        plain,
        `etwa ${near.toLocaleString('de-DE')}`,
        floor < value ? `gut ${floor.toLocaleString('de-DE')}` : plain,
        value < 1e6 ? `${(Math.round(value / 100) / 10).toLocaleString('de-DE')} Tsd.` : plain,
      ]
    },
    score: (value) => value.toFixed(1).replace('.', ','),
    percent: (value) => `${value}\u00a0%`,
    ordinal: (place) => places[place - 1] ?? '',
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X (Twitter)', 'Twitter (heute X)'],
      youtube: ['YouTube', 'YouTube', 'YT'],
      facebook: ['Facebook', 'Facebook', 'FB'],
      instagram: ['Instagram', 'Instagram', 'Insta'],
    },
    user: {
      reddit: ['ein User auf Reddit', 'eine Userin bei Reddit', 'ein Reddit-User'],
      x: ['ein User auf X', 'eine Userin bei Twitter', 'ein X-User'],
      youtube: ['ein User auf YouTube', 'eine Userin bei YouTube', 'ein YouTube-User'],
      facebook: ['ein User auf Facebook', 'eine Userin bei Facebook', 'ein Facebook-User'],
      instagram: ['ein User auf Instagram', 'eine Userin bei Insta', 'ein Instagram-User'],
    },
    metric: {
      score: ['{n} Upvotes', '{n} Karma-Punkte'],
      comments: ['{n} Kommentare', '{n} User-Kommentare'],
      likes: ['{n} Likes', '{n} Gefällt-mir-Klicks'],
      reposts: ['{n} Reposts', '{n} Retweets'],
      replies: ['{n} Antworten', '{n} Antwort-Posts'],
      views: ['{n} Views', '{n} Ansichten'],
      reactions: ['{n} Reaktionen', '{n} User-Reaktionen'],
      shares: ['{n} Shares', '{n} User-Shares'],
    },
    status: {
      new: [
        'taucht zum ersten Mal auf',
        'ist frisch dazugekommen',
        'ist ein Neuzugang',
        'zählt zu den neuen Themen',
      ],
      rising: [
        'zeigt nach oben',
        'wird immer öfter angesprochen',
        'zählt zu den Aufsteigern',
        'wird zunehmend größer',
      ],
      steady: [
        'tritt auf der Stelle',
        'hält sein Niveau',
        'bewegt sich weder nach oben noch nach unten',
        'zählt zu den stabilen Themen',
      ],
      fading: [
        'zeigt nach unten',
        'wird immer seltener angesprochen',
        'zählt zu den Absteigern',
        'wird zusehends kleiner',
      ],
    },
    steep: {
      up: ['ist nicht mehr zu bremsen', 'hat sich vervielfacht', 'steigt senkrecht an', 'flutet den Feed'],
      down: [
        'ist komplett weggebrochen',
        'ist schlagartig verstummt',
        'ist auf null gefallen',
        'befindet sich im Sturzflug',
      ],
    },
    intent: {
      problem: 'sprechen ein Problem an',
      question: 'sind Fragen',
      wish: 'wünschen sich etwas',
      praise: 'finden lobende Worte',
      comparison: 'stellen Produkte einander gegenüber',
      leaving: 'kündigen einen Anbieterwechsel oder eine Kündigung an',
      hazard: 'erwähnen eine Gefahr',
    },
  },
  templates: {
    post_literal: [
      '• {platform} · {author} · {date} · {quote} · {ref}',
      'Was {author} am {date} auf {platform} gepostet hat: {quote} ({ref}).',
      'Unter {ref} findet sich ein Post, den {author} am {date} auf {platform} abgesetzt hat und in dem {quote} steht.',
      'Kanal: {platform} / Verfasser: {author} / Datum: {date} / Beitrag: {ref} / Zitat: {quote}',
      'Zur Info: {quote} kommt von {author} ({platform}, {date}, {ref}).',
      'In {ref}, verfasst von {author}, fällt der Name {company}; außerdem steht dort {quote}.',
      'Inzwischen zählt {ref} {metric}; {author} schreibt darin {quote}.',
    ],
    altered_quotation: [
      'Unverändert übernommen aus {ref}: {quote}',
      'Bei {author} liest sich das so: {quote} ({ref}).',
      '{quote} – exakt so steht es bei {author} auf {platform} ({ref}).',
      'Den Satz {quote} hat {user} geschrieben ({ref}).',
      'Zitat fürs Deck: {quote} ({author}, {ref})',
    ],
    misplaced_quotation: [
      'Aus {ref} herauskopiert: {quote}',
      'Am {date} hatte {author} Folgendes zu sagen: {quote} ({ref}).',
      'Nachzulesen ist {quote} in {ref}.',
      'Mit den Worten {quote} meldete sich {author} auf {platform} ({ref}).',
      'Kundenzitat für die Präsentation: {quote} ({ref})',
    ],
    invented_id: [
      'Fundstelle für {quote}: {ref}.',
      'Im Ticket zu verlinken: {ref} von {author}, Wortlaut {quote}.',
      '• Nachweis [{ref}] → {quote}',
      'Die Aussage {quote} lässt sich auf {ref} zurückführen.',
      'Gestützt wird dieser Punkt durch {ref} ({author}, {date}).',
      'Gezählt wurden für {ref} {metric}.',
    ],
    wrong_platform: [
      'Kanal: {platform}; Beitrag: {ref}; Zitat: {quote}',
      'Über {platform} ließ {author} wissen: {quote} ({ref}).',
      'Ort der Veröffentlichung von {ref}: {platform}.',
      'Frisch von {platform}: {quote} ({author}, {ref})',
      'Diesen Satz hat {user} beigesteuert: {quote} ({ref}).',
      'Online gegangen ist {ref} auf {platform}, und {author} schreibt dort {quote}.',
    ],
    wrong_author: [
      'Absender von {ref}: {author}.',
      'Wer auf {ref} antworten will, schreibt an {author}.',
      '{quote} – gepostet hat das am {date} {author} ({ref}).',
      'Unter dem Namen {author} wurde auf {platform} {quote} gepostet ({ref}).',
      '{ref} (Verfasser: {author}) enthält {quote}.',
      'Zu Wort kommt in {ref} {author}.',
    ],
    wrong_date: [
      'Zeitstempel von {ref}: {date}.',
      'Auf den {date} fällt die Veröffentlichung von {ref}.',
      '{quote} – geschrieben {ago} von {author} ({ref}).',
      'Gepostet am {date} → {quote} ({author}, {ref})',
      'Am {date} war auf {platform} von {author} zu lesen: {quote} ({ref}).',
      '{ref} ist {ago} online gegangen.',
    ],
    wrong_metric: [
      'Ein Blick auf die Zahlen von {ref}: {metric}.',
      '{metric} – das ist der Stand bei {ref}.',
      'Der Post, in dem {author} {quote} schreibt, hat {metric} ({ref}).',
      '• {author} ({platform}) · {metric} · {quote} · {ref}',
      'Bei {ref} sind {metric} aufgelaufen.',
      'Angezeigt werden auf {platform} für {ref} {metric}.',
    ],
    wrong_number_word: [
      'Unterm Strich ergibt das für {ref} {metricInWords}.',
      '{author} schrieb {quote}, und dafür gab es {metricInWords} ({ref}).',
      'Echo auf {ref}: {metricInWords}.',
      'Angezeigt werden bei {ref} {metricInWords}.',
      'Der Post von {author} verbucht {metricInWords} ({ref}).',
    ],
    wrong_company: [
      'Im Text genannte Marke ({ref}): {company}.',
      '{company} taucht namentlich in {ref} auf.',
      '{author} bringt {company} ins Spiel und schreibt {quote} ({ref}).',
      'Stichwort {company}: {quote} ({author}, {ref})',
      'Der Name {company} steht in {ref}, einem Post von {author}.',
      '• {ref} · {company} · {author} · {quote}',
    ],
    negation: [
      'In {ref} liest man den Satz {quote}< nirgendwo|>.',
      'Der Wortlaut {quote} wurde von {author} <zu keiner Zeit |>gepostet ({ref}).',
      'Absender von {ref} ist <nicht |>{author}.',
      'Auf {platform} ist {ref} <niemals |>online gegangen.',
      '{ref} ging <keineswegs |>am {date} online.',
      'Dass {ref} {metric} hat, <ist falsch|stimmt>.',
    ],
    opposite: [
      '{author} <kann sich nicht beklagen|hat es so formuliert: {quote}> ({ref}).',
      'Was in {ref} steht: <Das Produkt hält, was es verspricht|{quote}>.',
      '<Lob auf ganzer Linie von|Ein Satz von> {author}: <einfach perfekt|{quote}> ({ref}).',
      '{user} <würde nie wieder etwas anderes kaufen|hat {quote} geschrieben> ({ref}).',
      'Am {date} <erklärte {author} die Sache für erledigt|stellte {author} {quote} online> ({ref}).',
    ],
    quantifier: [
      '<Quer durch alle Kanäle liest man|Auf {platform} liest man von {author}> {quote} ({ref}).',
      '{quote} ({ref}) – <darin sind sich die Käufer einig|das kommt von {author}>.',
      '<Unzählige Kunden haben|{author} hat auf {platform}> {quote} gepostet ({ref}).',
      '{quote}, heißt es im Post von {author} ({ref})<; anders sieht das kein einziger Kunde|>.',
      '<So gut wie jeder Käufer|Das Konto {author}> teilt mit: {quote} ({ref}).',
    ],
    superlative: [
      '<Top-Beschwerde des Monats|Abgesetzt von {author}>: {quote} ({ref})',
      'Bei {author} findet sich {quote} ({ref})<, und vernichtender ist im ganzen Feed nichts|>.',
      '<Am schärfsten von allem, was wir gesammelt haben, ist|Von {platform} kommt der Satz> {quote} ({ref}).',
      '{ref} ist <der mit Abstand wichtigste Post des Quartals|ein Post von {author}>: {quote}.',
      '<Mehr als alles andere stört die Kunden|Bei {author} steht> {quote} ({ref}).',
    ],
    cause: [
      'Der von {author} hinterlassene Text enthält {quote} ({ref})<, was auf das neue Werk zurückgeht|>.',
      '<Ausgelöst durch das Redesign|Via {platform}> stellte {author} {quote} online ({ref}).',
      '<Die Preiserhöhung entlockte {author}|Gelesen bei {author}:> {quote} ({ref}).',
      '{quote}, zu finden in einem Post von {author} ({ref})<; in der Folge steigen die Retouren|>.',
      'Am {date} kam von {author} {quote}<, eine Nachwirkung des Lieferantenwechsels|> ({ref}).',
    ],
    opinion: [
      '{quote} ist das, was von {author} kam ({ref})<, und dafür sollten wir uns entschuldigen|>.',
      '<Lesenswert und absolut treffend|Auf {platform}, von {author}>: {quote} ({ref})',
      '{ref}<, leider unnötig scharf,|> hat {quote} im Text.',
      '{author} <schießt hier etwas übers Ziel hinaus|hat das am {date} online gestellt>: {quote} ({ref})',
      '{quote} – <ein sehr fairer Beitrag|ein Beitrag> von {author} ({ref}).',
      'Der Satz von {author} ist {quote}<, und das Produktteam muss das zuerst beheben|> ({ref}).',
    ],
    trend_literal: [
      '• {trend} · {mentions} Beiträge · {authors} Autoren · Score {score} · Nr. {placeNumber}',
      'Beiträge zu {trend}: {mentions}; Personen dahinter: {authors}; Score: {score}.',
      'Kurzes Update zu {trend}: Das Thema {status}, wir sind bei {mentions} Posts von {authors} Personen.',
      'Zwischen dem ersten Post am {firstDay} und dem bislang letzten am {lastDay} kamen zu {trend} {mentions} Erwähnungen zusammen.',
      'Nummer {placeNumber} der Liste, Score {score}: {trend}.',
      'Was {trend} anbelangt, entfallen {platformPosts} von {mentions} Posts ({platformPercent}) auf {platform}.',
      'Höher bewertet als {other} ist {trend}, und zwar mit einem Score von {score}.',
      'Für alles, was zu {trend} geschrieben wurde, gilt: {intentPosts} Posts {intent}.',
    ],
    wrong_score: [
      'Score-Check: {trend} landet bei {score}.',
      'Für {trend} weist die Auswertung den Score {score} aus.',
      'Auf einer Skala von 0 bis 100 liegt {trend} bei {score}.',
      'Bei {trend} ({mentions} Erwähnungen, {authors} Autoren) beträgt der Score {score}.',
      '• {trend} → Score {score}',
      '{score}, so lautet der Score von {trend}.',
    ],
    wrong_figure: [
      'Anzahl der Posts unter {trend}: {mentions}.',
      'Hinter {trend} stecken {authors} einzelne Verfasser.',
      'Zu {trend} haben sich {authors} Leute zu Wort gemeldet, und zwar in {mentions} Posts.',
      '• {trend} → {mentions} Erwähnungen / {authors} Autoren',
      'Alles in allem wurden {mentions} Posts zu {trend} erfasst.',
      'Die Zahl der Erwähnungen von {trend} liegt bei {mentions}.',
    ],
    wrong_status: [
      'Bewegung: {trend} {status}.',
      'Fürs Weekly: {trend} {status}.',
      'Falls jemand nach {trend} fragt: Das Thema {status}.',
      '{trend}, aktuell Nummer {placeNumber}, {status}.',
      '{trend} {status}; bisher sind es {mentions} Posts.',
    ],
    wrong_direction: [
      'Verlauf von {trend}: Das Thema {status}.',
      '{trend} {status}, und das bei {mentions} Erwähnungen.',
      'Zur Richtung: {trend} {status} (Score: {score}).',
      'Das von {authors} Leuten angesprochene Thema {trend} {status}.',
      'So steht es um {trend}: Das Thema {status}.',
    ],
    wrong_rank: [
      'Rangliste, Nr. {placeNumber}: {trend}.',
      'Der {place} Platz gehört {trend}.',
      'Nach Rang sortiert steht {trend} auf der {placeNumber}.',
      'Bei der Zahl der Erwähnungen liegt {trend} ganz vorn.',
      'Über nichts wird so viel gepostet wie über {trend}.',
      'Die Nummer {placeNumber} unter den Trends heißt {trend}.',
    ],
    wrong_trend_platform: [
      'Kanal, auf dem {trend} vorkommt: {platform}.',
      'Wer auf {platform} liest, stößt dort auf {trend}.',
      'Auf {platform} bringen Leute {trend} zur Sprache.',
      'Mindestens ein Post zu {trend} ist auf {platform} erschienen.',
      '{trend} beschäftigt Leute auf {platform}.',
    ],
    wrong_comparison: [
      'Mit {trend} befassen sich mehr Leute als mit {other}.',
      'Direkt nebeneinander: {trend} hat mehr Posts, {other} weniger.',
      'Höherer Score: {trend}; niedrigerer Score: {other}.',
      '{other} kommt nicht auf so viele Erwähnungen wie {trend}.',
      'Die Zahl der Autoren ist bei {trend} größer als bei {other}.',
    ],
    wrong_trend_number_word: [
      'Zahl der Posts zu {trend}: {mentionsInWords}.',
      '{authorsInWords} Leute haben etwas zu {trend} geschrieben.',
      '{trend} ({mentionsInWords} Posts, {authorsInWords} Autoren) {status}.',
      'Alles zusammen sind es {mentionsInWords} Posts, die sich um {trend} drehen.',
      'Eine Runde von {authorsInWords} Autoren schreibt zu {trend}.',
    ],
    wrong_day: [
      '{trend} geht auf den {firstDay} zurück.',
      'Letzte Aktivität bei {trend}: {lastDay}.',
      'Tag eins für {trend} war der {firstDay}.',
      '{trend}: Los ging es am {firstDay}, die bisher letzte Erwähnung war am {lastDay}.',
      'Zum ersten Mal die Rede von {trend} war am {firstDay}.',
    ],
    wrong_share: [
      'Plattformverteilung bei {trend}: {platform} {platformPercent}.',
      'Anteil von {platform} an den Posts zu {trend}: {platformPercent}.',
      'Von den Posts zu {trend} – insgesamt {mentions} – hat {platform} {platformPosts} geliefert.',
      '{platform} kommt bei {trend} auf {platformPosts} der {mentions} Posts.',
      'Schaut man, wo zu {trend} gepostet wird, liegt {platform} bei {platformPercent}.',
    ],
    wrong_intent: [
      'Aufteilung von {trend} nach Absicht: {intentPosts} von {mentions} Posts {intent}.',
      'Zu {trend} lässt sich festhalten: {intentPercent} der Posts {intent}.',
      '{intentPosts} Posts ({intentPercent} aller Posts zu {trend}) {intent}.',
      'Durchgezählt: {intentPosts} der {mentions} Posts zu {trend} {intent}.',
      '{intentPosts} Posts, in denen es um {trend} geht, {intent}.',
    ],
  },
}
