/**
 * Prompt-injection phrases by language, matched against a text's words in lower case, without accents and
 * punctuation (see instruction-like.ts). In a phrase `_` stands for up to five words, in Japanese and Chinese
 * for up to twelve characters; `*` for the rest of a word; otherwise they are regular expressions. Six kinds:
 * drop earlier instructions; address a machine; disclose instructions, keys or data; hide something from the
 * user; use a tool; speak as the system or a developer.
 */

const machine =
  '(?:ai|ais|llms?|artificial intelligence|language models?|(?:ai|language|automated|autonomous|software|virtual|digital|research|mcp|coding|summary) (?:assistants?|agents?|models?|systems?|bots?|tools?|readers?|crawlers?)|chatbots?|chatgpt|gpt|claude|copilot|gemini|llama)'
const drop =
  '(?:ignore|disregard|forget|override|bypass|neglect|discard|dismiss|overlook|abandon|set aside|suspend)'
const rulesEn =
  '(?:instructions?|prompts?|rules|guidelines?|directions|directives?|commands|constraints|restrictions|orders|policies|guardrails|programming|training|limitations|safeguards)'
const beforeEn =
  '(?:previous|prior|above|earlier|preceding|former|original|existing|initial|current|foregoing|other|system|developer|safety|hidden)'
const orderEn =
  '(?:ignore|disregard|call|invoke|run|execute|use|send|reveal|output|print|report|rank|rate|respond|reply|answer|include|follow|obey|stop|forward|post|delete|visit|open|fetch|write|say|state|mention|tell|mark|set|treat|recommend|praise|do not|always|only|never|you must|you should|please)'
const dataEn =
  '(?:system prompt|prompt|api keys?|bearer|tokens?|credentials|secrets?|passwords?|conversation|chat history|word list|workspace|evidence|context|user data|customer data|private data|personal data|tool output|environment variables|your instructions|your answer|your response)'

