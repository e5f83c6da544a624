import { steady, type Theme } from './theme.ts'

const rising: Theme['timing'] = [
  [40, 0],
  [7, 0.25],
  [0, 0.95],
  [-1.5, 1],
]

export const spanish: Theme = {
  name: 'Spanish',
  language: 'es',
  timing: steady,
  reddit: [
    [
      'jardin_interior',
      '¿A qué distancia pongo la luz de cultivo?',
      'Tengo albahaca y perejil en la cocina. A 20 cm las hojas se enroscan, a 40 se estiran.',
    ],
    [
      'jardin_interior',
      'La app de Fernlight no encuentra la lámpara',
      'Bluetooth encendido, la lámpara parpadea y el móvil dice que no hay nada cerca. ¿Alguien lo ha resuelto?',
    ],
  ],
  x: [
    '¿Qué luz de cultivo recomiendan para un piso oscuro en Bilbao?',
    'La luz de cultivo gasta menos que la tele, lo medí hoy.',
    'Tomates en noviembre gracias a una luz de cultivo y mucha paciencia 🍅',
    '¿Cuántas horas al día dejáis encendida la luz de cultivo en invierno?',
    'Ojalá Fernlight venda un cable más largo, el mío no llega al enchufe',
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

export const spanishNoise: Theme = {
  name: 'Spanish, the noise',
  language: 'es',
  timing: rising,
  reddit: [
    [
      'jardin_interior',
      'Mi Fernlight Pro 2 zumba, ¿a alguien más le pasa?',
      'Al bajar la intensidad se oye un pitido muy molesto. Vivo en un estudio y no puedo dormir con ese ruido.',
    ],
  ],
  x: [
    'El Fernlight Pro 2 zumba como un mosquito cuando bajo la luz, lo devuelvo mañana.',
    '@fernlight ¿es normal que el Pro 2 haga ese pitido al 30 %?',
    'Segundo Fernlight Pro 2 y el mismo zumbido por la noche, qué decepción',
  ],
}

export const german: Theme = {
  name: 'German',
  language: 'de',
  timing: steady,
  reddit: [
    [
      'zimmergruen',
      'Wie lange lasst ihr die Pflanzenlampe im Winter an?',
      'Bei mir sind es zwölf Stunden, die Monstera wächst trotzdem kaum. Abstand sind etwa 50 cm.',
    ],
    [
      'zimmergruen',
      'Halter der Fernlight Mini gebrochen',
      'Nach vier Monaten ist die Klammer am Scharnier durch. Gibt es Ersatz oder muss ich etwas drucken?',
    ],
  ],
  x: [
    'Meine Pflanzenlampe braucht im Monat 5 Euro Strom. Der Salat kostet im Laden 1,29.',
    'Frage an die Balkongärtner: Pflanzenlampe für Chilis ab Januar, 30 oder 60 Watt?',
    'Wann kommt die Pflanzenlampe von Fernlight endlich in Warmweiß?',
    'Danke an den Fernlight Service, neue Lampe nach drei Tagen da!',
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

export const germanNoise: Theme = {
  name: 'German, the noise',
  language: 'de',
  timing: rising,
  reddit: [
    [
      'zimmergruen',
      'Pflanzenlampe im Schlafzimmer: welche ist wirklich leise?',
      'Meine Fernlight Pro 2 pfeift, sobald ich sie dimme. Gibt es Lampen ohne Spulenfiepen?',
    ],
  ],
  x: [
    'Die Fernlight Pro 2 pfeift beim Dimmen, ich höre sie bis ins Nebenzimmer.',
    '@fernlight meine Pro 2 fiept ab 50 Prozent abwärts. Ist das ein Defekt?',
    'Fernlight Pro 2 geht zurück, das Fiepen am Abend macht mich wahnsinnig',
  ],
}

export const japanese: Theme = {
  name: 'Japanese',
  language: 'ja',
  timing: steady,
  x: [
    '植物ライトを買ったらバジルが元気になった。もっと早く買えばよかった。',
    '植物ライト(Fernlight)、弱くするとキーンと音がする。寝室では無理かも。',
    '冬の間は植物ライトを12時間つけています。電気代は月に400円くらい。',
    '植物ライトの距離、20センチだと近すぎたみたい。葉っぱが白くなった。',
    '植物ライトはどのくらい離せばいいですか?',
    '電球色の植物ライトがほしい。Fernlightさんお願いします。',
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
