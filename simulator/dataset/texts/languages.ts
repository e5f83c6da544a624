import type { Theme } from './theme.ts'

export const spanish: Theme = {
  name: 'Spanish',
  language: 'es',
  timing: [
    [60, 0],
    [0, 0.97],
    [-1.5, 1],
  ],
  reddit: [
    [
      'jardin_interior',
      '¿A qué distancia pongo la luz de cultivo?',
      'Tengo albahaca y perejil en la cocina. A 20 cm las hojas se enroscan, a 40 se estiran.',
    ],
    [
      'jardin_interior',
      'Mi Fernlight Pro 2 zumba, ¿a alguien más le pasa?',
      'Al bajar la intensidad se oye un pitido muy molesto. Vivo en un estudio y no puedo dormir con ese ruido.',
    ],
  ],
  x: [
    '¿Qué luz de cultivo recomiendan para un piso oscuro en Bilbao?',
    'La luz de cultivo gasta menos que la tele, lo medí hoy.',
    'El Fernlight Pro 2 zumba como un mosquito, lo devuelvo mañana.',
    'Tomates en enero gracias a una luz de cultivo y mucha paciencia 🍅',
    'Mi abuela le habla a sus plantas; yo les compré una luz de cultivo. Las suyas están mejor.',
  ],
  youtube: [
    [
      '@huertodepasillo',
      'Luz de cultivo barata: ¿vale la pena?',
      'Comparo tres lámparas con un medidor de PPFD y cuento lo que gastan.',
    ],
    [
      '@huertodepasillo',
      'Albahaca todo el invierno en un pasillo',
      'Una luz de cultivo, seis macetas y un ventilador pequeño.',
    ],
  ],
  instagram: [
    'Mi rincón verde con su propio sol ☀️ #luzdecultivo #plantas',
    'Semillero día 10 🌱 #luzdecultivo #huertourbano',
    'Antes y después de tres meses de luz #luzdecultivo #suculentas',
  ],
}

export const german: Theme = {
  name: 'German',
  language: 'de',
  timing: [
    [60, 0],
    [0, 0.97],
    [-1.5, 1],
  ],
  reddit: [
    [
      'zimmergruen',
      'Pflanzenlampe im Schlafzimmer: welche ist wirklich leise?',
      'Meine Fernlight Pro 2 pfeift, sobald ich sie dimme. Gibt es Lampen ohne Spulenfiepen?',
    ],
    [
      'zimmergruen',
      'Wie lange lasst ihr die Pflanzenlampe im Winter an?',
      'Bei mir sind es zwölf Stunden, die Monstera wächst trotzdem kaum. Abstand sind etwa 50 cm.',
    ],
  ],
  x: [
    'Meine Pflanzenlampe braucht im Monat 5 Euro Strom. Der Salat kostet im Laden 1,29.',
    'Die Fernlight pfeift. Nicht melodisch.',
    'Pflanzenlampe an, Winterblues aus. Wirkt bei mir besser als bei der Calathea.',
    'Frage an die Balkongärtner: Pflanzenlampe für Chilis ab Januar, 30 oder 60 Watt?',
    'Nachbar dachte, wir hätten ein Labor. Es ist eine Pflanzenlampe und drei Tomaten.',
  ],
  youtube: [
    [
      '@gruendaheim',
      'Pflanzenlampe kaufen: worauf es ankommt',
      'PPFD, Farbe, Abstand und Stromkosten, ohne Werbung erklärt.',
    ],
    [
      '@gruendaheim',
      'Chilis vorziehen unter der Pflanzenlampe',
      'Vom Samen bis zum Umtopfen, acht Wochen in zehn Minuten.',
    ],
  ],
  instagram: [
    'Fensterbank war gestern 🌿 #pflanzenlampe #zimmerpflanzen',
    'Anzucht Tag 14, alles grün #pflanzenlampe #chili',
    'Wohnzimmer mit Sonnenaufgang auf Knopfdruck #pflanzenlampe #urbanjungle',
  ],
}

export const japanese: Theme = {
  name: 'Japanese',
  language: 'ja',
  timing: [
    [60, 0],
    [0, 0.97],
    [-1.5, 1],
  ],
  x: [
    '植物ライトを買ったらバジルが元気になった。もっと早く買えばよかった。',
    '植物ライト(Fernlight)、弱くするとキーンと音がする。寝室では無理かも。',
    '冬の間は植物ライトを12時間つけています。電気代は月に400円くらい。',
    '植物ライトの距離、20センチだと近すぎたみたい。葉っぱが白くなった。',
    'アプリを更新したら植物ライトのタイマーが全部消えた…朝起きたら真っ暗。',
  ],
  youtube: [
    [
      '@madobenohana',
      '植物ライトおすすめ3選 静かなのはどれ?',
      '音、明るさ、電気代を比べました。Fernlight、Sunbar、無名のライト。',
    ],
    [
      '@madobenohana',
      '一人暮らしの部屋で野菜を育てる',
      '植物ライト一つと棚だけで、サラダを毎週収穫しています。',
    ],
  ],
  instagram: [
    '今日も元気 🌱 #植物ライト #観葉植物',
    '新しい棚と新しいライト #植物ライト #植物のある暮らし',
    '多肉の色が戻ってきた #植物ライト #多肉植物',
  ],
}