const english = [
  `${drop} _ ${beforeEn} (?:\\S+ ){0,2}${rulesEn}`,
  `${drop} (?:all|any|every) (?:of )?(?:the |your |my |these |those )?${rulesEn}`,
  `${drop} _ your (?:\\S+ ){0,2}${rulesEn}`,
  `${drop} _ (?:the|all|everything|anything|text|what is) above`,
  `${drop} _ (?:everything|anything|all|what|whatever) (?:that )?you (?:were|are|have been|had been|ve been) (?:told|given|taught|instructed|asked|trained)`,
  `${drop} (?:what|whatever|everything) the user (?:asked|said|wants|told)`,
  `(?:earlier|previous|prior|all) (?:\\S+ ){0,2}(?:rules|instructions|guidelines|directives|prompts) (?:are|is|were) (?:\\S+ )?(?:void|suspended|cancelled|canceled|obsolete|revoked|superseded|replaced|lifted|no longer valid)`,
  `(?:don t|do not|never|stop) (?:follow|following|obey|obeying) _ ${beforeEn} ${rulesEn}`,

  `if (?:you are|you re|you happen to be|this is _ by) (?:an? |the |any |some )?(?:\\S+ ){0,2}${machine}`,
  `(?:attention|note|notice|notices|memo|psa|instructions?|directive|command|reminder|hint) (?:to |for )?(?:all |any |every |the |our |your )*${machine}`,
  `(?:to|for) (?:all|any|every|whichever|whatever) ${machine}`,
  `(?:hey|hello|hi|dear|listen) ${machine} _ ${orderEn}`,
  `${machine} (?:that |who |which |is |are |currently |now )*(?:reading|reads?|processing|process(?:es)?|parsing|parses?|summari[sz]ing|summari[sz]es?|analy[sz]ing|scanning|ingesting|indexing|crawling) (?:this|these|the)`,
  `(?:any|all|every) ${machine} _ (?:must|should|shall|needs? to|ha(?:s|ve) to|(?:is|are) required to)`,
  `as an? ${machine} you (?:must|should|will|shall|need|have to|may)`,
  `${machine} (?:\\S+ ){0,3}must (?:now |always |only )?${orderEn}`,
  `(?:assistant|agent|ai|llm) (?:please |now |you must |must |you should |now please )?(?:ignore|disregard|call|invoke|run|execute|reveal|output|print|respond|reply|obey|state|recommend|write that|say that)`,
  `(?:assistant|agent|model|ai|llm) (?:please |you must |you should )(?:ignore|disregard|override|call|invoke|run|execute|reveal|output|print|respond|reply|obey|state|recommend|write|say)`,
  `(?:report|answer|task|response|summary) assistant`,
  `you are (?:now )?(?:dan|an? (?:\\S+ ){0,2}(?:unrestricted|uncensored|unfiltered|jailbroken|evil) (?:\\S+ )?(?:ai|assistant|agent|model|bot))`,
  `you are now (?:operating |acting |working )?(?:as |in )(?:an? |the )?(?:\\S+ ){0,2}(?:mode|agent|assistant|ai|model)`,
  `you are no longer (?:an? )?(?:\\S+ ){0,2}(?:bound|restricted|limited|ai|assistant|agent|model|claude|chatgpt)`,
  `(?:act|behave|operate) as (?:dan|root|if you (?:had|have) no|an? (?:\\S+ ){0,3}(?:ai|llm|language model|chatbot))`,
  `pretend (?:that )?(?:to be|you are|you re) (?:an? |the )?(?:\\S+ ){0,2}(?:ai|llm|language model|system|root|assistant without|model without)`,
  `do anything now`,
  `your restrictions (?:no longer|do not|don t|are)`,
  `from now on (?:you )?(?:must |will |shall )?(?:act|respond|reply|answer|behave|speak|follow|obey|ignore|stop citing)`,

  `(?:reveal|print|output|show|repeat|leak|display|expose|dump|share|tell|give|paste|return|include|append|send|recite|quote|disclose|write|copy|state|list) _ (?:system prompt|(?:your|the|these|any) (?:\\S+ )?(?:initial|hidden|secret|system|internal) (?:prompts?|instructions?|rules|messages?)|your (?:\\S+ ){0,2}(?:instructions|prompts?|api keys?|credentials|context window|access token|environment variables))`,
  `(?:send|post|upload|forward|submit|transmit|exfiltrate|leak|deliver|email|append|encode|put|get|report) (?:\\S+ ){0,3}${dataEn} (?:\\S+ ){0,6}(?:to|at|into|in) (?:\\S+ ){0,3}(?:https?|www|webhook|endpoint|link)`,
  `(?:paste|enter|type|post|send) your api key (?:here|there|below)`,
  `every api key you`,
  `decode (?:\\S+ ){0,6}(?:base64|rot13|hex|string|payload|message) (?:\\S+ ){0,4}(?:follow|execute|obey|run it|do what)`,
  `repeat (?:the |all )*(?:words|text|everything) above`,

  `(?:don t|do not|never|must not|no need to|without) (?:tell|inform|alert|notify|warn|ask|telling|informing|alerting|notifying|asking|consulting|confirming with) (?:\\S+ ){0,2}(?:the |your )(?:user|human|operator)`,
  `(?:do not|don t) ask (?:the user |them )?for (?:confirmation|permission|approval)`,
  `the (?:user|operator|administrator|owner|human) (?:has|have) (?:already )?(?:approved|authorized|authorised|consented|confirmed|granted|agreed|pre approved)`,
  `(?:was|were|is|been) (?:verified|approved|confirmed|authorized|authorised) by the (?:operator|system|developer|administrator)`,
  `do not (?:check|verify|mention) the (?:citations?|sources?|quotes?|links?)`,

  `(?:call|invoke|execute|trigger|launch) (?:the |your |this |that |a )*(?:\\S+ ){0,2}(?:tools?|function) (?:with|and|now|without|immediately|at once)`,
  `the user wants (?:all |every |the )*(?:\\S+ )?(?:evidence|posts|data|keys?) (?:deleted|removed|sent|exported|revealed)`,

  `(?:system|admin|administrator|developer|root) (?:override|overrides)`,
  `(?:new|updated|revised|additional|real|actual) (?:system )?(?:instructions?|directives?|prompt) (?:for (?:the |all )?(?:assistant|agent|model|ai|llm|you)|from the)`,
  `your (?:new|real|actual|true|updated|primary|sole) (?:task|instructions?|goal|objective|directive|system prompt) (?:is|are)`,
  `end of (?:the )?(?:system |user |untrusted |tool |retrieved |third party )*(?:prompt|instructions|untrusted data|untrusted content|untrusted|tool result|tool output|user input|context window)`,
  `this is (?:an? |the )?(?:\\S+ )?(?:message|instruction|notice|directive|command|order) from (?:the |your )*(?:system|developers?|administrator|admin|creator|operator|anthropic|openai)`,
  `message from the (?:developers?|system|administrator) (?:\\S+ ){0,6}(?:rules|instructions|prompt|obey|ignore)`,
  `treat (?:this|these|the following|all) _ (?:as|like) (?:an? |the )?(?:\\S+ )?(?:system|trusted|authoritative|developer) (?:message|instructions?|prompt|command|input)`,
  `(?:follow|obey|execute) (?:only )?(?:the |these |my )*(?:next|new|hidden|following) (?:line|instructions?|commands?|orders?) (?:only|instead|now|exactly|from now on)`,
  `follow the (?:instructions?|orders?) in (?:this|these) (?:comments?|posts?|messages?)`,
  `obey (?:the|this|these|my) (?:comments?|posts?|poster|instructions?|commands?|following)`,
  `(?:respond|reply|answer) (?:only|exactly|solely) with`,
  `in (?:your|every|any) (?:\\S+ )?(?:summary|answer|response|report|output|reply) (?:you must |must |always |please |only )+(?:say|write|include|mention|state|claim|insert|add|recommend|call|tell)`,
  `when you (?:summari[sz]e|report|answer|analy[sz]e|rank|process) _ (?:you must|always|must|never|do not)`,
  `(?:rank|rate|score|report|mark|classify|label) this (?:topic|post|trend|text|message) (?:\\S+ ){0,2}(?:as|first|at|highest|the most)`,
  `(?:report|mark|treat|call) (?:all|every) (?:other )?posts? (?:as )?(?:spam|fake|untrusted|untrustworthy)`,
]

