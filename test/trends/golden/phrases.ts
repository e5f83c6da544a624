/** What owners of an invented electric bicycle write in one language. */
export interface Phrases {
  readonly language: string
  /** Said before and after anything. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** The battery in the cold, the app, the price of the service plan, the delivery: in this order. */
  readonly topics: readonly (readonly string[])[]
}

export const phrases: readonly Phrases[] = [
  {
    language: 'de',
    before: [
      'Heute früh auf dem Weg zur Arbeit:',
      'Mal eine Frage in die Runde.',
      'Ich fahre seit zwei Wintern Velmira.',
      'Bin ich der Einzige?',
      'Nach 1.800 Kilometern mein Fazit:',
      'Nur damit ihr es wisst,',
    ],
    after: [
      'Der Händler zuckt mit den Schultern.',
      'Beim Rollando meiner Schwester ist das anders.',
      'Trotzdem möchte ich es nicht mehr hergeben!',
      'Was macht ihr in dem Fall?',
      'Die Kette quietscht übrigens auch.',
      'Mit Kindersitz und Gepäck.',
    ],
    topics: [
      [
        'der Akku hält bei Frost keine zwanzig Kilometer',
        'bei minus acht Grad ist der Akku nach einer halben Stunde leer',
        'wer lagert den Akku im Winter auch in der Wohnung?',
        'Frost und Akku vertragen sich bei Velmira nicht',
        'der Akku lädt unter null Grad gar nicht erst',
      ],
      [
        'die App verliert nach dem Update die Verbindung zum Schloss',
        'seit dem Update findet die App das Schloss nicht mehr',
        'die App stürzt ab und das Schloss bleibt zu',
        'wie bekomme ich nach dem Update das Schloss ohne App auf?',
      ],
      [
        'der Servicevertrag soll jetzt 29 Euro im Monat kosten',
        'für den Preis vom Servicevertrag bekomme ich drei Inspektionen in der Stadt',
        'lohnt sich der Servicevertrag bei dem Preis überhaupt?',
      ],
      [
        'die Lieferung steht seit fünf Wochen im Zentrallager in Kassel',
        'Liefertermin zum dritten Mal verschoben, das Zentrallager schweigt',
        'endlich ist die Lieferung aus dem Zentrallager da',
      ],
    ],
  },
  {
    language: 'es',
    before: [
      'Esta mañana camino del trabajo:',
      'Pregunta para los que saben.',
      'Llevo dos inviernos con la Velmira.',
      '¿Soy el único?',
      'Después de mil ochocientos kilómetros:',
      'Para que lo sepáis,',
    ],
    after: [
      'En la tienda se encogen de hombros.',
      'A mi hermana con la Rollando no le pasa.',
      '¡Aun así no la cambio por nada!',
      '¿Vosotros qué hacéis?',
      'Y encima chirría la cadena.',
      'Con silla infantil y alforjas.',
    ],
    topics: [
      [
        'la batería no aguanta ni veinte kilómetros con el frío',
        'con ocho bajo cero la batería se vacía en media hora',
        '¿guardáis la batería dentro de casa cuando hace frío?',
        'frío y batería son mala pareja en esta bici',
        'la batería ni siquiera carga con este frío',
      ],
      [
        'la aplicación pierde el candado desde la última actualización',
        'tras la actualización la aplicación no encuentra el candado',
        'se cierra la aplicación y el candado no abre',
        '¿cómo abro el candado sin la aplicación tras la actualización?',
      ],
      [
        'el plan de mantenimiento sube a 29 euros al mes',
        'por el precio del plan de mantenimiento pago tres revisiones en mi barrio',
        '¿vale la pena el plan de mantenimiento a ese precio?',
      ],
      [
        'mi pedido lleva cinco semanas en el almacén de Zaragoza',
        'tercer retraso del pedido y el almacén no contesta',
        'por fin salió el pedido del almacén',
      ],
    ],
  },
  {
    language: 'fr',
    before: [
      'Ce matin en allant au boulot :',
      'Question aux habitués.',
      'Deux hivers que je roule en Velmira.',
      'Je suis le seul ?',
      'Bilan après mille huit cents kilomètres :',
      'Pour info,',
    ],
    after: [
      'Le vendeur hausse les épaules.',
      'Ma sœur en Rollando n’a pas ce souci.',
      'Malgré tout je ne le rendrais pour rien au monde !',
      'Vous faites comment ?',
      'Et la chaîne grince.',
      'Avec siège enfant et sacoches.',
    ],
    topics: [
      [
        'la batterie ne tient pas vingt kilomètres quand il gèle',
        'par moins huit la batterie est vide en une demi-heure',
        'vous rentrez la batterie chez vous quand il gèle ?',
        'le gel et la batterie ne font pas bon ménage',
        'la batterie refuse de charger dès qu’il gèle',
      ],
      [
        'l’application ne trouve plus le cadenas depuis la mise à jour',
        'depuis la mise à jour l’application perd le cadenas',
        'l’application plante et le cadenas reste fermé',
        'comment ouvrir le cadenas sans l’application après la mise à jour ?',
      ],
      [
        'le forfait entretien passe à 29 euros par mois',
        'au prix du forfait entretien j’ai trois révisions dans mon quartier',
        'le forfait entretien vaut-il son prix ?',
      ],
      [
        'ma livraison dort depuis cinq semaines à l’entrepôt de Lille',
        'livraison repoussée pour la troisième fois, l’entrepôt ne répond pas',
        'enfin, la livraison a quitté l’entrepôt',
      ],
    ],
  },
  {
    language: 'ja',
    before: [
      '今朝の通勤で思ったこと。',
      '詳しい人に質問です。',
      'ヴェルミラに乗って二年目の冬。',
      '自分だけでしょうか。',
      '千八百キロ走った感想。',
      'メモ。',
    ],
    after: [
      '店の人は首をかしげるだけ。',
      '姉のロランドは平気らしい。',
      'それでも手放したくない!',
      'みなさんはどうしていますか?',
      'チェーンもきしむし。',
      '子ども乗せと荷物つきです。',
    ],
    topics: [
      [
        '寒い日はバッテリーが二十キロももたない',
        '氷点下八度でバッテリーが三十分で空になった',
        '寒い夜はバッテリーを部屋に入れていますか?',
        '寒さとバッテリーの相性が悪すぎる',
        '寒いとバッテリーの充電が始まらない',
      ],
      [
        '更新してからアプリが鍵を見つけられない',
        'アプリの更新後に鍵との接続が切れる',
        'アプリが落ちて鍵が開かないまま',
        '更新後にアプリなしで鍵を開ける方法は?',
      ],
      [
        '点検プランが月四千円に値上げ',
        '点検プランの料金なら近所で三回見てもらえる',
        'この料金で点検プランは必要ですか?',
      ],
      [
        '注文した自転車が五週間も倉庫で止まっている',
        '配送がまた延期、倉庫から返事なし',
        'やっと倉庫から配送された',
      ],
    ],
  },
  {
    language: 'zh',
    before: [
      '今天早上上班路上,',
      '请教一下各位。',
      '维米拉骑了两个冬天。',
      '只有我这样吗?',
      '骑了一千八百公里的感受:',
      '说一声,',
    ],
    after: [
      '店家只会摇头。',
      '我姐姐的罗兰多就没这个问题。',
      '就算这样我也舍不得换!',
      '你们都怎么办?',
      '链条也一直响。',
      '后面还带着孩子和行李。',
    ],
    topics: [
      [
        '冬天电池跑不到二十公里',
        '零下八度电池半小时就没电',
        '冬天你们把电池拿进屋里吗?',
        '低温和这块电池真的合不来',
        '冬天电池根本充不进去',
      ],
      [
        '更新以后应用找不到车锁',
        '应用更新后和车锁断开连接',
        '应用闪退车锁打不开',
        '更新后没有应用怎么打开车锁?',
      ],
      ['保养套餐涨到每月两百元', '保养套餐的价格够我在楼下修三次', '这个价格的保养套餐值得买吗?'],
      ['订单在仓库放了五个星期', '发货第三次推迟,仓库没人回复', '仓库终于发货了'],
    ],
  },
  {
    language: 'ar',
    before: [
      'صباح اليوم في الطريق إلى العمل:',
      'سؤال لأهل الخبرة.',
      'أركب فيلميرا منذ شتاءين.',
      'هل أنا الوحيد؟',
      'بعد ألف وثمانمئة كيلومتر:',
      'للعلم،',
    ],
    after: [
      'البائع لا يعرف السبب.',
      'دراجة أختي من رولاندو لا تعاني من ذلك.',
      'ومع ذلك لن أبيعها أبدا!',
      'ماذا تفعلون أنتم؟',
      'والسلسلة تصدر صريرا أيضا.',
      'مع مقعد للطفل وحقائب.',
    ],
    topics: [
      [
        'البطارية لا تكفي عشرين كيلومترا في البرد',
        'تفرغ البطارية خلال نصف ساعة مع البرد الشديد',
        'هل تحفظون البطارية داخل البيت أيام البرد؟',
        'البرد عدو البطارية في هذه الدراجة',
        'البطارية لا تشحن أبدا في البرد',
      ],
      [
        'التطبيق يفقد القفل منذ التحديث',
        'بعد التحديث لا يجد التطبيق القفل',
        'يتوقف التطبيق ويبقى القفل مغلقا',
        'كيف أفتح القفل بدون التطبيق بعد التحديث؟',
      ],
      [
        'اشتراك الصيانة صار بمئة ريال في الشهر',
        'بسعر اشتراك الصيانة أصلحها ثلاث مرات في الحي',
        'هل يستحق اشتراك الصيانة هذا السعر؟',
      ],
      [
        'الشحنة عالقة في المستودع منذ خمسة أسابيع',
        'تأجل موعد الشحنة للمرة الثالثة والمستودع لا يرد',
        'أخيرا خرجت الشحنة من المستودع',
      ],
    ],
  },
]
