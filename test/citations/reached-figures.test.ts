import { holds } from './lamp-world.ts'

const VIDEO = '(aB3dE5fG7hI)'

holds('what was passed or reached is a least figure', {
  verified: [
    `@cleo_grows’ video has passed 11,000 views ${VIDEO}.`,
    `@cleo_grows’ video has topped 11,000 views ${VIDEO}.`,
    `@cleo_grows’ video has reached 11,000 views ${VIDEO}.`,
    `Das Video von @cleo_grows erreichte 11.000 Aufrufe ${VIDEO}.`,
    `El vídeo de @cleo_grows ha superado las 11.000 visualizaciones ${VIDEO}.`,
    `La vidéo de @cleo_grows a dépassé les 11 000 vues ${VIDEO}.`,
    `O vídeo de @cleo_grows ultrapassou as 11.000 visualizações ${VIDEO}.`,
    `@cleo_grows 的视频播放量已超过11,000次${VIDEO}。`,
    `@cleo_growsの動画は再生回数11,000回を超えました${VIDEO}。`,
    '“driver hum” has reached 36 mentions.',
  ],
  contradicted: [
    `@cleo_grows’ video has passed 12,000 views ${VIDEO}.`,
    `@cleo_grows’ video has reached 12,000 views ${VIDEO}.`,
    `Das Video von @cleo_grows erreichte 12.000 Aufrufe ${VIDEO}.`,
    `El vídeo de @cleo_grows ha superado las 12.000 visualizaciones ${VIDEO}.`,
    `La vidéo de @cleo_grows a dépassé les 12 000 vues ${VIDEO}.`,
    `O vídeo de @cleo_grows ultrapassou as 12.000 visualizações ${VIDEO}.`,
    '“driver hum” has passed 36 mentions.',
    '“driver hum” has reached 37 mentions.',
  ],
})

holds('so many times as often as before is the rate ratio, and no number of mentions', {
  verified: [
    '“driver hum” is mentioned 4.3 times as often as before.',
    '„driver hum“ wird 4,3-mal so oft wie zuvor erwähnt.',
    '« driver hum » est mentionné 4,3 fois plus souvent qu’avant.',
    '“driver hum” was mentioned 36 times.',
  ],
  contradicted: [
    '“driver hum” is mentioned 9 times as often as before.',
    '„driver hum“ wird 9,3-mal so oft wie zuvor erwähnt.',
    '“driver hum” was mentioned 4 times.',
  ],
  unchecked: [
    '“driver hum” is mentioned 6.3 times as often as before.',
    '“driver hum” is mentioned 36 times as often.',
    '“price drop” is mentioned 4.3 times as often as before.',
  ],
})
