import type { Language } from '../../wording.ts'
import { de as known } from '../de/index.ts'

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']
/** Shares that people say as a fraction. */
const fractions: Readonly<Record<number, string>> = {
  20: 'ein Fünftel',
  25: 'ein Viertel',
  33: 'ein Drittel',
  50: 'die Hälfte',
  67: 'zwei Drittel',
  75: 'drei Viertel',
}

export const de: Language = {
  wording: {
    ...known.wording,
    date(day) {
      const [date, month, year] = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()]
      const [long = ''] = known.wording.date(day)
      const weekday = weekdays[day.getUTCDay()] ?? ''
      return [
        `${weekday}, ${long}`,
        `${weekday.slice(0, 2)}, ${long}`,
        // A day up to the twelfth may be read as the month.
        ...(date > 12 ? [`${date}. ${month}. ${year}`, `${weekday}, ${date}.${month}.`] : []),
      ]
    },
    ago(days) {
      if (days === 0) return 'heute'
      if (days === 1) return 'gestern'
      return days === 7 ? 'vor genau einer Woche' : `vor ${known.wording.inWords(days)} Tagen`
    },
    number: (value) => [
      value.toLocaleString('de-DE'),
      value.toLocaleString('de-DE').replaceAll('.', '\u00A0'),
    ],
    score: (value) => value.toLocaleString('de-DE', { minimumFractionDigits: 1 }),
    percent: (value) => fractions[value] ?? `${value}%`,
    ordinal: (place) => `${place}.`,
    platform: {
      ...known.wording.platform,
      x: ['X (ehemals Twitter)', 'X/Twitter'],
    },
    user: {
      reddit: ['ein Mitglied von Reddit', 'ein Verfasser auf Reddit', 'eine Stimme auf Reddit'],
      x: ['ein Mitglied von X', 'ein Verfasser auf X', 'eine Stimme auf Twitter'],
      youtube: ['ein Mitglied von YouTube', 'ein Verfasser auf YouTube', 'eine Stimme auf YouTube'],
      facebook: ['ein Mitglied von Facebook', 'ein Verfasser auf Facebook', 'eine Stimme auf Facebook'],
      instagram: ['ein Mitglied von Instagram', 'ein Verfasser auf Instagram', 'eine Stimme auf Instagram'],
    },
    metric: {
      score: ['{n} Reddit-Punkte', '{n} Punkte auf Reddit'],
      comments: ['{n} Kommentare', 'insgesamt {n} Kommentare'],
      likes: ['{n} Likes', 'insgesamt {n} Likes'],
      reposts: ['{n} Reposts', 'insgesamt {n} Reposts'],
      replies: ['{n} Antworten', 'insgesamt {n} Antworten'],
      views: ['{n} Abrufe', 'insgesamt {n} Aufrufe'],
      reactions: ['{n} Facebook-Reaktionen', 'insgesamt {n} Reaktionen'],
      shares: ['{n} Facebook-Shares', 'insgesamt {n} Shares'],
    },
    status: {
      new: ['ist erst seit Kurzem da', 'ist neu hinzugekommen', 'ist neu auf dem Radar'],
      rising: ['gewinnt an Bedeutung', 'ist im Kommen', 'entwickelt sich nach oben'],
      steady: ['verharrt auf seinem Niveau', 'entwickelt sich gleichmäßig', 'verändert sich nicht'],
      fading: ['wird leiser', 'verliert an Bedeutung', 'entwickelt sich nach unten'],
    },
    steep: {
      up: [
        'hebt gerade ab',
        'schraubt sich steil nach oben',
        'ist in die Höhe geschnellt',
        'wächst explosionsartig',
      ],
      down: [
        'ist abgestürzt',
        'ist in der Versenkung verschwunden',
        'hat sich totgelaufen',
        'ist Geschichte',
      ],
    },
    intent: {
      problem: 'klagen über etwas',
      question: 'haben eine Frage',
      wish: 'bitten um etwas',
      praise: 'äußern sich lobend',
      comparison: 'ziehen einen Vergleich',
      leaving: 'sprechen von Kündigung oder Abkehr',
      hazard: 'machen auf eine Gefahr aufmerksam',
    },
  },
  templates: {
    post_literal: [
      'Stimme aus der Stichprobe: {quote} ({author} auf {platform}, {date}; Beleg {ref}).',
      'Der Beitrag mit der Kennung {ref} wurde am {date} von {author} auf {platform} veröffentlicht und enthält den Satz {quote}.',
      'Aus dem Feed gefischt: {quote} – {author} via {platform} ({ref})',
      'Auf {platform} bin ich auf {author} gestoßen, Zitat: {quote} ({ref}).',
      'ID={ref}; Plattform={platform}; Konto={author}; Datum={date}; Text={quote}',
      'Für den Pressespiegel: {author} äußerte am {date} {quote} ({ref}; {metric}).',
    ],
    altered_quotation: [
      'Der Beitrag von {author} hat folgenden Wortlaut: {quote} ({ref}).',
      'So steht es dort, Wort für Wort: {quote} ({author}, {ref}).',
      'Ich zitiere aus {ref}: {quote}',
      'Text={quote}; ID={ref}',
      'In einer Mitteilung vom {date} schreibt {user}: {quote} ({ref}).',
    ],
    misplaced_quotation: [
      'Aus dem Feed von {author}: {quote} ({ref}).',
      'Der Satz {quote} kommt in {ref} vor.',
      'Nutzerzitat: {quote} (Quelle {ref})',
      'Die Äußerung, die {user} am {date} machte, lautet {quote} ({ref}).',
      '{author} teilte auf {platform} mit: {quote} ({ref}).',
    ],
    invented_id: [
      'Dokumentiert ist das in {ref}: {quote}',
      'In der Quelle {ref}, verfasst von {author}, steht {quote}.',
      'Kennung={ref}; Text={quote}',
      'Wie man in {ref} sehen kann, schrieb {user} {quote}.',
      'Die Interaktionen bei {ref} belaufen sich auf {metric}.',
    ],
    wrong_platform: [
      '{author} ist auf {platform} aktiv und schreibt dort {quote} ({ref}).',
      'ID={ref}; Plattform={platform}',
      'Diese Äußerung fiel auf {platform}: {quote} ({ref}).',
      'Am {date} teilte {user} dies: {quote} ({ref}).',
      'Veröffentlicht über {platform}: {quote} (Quelle {ref})',
      'Zu finden ist {ref} auf {platform}.',
    ],
    wrong_author: [
      'Verfasst wurde der Beitrag {ref} vom Konto {author}.',
      'ID={ref}; Konto={author}',
      'Von {author} haben wir {quote} ({ref}).',
      'Geschrieben und gepostet von {author}: {quote} (Quelle {ref})',
      'Das Konto {author} veröffentlichte auf {platform} {quote} ({ref}).',
    ],
    wrong_date: [
      'Das Veröffentlichungsdatum von {ref} ist der {date}.',
      'ID={ref}; Datum={date}',
      'Es war der {date}, als {author} {quote} schrieb ({ref}).',
      'Der Beitrag {ref} wurde {ago} veröffentlicht.',
      '{ago} erschienen, von {author}: {quote} (Quelle {ref})',
    ],
    wrong_metric: [
      'Der Beitrag von {author} erzielte {metric} ({ref}).',
      'ID={ref}; Interaktionen: {metric}',
      'Stand jetzt sind es {metric} für {ref}.',
      '{quote} – {metric} ({author}, {ref})',
      'Auf {platform} bekam {ref} bislang {metric}.',
    ],
    wrong_number_word: [
      'Der Beitrag von {author} erzielte {metricInWords} ({ref}).',
      'Stand jetzt sind es {metricInWords} für {ref}.',
      'Auf {platform} bekam {ref} bislang {metricInWords}.',
      '{quote} – {metricInWords} ({author}, {ref})',
      'Es kamen {metricInWords} zusammen: {quote} (Quelle {ref}).',
    ],
    wrong_company: [
      'Die in {ref} erwähnte Marke heißt {company}.',
      'ID={ref}; Unternehmen={company}',
      '{user} bezieht sich in {ref} auf {company}.',
      'Hier geht es um {company}: {quote} ({author}, {ref}).',
      'Im Beitrag {ref} spricht {author} von {company}: {quote}',
    ],
    negation: [
      'Das Konto {author} hat {ref} <nicht |>auf {platform} veröffentlicht.',
      'Der Satz {quote} <fehlt|steht> in {ref}.',
      '{author} <will {quote} nicht geschrieben haben|hat {quote} geschrieben> ({ref}).',
      '{ref} erschien <nicht |>am {date}.',
      'Es trifft <nicht |>zu, dass der Beitrag {ref} auf {metric} kommt.',
    ],
    opposite: [
      'In {ref} <nennt {author} das den besten Kauf des Jahres|schreibt {author}: {quote}>.',
      '{author} <ist ein zufriedener Kunde|drückt es so aus: {quote}> ({ref}).',
      'Am {date} <fand {user} nur lobende Worte|schrieb {user} {quote}> ({ref}).',
      'Von {author} kommt <eine glänzende Kritik|dieser Satz: {quote}> ({ref}).',
      'Der Beitrag {ref} <bestätigt, dass alles funktioniert|enthält {quote}>.',
    ],
    quantifier: [
      'In {ref} <geben alle Befragten an|gibt {author} an>: {quote}',
      'Auf {platform} <haben Hunderte|hat {author}> {quote} geschrieben ({ref}).',
      '{author} schrieb {quote}<, und niemand widersprach|> ({ref}).',
      '{quote} – <das empfindet die Hälfte aller Nutzer so|gepostet am {date}> ({ref})',
      '<Nur eine Handvoll Kunden sagt|Ein Post vom {date} sagt> {quote} ({ref}).',
    ],
    superlative: [
      'Am {date} schrieb <die einflussreichste Stimme, {author},|{author}> {quote} ({ref}).',
      '<Die wichtigste Erkenntnis der Studie|Ein Fund auf {platform}>: {quote} ({ref})',
      'Der Beitrag {ref}<, der meistdiskutierte überhaupt,|> besagt {quote}.',
      '{author} postete {quote}<, die beste Zusammenfassung bisher|> ({ref}).',
      '<Unsere schlechteste Bewertung aller Zeiten|Von {author}>: {quote} ({ref})',
    ],
    cause: [
      'Am {date} schrieb {author} {quote}<, eine Folge billigerer Materialien|> ({ref}).',
      '{author} postete auf {platform} {quote}<, weil der Support unterbesetzt war|> ({ref}).',
      'Der Beitrag {ref} besagt {quote}<; das liegt an der umgestellten Logistik|>.',
      '<Die neuen Preise bewegten {user} zu|Hier die Worte, die {user} wählte:> {quote} ({ref}).',
      '{quote} ({author}, {ref})<. Dahinter steckt ein Mangel an Teilen.|>',
    ],
    opinion: [
      'Der Beitrag {ref} von {author} <bringt es hervorragend auf den Punkt|besagt>: {quote}',
      'In {ref} schreibt {author} <unverschämterweise |>{quote}.',
      '<Erfreulich zu lesen von|Ein Post von> {author}: {quote} ({ref})',
      '{quote} ({author}, {ref})<. Ich finde das zutiefst ungerecht.|>',
      'Auf {platform} sagte {author} {quote}<, was wir ernst nehmen sollten|> ({ref}).',
    ],
    trend_literal: [
      'Das Thema {trend} umfasst {mentions} Beiträge, die von {authors} Verfassern stammen, und erreicht einen Score von {score}.',
      'Trend={trend}; Erwähnungen={mentions}; Autoren={authors}; Score={score}',
      'Auf dem {place} Platz: {trend} mit {score} Punkten.',
      '{trend}, worüber {authors} Leute in {mentions} Beiträgen schreiben, {status}.',
      'Der erste Beitrag zu {trend} datiert vom {firstDay}, der jüngste vom {lastDay}.',
      'Die Rangliste führt {trend} auf Position {placeNumber}, mit {mentions} Erwähnungen und einem Score von {score}.',
    ],
    wrong_score: [
      'Der Score, den {trend} erreicht, lautet {score}.',
      'Trend={trend}; Score={score}',
      'Wir sehen {trend} bei {score} von 100 Punkten.',
      '{trend} wird mit {score} bewertet.',
      'Mit {score} Punkten steht {trend} in unserer Rangliste.',
    ],
    wrong_figure: [
      'Das Thema {trend} umfasst {mentions} Beiträge.',
      'Trend={trend}; Erwähnungen={mentions}; Autoren={authors}',
      'Insgesamt schrieben {authors} verschiedene Konten über {trend}.',
      'Unsere Stichprobe enthält {mentions} Beiträge zu {trend}.',
      '{trend} wurde von {authors} Leuten in {mentions} Beiträgen besprochen.',
    ],
    wrong_status: [
      'Man kann sagen: {trend} {status}.',
      'Die Daten zeigen: {trend} {status}.',
      'In dieser Ausgabe: {trend} {status}.',
      '{trend} – {authors} Verfasser, {mentions} Beiträge – {status}.',
      'So lese ich die Zahlen: {trend} {status}.',
    ],
    wrong_direction: [
      'Das Interesse an {trend} {status}.',
      'Die Zahlen sagen: {trend} {status}.',
      'Was sich sonst tut: {trend} {status}.',
      '{trend}, Score {score}, {status}.',
      'Bei {mentions} Beiträgen: Das Thema {trend} {status}.',
    ],
    wrong_rank: [
      'In unserer Rangliste geht der {place} Platz an {trend}.',
      'Trend={trend}; Rang={placeNumber}',
      'Gemessen an der Zahl der Beiträge führt {trend} das Feld an.',
      'Das am häufigsten erwähnte Thema heißt {trend}.',
      '{trend} hält Position {placeNumber}.',
    ],
    wrong_trend_platform: [
      'Einer der Orte, an denen {trend} vorkommt, ist {platform}.',
      'Nutzerinnen und Nutzer von {platform} haben zu {trend} gepostet.',
      'Drüben auf {platform} redet man über {trend}.',
      'Wir fanden Beiträge zu {trend} auf {platform}.',
      'Rund um {trend} gibt es Aktivität auf {platform}.',
    ],
    wrong_comparison: [
      '{trend} hat mehr Verfasser angezogen als {other}.',
      'Von {other} ist weniger die Rede als von {trend}.',
      'Das Thema {trend} übertrifft {other} beim Score.',
      '{other} weist eine geringere Zahl an Erwähnungen auf als {trend}.',
      'Stellt man beide nebeneinander, wird {trend} öfter erwähnt als {other}.',
    ],
    wrong_trend_number_word: [
      'Das Thema {trend} umfasst {mentionsInWords} Beiträge.',
      'Insgesamt schrieben {authorsInWords} verschiedene Konten über {trend}.',
      'Unsere Stichprobe enthält {mentionsInWords} Beiträge zu {trend}.',
      '{trend} wurde von {authorsInWords} Leuten in {mentionsInWords} Beiträgen besprochen.',
      'Das macht {mentionsInWords} Erwähnungen für {trend}.',
    ],
    wrong_day: [
      'Der älteste Beitrag, der {trend} erwähnt, wurde am {firstDay} geschrieben.',
      'Die Geschichte von {trend} beginnt am {firstDay}.',
      'Zuletzt schrieb man über {trend} am {lastDay}.',
      'Trend={trend}; zuerst={firstDay}; zuletzt={lastDay}',
      '{trend} hatte am {firstDay} Premiere.',
    ],
    wrong_share: [
      '{platformPercent} der Beiträge, aus denen {trend} besteht, erschienen auf {platform}.',
      'Bei {trend} entfallen auf {platform} {platformPosts} von {mentions} Beiträgen.',
      'Die Aufschlüsselung von {trend} ergibt {platformPosts} Beiträge auf {platform}.',
      'Wenn es um {trend} geht, stehen {platformPercent} der Beiträge auf {platform}.',
      'Es gibt {mentions} Beiträge zu {trend}, und {platformPosts} davon wurden auf {platform} verfasst.',
    ],
    wrong_intent: [
      'In {intentPosts} von {mentions} Fällen gilt für {trend}: Die Beiträge {intent}.',
      'Gezählt haben wir es so: {intentPosts} Beiträge zu {trend} {intent}.',
      '{intentPercent} aller Beiträge, die {trend} erwähnen, {intent}.',
      'Was {trend} betrifft: {intentPosts} der {mentions} Beiträge {intent}.',
      'Unter den {mentions} Beiträgen zu {trend} zeigt sich: {intentPosts} {intent}.',
    ],
  },
}
