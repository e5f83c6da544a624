import type { Language } from '../../wording.ts'
import { de as known } from '../de/index.ts'

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']
const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const places = 'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten'.split(' ')

function inWords(value: number): string {
  return known.wording.inWords(value)
}

export const de: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`„${text}“`, `»${text}«`, `"${text}"`],
    date(day) {
      const [date, month] = [day.getUTCDate(), months[day.getUTCMonth()] ?? '']
      const [year, mm, dd] = day.toISOString().slice(0, 10).split('-')
      return [
        `${date}. ${month}`,
        `${date}.${day.getUTCMonth() + 1}.`,
        `${dd}.${mm}.${year}`,
        `${weekdays[day.getUTCDay()]}, den ${date}. ${month}`,
        `${date}. ${month} ${year}`,
      ]
    },
    ago(days) {
      if (days < 3) return ['heute', 'gestern', 'vorgestern'][days] ?? 'heute'
      if (days === 7) return 'vor einer Woche'
      return days % 7 === 0 ? `vor ${inWords(days / 7)} Wochen` : `vor ${days} Tagen`
    },
    number: (value) => [String(value), value <= 12 ? inWords(value) : value.toLocaleString('de-DE')],
    percent: (value) => `${value} Prozent`,
    /** As it follows “auf dem”. */
    ordinal: (place) => places[place - 1] ?? `${place}.`,
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'Twitter', 'X (ehemals Twitter)'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['ein Reddit-Nutzer', 'jemand auf Reddit', 'eine Person auf Reddit'],
      x: ['ein X-Nutzer', 'jemand auf X', 'ein Twitter-Nutzer'],
      youtube: ['ein YouTube-Nutzer', 'jemand auf YouTube', 'eine Person auf YouTube'],
      facebook: ['eine Facebook-Nutzerin', 'jemand auf Facebook', 'eine Person auf Facebook'],
      instagram: ['ein Instagram-Nutzer', 'jemand auf Instagram', 'eine Person auf Instagram'],
    },
    metric: {
      score: ['{n} Upvotes', '{n} Punkte'],
      comments: ['{n} Kommentare'],
      likes: ['{n} Likes', '{n} Gefällt-mir-Angaben'],
      reposts: ['{n} Reposts', '{n} Retweets'],
      replies: ['{n} Antworten'],
      views: ['{n} Aufrufe'],
      reactions: ['{n} Reaktionen'],
      shares: ['{n} Shares'],
    },
    status: {
      new: ['ist neu', 'ist erst kürzlich aufgekommen', 'ist neu hinzugekommen'],
      rising: ['nimmt zu', 'gewinnt an Fahrt', 'ist im Aufwind', 'verzeichnet einen Anstieg'],
      steady: ['bleibt stabil', 'ist unverändert', 'bleibt auf gleichem Niveau', 'stagniert'],
      fading: ['lässt nach', 'nimmt ab', 'ist rückläufig', 'flaut ab'],
    },
    steep: {
      up: ['nimmt rasant zu', 'schießt in die Höhe', 'ist sprunghaft angestiegen', 'wächst explosionsartig'],
      down: [
        'ist stark eingebrochen',
        'geht drastisch zurück',
        'ist im freien Fall',
        'ist nahezu verschwunden',
      ],
    },
    intent: {
      problem: 'schildern ein Problem',
      question: 'stellen eine Frage',
      wish: 'äußern einen Wunsch',
      praise: 'äußern Lob',
      comparison: 'ziehen einen Vergleich',
      leaving: 'stammen von abwandernden Kunden',
      hazard: 'weisen auf eine Gefahr hin',
    },
  },
  templates: {
    post_literal: [
      'Am {date} schrieb {author} auf {platform}: {quote} (Quelle: {ref}).',
      '- {quote} – {author}, {platform}, {date} ({ref})',
      'Ein Beispiel von {platform}: {author} schreibt {quote} ({ref}).',
      'Der Beitrag {ref} wurde am {date} von {author} auf {platform} veröffentlicht.',
      'Der Post {ref} hat {metric} und lautet {quote}.',
      'Um {company} geht es in {ref}, wo {author} schreibt: {quote}.',
    ],
    altered_quotation: [
      'Im Originalbeitrag heißt es {quote} ({ref}).',
      'O-Ton {author}: {quote} (Quelle: {ref}).',
      'In {ref} schreibt die Person wörtlich: {quote}.',
      'Der am {date} veröffentlichte Beitrag lautet {quote} [{ref}].',
    ],
    misplaced_quotation: [
      'Der Satz {quote} steht in {ref}.',
      'In {ref} äußert sich {author} so: {quote}.',
      'Kundenstimme ({ref}): {quote}',
      'Auszug aus {ref}, verfasst von {author}: {quote}.',
      '{quote} wurde von {author} auf {platform} gepostet, siehe {ref}.',
    ],
    invented_id: [
      'Der Post {ref} von {author} enthält die Worte {quote}.',
      'Belegt ist das durch {ref}: {quote}.',
      '{author} schrieb {quote} (Post-ID: {ref}).',
      '{quote}, so {author} am {date} [Quelle: {ref}].',
      'Näheres steht im Beitrag {ref} auf {platform}, in dem {author} schreibt: {quote}.',
    ],
    wrong_platform: [
      'Auf {platform} ist zu lesen: {quote} ({ref}).',
      'Der Beitrag {ref} stammt von {platform}.',
      '{author} meldete sich auf {platform} zu Wort: {quote} ({ref}).',
      '{user} formuliert es so: {quote} ({ref}).',
      'Am {date} wurde {ref} auf {platform} veröffentlicht.',
      'Fundstelle {platform} ({ref}): {quote}.',
    ],
    wrong_author: [
      'Hinter {ref} steht das Konto {author}.',
      '{ref} wurde von {author} verfasst.',
      'Auf {platform} teilte {author} Folgendes mit: {quote} [{ref}].',
      'Verfasst wurde der Beitrag {quote} von {author} ({ref}).',
    ],
    wrong_date: [
      'Der Beitrag {ref} stammt vom {date}.',
      '{author} schrieb am {date}: {quote} ({ref}).',
      'Der Post von {author} ging {ago} online: {quote} ({ref}).',
      'Am {date} war auf {platform} zu lesen: {quote} ({ref}).',
      '{quote} (Beitrag vom {date}, {ref}).',
      'Veröffentlicht wurde {ref} {ago} von {author}.',
    ],
    wrong_metric: [
      '{ref} erzielte {metric}.',
      'Der Beitrag von {author} hat bisher {metric} ({ref}).',
      'Für den Post {quote} wurden {metric} gezählt ({ref}).',
      'Auf {platform} erreichte {ref} {metric}.',
      'Reichweite: Der Beitrag {ref} von {author} verzeichnet {metric}.',
    ],
    wrong_number_word: [
      'Der Post {ref} hat {metricInWords}.',
      '{author} erhielt für den Beitrag {metricInWords} ({ref}).',
      'Unter {ref} wurden {metricInWords} gezählt.',
      '{quote}: Für diesen Beitrag bekam {author} {metricInWords} ({ref}).',
      'Auf {platform} erreichte {ref} bislang {metricInWords}.',
    ],
    wrong_company: [
      '{ref} erwähnt {company}.',
      'In einem Beitrag über {company} schreibt {author}: {quote} ({ref}).',
      'Der Name {company} fällt in {ref}: {quote}.',
      'Rückmeldung zu {company} von {author}: {quote} ({ref}).',
      'Der Post {ref} bezieht sich auf {company} und lautet {quote}.',
    ],
    negation: [
      '{author} hat <nie|auf {platform}> {quote} geschrieben ({ref}).',
      'Der Beitrag {ref} enthält die Worte {quote}< nicht|>.',
      '{ref} wurde <nicht |>am {date} veröffentlicht.',
      '{author} hat {ref} <nicht |>verfasst.',
      'Von {author} gibt es auf {platform} <keinen|einen> Post mit der Aussage {quote} ({ref}).',
    ],
    opposite: [
      '{author} <ist rundum zufrieden|schreibt {quote}> ({ref}).',
      'Rückmeldung von {author}: <Alles funktioniert wie erwartet|{quote}> ({ref}).',
      'In {ref} <empfiehlt die Person das Produkt uneingeschränkt weiter|schreibt die Person {quote}>.',
      '{user} <lobt das Produkt|schrieb {quote}> ({ref}).',
      'Am {date} <berichtete {author} von einer hervorragenden Erfahrung|schrieb {author} {quote}> ({ref}).',
    ],
    quantifier: [
      '<Alle Kunden schreiben|In einem Beitrag steht> {quote} ({ref}).',
      '{quote}, <berichten die meisten Nutzer|berichtet {author}> ({ref}).',
      '<Immer mehr Nutzer stimmen {author} zu|Auf {platform} gibt es einen Post von {author}>: {quote} ({ref}).',
      '{author} schrieb {quote}<, was die Mehrheit der Kunden ebenso sieht|> ({ref}).',
      '<Dutzende Kunden schrieben|Am {date} schrieb eine Person>: {quote} ({ref}).',
    ],
    superlative: [
      '<Die häufigste Beschwerde lautet|Ein Beitrag lautet> {quote} ({ref}).',
      '{author} schrieb {quote}<, die schärfste Kritik der Stichprobe|> ({ref}).',
      '{ref}<, der meistdiskutierte Post der Woche,|> lautet {quote}.',
      '<Die größte Sorge|Ein Beitrag> auf {platform}: {quote} ({ref}).',
      '{author} <ist bisher die kritischste Stimme und |>schreibt {quote} ({ref}).',
    ],
    cause: [
      '{author} schrieb <wegen der jüngsten Preiserhöhung|am {date}>: {quote} ({ref}).',
      '<Infolge des letzten Software-Updates|Auf {platform}> postete {author} {quote} ({ref}).',
      '{quote} ({ref})<, weshalb Kunden zur Konkurrenz wechseln|>.',
      '{author} schrieb {quote}<, eine direkte Folge des unterbesetzten Supports|> ({ref}).',
      'In {ref} <führte mangelnde Qualitätskontrolle dazu, dass {author} schrieb|schrieb {author}>: {quote}.',
    ],
    opinion: [
      '{quote} ({ref})<; das ist ein ernstes Thema, das wir eskalieren sollten|>.',
      'In {ref} äußert sich {author} <sehr treffend|auf {platform}>: {quote}.',
      '{author} schrieb {quote}<, was übertrieben wirkt|> ({ref}).',
      '<Leider|Am {date}> schrieb {author} {quote} ({ref}).',
    ],
    trend_literal: [
      '**{trend}**: {mentions} Erwähnungen von {authors} Autoren, Trend-Score {score}.',
      '{trend} wurde {mentions}-mal erwähnt und liegt derzeit auf Platz {placeNumber}.',
      'Mit einem Score von {score} steht {trend} auf dem {place} Platz.',
      '{trend} {status} ({mentions} Beiträge, {authors} Autoren).',
      'Erstmals am {firstDay} aufgefallen, wurde {trend} zuletzt am {lastDay} erwähnt.',
      '{mentions} Beiträge behandeln {trend}, davon {platformPosts} auf {platform}.',
    ],
    wrong_score: [
      '{trend} erreicht aktuell einen Score von {score}.',
      'Der aktuelle Score für {trend} beträgt {score}.',
      'Für {trend} wurde ein Score von {score} ermittelt.',
      'Mit {score} Punkten ist {trend} in der Rangliste vertreten.',
    ],
    wrong_figure: [
      'Zu {trend} gab es {mentions} Beiträge.',
      '{trend} kommt in {mentions} Beiträgen von {authors} Konten vor.',
      'Das Volumen bei {trend} beträgt {mentions} Erwähnungen.',
      '- {trend}: {mentions} Posts, {authors} Verfasser',
    ],
    wrong_status: [
      'Festzuhalten ist: {trend} {status}.',
      '{trend} {status} ({mentions} Erwähnungen).',
      'Aktueller Stand zu {trend}: Das Thema {status}.',
      '{trend}, derzeit auf Platz {placeNumber}, {status}.',
    ],
    wrong_direction: [
      'Ein Blick auf die Zahlen: {trend} {status}.',
      'Zur Entwicklung: {trend} {status}.',
      '{trend} {status}, so die aktuelle Auswertung.',
      'Mit {mentions} Beiträgen im Zeitraum: {trend} {status}.',
    ],
    wrong_rank: [
      'In der Rangliste belegt {trend} Platz {placeNumber}.',
      'Auf dem {place} Platz: {trend}.',
      'Die Nummer {placeNumber} der Rangliste ist {trend}.',
      'Den {place} Rang nimmt {trend} ein.',
    ],
    wrong_trend_platform: [
      'Beiträge zu {trend} fanden sich auf {platform}.',
      '{trend} ist auf {platform} ein Thema.',
      'Eine der Quellen für {trend} ist {platform}.',
      'Wir sehen Erwähnungen von {trend} auf {platform}.',
    ],
    wrong_comparison: [
      'Im Vergleich zu {other} hat {trend} den höheren Score.',
      '{other} liegt in der Rangliste hinter {trend}.',
      'Über {trend} schreiben mehr Personen als über {other}.',
      '{other} wurde seltener erwähnt als {trend}.',
    ],
    wrong_trend_number_word: [
      'Zu {trend} gab es {mentionsInWords} Beiträge.',
      '{authorsInWords} Personen schrieben über {trend}.',
      '{trend} kommt auf {mentionsInWords} Erwähnungen.',
      'Gezählt wurden {mentionsInWords} Posts zu {trend}.',
      'Bisher haben sich {authorsInWords} verschiedene Autoren zu {trend} geäußert.',
    ],
    wrong_day: [
      'Der erste Beitrag zu {trend} stammt vom {firstDay}.',
      'Zuletzt war {trend} am {lastDay} Thema.',
      'Der letzte Post zu {trend} erschien am {lastDay}.',
      'Am {firstDay} wurde {trend} zum ersten Mal registriert.',
    ],
    wrong_share: [
      '{platformPercent} der Beiträge zu {trend} stammen von {platform}.',
      'Auf {platform} entfallen {platformPercent} der Erwähnungen von {trend}.',
      '{platformPosts} der {mentions} Erwähnungen von {trend} kommen von {platform}.',
      '- {trend}: {platformPercent} der Erwähnungen auf {platform}',
    ],
    wrong_intent: [
      '{intentPosts} von {mentions} Beiträgen über {trend} {intent}.',
      'Zum Thema {trend}: {intentPosts} Posts {intent}.',
      'Die Auswertung zu {trend} ergibt: {intentPercent} aller Beiträge {intent}.',
      '- {trend}: {intentPosts} von {mentions} Posts {intent}',
    ],
  },
}
