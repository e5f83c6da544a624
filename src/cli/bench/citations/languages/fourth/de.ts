import type { Language } from '../../wording.ts'
import { de as known } from '../de/index.ts'

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']
const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
/** As they follow „auf dem“. */
const places = 'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten'.split(' ')

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.')
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

export const de: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`„${text}“`, `»${text}«`, `*„${text}“*`],
    date(day) {
      const [date, month, year] = [day.getUTCDate(), day.getUTCMonth(), day.getUTCFullYear()]
      const name = months[month] ?? ''
      return [
        `${date}. ${name} ${year}`,
        `${date}. ${name}`,
        `${weekdays[day.getUTCDay()]}, ${date}. ${name} ${year}`,
        `${twoDigits(date)}.${twoDigits(month + 1)}.${year}`,
        `${date}.${month + 1}.`,
      ]
    },
    ago(days) {
      if (days === 0) return 'heute'
      if (days === 1) return 'gestern'
      if (days === 7) return 'vor einer Woche'
      if (days % 7 === 0) return `vor ${known.wording.inWords(days / 7)} Wochen`
      return `vor ${days < 13 ? known.wording.inWords(days) : days} Tagen`
    },
    number(value) {
      if (value < 1000) return [String(value)]
      const step = 10 ** (String(value).length - 2)
      return [grouped(value), `rund ${grouped(Math.round(value / step) * step)}`]
    },
    percent: (value) => `${value} Prozent`,
    ordinal: (place) => places[place - 1] ?? '',
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X (ehemals Twitter)'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['ein Kunde auf Reddit', 'ein Mitglied auf Reddit', 'eine Person auf Reddit'],
      x: ['ein Kunde auf X', 'eine Person auf X', 'ein Account auf X (ehemals Twitter)'],
      youtube: ['ein Kunde auf YouTube', 'eine Person auf YouTube', 'ein Kommentator auf YouTube'],
      facebook: ['ein Kunde auf Facebook', 'ein Facebook-Mitglied', 'eine Person auf Facebook'],
      instagram: ['eine Kundin auf Instagram', 'ein Account auf Instagram', 'eine Person auf Instagram'],
    },
    metric: {
      score: ['{n} Punkte', '{n} Upvotes'],
      comments: ['{n} Kommentare'],
      likes: ['{n} Likes', '{n} Gefällt-mir-Angaben'],
      reposts: ['{n} Reposts', '{n} Retweets'],
      replies: ['{n} Antworten'],
      views: ['{n} Aufrufe', '{n} Views'],
      reactions: ['{n} Reaktionen'],
      shares: ['{n} Shares'],
    },
    status: {
      new: ['ist neu', 'ist neu hinzugekommen', 'ist erst vor Kurzem aufgekommen'],
      rising: ['nimmt zu', 'gewinnt an Bedeutung', 'zeigt einen Aufwärtstrend', 'ist im Kommen'],
      steady: ['bleibt konstant', 'ist unverändert', 'verharrt auf gleichem Niveau', 'stagniert'],
      fading: ['nimmt ab', 'verliert an Bedeutung', 'zeigt einen Abwärtstrend', 'flaut ab'],
    },
    steep: {
      up: ['nimmt rasant zu', 'wächst sprunghaft', 'gewinnt stark an Fahrt', 'ist regelrecht explodiert'],
      down: [
        'geht drastisch zurück',
        'ist stark eingebrochen',
        'verliert rapide an Bedeutung',
        'ist nahezu verschwunden',
      ],
    },
    intent: {
      problem: 'schildern ein Problem',
      question: 'stellen eine Frage',
      wish: 'äußern einen Wunsch',
      praise: 'sprechen Lob aus',
      comparison: 'ziehen einen Vergleich',
      leaving: 'handeln von Kündigung oder Wechsel',
      hazard: 'weisen auf ein Sicherheitsrisiko hin',
    },
  },
  templates: {
    post_literal: [
      '- **{platform}, {date}:** {quote} ({author}, {ref})',
      'In einem Beitrag vom {date} schreibt {author} auf {platform}: {quote} (Beitrag {ref}).',
      '| {date} | {author} ({platform}) | {quote} | {ref} |',
      '{quote}, schreibt {author} auf {platform} ({ref}).',
      'Der Beitrag {ref}, den {author} am {date} veröffentlicht hat, enthält den Satz {quote}.',
      'Eine Kundenstimme von {platform}: {quote} ({author}, siehe {ref})',
    ],
    altered_quotation: [
      'Im Original heißt es bei {author}: {quote} (siehe {ref}).',
      '{quote}, so eine Kundenstimme auf {platform} ({ref}).',
      '- O-Ton {author}: {quote} [{ref}]',
      '{author} formuliert es auf {platform} so: {quote} ({ref}).',
      'In {ref} fällt der Satz {quote}.',
    ],
    misplaced_quotation: [
      'Der Beitrag {ref} enthält die Aussage {quote}.',
      '{author} beschreibt es folgendermaßen: {quote} ({ref}).',
      'Beispielzitat: {quote} (Quelle: {ref})',
      '| {ref} | {author} | {quote} |',
      'So heißt es in {ref}: {quote}.',
    ],
    invented_id: [
      'Das zeigt etwa {ref}, wo {author} schreibt: {quote}.',
      '{quote} (Beitrag {ref} auf {platform})',
      'So schreibt beispielsweise {author}: {quote} (Beitrags-ID {ref}).',
      'Siehe dazu den Beitrag {ref} von {author} vom {date}.',
      '- {ref}: {quote}, {author}',
    ],
    wrong_platform: [
      'In einem Beitrag auf {platform} heißt es: {quote} ({ref}).',
      '{quote}, berichtet {user} ({ref}).',
      'Der Beitrag {ref} von {author} stammt von {platform}.',
      '| {ref} | {platform} | {quote} |',
      '{author} hat sich auf {platform} wie folgt geäußert: {quote} [{ref}].',
    ],
    wrong_author: [
      'Verfasst wurde {ref} von {author}.',
      '{quote} — {author} [{ref}]',
      'In {ref} schreibt {author}: {quote}.',
      'Ein Beitrag von {author} enthält den Satz {quote} ({platform}, {ref}).',
      'Die Aussage {quote} geht auf {author} zurück ({ref}).',
    ],
    wrong_date: [
      'In einem Beitrag vom {date} schreibt {author}: {quote} ({ref}).',
      'Am {date} äußerte sich {author} auf {platform}: {quote} ({ref}).',
      'Der Beitrag ist {ago} erschienen: {quote} ({ref}).',
      '{ref} trägt das Datum {date} und enthält die Aussage {quote}.',
    ],
    wrong_metric: [
      'Der Beitrag {ref} hat bislang {metric} erhalten.',
      '{quote} — {author}, {metric} ({ref})',
      '| {ref} | {author} | {metric} |',
      '{author} erzielte mit dieser Aussage {metric}: {quote} ({ref}).',
      'Zum Zeitpunkt der Auswertung weist der Beitrag {metric} auf ({ref}).',
    ],
    wrong_number_word: [
      'Der Beitrag von {author} erhielt {metricInWords} ({ref}).',
      'Auf {platform} bekam {author} dafür {metricInWords}: {quote} ({ref}).',
      '{quote} — {author} ({platform}, {metricInWords}, {ref})',
      'Bisherige Resonanz: {metricInWords} ({ref})',
    ],
    wrong_company: [
      'In {ref} wird {company} namentlich erwähnt.',
      '{author} bezieht sich auf {company}: {quote} ({ref}).',
      '- {company}: {quote} ({author}, {ref})',
      'In einem Beitrag, der {company} nennt, schreibt {author}: {quote} ({ref}).',
      'Bei dem von {author} genannten Unternehmen handelt es sich um {company} ({ref}).',
    ],
    negation: [
      '{author} hat <nie |>geschrieben: {quote} ({ref}).',
      'Der Satz {quote} kommt in {ref} <nicht |>vor.',
      '{ref} wurde <nicht |>auf {platform} veröffentlicht.',
      'Die Aussage {quote} stammt <keineswegs |>von {author} ({ref}).',
      'Der Beitrag {ref} hat <noch nicht |>{metric} erreicht.',
    ],
    opposite: [
      '{author} <ist mit dem Produkt rundum zufrieden|schreibt {quote}> ({ref}).',
      'In {ref} <empfiehlt {author} das Produkt uneingeschränkt weiter|schreibt {author}: {quote}>.',
      'In {ref} heißt es<, alles funktioniere wie erwartet|: {quote}>.',
      'Auf {platform} <lobt {author} die Zuverlässigkeit|erklärt {author}: {quote}> ({ref}).',
      'In diesem Fall <zeigt sich {user} begeistert|schreibt {user}: {quote}> ({ref}).',
    ],
    quantifier: [
      '<Durchweg berichten Kunden|Ein Kunde berichtet>: {quote} ({ref}).',
      '<Alle Nutzer sind sich einig|In einem Beitrag heißt es>: {quote} ({ref}).',
      'Auf {platform} <schreiben die meisten Kunden|schreibt {author}>: {quote} ({ref}).',
      '{author} schreibt {quote}<, was die Mehrheit der Kunden ebenso sieht|> ({ref}).',
      '<Immer wieder liest man auf|Zu lesen war auf> {platform}: {quote} ({ref}).',
    ],
    superlative: [
      '{author} schreibt {quote}<, die häufigste Beschwerde im Datensatz|> ({ref}).',
      '<Das größte Problem der Kunden|Aus einem Beitrag auf {platform}>: {quote} ({ref})',
      'In <dem kritischsten Beitrag des Zeitraums|einem Beitrag vom {date}> schreibt {author}: {quote} ({ref}).',
      '{ref} <ist das stärkste Beispiel: |enthält den Satz >{quote}.',
      '<Kein Thema wird öfter angesprochen|Angesprochen wird Folgendes>: {quote} ({ref}).',
    ],
    cause: [
      '<Wegen des letzten Updates|Auf {platform}> schreibt {author}: {quote} ({ref}).',
      '{author} schreibt {quote}<, weshalb viele Kunden kündigen|> ({ref}).',
      '<Infolge mangelnder Qualitätskontrolle|In einem Beitrag vom {date}> schreibt {author}: {quote} ({ref}).',
      '{quote} ({author}, {ref})<, eine direkte Folge der Preiserhöhung|>.',
      '<Ursache ist ein Firmware-Fehler|Im Beitrag heißt es>: {quote} ({ref}).',
    ],
    opinion: [
      '{author} <weist zu Recht darauf hin|schreibt>: {quote} ({ref}).',
      '<Leider|Auf {platform}> berichtet {author}: {quote} ({ref}).',
      '{author} schreibt {quote}<, was mit hoher Priorität behandelt werden sollte|> ({ref}).',
      '<Besorgniserregend ist der Beitrag|Hier ein Beitrag> von {author}: {quote} ({ref}).',
      '{ref} <bringt es überzeugend auf den Punkt|enthält diese Aussage>: {quote}.',
    ],
    trend_literal: [
      '{trend} wurde in {mentions} Beiträgen von {authors} verschiedenen Personen erwähnt.',
      '- {trend}: Score {score}, {mentions} Beiträge, {authors} Autoren',
      'In der aktuellen Rangliste steht {trend} auf Platz {placeNumber} (Score: {score}).',
      'Das Thema {trend} {status} ({mentions} Erwähnungen, {authors} Autoren).',
      '| Platz {placeNumber} | {trend} | {mentions} Beiträge | {authors} Autoren |',
      'Zu {trend} haben {authors} Personen insgesamt {mentions} Beiträge verfasst.',
    ],
    wrong_score: [
      '{trend} erreicht einen Score von {score}.',
      '{trend} (Score: {score}) {status}.',
      'Der für {trend} ermittelte Score beträgt {score}.',
      'In der Bewertungsspalte steht bei {trend} ein Score von {score}.',
      'Auf {score} beläuft sich derzeit der Score, mit dem {trend} geführt wird.',
    ],
    wrong_figure: [
      '- {trend}: {mentions} Beiträge',
      '{trend} kommt in {mentions} Beiträgen vor.',
      '{authors} verschiedene Autoren haben sich zu {trend} geäußert.',
      'Die Diskussion um {trend} umfasst {mentions} Beiträge und {authors} Autoren.',
      '{trend} ({mentions} Erwähnungen, {authors} Autoren) {status}.',
    ],
    wrong_status: [
      '{trend} {status}, wie die aktuellen Daten zeigen.',
      '- {trend}: Das Thema {status}.',
      'Zur Entwicklung: {trend} {status} (Score {score}).',
      'Den jüngsten Auswertungen zufolge lautet der Befund: {trend} {status}.',
      'Aus unserem Monitoring geht hervor: Das Thema {trend} {status}.',
    ],
    wrong_direction: [
      'Die Diskussion um {trend} {status}.',
      'Ein Blick auf die Daten zeigt: {trend} {status}.',
      'Das Thema {trend} ({mentions} Beiträge) {status}.',
      '{trend} {status}, gemessen an den Beiträgen im Zeitraum.',
    ],
    wrong_rank: [
      '{trend} steht auf dem {place} Platz.',
      'In der Rangliste kommt {trend} auf Platz {placeNumber}.',
      '{placeNumber}. Platz: {trend}',
      '{trend} ist das meistgenannte Thema.',
      'Zu keinem Thema gibt es mehr Beiträge als zu {trend}.',
    ],
    wrong_trend_platform: [
      '{trend} wird auf {platform} thematisiert.',
      'Beiträge zu {trend} finden sich auf {platform}.',
      'Auf {platform} wird über {trend} diskutiert.',
      'Eine der Plattformen, auf denen {trend} zur Sprache kommt, ist {platform}.',
    ],
    wrong_comparison: [
      '{trend} wird stärker diskutiert als {other}.',
      'Im Vergleich zu {other} verzeichnet {trend} mehr Erwähnungen.',
      'Zu {other} gibt es weniger Beiträge als zu {trend}.',
      'In der Rangliste liegt {trend} vor {other}.',
    ],
    wrong_trend_number_word: [
      '{trend} kommt in {mentionsInWords} Beiträgen zur Sprache.',
      'Bislang haben {authorsInWords} Personen über {trend} geschrieben.',
      'Das Thema {trend} stützt sich auf {mentionsInWords} Beiträge von {authorsInWords} Autoren.',
      'Insgesamt {mentionsInWords} Beiträge greifen {trend} auf.',
      'An der Debatte über {trend} beteiligten sich bislang {authorsInWords} verschiedene Autoren.',
    ],
    wrong_day: [
      '{trend} wurde erstmals am {firstDay} erwähnt.',
      'Der erste Beitrag zu {trend} stammt vom {firstDay}, der letzte vom {lastDay}.',
      'Zuletzt erwähnt wurde {trend} am {lastDay}.',
      'Die Beiträge zu {trend} beginnen am {firstDay}.',
    ],
    wrong_share: [
      'Von den {mentions} Beiträgen zu {trend} kommen {platformPosts} von {platform}.',
      '{platformPercent} der Diskussion über {trend} finden auf {platform} statt.',
      '- {trend}: {platformPosts} von {mentions} Erwähnungen auf {platform}',
      'Von {platform} stammen, nach Kanälen aufgeschlüsselt, {platformPosts} der {mentions} Beiträge, in denen {trend} auftaucht.',
      'Wer über {trend} schreibt, tut dies in {platformPercent} der Fälle auf {platform}.',
    ],
    wrong_intent: [
      'Zu {trend} gibt es {mentions} Beiträge; {intentPosts} davon {intent}.',
      '- {trend}: {intentPosts} Beiträge {intent} ({intentPercent})',
      'Bei {trend} zeigt sich: {intentPosts} der {mentions} Beiträge {intent}.',
      'Nach Anliegen sortiert ergibt sich für {trend}: {intentPosts} von {mentions} Beiträgen {intent}.',
      '{mentions} Beiträge behandeln {trend}, und {intentPosts} unter ihnen {intent}.',
    ],
  },
}
