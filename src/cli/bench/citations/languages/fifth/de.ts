import type { Language } from '../../wording.ts'
import { de as known } from '../de/index.ts'

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']
const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const places = 'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten'.split(' ')

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

export const de: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`„${text}“`, `»${text}«`, `"${text}"`],
    // The year can be left out: all days are of the last month.
    date(day) {
      const [date, year] = [day.getUTCDate(), day.getUTCFullYear()]
      const long = `${date}. ${months[day.getUTCMonth()] ?? ''}`
      const numeric = `${twoDigits(date)}.${twoDigits(day.getUTCMonth() + 1)}.`
      return [long, `${numeric}${year}`, `${weekdays[day.getUTCDay()]}, ${long}`, `${long} ${year}`, numeric]
    },
    ago(days) {
      if (days < 3) return ['heute', 'gestern', 'vorgestern'][days] ?? ''
      if (days === 7) return 'vor einer Woche'
      if (days % 7 === 0) return `vor ${known.wording.inWords(days / 7)} Wochen`
      return `vor ${days < 13 ? known.wording.inWords(days) : days} Tagen`
    },
    number(value) {
      const plain = value.toLocaleString('de-DE')
      if (value < 1000) return [plain]
      return [plain, `rund ${Number(value.toPrecision(2)).toLocaleString('de-DE')}`, String(value)]
    },
    score: (value) => String(value).replace('.', ','),
    percent: (value) => `${value} Prozent`,
    ordinal: (place) => places[place - 1] ?? '',
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X (vormals Twitter)', 'X (ehemals Twitter)'],
      youtube: ['YouTube', 'Youtube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['ein Kunde auf Reddit', 'jemand auf Reddit', 'ein Mitglied von Reddit'],
      x: ['eine Kundin auf X', 'ein Nutzer des Kurznachrichtendienstes X', 'jemand auf X'],
      youtube: ['ein Kunde auf YouTube', 'eine YouTube-Nutzerin', 'jemand auf YouTube'],
      facebook: ['eine Kundin auf Facebook', 'ein Facebook-Mitglied', 'jemand auf Facebook'],
      instagram: ['ein Kunde auf Instagram', 'ein Instagram-Nutzer', 'jemand auf Instagram'],
    },
    metric: {
      score: ['{n} Punkte', '{n} Upvotes'],
      comments: ['{n} Kommentare', 'insgesamt {n} Kommentare'],
      likes: ['{n} Likes', '{n} Gefällt-mir-Angaben'],
      reposts: ['{n} Reposts', '{n} Retweets'],
      replies: ['{n} Antworten', '{n} Replies'],
      views: ['{n} Aufrufe', '{n} Views'],
      reactions: ['{n} Reaktionen', 'insgesamt {n} Reaktionen'],
      shares: ['{n} Shares', '{n} Teilungen'],
    },
    status: {
      new: [
        'ist neu hinzugekommen',
        'ist erst vor Kurzem aufgetaucht',
        'ist als neu eingestuft',
        'ist ein neues Thema',
      ],
      rising: ['nimmt Fahrt auf', 'zieht an', 'gewinnt an Bedeutung', 'befindet sich im Aufwärtstrend'],
      steady: [
        'bleibt konstant',
        'bewegt sich auf gleichbleibendem Niveau',
        'verändert sich kaum',
        'stagniert',
      ],
      fading: ['lässt nach', 'flaut ab', 'ist rückläufig', 'verliert an Bedeutung'],
    },
    steep: {
      up: ['geht durch die Decke', 'schießt in die Höhe', 'geht viral', 'nimmt rasant zu'],
      down: [
        'ist eingebrochen',
        'ist praktisch verschwunden',
        'befindet sich im freien Fall',
        'ist fast verstummt',
      ],
    },
    intent: {
      problem: 'schildern ein Problem',
      question: 'werfen eine Frage auf',
      wish: 'äußern einen Wunsch',
      praise: 'sprechen ein Lob aus',
      comparison: 'ziehen einen Vergleich',
      leaving: 'drehen sich um Kündigung oder Wechsel',
      hazard: 'weisen auf ein Sicherheitsrisiko hin',
    },
  },
  templates: {
    post_literal: [
      '- **{author}** ({platform}, {date}): {quote} – {ref}',
      'In einem auf {platform} veröffentlichten Beitrag vom {date} heißt es: {quote} ({author}, {ref}).',
      '{quote}, schreibt {author} am {date} auf {platform} ({ref}).',
      'Ein Beispiel liefert {author} mit {ref}: {quote}.',
      '| {date} | {platform} | {author} | {quote} | {ref} |',
      'Verfasst wurde {ref} von {author}; darin steht {quote}.',
      'Am {date} hat sich {author} wie folgt geäußert: {quote} ({ref}, {metric}).',
    ],
    altered_quotation: [
      'In den Worten von {author}: {quote} ({ref}).',
      '- {quote} – {author}, {platform} ({ref})',
      'Aus Kundensicht klingt das so: {quote} (Quelle: {ref}).',
      '{quote}, berichtet {author} in {ref}.',
      'Im Beitrag [{ref}] steht wörtlich {quote}.',
      'Ein Kundenbeitrag auf {platform} lautet {quote} ({author}, {ref}).',
    ],
    misplaced_quotation: [
      'In {ref} hält {author} fest: {quote}.',
      'Der Beitrag {ref} enthält den Satz {quote}.',
      '{quote} (Kundenstimme, {platform}, {ref})',
      'So wird etwa {author} mit {quote} zitiert [{ref}].',
      'Die Passage {quote} ist {ref} entnommen, einem Beitrag von {author}.',
    ],
    invented_id: [
      '{quote} (Beitrags-ID {ref})',
      'Siehe dazu {ref}, wo {author} sagt: {quote}.',
      '- {date}, {platform}, {ref}: {quote}',
      'Zu den Beiträgen, auf die wir uns stützen, gehört {ref}: {quote}.',
      'Am {date} schrieb {author} {quote}; abgelegt ist der Beitrag unter {ref}.',
    ],
    wrong_platform: [
      '{quote} – veröffentlicht auf {platform} ({ref})',
      'Veröffentlicht wurde {ref} auf {platform}.',
      'Auf {platform} machte {author} folgende Aussage: {quote} ({ref}).',
      'Dazu schreibt {user}: {quote} [{ref}].',
    ],
    wrong_author: [
      'Der Beitrag {ref} wurde von {author} geschrieben.',
      '{quote} (von {author}, {ref})',
      'Hinter {ref} steht {author}; dort heißt es {quote}.',
      '- {author}: {quote} ({platform}, {ref})',
      'Folgende Worte stammen von {author}: {quote} [{ref}].',
      '{quote}, so {author} im Beitrag {ref}.',
    ],
    wrong_date: [
      '{ref} wurde am {date} gepostet.',
      'Die Aussage {quote} stammt vom {date} ({ref}).',
      '- {date}: {author} schreibt {quote} [{ref}]',
      'Am {date} meldete sich {author} auf {platform} zu Wort: {quote} ({ref}).',
      'Von {author} liegt ein Beitrag vom {date} vor, in dem es heißt: {quote} ({ref}).',
    ],
    wrong_metric: [
      'Der Beitrag von {author} hat {metric} ({ref}).',
      '{ref} erzielte bisher {metric}.',
      '- {quote} – {author}, {metric} [{ref}]',
      'Zum Zeitpunkt der Erhebung hatte {ref} {metric}.',
      'Für die Aussage {quote} bekam {author} {metric} ({ref}).',
    ],
    wrong_number_word: [
      '{ref} verzeichnet derzeit {metricInWords}.',
      'Der Beitrag {ref} bekam {metricInWords}.',
      'Wir haben für {ref} {metricInWords} erfasst.',
      'Dafür bekam {author} {metricInWords}: {quote} ({ref}).',
      'Gezählt wurden {metricInWords} bei {ref}.',
    ],
    wrong_company: [
      'In {ref} wird {company} namentlich genannt.',
      '{author} erwähnt {company} und schreibt {quote} ({ref}).',
      '- {company}: {author} sagt auf {platform} {quote} ({ref})',
      'In einem Beitrag, der {company} beim Namen nennt, schreibt {author} {quote} ({ref}).',
      '{company} ist das Unternehmen, das {author} in {ref} anspricht.',
    ],
    negation: [
      'Der Beitrag {ref} stammt <nicht |>von {author}.',
      'Der Satz {quote} ist <kein |>Teil von {ref}.',
      'Es gibt <keinen|einen> Beitrag von {author} mit dem Satz {quote} ({ref}).',
      'In {ref} steht <nirgends |>der Satz {quote}.',
      '{author} hat die Worte {quote} <zu keinem Zeitpunkt |>verwendet ({ref}).',
    ],
    opposite: [
      '{author} <hat nichts zu beanstanden|schrieb {quote}> ({ref}).',
      'In {ref} <empfiehlt {author} das Produkt uneingeschränkt weiter|berichtet {author} {quote}>.',
      '{author} <ist rundum zufrieden|veröffentlichte {quote}> ({ref}).',
      'Laut {ref} <funktioniert alles wie erwartet|gilt: {quote}>.',
      'Der Kunde <berichtet von keinerlei Mängeln|berichtet {quote}> ({platform}, {ref}).',
    ],
    quantifier: [
      '<Durchweg alle Kunden sagen|{author} sagt> {quote} ({ref}).',
      '<Dutzende Nutzer berichten|Auf {platform} berichtet {author}> {quote} ({ref}).',
      '{author} schrieb {quote}<, und alle anderen im Thread sehen das genauso|> ({ref}).',
      '<Sämtliche Bewertungen kommen zu dem Schluss|Am {date} schrieb {author}> {quote} [{ref}].',
      '{ref} <steht stellvertretend für die Mehrheit der Kunden: |sagt >{quote}.',
    ],
    superlative: [
      '<Die häufigste Beschwerde lautet|Der Beitrag lautet> {quote} ({ref}).',
      '<Das größte Problem der Kunden:|Gepostet von {author}:> {quote} ({ref})',
      'In {ref}<, dem meistgelesenen Beitrag zum Thema,|> steht {quote}.',
      '{author} schrieb {quote}<, die schärfste Kritik im gesamten Datensatz|> ({ref}).',
      '<Am schlimmsten:|Am {date}:> {author} schrieb {quote} ({ref}).',
    ],
    cause: [
      '{author} schrieb {quote}<, weil das Unternehmen an der Qualität gespart hat|> ({ref}).',
      '<Infolge des letzten Updates|Auf {platform}> berichtete {author} {quote} ({ref}).',
      '{quote} ({author}, {ref})<, was auf mangelnde Qualitätskontrolle zurückzuführen ist|>.',
      '<Wegen des unterbesetzten Supports|In {ref}> schrieb {author} {quote}<, siehe {ref}|>.',
      '{author} veröffentlichte {quote} ({ref})<, woraufhin viele Kunden kündigten|>.',
    ],
    opinion: [
      '<Völlig zu Recht|Auf {platform}> sagt {author} {quote} ({ref}).',
      '{author} schrieb {quote}<, was dem Produktteam zu denken geben sollte|> ({ref}).',
      '<Eine alarmierende Aussage|Eine Aussage> von {author}: {quote} ({ref}).',
      '{quote} ({ref})<, was bei diesem Preis inakzeptabel ist|>.',
      '{author} <argumentiert überzeugend:|schreibt:> {quote} ({ref}).',
    ],
    trend_literal: [
      '- {trend}: {mentions} Erwähnungen von {authors} Autoren (Score {score})',
      '{trend} liegt mit {mentions} Beiträgen von {authors} verschiedenen Autoren auf Rang {placeNumber}.',
      'Der Score von {trend} beträgt {score}; {authors} Personen haben sich dazu geäußert.',
      'Aus den aktuellen Daten geht hervor: {trend} {status}.',
      '| {placeNumber}. | {trend} | Score {score} | {mentions} Beiträge | {authors} Autoren |',
      'Zwischen dem {firstDay} und dem {lastDay} entstanden {mentions} Beiträge zu {trend}.',
      'Von den {mentions} Beiträgen zu {trend} wurden {platformPosts} auf {platform} veröffentlicht.',
    ],
    wrong_score: [
      'Der Trend {trend} wird mit {score} Punkten bewertet.',
      '- {trend} (Score: {score})',
      'Mit {mentions} Erwähnungen erzielt {trend} einen Score von {score}.',
      'In unserer Wertung bringt es {trend} auf einen Score von {score}.',
      'Der Score, den wir für {trend} bei {mentions} Erwähnungen ausweisen, lautet {score}.',
    ],
    wrong_figure: [
      '{authors} verschiedene Personen haben über {trend} geschrieben.',
      'Bisher gibt es {mentions} Beiträge, in denen es um {trend} geht.',
      '- {trend} ({mentions} Beiträge, {authors} Autoren)',
      'Das Thema {trend} wurde in {mentions} Beiträgen angesprochen.',
      'Auf {trend} entfallen {mentions} Erwähnungen durch {authors} Verfasser.',
      'Zu {trend} liegen **{mentions}** Beiträge von **{authors}** Konten vor.',
    ],
    wrong_status: [
      '{trend} {status}, wie die aktuellen Zahlen zeigen.',
      'Unsere Daten zeigen: {trend} {status}.',
      'Für den Wochenbericht halten wir fest: {trend} {status}.',
      '- {trend} {status} ({mentions} Beiträge).',
    ],
    wrong_direction: [
      'Mengenmäßig betrachtet gilt: {trend} {status}.',
      '{trend} {status}: bisher {mentions} Erwähnungen.',
      'Kurz gesagt: {trend} {status}.',
      'Was die Dynamik angeht: {trend} {status}.',
      'Bei derzeit {mentions} Erwähnungen lässt sich sagen: {trend} {status}.',
    ],
    wrong_rank: [
      '{trend} liegt auf dem {place} Platz.',
      'Auf dem {place} Rang steht {trend}.',
      '- Platz {placeNumber}: {trend}',
      'Das am häufigsten erwähnte Thema ist {trend}.',
      'Zu keinem anderen Thema gibt es so viele Beiträge wie zu {trend}.',
      '{trend} steht in der Rangliste an {placeNumber}. Stelle.',
    ],
    wrong_trend_platform: [
      'Ein Teil der Beiträge zu {trend} stammt von {platform}.',
      'Auf {platform} fanden sich Erwähnungen von {trend}.',
      'Auch auf {platform} ist {trend} ein Thema.',
      '{platform} zählt zu den Kanälen, auf denen {trend} zur Sprache kommt.',
    ],
    wrong_comparison: [
      'Zu {trend} gibt es mehr Beiträge als zu {other}.',
      '{trend} liegt in der Rangliste vor {other}.',
      '{other} hat einen niedrigeren Score als {trend}.',
      'Verglichen mit {other} wird {trend} von mehr Personen erwähnt.',
      'Gemessen an den Erwähnungen ist {other} ein kleineres Thema als {trend}.',
    ],
    wrong_trend_number_word: [
      '{authorsInWords} Personen haben sich zu {trend} geäußert.',
      'Das Thema {trend} kommt in {mentionsInWords} Beiträgen von {authorsInWords} Autoren vor.',
      '{mentionsInWords} Erwähnungen entfallen auf {trend}.',
      'Gezählt haben wir zu {trend} bisher {mentionsInWords} Beiträge.',
      'Der Kreis derer, die {trend} ansprechen, umfasst {authorsInWords} Personen.',
    ],
    wrong_day: [
      'Der erste Beitrag zu {trend} wurde am {firstDay} veröffentlicht.',
      'Letztmals erwähnt wurde {trend} am {lastDay}.',
      'Erstmals beobachtet haben wir {trend} am {firstDay}.',
      'Der neueste Beitrag zu {trend} ist vom {lastDay}.',
      '- {trend}: zuerst gesehen am {firstDay}, zuletzt am {lastDay}',
    ],
    wrong_share: [
      '{platformPosts} der {mentions} Erwähnungen von {trend} erfolgten auf {platform}.',
      'Auf {platform} entfallen {platformPercent} aller Beiträge zu {trend}.',
      'Mit {platformPosts} Beiträgen steuert {platform} {platformPercent} der Erwähnungen von {trend} bei.',
      'Der Anteil der auf {platform} veröffentlichten Beiträge liegt bei {trend} bei {platformPercent}.',
      '- {trend}: {platformPosts} von {mentions} Beiträgen auf {platform}',
    ],
    wrong_intent: [
      'Rund {intentPercent} aller Erwähnungen von {trend} {intent}.',
      'Was {trend} betrifft: {intentPosts} Beiträge {intent}.',
      '{intentPercent} der Beiträge, die von {trend} handeln, {intent}.',
      'Die Auswertung zu {trend} ergibt: {intentPercent} der Erwähnungen {intent}.',
      '{intentPosts} Beiträge aus dem Themenkreis {trend} {intent}.',
    ],
  },
}