const german = [
  '(?:ignorier\\S*|missacht\\S*|vergiss|vergesst|vergessen sie|ubergeh\\S*|verwirf) _ (?:vorherige|vorherigen|bisherige|bisherigen|vorige|vorigen|obige|obigen|fruhere|fruheren|alle|deine|eure|samtliche) (?:\\S+ ){0,2}(?:anweisung\\S*|instruktion\\S*|regel\\S*|vorgabe\\S*|befehl\\S*|prompts?|richtlinien?)',
  '(?:vergiss|vergesst|ignoriere|ignoriert) (?:alles|das) (?:was (?:dir|euch) _ gesagt|obige|vorherige|oben|bisherige)',
  '(?:achtung|hinweis|wichtig|nachricht|anweisung|hallo|liebe) (?:an |fur )?(?:alle |jede |die |den |das |diese )*(?:ki|kis|ki \\S+|sprachmodelle?|chatbots?|chatgpt|claude|llms?)',
  'wenn (?:du|sie|ihr) (?:eine?|ein) (?:\\S+ )?(?:ki|sprachmodell|chatbot|assistenzsystem|kunstliche intelligenz|llm) (?:bist|sind|seid)',
  '(?:ki|sprachmodelle?|assistent\\S*) (?:\\S+ ){0,3}(?:du musst|ihr musst|muss|mussen)',
  '(?:zeige?|gib|gebt|verrate?|nenne?|offenbare?|drucke?) _ (?:deinen |den |deine |die |alle )*(?:system ?prompt|systemanweisung\\S*|geheimen anweisungen|versteckten anweisungen|api schlussel)',
  '(?:sag|sage|sagt|verrate?|erzahle?|melde) (?:dem|der|den) (?:nutzer|nutzerin|benutzer|anwender|user) (?:davon )?(?:nichts|nicht|kein\\S*)',
  '(?:ruf|rufe|starte|nutze|verwende|fuhre) _ (?:werkzeug|tool|funktion)',
  'in (?:deiner|eurer) (?:\\S+ )?(?:zusammenfassung|antwort|auswertung) (?:unbedingt|schreib\\S*|immer|musst|sag\\S*)',
  'antworte nur mit',
  'du bist (?:jetzt|nun|ab sofort) (?:ein \\S+ (?:ohne|mit)|ein pirat|dan|im \\S+modus)',
]

