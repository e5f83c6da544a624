import { holds } from './lamp-world.ts'

const LISTED = '“monthly fee”, “price drop” and “plug meter” are listed. '

holds('a place among some trends is no place in the whole list', {
  verified: [
    'Among the steady topics, “warm white” has the most mentions.',
    'Among the rising topics, “price drop” has the fewest mentions.',
    'Among the rising topics, “driver hum” has the most mentions.',
    'Unter den steigenden Themen hat „price drop“ die wenigsten Erwähnungen.',
    'Parmi les sujets stables, « warm white » a le plus de mentions.',
    '「driver hum」は増加中のトピックの中で最も言及が多いです。',
    '在上升的话题中，“driver hum”的提及最多。',
    `${LISTED}Of these, “driver hum” has the most mentions.`,
    '“driver hum” ranks third, with 36 mentions, 16 of them on Reddit.',
    '2位の「lost schedules」は新しいトピックです。',
  ],
  contradicted: [
    'Among the steady topics, “plug meter” has the most mentions.',
    'Among the steady topics, “driver hum” has the most mentions.',
    'Among the rising topics, “price drop” has the most mentions.',
    'Parmi les sujets stables, « plug meter » a le plus de mentions.',
    '“price drop” has the most mentions.',
    '5位の「lost schedules」は新しいトピックです。',
  ],
  unchecked: [
    'Among the rising topics, “driver hum” ranks third.',
    'Among these, “driver hum” ranks third.',
    '“driver hum” ranks third among these.',
    `${LISTED}Of these, “price drop” has the most mentions.`,
    `${LISTED}Of these topics, “price drop” has the most mentions.`,
    'Von diesen hat „price drop“ die meisten Erwähnungen.',
    'De estos, «price drop» es el tema con más menciones.',
    'そのうち、「price drop」の言及が最も多いです。',
    '其中，“price drop”的提及最多。',
    '그중 “price drop”의 언급이 가장 많습니다.',
  ],
})

holds('the most-viewed post of a trend is no place of the trend', {
  unchecked: [
    'The most-viewed post in “driver hum” has 11,110 views (aB3dE5fG7hI).',
    'The most-liked post in “monthly fee” has 310 likes (aB3dE5fG7hI).',
    'The most commented post in “monthly fee” is by @cleo_grows (aB3dE5fG7hI).',
    'Der meistgesehene Beitrag in „monthly fee“ hat 11.110 Aufrufe (aB3dE5fG7hI).',
    'La publicación más vista de «monthly fee» tiene 11.110 visualizaciones (aB3dE5fG7hI).',
    'Le message le plus vu de « monthly fee » compte 11 110 vues (aB3dE5fG7hI).',
    'The newest post in “monthly fee” is by @cleo_grows (aB3dE5fG7hI).',
    '“monthly fee” is the most-viewed topic.',
  ],
})

holds('who leads the list does so by its place, and the most mentioned by mentions', {
  verified: [
    '“driver hum” is the most-mentioned topic, with 36 mentions.',
    '“monthly fee” leads the list with 29 mentions.',
    '“driver hum” leads with 36 mentions.',
    '„monthly fee“ führt die Liste mit 29 Erwähnungen an.',
  ],
  contradicted: ['“price drop” is the most-mentioned topic, with 19 mentions.'],
  unchecked: ['“driver hum” leads the list with 36 mentions.'],
})

holds('ahead and behind are told of places beside a place', {
  verified: [
    'With 36 mentions, “driver hum” is in third place, just ahead of “price drop”.',
    'With 19 mentions, “price drop” is in fourth place, just behind “driver hum”.',
    'With 24 mentions, “lost schedules” is in second place, just ahead of “driver hum”.',
    'With 29 mentions, “monthly fee” is in first place, ahead of “driver hum”.',
    '“lost schedules” ranks second with 24 mentions, ahead of “driver hum”.',
    'Con 24 menciones, «lost schedules» está en segundo lugar, justo por delante de «driver hum».',
    'Avec 24 mentions, « lost schedules » est en deuxième position, juste devant « driver hum ».',
    'Com 24 menções, “lost schedules” está em segundo lugar, logo à frente de “driver hum”.',
  ],
  contradicted: [
    '“lost schedules” ranks second with 24 mentions, behind “driver hum”.',
    'With 24 mentions, “lost schedules” is ahead of “driver hum”.',
    'With 19 mentions, “price drop” is in fifth place, just behind “driver hum”.',
    'Con 24 menciones, «lost schedules» está en segundo lugar, justo por detrás de «driver hum».',
  ],
  unchecked: [
    'With 29 mentions, “monthly fee” is in first place, just ahead of “driver hum”.',
    'With 29 mentions, “monthly fee” is just ahead of “lost schedules”.',
  ],
})
