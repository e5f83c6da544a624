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
  '(risco|perigo|riscos|perigos) (de|para|que) ~?(incêndio|fogo|queimadura*|asfixia|eletrocussão|electrocussão|explosão|queda*|les(ão|ões)|intoxicação|engasgo|choque*|as crianças|crianças|bebés|bebês|saúde|morte|sobreaquecimento|superaquecimento|afogamento|cortes?|falha (no|nos|na) (freio|travão|travões))|perigos(o|a|os|as|amente|idade|íssimo)|um perigo|mortal|mortais|tóxic(o|a|os|as)|toxicidade|nociv(o|a|os)|cancerígen(o|a)|inflamáve(l|is)|corrosiv(o|a)|vapores|amianto|monóxido|listeria|salmonela|salmonelose|e\\.? ?coli|(fuga|vazamento|cheiro) (de|a) gás|venenos(o|a)|veneno|asfixi*|afog(ar|ue|uem)|engasg*|sufoc*|ingerir|ingestão|inalar|engolir|sobreaquecimento|superaquecimento|pavor de incêndios?',
  'alergi(a|as)|alérgic(o|a|os|as)|alergénio*|alérgeno*|alergênico*|(vestígios|contém|contêm|traços de|pode levar) (de )?(amendoim|amendoins|glúten|lactose|soja|níquel|látex|marisco|ovo|amêndoa*|nozes|castanha*|frutos secos|leite)|celíac(o|a|os)|intolerante*|(pode|posso|podem) (usar|deixar|ligar|dar|carregar) ~~~(álcool|ligad(o|a)|a noite|bebé|bebê|criança*|dentro|cão|cachorro|gato)',
  '(alguém|uma criança|um miúdo|as crianças|os miúdos|um bebé|um bebê|meu filho|minha filha|qualquer um|as pessoas|o meu filho|a minha filha) ~~~(se magoe|se machuque|se afogue|se queime|se corte|caia|morra|se engasgue|engula|se eletrocute|saia ferid*|se espete|se aleije|tropece)|(antes que|até que|à espera que) ~~~(desgraça|acidente|morra|machuque|magoe|caia|queime|grave|espete|aconteça|tragédia)|(salv(ou|aram|a)|segurou) ~?(a minha vida|minha vida|a vida|a cabeça|meu filho|o meu filho|meu menino|minha filha)|detetor de (fumo|monóxido)|detector de (fumaça|gás)|(alarme|detetor|detector) de (fumo|fumaça|gás|incêndio|monóxido)|(ninguém|felizmente|por sorte) ~(ferido|se magoou|se machucou|ferid*)|por (pouco|um triz|milagre|sorte)|a prova de crianças|à prova de crianças|escapei por|escapámos por|escapamos por',
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
  // Fogo, fumo, calor
  '(em chamas|pegou fogo|pegando fogo|a pegar fogo|pegaram fogo|pega fogo|ardeu|ardia|a arder|arder|incendi(ou|ado|ada|aram|ar-se)|princípio de incêndio|labareda*|chamas|faísc(a|as|ou|ava|ando)|faíscas|chamusc*|esturric*|carboniz*|queimou (a|o|as|os|minha|meu|toda|todo|tudo|sozinh|por)|queimou-se|se queimou|queimei|queimad(o|a) (pel|por|na|no)|derret(eu|eram) (o|a|os|as|tud|no|na|e|em)|a derreter|explod(iu|iram|indo|ido)|explosão|estour(ou|aram|ado|ando)|rebent(ou|aram|ado)|estilhaç(ou|ado|aram)|sobreaquec(eu|e|ido|ida)|superaquec(eu|e|ido|ida)|esquent(a|ou|ando) (demais|muito|a ponto|até|tanto)|em brasa|na brasa|fervendo|a ferver)',
  '(deit(a|ou|ava|ar|ando)|sa(i|iu|indo|ía|ir|em|íram)|solt(a|ou|ando|ava)|lanç(ou|a)|começou a (sair|deitar|soltar)) ~?(fumo|fumaça|faísca*|chamas|fogo)|(fumo|fumaça|fumaceira) (preto|preta|branco|branca|saindo|a sair|pela|no|na|e|do|da)|fumeg*|(cheir(a|ou|o|ava|ando|inho)|fede|fedor) ~?(a |de |à )?(queimad(o|a)|chamuscado|gás|fumo|fumaça|plástico queimado|fio queimado|borracha queimada|gasolina)|(bateria|telemóvel|celular|carregador|tomada|cabo|ficha|extensão|cobertor|ferro|secador|forno|lâmpada|adaptador|pilha|powerbank|fone|notebook|chuveiro) ~~(inch*|estufou|estufad*|ardeu|explod*|estour*|rebent*|derret*|fundi*|queimou|faisc*|fumeg*|a fumegar|preta|preto|aquece demais|esquenta demais|em brasa|choque)',
  // Eletricidade
  '(choque|choques|choquinho|descarga*) (elétric(o|a|os)|eléctric(o|a|os)|no|na|quando|ao|em|da|do|que|,)|(levei|leva|levou|tomei|tomou|deu|dá|dando|apanhei|apanhou|apanhar|levar|tomar) ~?(um |uns |uma )?(choque|choques|esticão|descarga|coice)|eletrocut*|electrocut*|fios? (descarnad*|desencapad*|à mostra|expost*)|curto-?circuito|intoxic*|(fuga|vazamento|cheiro|escape) ~?(de|a)? ?gás',
  // Lesões
  '(me|se|lhe|nos)?-? ?(queim|cort|machuc|fer|mago|alei|pis|ental|fratur|fractur|part|quebr|torc|desloc|raspou|rasp|rasg|arranh|esfol|esmag|prend|apert|bat|espet|perfur|abr|trilh|lesion|golpe|luxou|lux)(ei|ou|i|iu|eu|aram|ado|ada|eram|i|e|amos|ido|ida|oou|oei|ijou|ejou|ejei) (a |o |as |os |um |uma |meu |minha |na |no |com |com a |com o |do |da |de |dele |em |dois |feio )*(mão|mãos|dedo|dedos|braço|pé|pés|perna|joelho|cabeça|cara|rosto|testa|nariz|boca|lábio|lábios|língua|olho|olhos|pele|costas|pulso|punho|tornozelo|ombro|anca|quadril|clavícula|costela*|dente*|pescoço|orelha|cotovelo|queixo|bochecha|unha|polegar|gengiva|cóccix|pata|sobrancelha|canela|virilha)',
  '(mão|mãos|dedo|dedos|braço|pé|perna|joelho|cabeça|cara|rosto|testa|nariz|lábio|língua|olho|olhos|pele|costas|pulso|tornozelo|ombro|anca|quadril|clavícula|costela|dente|dentes|pescoço|pata|boca) ~~(queimad*|cortad*|partid*|quebrad*|pres(o|a|os)|entalad*|inchad*|a sangrar|sangrand*|ferid*|esmagad*|fraturad*|em carne viva|roxo|engessad*|machucad*|irritad*|com bolhas|chei(o|a) de|na brasa|na bancada)|(queimadura|corte|ferida|ferimento|lesão|fratura|fractura|entorse|hematoma|galo|bolha|bolhas|cicatriz|contusão|traumatismo)(s)?(?= (no|na|nos|nas|em|de|por|que|e|com|,|\\.|$|feio|profundo))|sangr(ou|ando|a|ava|amento|ar)|a sangrar|sangue (por|em|para)|(levei|levou|deram|com|levar) ~?pontos (no|na|de)|urgências|urgência|pronto-?socorro|hospital*|upa |ambulância|samu|bombeiros|gesso|cirurgia|internad(o|a)|uti|inconsciente|desmai*|veterinário de urgência',
  '(cai(u|í|ram|mos|ndo)|tropec(ei|ou)|tropeç(ou|ei)|escorreg(uei|ou|ando)|despenc(ou|ou-se)|tomb(ou|ei)|capot(ou|ei)|vir(ou|ei)) (na|no|da|do|de|com|em cima|sobre|pela|por|e|feio|escada|tombo|desamparad*|para trás|de costas|de cara) ?~?(cabeça|escada|escadas|cima|chão|pescoço|cara|costas|bicicleta|mota|moto|bati|bateu|partiu|parti|quebrei|quebrou|machuc*|magoe*|mão|braço|brasa|asfalto|rua|poço|piso|tapete|cadeira|criança|filh*|bebé|bebê|joelho)|(cadeira|escada|escadote|banco|prateleira|estante|beliche|berço|cama|varanda|corrimão|baloiço|balanço|teto|tecto|grade|portão|andaime|elevador) ~~~(cedeu|partiu|quebrou|desabou|caiu|abriu|tombou|soltou|desabou|veio abaixo|desmontou)|(freio*|travão|travões|travagem|direção|airbag|cinto|arnês|guiador|guidão|guidom|garfo|cadeirinha|cadeira auto|roda da frente|pedal|corda|mosquetão) ~~~(falh*|part*|quebr*|solt*|abri*|desprend*|bloque*|não (trav*|respond*|funcion*|segur*)|cedeu|rebent*|estour*|travou|avari*)|sem (freio*|travões)|(meu|minha|o meu|a minha) (filh(o|a)|menin(o|a)|bebé|bebê|sogra|mãe|pai|avó|tio|tia|marido|mulher|cão|cachorro|gato|cadela) ~~(caiu|queimou|cortou|machucou|magoou|engoliu|engasgou|bateu|partiu|quebrou|rasgou|levou um choque|ficou pres(o|a)|foi parar|aleijou|ferid*|sufocou|escorregou|tropeçou)',
  // Saúde
  'alergia (na|no|ao|à|depois|forte|por)|reação alérgica|reacção alérgica|choque anafilático|anafil*|urticária|brotoeja*|erupç*|comichão|coceira|vermelhid*|eczema|inchaç*|inchad(o|a|os|as) (como|no|na|o|a|do)|(ficou|fiquei|ficaram|ficámos|acordei) ~?(inchad*|empolad*|com a pele|intoxicad*|mal d|doente*|a vomitar|vomitando|com diarreia)|não conseguia respirar|falta de ar|dificuldade (em|para) respirar|envenen*|vomit(ou|ei|ar|ando|ámos|amos)|a vomitar|diarreia|gastroenterite|dor de barriga|dores de barriga|passei mal|passou mal|passámos mal|passamos mal|engoliu|engasgou*|na garganta|na boca (do|da)|tontura*',
  '(pedaço|pedaços|caco|cacos|estilhaço*|lasca*|farpa*|fragmento*|pedacinho*|restos|prego|parafuso|agrafo|agulha|lâmina|arame|osso) ?(de )?(vidro|metal|plástico|madeira|aço|ferro|cristal)? (no|na|dentro|nos|nas|em|num|numa) ~?(sopa|salada|pão|comida|prato|iogurte|papa|frasco|lata|saco|bolacha*|arroz|sapato|brinquedo|boca|gelado|sorvete|molho|cereais|sanduíche|bolo|leite|marmita|lanche|salgado)|(vidro|metal|plástico|bolor|mofo|larva*|barata*|rato|inseto*|bicho*) (no|na|dentro|nos|nas) ~|chapa levantada|chão ~(molhado|escorregadio) ~~',
  '(quase|por pouco|por um triz|a ponto de|estive para) ~~(morri|morreu|morr|queim|afog|caí|caiu|part|quebr|eletrocut|perd|atropel|pegou fogo|incendi|sufoc|engasg|cegou|fico|ficou|fui|foi|bati|mata|matou|mato)(ei|ou|eu|i|iu|aram|ado|ava|o)?|(podia|poderia|podíamos|poderíamos) ter (morrido|acabado|acontecido|perdido|sido|ardido|queimado|corrido|ficado|cegado|incendiado)|por pouco não|que susto|um susto|apanhámos um susto|tragédia',
]