const spanish = [
  '(?:ignora\\S*|olvida\\S*|desobedece\\S*|descarta\\S*|omite) _ (?:instruccion\\S*|indicacion\\S*|ordenes|reglas|directrices) (?:\\S+ ){0,2}(?:anterior\\S*|previas?|previos|de arriba|del sistema|iniciales)',
  '(?:ignora|ignore|ignorad|olvida|olvide|olvidad) (?:todas |todos )?(?:tus|sus|vuestras) (?:instruccion\\S*|reglas|ordenes|directrices)',
  '(?:olvida|olvidad|olvide|ignora) (?:todo )?lo que (?:te|os|le) (?:dijeron|han dicho|ordenaron)',
  '(?:atencion|nota|aviso|mensaje|hola|querid\\S*) (?:para |a |de )?(?:todos |todas |los |las |el |la |cualquier )*(?:ia|modelos? de lenguaje|asistentes? (?:de ia|virtual\\S*)|chatbots?|chatgpt|claude|inteligencias? artificial\\S*|agentes? de ia|llms?)',
  'si (?:eres|es|sois|usted es) (?:un |una )?(?:\\S+ )?(?:inteligencia artificial|ia|modelo de lenguaje|chatbot|asistente (?:de ia|virtual)|llm)',
  '(?:revela|muestra|muestrame|imprime|dime|ensena|comparte|escribe) _ (?:prompt (?:del |de )?sistema|instrucciones (?:secretas|ocultas|internas)|claves? (?:de )?api|mensaje (?:del |de )sistema)',
  'no (?:se lo digas|le digas|informes|avises|digas nada|cuentes nada|se lo cuentes) (?:nada )?al usuario',
  '(?:ejecuta|llama|usa|invoca|activa|utiliza) (?:a |ya )?(?:la |el |tu )*(?:herramienta|funcion)',
  'en (?:tu|su|vuestro|vuestra) (?:resumen|respuesta|informe) (?:debes|debeis|debe|di|decid|escribe|incluye|menciona|siempre)',
  'responde (?:solo|solamente|unicamente) con',
  'ahora eres (?:un |una )(?:pirata|\\S+ sin)',
]

