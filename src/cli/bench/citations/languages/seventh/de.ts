import type { Language } from '../../wording.ts'
import { de as known } from '../de/index.ts'
import { roundedTo } from '../sixth/numerals.ts'

const ordinals = 'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten'.split(' ')

function day(date: Date, options: Intl.DateTimeFormatOptions): string {
  return date.toLocaleDateString('de-DE', { ...options, timeZone: 'UTC' })
}

export const de: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`„${text}“`, `„${text}“`, `"${text}"`, `*„${text}“*`],
    date: (date) => [
      day(date, { day: 'numeric', month: 'long' }),
      day(date, { day: 'numeric', month: 'long', year: 'numeric' }),
      day(date, { day: 'numeric', month: 'numeric' }),
      day(date, { day: '2-digit', month: '2-digit', year: 'numeric' }),
    ],
    ago(days) {
      if (days < 3) return ['heute', 'gestern', 'vorgestern'][days] ?? ''
      if (days === 7) return 'vor einer Woche'
      return days === 14 ? 'vor zwei Wochen' : `vor ${days} Tagen`
    },
    number(value) {
      const plain = value.toLocaleString('de-DE')
      if (value < 1000) return [plain]
      const near = roundedTo(2, value, Math.round)
      return [plain, `${near > value ? 'knapp' : 'rund'} ${near.toLocaleString('de-DE')}`]
    },
    score: (value) => value.toLocaleString('de-DE', { maximumFractionDigits: 1 }),
    percent: (value) => `${value} Prozent`,
    ordinal: (place) => ordinals[place - 1] ?? '',
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X', 'X (früher Twitter)', 'Twitter'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['ein Reddit-Nutzer', 'jemand auf Reddit', 'ein User auf Reddit'],
      x: ['ein X-Nutzer', 'jemand auf X', 'ein User auf X'],
      youtube: ['ein YouTube-Nutzer', 'jemand auf YouTube', 'ein User auf YouTube'],
      facebook: ['ein Facebook-Nutzer', 'jemand auf Facebook', 'ein User auf Facebook'],
      instagram: ['ein Instagram-Nutzer', 'jemand auf Instagram', 'ein User auf Instagram'],
    },
    metric: {
      score: ['{n} Upvotes', '{n} Punkte'],
      comments: ['{n} Kommentare'],
      likes: ['{n} Likes', '{n} Gefällt-mir-Angaben'],
      reposts: ['{n} Reposts', '{n} Retweets'],
      replies: ['{n} Antworten'],
      views: ['{n} Aufrufe', '{n} Views'],
      reactions: ['{n} Reaktionen'],
      shares: ['{n} Shares'],
    },
    status: {
      new: ['ist neu', 'ist neu dazugekommen', 'taucht neu auf', 'ist neu im Gespräch'],
      rising: ['nimmt zu', 'wächst', 'legt zu', 'gewinnt an Fahrt', 'ist im Kommen'],
      steady: ['bleibt stabil', 'ist stabil', 'hält sich konstant', 'bewegt sich kaum'],
      fading: ['geht zurück', 'lässt nach', 'flaut ab', 'nimmt ab', 'verliert an Bedeutung'],
    },
    steep: {
      up: ['nimmt stark zu', 'wächst rasant', 'geht gerade durch die Decke', 'steigt sprunghaft an'],
      down: ['geht stark zurück', 'bricht ein', 'fällt steil ab', 'ist fast verschwunden'],
    },
    intent: {
      problem: 'schildern ein Problem',
      question: 'stellen eine Frage',
      wish: 'äußern einen Wunsch',
      praise: 'enthalten Lob',
      comparison: 'ziehen einen Vergleich',
      leaving: 'handeln von Kündigung, Rückgabe oder Wechsel',
      hazard: 'berichten von einer Gefahr',
    },
  },
  templates: {
    post_literal: [
      'Am {date} schrieb {author} auf {platform}: {quote} ({ref}).',
      '{author} hat am {date} auf {platform} Folgendes gepostet: {quote} ({ref}).',
      'Ein Beispiel ist der Beitrag von {author} auf {platform} vom {date}: {quote} ({ref}).',
      'In einem Beitrag vom {date} heißt es bei {author}: {quote} ({platform}, {ref}).',
      'Der Beitrag von {author} erwähnt {company}, darin steht {quote} ({ref}).',
      'Der Beitrag, in dem {author} {quote} schreibt, hat {metric} ({ref}).',
      '{user} schrieb {ago}: {quote} (Quelle: {ref}).',
      '- {author} ({platform}, {date}): {quote} – {ref}',
    ],
    altered_quotation: [
      '{author} formuliert es so: {quote} ({ref}).',
      'Wörtlich schreibt {author}: {quote} ({ref}).',
      'Im Beitrag von {author} steht der Satz {quote} ({ref}).',
      '{user} drückt es so aus: {quote} ({ref}).',
      '{author} schrieb dazu am {date}: {quote} ({ref}).',
    ],
    misplaced_quotation: [
      'In {ref} steht: {quote}.',
      'Zitat aus dem Beitrag vom {date}: {quote} ({ref})',
      '{author} berichtet auf {platform}: {quote} ({ref}).',
      'Das hat {author} gepostet: {quote} ({ref}).',
      '{user} sagt es mit den Worten {quote} ({ref}).',
    ],
    invented_id: [
      '{author} schreibt {quote} (siehe {ref}).',
      '{quote} (Quelle: {ref})',
      'Das Zitat {quote} stammt aus {ref}.',
      'Siehe dazu {ref}, wo {author} {quote} schreibt.',
      '{author} hat {ref} am {date} auf {platform} veröffentlicht.',
      'Der Beitrag {ref} stammt von {author}.',
    ],
    wrong_platform: [
      'Auf {platform} schreibt {author}: {quote} ({ref}).',
      '{author} hat das auf {platform} gepostet: {quote} ({ref}).',
      'Dieser Beitrag kommt von {platform}: {quote} ({ref}).',
      '{ref} wurde am {date} auf {platform} gepostet.',
      '{quote} ({author} auf {platform}, {ref})',
      'Am {date} schrieb {user}: {quote} ({ref}).',
    ],
    wrong_author: [
      '{author} schreibt: {quote} ({ref}).',
      '{ref} ist von {author}.',
      '{quote}, so {author} auf {platform} ({ref}).',
      'Der Beitrag vom {date} wurde von {author} verfasst ({ref}).',
      'Auf {platform} äußert sich {author} so: {quote} ({ref}).',
      'Von {author} kommt dieser Satz: {quote} ({ref}).',
      '- {quote} – {author} ({ref})',
    ],
    wrong_date: [
      '{author} hat {ago} geschrieben: {quote} ({ref}).',
      '{ref} wurde am {date} veröffentlicht.',
      '{ref} ist vom {date}.',
      'Der Beitrag erschien {ago} auf {platform}: {quote} ({ref}).',
      '{user} schrieb am {date}: {quote} ({ref}).',
    ],
    wrong_metric: [
      'Der Beitrag hat {metric} ({ref}).',
      '{ref} hat bisher {metric} bekommen.',
      '{author} schreibt {quote} und kommt auf {metric} ({ref}).',
      'Auf {platform} hat der Beitrag von {author} {metric} erhalten ({ref}).',
      '- {quote} ({author}, {metric}, {ref})',
    ],
    wrong_number_word: [
      '{ref} hat {metricInWords}.',
      'Der Beitrag von {author} hat {metricInWords} bekommen ({ref}).',
      '{author} schreibt {quote} und kommt damit auf {metricInWords} ({ref}).',
      'Bisher hat der Beitrag {metricInWords} ({ref}).',
      'Der Beitrag vom {date} hat {metricInWords} gesammelt ({ref}).',
    ],
    wrong_company: [
      '{author} erwähnt {company} ({ref}).',
      'In {ref} wird {company} erwähnt.',
      'In einem Beitrag, in dem {company} vorkommt, schreibt {author}: {quote} ({ref}).',
      '{author} nennt {company} und schreibt {quote} ({ref}).',
      'Auf {platform} erwähnte {author} am {date} {company} ({ref}).',
      'Der Beitrag von {author} nennt {company} beim Namen ({ref}).',
    ],
    negation: [
      'In {ref} steht <nirgends|der Satz> {quote}.',
      '{ref} ist <nicht |>von {author}.',
      'Der Beitrag wurde <nicht |>auf {platform} veröffentlicht ({ref}).',
      'Der Beitrag kommt <nicht |>auf {metric} ({ref}).',
    ],
    opposite: [
      '{user} <lobt die gute Qualität|schreibt {quote}> ({ref}).',
      'In {ref} <empfiehlt {author} das Produkt weiter|schreibt {author} {quote}>.',
      'Auf {platform} <bedankt sich {author} für den tollen Service|schreibt {author}: {quote}> ({ref}).',
      'Bei {author} <läuft alles einwandfrei|heißt es: {quote}> ({ref}).',
      'Am {date} <freute sich {author} über das gelungene Produkt|schrieb {author} {quote}> ({ref}).',
    ],
    quantifier: [
      'Auf {platform} <schreiben alle|schreibt {author}>: {quote} ({ref}).',
      '<Die meisten Kunden schreiben|Ein Kunde schreibt> {quote} ({ref}).',
      '{author} schreibt {quote} ({ref})<, und so geht es vielen anderen auch|>.',
      '{quote} ({ref})<, das berichten Hunderte von Kunden|>.',
      '<Fast alle auf {platform} schreiben|Jemand auf {platform} schreibt>: {quote} ({ref}).',
      '{author} schreibt<, wie jeder andere Kunde auch,|> {quote} ({ref}).',
    ],
    superlative: [
      '<Die häufigste Beschwerde lautet|In einem Beitrag steht> {quote} ({ref}).',
      '{author} schrieb <den kritischsten Beitrag der Woche|auf {platform}>: {quote} ({ref}).',
      '{quote} ist <das größte Problem der Kunden|ein Satz von {author}> ({ref}).',
      '{ref} ist <die schlechteste Bewertung bisher|ein Beitrag von {author}>: {quote}.',
      'Am {date} postete {author} <die bislang schwerste Beschwerde|Folgendes>: {quote} ({ref}).',
      '<Am meisten stört die Kunden|Auf {platform} schreibt {author}>: {quote} ({ref}).',
    ],
    cause: [
      '{author} schreibt {quote} ({ref})<, weil der Lieferant gewechselt wurde|>.',
      '<Wegen der Preiserhöhung|Am {date}> schrieb {author}: {quote} ({ref}).',
      '{quote} ({author}, {ref})<, deshalb sinken die Verkäufe|>.',
      'In {ref} schreibt {author} {quote}<, eine Folge des letzten Updates|>.',
      'Im Beitrag steht {quote} ({ref})<; Grund dafür ist die neue Verpackung|>.',
      '<Aufgrund mangelnder Qualitätskontrolle|Auf {platform}> schreibt {author}: {quote} ({ref}).',
    ],
    opinion: [
      '{author} schreibt {quote} ({ref})<, und das völlig zu Recht|>.',
      '<Leider|Am {date}> schrieb {author}: {quote} ({ref}).',
      '{quote} ({ref})<, das sollten wir ernst nehmen|>.',
      '{author} schreibt<, sicher etwas übertrieben,|> {quote} ({ref}).',
      'In einem <sehr guten |>Beitrag auf {platform} schreibt {author}: {quote} ({ref}).',
      'Auf {platform} <beklagt sich {author} unnötig|schreibt {author}>: {quote} ({ref}).',
    ],
    trend_literal: [
      '{trend} hat {mentions} Beiträge von {authors} Autoren und einen Score von {score}.',
      '{trend} {status}, mit {mentions} Beiträgen von {authors} Personen.',
      'Auf dem {place} Platz liegt {trend} mit einem Score von {score}.',
      'Der erste Beitrag zu {trend} ist vom {firstDay}, der letzte vom {lastDay}.',
      'Von den {mentions} Beiträgen zu {trend} stammen {platformPosts} ({platformPercent}) von {platform}.',
      '{trend} hat mehr Beiträge als {other} und {status}.',
      '{intentPosts} Beiträge zum Thema {trend} {intent}.',
      'Zwischen dem {firstDay} und dem {lastDay} gab es {mentions} Beiträge zu {trend}.',
      '- {trend}: {mentions} Beiträge, {authors} Autoren, Score {score}',
    ],
    wrong_score: [
      '{trend} erreicht {score} von 100 Punkten.',
      'Mit einem Score von {score} liegt {trend} auf dem {place} Platz.',
      '- {trend} (Score {score}; {mentions} Beiträge)',
    ],
    wrong_figure: [
      'Zu {trend} gibt es {mentions} Beiträge.',
      'Es gibt {mentions} Beiträge von {authors} Autoren zu {trend}.',
      '{authors} Personen haben über {trend} geschrieben.',
      '{trend} wurde {mentions} Mal erwähnt.',
      'Bisher haben sich {authors} Nutzer zu {trend} geäußert.',
      '- {trend}: {mentions} Beiträge, {authors} Autoren',
    ],
    wrong_status: [
      '{trend} {status} und hat einen Score von {score}.',
      '{trend} (Platz {placeNumber}) {status}.',
      '{trend}, mit {mentions} Beiträgen, {status}.',
    ],
    wrong_direction: [
      '{trend} {status} (Score {score}).',
      'Das Thema {trend} {status}, bei {mentions} Beiträgen.',
      'Das Thema {trend}, über das {authors} Personen schreiben, {status}.',
    ],
    wrong_rank: [
      '{trend} steht auf Platz {placeNumber}.',
      'Platz {placeNumber}: {trend}',
      'Den {place} Platz belegt {trend}.',
      'Die meisten Beiträge gibt es zu {trend}.',
      'Kein anderes Thema wurde so oft erwähnt wie {trend}.',
    ],
    wrong_trend_platform: [
      '{trend} kommt auf {platform} vor.',
      'Auf {platform} ist {trend} ein Thema.',
      'Über {trend} wird auf {platform} geschrieben.',
      'Auf {platform} wurde {trend} erwähnt.',
      'Auf {platform} gibt es mindestens einen Beitrag zu {trend}.',
    ],
    wrong_comparison: [
      '{trend} hat mehr Beiträge als {other}.',
      '{trend} wurde häufiger erwähnt als {other}.',
      'Über {trend} haben mehr Personen geschrieben als über {other}.',
      'Im Vergleich zu {other} hat {trend} mehr Autoren.',
    ],
    wrong_trend_number_word: [
      'Zu {trend} gibt es {mentionsInWords} Beiträge.',
      '{authorsInWords} Personen haben zu {trend} gepostet.',
      '{trend} wurde in {mentionsInWords} Beiträgen von {authorsInWords} Autoren erwähnt.',
      'Wir haben {mentionsInWords} Beiträge zu {trend} gefunden.',
      'Bisher haben {authorsInWords} Nutzer über {trend} geschrieben.',
      '{trend} {status} und hat {mentionsInWords} Beiträge.',
    ],
    wrong_day: [
      '{trend} kam am {firstDay} zum ersten Mal auf.',
      'Zuletzt wurde {trend} am {lastDay} erwähnt.',
      'Die Beiträge zu {trend} stammen aus der Zeit vom {firstDay} bis zum {lastDay}.',
      '{trend} wurde erstmals am {firstDay} und zuletzt am {lastDay} erwähnt.',
    ],
    wrong_share: [
      '{platformPercent} der Beiträge zu {trend} kommen von {platform}.',
      '{platformPosts} von {mentions} Beiträgen zu {trend} stammen von {platform}.',
      'Von den {mentions} Beiträgen zu {trend} wurden {platformPosts} auf {platform} gepostet.',
      '{platform} macht {platformPercent} aller Beiträge zu {trend} aus.',
      'Der Anteil von {platform} an den Beiträgen zu {trend} liegt bei {platformPercent}.',
    ],
    wrong_intent: [
      '{intentPosts} von {mentions} Beiträgen zum Thema {trend} {intent}.',
      'Zum Thema {trend}: {intentPosts} von {mentions} Beiträgen {intent}.',
      'Insgesamt {intentPosts} Beiträge zu {trend} {intent}.',
      'Bei {trend} sieht es so aus: {intentPercent} der Beiträge {intent}.',
    ],
  },
}