/** Words of danger. */
export const hazardWords: readonly string[] = []

/** Words of harm. */
export const harmWords: readonly string[] = []

/** Announcements of a danger to everybody. */
export const notices: readonly string[] = [
  '(recolh(e|em|ido|ida|idos|idas|imento|eu|er)|retirad(o|a|os|as)|retira|retiram|retirou) ~~(do mercado|lote*|lotes?|por (risco|presença|suspeita)|das prateleiras|de circulação|produto)|recall|recolha (de|voluntária)|convoc(a|am|ou|ação|ados) ~(donos|proprietários|consumidores|clientes|para)|chamad(o|a)s? (à|a|para) (oficina|revisão|recall)|alerta (sanitário|alimentar|de segurança|de produto)|aviso de (recolha|segurança|recall)|não (consumir|consuma|consumam|usar|use|utilize|utilizar) (o|a|os|as|este|esta)|por precaução|(pode|podem|poderá|poderão) conter|presença de (vidro|plástico|metal|salmonela|listeria|corpos|fragmentos)',
]

/** What makes a harm only possible. */
export const possible: readonly string[] = [
  'poderia|poderiam|pode|podem|podia|possa|possam|risco|perigo|possível|possibilidade|para que ninguém|antes que|evit*|previn*|proteg*|proteção|contra|em caso|se|caso|medo|pavor|receio|é seguro|é segura|são seguros|vai acabar|algum dia|até que|ou|será que',
]