const french = [
  '(?:ignore[rz]?|oublie[rz]?|neglige[rz]?|desobei\\S*|outrepasse[rz]?) _ (?:instructions?|consignes?|directives?|regles|ordres) (?:\\S+ ){0,2}(?:precedent\\S*|anterieur\\S*|ci dessus|initial\\S*|du systeme)',
  '(?:ignore|ignorez|oublie|oubliez) (?:toutes )?(?:tes|vos) (?:instructions?|consignes?|regles|directives)',
  '(?:oublie|oubliez|ignore|ignorez) (?:tout )?ce (?:qu on|que l on|qui) (?:t a|vous a|t ai)',
  '(?:attention|note|message|avis|bonjour|cher|chers|chere) (?:a |pour |aux? )?(?:tous |toutes |les |l |le |la )*(?:ia|assistants? (?:ia|virtuels?)|modeles? de langage|chatbots?|chatgpt|claude|intelligences? artificielles?|agents? ia|llms?)',
  'si (?:tu es|vous etes) (?:un |une )?(?:\\S+ )?(?:intelligence artificielle|ia|modele de langage|chatbot|assistant (?:ia|virtuel)|llm)',
  '(?:revele|revelez|affiche|affichez|montre|montrez|imprime|donne|donnez|ecris) _ (?:prompt (?:de )?systeme|(?:instructions|consignes) (?:secretes|cachees|internes)|cles? (?:d )?api)',
  '(?:ne dis|ne dites|ne parle|n en parle|n en parlez|ne revele|ne previens|n informe\\S*) (?:rien |pas |jamais )*(?:a )?l utilisateur',
  '(?:appelle|appelez|lance|lancez|utilise|utilisez|execute|executez) l outil',
  'dans (?:ta|votre|ton) (?:reponse|resume|rapport) (?:tu dois|vous devez|ecris|ecrivez|mentionne\\S*|inclus|toujours)',
  '(?:reponds|repondez) (?:uniquement|seulement|desormais) (?:avec|par|comme)',
  'tu es (?:maintenant|desormais) (?:un pirate|un \\S+ sans)',
]

const portuguese = [
  '(?:ignore|ignora|ignorem|esqueca|esquece|esquecam|desconsidere|desconsidera) _ (?:instruc\\S*|ordens|regras|diretrizes|orientac\\S*) (?:\\S+ ){0,2}(?:anterior\\S*|previas?|acima|do sistema|iniciais)',
  '(?:ignore|ignora|esqueca|esquece) (?:todas )?(?:as )?(?:suas|tuas) (?:instruc\\S*|regras|ordens|diretrizes)',
  '(?:esqueca|esquece|ignore|ignora) (?:tudo )?o que (?:lhe|te|voce) (?:disseram|foi dito|ouviu)',
  '(?:atencao|nota|aviso|mensagem|ola|caro|caros|cara) (?:para |a |as |aos? )?(?:todos |todas |os |as |o |qualquer )*(?:ia|ias|assistentes? (?:de ia|virtua\\S*)|modelos? de linguagem|chatbots?|chatgpt|claude|inteligencias? artificia\\S*|agentes? de ia|llms?)',
  'se (?:voce e|tu es|for) (?:um |uma )?(?:\\S+ )?(?:inteligencia artificial|ia|modelo de linguagem|chatbot|assistente (?:de ia|virtual)|llm)',
  '(?:revele|revela|mostre|mostra|exiba|imprima|diga|compartilhe|escreva) _ (?:prompt (?:de |do )?sistema|instruc\\S* (?:secretas|ocultas|internas)|regras internas|chaves? (?:de |da )?api)',
  'nao (?:conte|avise|diga|informe|fale|revele) (?:nada |isso )?(?:ao|para o|o) (?:usuario|utilizador)',
  '(?:chame|execute|use|acione|invoque|chama|executa) (?:a |o |sua )*(?:ferramenta|funcao)',
  '(?:no|em) (?:seu |teu )?(?:resumo|relatorio) (?:diga|escreva|mencione|sempre|que a)',
  'responda (?:apenas|somente|so) com',
  'agora voce e (?:um |uma )(?:pirata|\\S+ sem)',
]

