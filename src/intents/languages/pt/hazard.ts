/** What may endanger. */
export const hazardPhrases: readonly string[] = [
  'recall|recolh(ido|ida|idos|imento|eram|endo|er) ?(do|de|pelo|o|a|os|do mercado|lote*)?',
  '(retirad(o|a|os|as)|retiraram|retirada) (do|da|de) (mercado|venda|circulação|linha)|chamad(o|a) (para|de) revisão',
  'alerta (sanitário|da anvisa|de segurança)',
  '(risco|riscos|perigo) (de|para|à|a|pra|pro)|perigos(o|a|os|as)|um perigo|é ~(segur(o|a)) (deixar|usar|para|pra|tocar|carregar|comer)|insegur(o|a)',
  'tóxic(o|a|os|as)|venenos(o|a)|mortal|cancerígen(o|a)',
  'alérgic(o|a|os|as)|alergia|alergias|alérgenos|alergênic*|anafila*|monóxido de carbono|vazamento de gás|fuga de gás',
  '(pode|podia|podem|poderia|poderiam|vai) ~(pegar fogo|explodir|incendiar|queimar|machucar|causar (um )?incêndio|dar choque|engasgar|ferir)',
  '(parem|pare|deixe|deixem) de usar',
]

/** What has happened and endangered. */
export const harmPhrases: readonly string[] = [
  'despencou|(gás|botijão) vazando|fivela|(desceu|caiu) em cima|(dedo|olho|pálpebra) (inchado|inchada|fechada)|por pouco não',
  '(agrafo|prego|caco|vidro) dentro|acende sozinh(o|a)|venenos(o|a)|tinha ardido|abre sozinha com',
  '(forqueta|quadro|garfo|pedal) ~(partiu|quebrou)|clavícula|(grade|corrimão|varanda|escada|cadeira|prateleira) ~~(cedeu|caiu|soltou|quebrou|partiu)',
  'cedeu quando|(queimou|chamuscou) (o|a|o fundo|a cortina|meu|minha)|(levei|levou|apanhei) (quatro|três|dois|cinco|seis|[0-9]+) pontos',
  'cortei (o|a|meu|minha)|jogou (uma|um)|(quebrou|partiu|fraturou) (o|a) (pulso|braço|perna|pé|clavícula|dedo)|fecharam-?se (no|na|em)|a tremer',
  'det(e|ec)tor de monóxido|(encheu|cheio|cheia) ~~(bolha*|borbulha*)|quase perd(i|eu)|por sorte|não caí',
  '(peg(ou|a|ando|aram|ar)|colocou|botou) fogo|incendi(ou|aram|ei|ado)|em chamas|(saiu|saindo|saíram|começou a sair) (fogo|chama*)|ardeu|pegar fogo',
  'princípio de incêndio|incêndio (aqui|em casa|por causa)|queimou (tud(o|a)|a casa|o sofá|a tomada|minha|meu|inteir*)',
  '(solt(ou|a|ando|ar|aram|am)|sa(iu|i|indo|em|íram|ía|ir)|começou a|com|dando|deu|faz|deitou|deita) ~(fumaça|fumo|faísca*|fagulha*)',
  'fumaça (saindo|preta|branca|na|no)|faísca*|faiscando|fumegando|curto-circuito|deu curto|curto circuito',
  '(cheir(a|o|ou|ava|ando)|fede) (forte )?(a|de|à|um)? ?(queimad(o|a)|gás|fumaça|plástico queimad*|borracha|fio queimado|esturricado)|cheiro de queimado',
  '(tom(ei|ou|ar|amos|ando)|lev(ei|ou|ar|amos|ando)|deu|dá|dando|dar|apanhei|recebi) (um |uns |me um |um baita )?(choque|choques|descarga)( elétric(o|a))?',
  'choque elétrico|eletrocut*|descarga elétrica|deu choque',
  '(me |se |nos )?(queim(ei|ou|amos)|cort(ei|ou|amos|aram)|machuc(ou|ei|amos|aram)|fer(iu|i|imos|iram)|quebrei|fratur(ou|ei)|torc(i|eu)|prend(eu|i)|esmag(ou|uei)|perfur(ou|ei)|bati|arranh(ou|ei)|les(ionou|ionei)) (com |feio |sério |gravemente )?(n(a|o|as|os) (borda|ponta|lâmina|alça|vidro|tampa|beirada|peça|metal)|a (mão|perna|boca|língua|cara|cabeça|pele|testa)|o (dedo|braço|pé|rosto|pulso|joelho|tornozelo|pescoço)|os (dedos|olhos|lábios)|meu (dedo|filho|rosto|pé|braço)|minha (mão|filha|perna|boca)|feio|todo|com)',
  '(se|me) (queim(ei|ou)|cort(ei|ou)|machuc(ou|ei)|fer(iu|i)|les(ionou|ionei))|ferid(o|a|os|as)|feriment*|sangr(ou|ando|ar|amento|ento)|saiu sangue',
  'sangue|queimadur(a|as)|bolha(s)? (na|no|nas|nos)|pontos (na|no) (mão|dedo|testa)|levar pontos|pronto-socorro|pronto socorro|emergência do hospital',
  'hospital|urgências|ambulância|samu|fraturado',
  'explod(iu|iram|indo|e|em)|explosão|estour(ou|aram|ando) (na|no|em|tudo|e|do)|estilhaç(ou|os|aram)',
  '(bateria|pilha|celular|telemóvel|telefone) ~(estuf(ou|ada|ado)|inch(ou|ada|ado)|vazou ácido)',
  '(rosto|cara|olho|olhos|boca|lábio*|língua|garganta|pele|mão) ~(inch(ou|aram|ado|ada|ados)|estourou em)',
  '(inch(ou|aram)) (tudo|tud(o|a)|meu|minha|a|o|os)|reação alérgica|alergia (na pele|no rosto|depois)|(urticária|brotoeja|vermelhidão|empol(ei|ou|ado))',
  'choque anafilático',
  '(intoxic(ação|ado|ada|ou|amos|ados))|passa(mos|ou|ei) mal|(vomit(ei|ou|ando|amos)|salmonela|adoec(eu|i|emos))',
  '(pedaço|caco|lasca|fragmento|farpa|estilhaço)(s)? de (vidro|metal|plástico|madeira)',
  '(vidro|metal|parafuso|prego|agulha) (na|no|dentro d(a|o)) (comida|minha|meu|sopa|salada|pão|suco|geleia|lanche)',
  'quase (me |se |que )?(engasg*|morr*|cai*|caí|sufoc*|queim*|pegou fogo|bat*|perd(i|eu) o|afog*|explod*)|engasg(ou|ar|ando|ado)|sufoc(ou|ar|ando)',
  'engoliu (uma|um|a|o)|asfixi*|(freio|freios|travões|travão|direção|cinto) ~(falh*|não (funcion|respond|peg|trav)*|solt*|romp*|quebr*)|sem freio*',
  'perdeu o freio|(podia|poderia|podíamos) ter (morrido|sido|acontecido|perdido|machucado|queimado|pegado)',
  '(derreteu|derreteram|derretendo|derretid(o|a)|derrete|superaquec(e|eu|endo|imento)|sobreaquec*|esquenta (demais|muito|absurd*)|fica (pelando|fervendo|muito quente|quente demais|super quente)|pelando|escorreg(uei|ou|amos)|trope(cei|çou)|(caí|caiu) (na|da|no|do|por causa|e) (escada|piso|chão|bicicleta|cadeira|quebr*|bat*)|queima a mão)',
]

/** Words of danger. */
export const hazardWords: readonly string[] = []

/** Words of harm. */
export const harmWords: readonly string[] = []