const italian = [
  '(?:ignora|ignorate|dimentica|dimenticate|trascura) _ (?:istruzioni|regole|indicazioni|direttive|ordini) (?:\\S+ ){0,2}(?:precedenti|sopra|iniziali|del sistema)',
  'se (?:sei|siete) (?:un |una )?(?:\\S+ )?(?:modello linguistico|intelligenza artificiale|ia|chatbot|assistente (?:ia|virtuale)|llm)',
  '(?:rivela|mostra|stampa|mostrami) _ (?:prompt di sistema|istruzioni (?:segrete|nascoste))',
  'non (?:dire|dirlo|informare|avvisare) (?:nulla |niente )?(?:all |l )utente',
]

const arabic = [
  '(?:تجاهل|انس|اهمل|أهمل|تجاهلوا|انسوا) _ (?:التعليمات|الأوامر|القواعد|التوجيهات|تعليماتك|الإرشادات)',
  '(?:انس|تجاهل) (?:كل |جميع )?(?:ما|شيء) (?:قيل|طلب|أخبرت)',
  '(?:إذا|اذا|إن) (?:كنت|كنتم) (?:نموذج\\S*|ذكاء|روبوت\\S*|مساعد\\S*)',
  '(?:إلى|الى|تنبيه|ملاحظة|يا) (?:أي |كل |جميع |لكل )*(?:نموذج\\S*|نماذج|مساعد\\S*|روبوت\\S*)? ?(?:لغوي\\S*|اللغ\\S*|ذكاء اصطناعي|الذكاء الاصطناعي)',
  '(?:أظهر|اظهر|اكشف|اعرض|اطبع) _ (?:تعليمات (?:النظام|سرية|\\S+ السرية)|موجه النظام|التعليمات (?:السرية|المخفية)|مفتاح)',
  'لا (?:تخبر|تعلم|تبلغ|تقل) (?:المستخدم|للمستخدم)',
  '(?:استدع|شغل|نفذ|استخدم|بتشغيل|باستدعاء) (?:الأداة|الاداة|أداة)',
  '(?:أنت|انت) (?:الآن|الان) (?:قرصان|في وضع|نظام|مساعد)',
]

/** Words of three letters and more make up Korean's and Russian's forms; the stems are enough. */
const korean = [
  '(?:이전|앞선|위의|지금까지|기존)\\S* _ (?:지시|명령|지침|규칙|프롬프트|설정)\\S* _ (?:무시|잊)\\S*',
  '(?:지시|명령|지침|규칙|프롬프트)\\S* (?:모두 |전부 |다 )*(?:무시하|무시해|잊어|잊으)\\S*',
  '(?:ai|인공지능|언어 ?모델|챗봇)(?: |\\S*)(?:에게|라면|이라면|이시라면|여러분)',
  '(?:시스템 ?프롬프트|숨겨진 지시|비밀 지시)\\S* _ (?:출력|보여|공개|알려|말해)\\S*',
  '(?:사용자|유저)(?:에게|한테) _ (?:알리지|말하지|묻지|알려주지) (?:말|마|않)\\S*',
  '(?:도구|툴|함수)\\S* (?:바로 |즉시 |지금 )*(?:호출|실행)(?:해|하세요|하라|하십시오)\\S*',
]

const russian = [
  '(?:игнорируй\\S*|проигнорируй\\S*|забудь\\S*|отбрось\\S*|не следуй\\S*) _ (?:инструкци\\S*|указани\\S*|правил\\S*|команд\\S*|промпт\\S*|директив\\S*)',
  '(?:забудь|забудьте|игнорируй|игнорируйте) (?:все )?что (?:тебе|вам) (?:\\S+ )?(?:говорили|сказали|велели|сказано)',
  '(?:если) (?:ты|вы) (?:\\S+ )?(?:ии|языковая модель|нейросеть|чат бот|чатбот|искусственный интеллект)',
  '(?:всем|внимание|для|дорогая|дорогой|уважаем\\S*|сообщение) (?:всех |любых |для )*(?:ии|языков\\S* модел\\S*|нейросет\\S*|ии ассистент\\S*|чат ?бот\\S*)',
  '(?:покажи\\S*|раскрой\\S*|выведи\\S*|напечатай\\S*|повтори\\S*) _ (?:системн\\S* (?:промпт\\S*|инструкци\\S*|сообщени\\S*)|секретн\\S* инструкци\\S*|скрыт\\S* инструкци\\S*)',
  'не (?:сообщай\\S*|говори\\S*|рассказывай\\S*|спрашивай\\S*|уведомляй\\S*) (?:об этом )?(?:пользовател\\S*)',
  '(?:вызови\\S*|запусти\\S*|выполни\\S*|используй\\S*) (?:сразу |немедленно )?инструмент\\S*',
  'в (?:своем|вашем|твоем) (?:ответе|резюме|отчете) (?:обязательно|напиши\\S*|укажи\\S*|скажи\\S*)',
]

/** Without spaces between words: matched anywhere in the text. */
const japanese = [
  '(?:これまで|以前|前|上記|上|今まで|すべて|全て|先ほど|あなた)の_(?:指示|命令|ルール|プロンプト|設定|指令|制約)_(?:無視|忘れ|破棄|従わない)',
  '(?:指示|命令|プロンプト)を(?:すべて|全て|全部)?(?:無視して|忘れて)',
  '(?:言われた|教えられた)ことを?_(?:忘れ|無視)',
  '(?:ai|エーアイ|人工知能|言語モデル|チャットボット|アシスタント|エージェント)(?:へ|なら|の皆|の方|は必ず|であれば|に告ぐ)',
  'あなた(?:が|は)(?:ai|人工知能|言語モデル|今から)',
  '(?:システムプロンプト|秘密の指示|隠された指示|内部の指示|apiキー)_(?:表示|出力|教え|開示|見せ|送信)',
  'ユーザーに(?:は)?_(?:知らせ|言わ|伝え|確認せ|聞か)(?:ず|ない)',
  '(?:ツール|関数)を_(?:実行|呼び出)(?:し|す|せ)',
  '(?:要約|回答|返答|レポート)(?:に|では|で)(?:は)?_必ず',
]

const chinese = [
  '(?:忽略|无视|無視|忘记|忘記|忘掉|不要遵守|不要理会|抛开|拋開)_(?:之前|以前|以上|上面|上述|先前|前面|所有|全部|原有|系统|系統|你的)_(?:指令|指示|提示|规则|規則|设定|設定|要求|命令|内容|內容|说明|限制)',
  '(?:如果|若|假如)(?:你|您)是_(?:ai|人工智能|人工智慧|语言模型|語言模型|机器人|機器人|大模型|助手)',
  '(?:所有|各位|致|请|請|任何)_(?:ai|人工智能|人工智慧|语言模型|語言模型|大模型|智能体)_(?:助手|模型|注意|必须|必須|请|請|应|须)',
  '你现在是|你現在是|从现在开始你|從現在開始你|你必须在|你必須在|你不再是',
  '(?:显示|顯示|输出|輸出|透露|泄露|打印|告诉我|告訴我|重复|重複|公开)_(?:系统提示|系統提示|秘密指令|隐藏指令|隱藏指令|提示词|提示詞|初始指令|api密钥)',
  '(?:不要|别|無需|无需|不用|不必|不得)_(?:告诉|告訴|告知|通知|询问|詢問|提醒)_(?:用户|用戶|使用者)',
  '(?:调用|調用|执行|執行|运行|運行|使用)_(?:工具|函数|函數|run scan)',
  '(?:总结|總結|摘要|回答|回复|回覆|报告)中(?:必须|必須|写明|寫明|务必|務必|请写|要写)',
]

/** Of languages with spaces between words. A phrase begins and ends with a word. */
export const spacedPhrases: readonly string[] = [
  ...english,
  ...german,
  ...spanish,
  ...french,
  ...portuguese,
  ...italian,
  ...arabic,
  ...korean,
  ...russian,
]

export const unspacedPhrases: readonly string[] = [...japanese, ...chinese]
