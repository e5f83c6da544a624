import { portugueseVerbs } from '../inflection.ts'
import type { LanguageWords } from '../language.ts'
import { claiming, textKinds } from './claiming/pt.ts'
import { nothing } from './nothing/pt.ts'
import { speakers } from './speakers/pt.ts'

const THING = 'tendência|tema|assunto|tópico|lugar|posição|problema|questão'
const TALKED =
  '(comentad|discutid|mencionad|falad|debatid|citad|ativ|popular|frequente|important|relevant)[o|a|os|as|e|es]'
const PERCENT = '[ ](%|por cento)'

export const portuguese: LanguageWords = {
  language: 'pt',
  locales: ['pt-BR', 'pt-PT'],
  nothing,
  claiming,
  textKinds,
  platforms: {
    reddit: 'redditor[es|a]|subreddit[s]',
    x: '(no|pelo|via|do) x|(usuário|usuária|utilizador|publicação|post|conta|fio) (do|no) x|tuíte[s]|tuite[s]|tuitou|tweet[s]|tuiteiro[s]',
    youtube: 'youtuber[s|a]|yt',
    instagram: 'instagramer[s]|insta|ig',
    facebook: 'fb|face',
  },
  authors: `
[o |a |ao |do |da |pelo |pela ](usuário|usuária|utilizador|utilizadora|autor|autora|redditor|conta|comentarista|youtuber)[:]
(publicado|publicada|escrito|escrita|compartilhado|postado|partilhado|comentado|enviado) (por|pelo|pela)|(publicação|comentário|tuíte|tweet|vídeo|mensagem|post|fio) (de|do|da)|autor:|autora:`,
  speakers,
  metrics: {
    score: `
pontuação|score|nota
ponto[s]`,
    upvotes: `
votos positivos|voto positivo|upvote[s]|karma|votos a favor
voto[s] líquido[s]|votos|pontos líquidos`,
    upvoteRatio: 'taxa de votos [positivos]|proporção de votos [positivos]',
    comments: `
comentário[s]
comentário[s] de (usuários|leitores|clientes)`,
    replies: `
resposta[s]
réplica[s]|respostas`,
    crossposts: 'crosspost[s]',
    likes: `
curtida[s]|like[s]|gosto[s]|corações|favoritos|curtiu
joinha[s]|polegar[es] para cima|"gostos"|curtidas`,
    reposts: `
repost[s]|retweet[s]|retuíte[s]|republicações|republicação
rt[s]|retuítes|compartilhamentos de tuíte`,
    quotes: 'citações|tweets citados',
    bookmarks: 'itens salvos|salvamentos|marcadores|guardados',
    views: 'visualização|visualizações|vistas|reproduções|impressões|exibições',
    reactions: 'reação|reações|reacções',
    shares: 'compartilhamento[s]|partilha[s]|vezes compartilhad(o|a)',
    mentions: 'menção|menções',
    independent: '(menções|publicações) independentes|independentes',
    posts: `
publicação|publicações|posts|post|postagens|postagem
mensagem|mensagens`,
    authors: `
(autor|autora|autores|autoras|usuários|utilizadores|pessoas)[ únicos| distintos| diferentes]
contas|usuárias|gente|internautas|pessoas|autores
clientes`,
    platforms: 'plataforma[s]',
    engagement: 'engajamento|interações|interação|engagement',
  },
  goesOn: 'mas|porém|embora|para|por|com|enquanto',
  numbers: {
    values: `
0 zero; 1 um|uma; 2 dois|duas; 3 três; 4 quatro; 5 cinco; 6 seis; 7 sete; 8 oito; 9 nove; 10 dez; 11 onze; 12 doze; 13 treze
14 catorze|quatorze; 15 quinze; 16 dezesseis|dezasseis; 17 dezessete|dezassete; 18 dezoito; 19 dezenove|dezanove; 20 vinte
30 trinta; 40 quarenta; 50 cinquenta; 60 sessenta; 70 setenta; 80 oitenta; 90 noventa; 100 cem|cento; 200 duzent(o|a)s
300 trezent(o|a)s; 400 quatrocent(o|a)s; 500 quinhent(o|a)s; 600 seiscent(o|a)s; 700 setecent(o|a)s; 800 oitocent(o|a)s
900 novecent(o|a)s`,
    multipliers: '12 dúzia[s]; 1e3 mil|k; 1e6 milhão|milhões|mi|m; 1e9 bilhão|bilhões|bi',
    joiners: [' ', ' e ', ' de '],
    counted: 'nov(o|a)s|mais|públic(o|a)s|distint(o|a)s|únic(o|a)s|de|no total|×',
    none: 'nenhum[a]|sem',
    vague: `
2 um par de|uns poucos; 10 dezenas de; 20 dúzias de; 100 centenas de; 1e3 milhares de; 1e4 dezenas de milhares de
1e5 centenas de milhares de; 1e6 milhões de`,
    shares: `
50 [a ]metade [dos|das|de]; 33.3 um terço [dos|das|de]; 66.7 dois terços [dos|das|de]; 25 um quarto [dos|das|de]
75 três quartos [dos|das|de]; 20 um quinto [dos|das|de]; 10 um décimo [dos|das|de]`,
    percent: '%|por cento|pontos percentuais',
    before: {
      about: 'cerca de|aproximadamente|em torno de|por volta de|uns|umas|mais ou menos|perto de|~|≈',
      almost: 'até|quase|praticamente|pouco menos de',
      atLeast: 'ating(e|iu) [os|as]|pelo menos|ao menos|no mínimo|não menos de|um mínimo de|a partir de|≥|>=',
      moreThan:
        '[bem |um pouco ]mais d(e|a|as|os|o)|[mais ]do que|acima de|superior a|supera|superou|ultrapass(a|ou) [os|as]|pass(a|ou) d(e|as|os)|>',
      atMost: 'no máximo|não mais de|um máximo de|≤|<=',
      lessThan: 'menos de|abaixo de|inferior a|<',
      allBut: '(todos|todas) (menos|exceto|salvo)',
    },
    behind: {
      about: 'mais ou menos|aproximadamente',
      almost: '',
      atLeast: 'ou mais|+|no mínimo|e poucos',
      moreThan: '',
      atMost: 'ou menos|no máximo',
      lessThan: '',
      allBut: '',
    },
    ranges:
      'entre {number} e {number}|{number} a {number}|{number}-{number}|{number}–{number}|{number} – {number}',
    changes: 'de {number} para {number}|passou de {number} (a|para) {number}',
    ratios: '{number} em cada {number}|{number} a cada {number}',
    factors: `
2 dobr(ou|aram|ado|a|ar)|duplic(ou|aram|ado|a)|o dobro [de|do]|duas vezes mais; 3 triplic(ou|aram|ado|a)|o triplo [de|do]|três vezes mais
4 quadruplic(ou|ado|a); 5 quintuplic(ou|ado); 10 decuplicou|dez vezes mais; 0.5 caiu pela metade|reduzid(o|a) (à|pela) metade|pela metade|à metade`,
    times: '{number} vezes mais|{number} vezes|{number}x|{number}×',
  },
  dates: {
    units: {
      minute: 'minuto[s]|min[.]',
      hour: 'hora[s]|h',
      day: 'dia[s]',
      week: 'semana[s]',
      month: 'mês|meses',
      year: 'ano[s]',
    },
    relative: {
      today: 'hoje|esta (manhã|tarde|noite)|hoje mesmo|hoje de manhã',
      yesterday: 'ontem[ à noite| de manhã| à tarde]',
      dayBeforeYesterday: "anteontem|antes de ontem|antes d'ontem",
      thisWeek: '(esta|nesta|essa|nessa) semana|a semana atual|na semana atual',
      lastWeek: '[a |na |da ](semana (passada|anterior)|última semana|semana que passou)',
      weekBeforeLast: '[a |na ](semana retrasada|penúltima semana)',
      lastWeekend: '[o |no |neste |este ](fim de semana|fim-de-semana|final de semana)[ passado]',
      thisMonth: '(este|neste|esse|nesse) mês|o mês atual',
      lastMonth: '[o |no |do ](mês (passado|anterior)|último mês)',
      thisYear: '(este|neste|esse|nesse) ano|o ano atual',
      lastYear: '[o |no |do ](ano (passado|anterior)|último ano)',
    },
    ago: '(há|faz) [cerca de |uns |umas ]{number} {unit}[ atrás]|{number} {unit} atrás|(há|faz) (um|uma) {unit}',
    past: '[durante |em |por ](nos|nas|os|as|dos|das) (últimos|últimas) {number} {unit}|(no|na|durante o|durante a) (último|última) {unit}|(em|desde há) {number} {unit}',
    fromOther:
      '{number} {unit} (antes|depois|mais tarde)|(um|uma) {unit} (antes|depois|mais tarde)|(no|o) dia (anterior|seguinte)|na véspera|nesse [mesmo ]dia|no mesmo dia',
    lastWeekday: '[na |no |a |o ]({weekday} (passada|passado)|(última|último) {weekday})',
    weekday: '[na |no |nesta |neste |a |o ]{weekday}',
    dayAlone: '(no|o|do) dia {day}',
    dates: `
{day}-{month}-{year}|{day}/{month}/{year}|{day}.{month}.{year}
[em |no |a |o |ao |do |de ][dia ]{day} de {month}[[,] (de |do )[ano ]{year}]|{day} {month}[ {year}]|{month} [de |do ]{year}|(em|desde|durante|de|até) {month}[ (de |do ){year}]
[de |do ][dia |os dias ]{day}[ ](-|–|a|ao)[ ]{day} de {month}[ de {year}]|entre [dia |os dias ]{day} (e|a) {day} de {month}[ de {year}]|(em|desde|durante|ano de|no ano de|de) {year}`,
    early: '[no ](início|começo) de {month}[ de {year}]|[nos ]primeiros dias de {month}',
    mid: '[em ](meados|meio) de {month}[ de {year}]',
    late: '[no ](fim|final) de {month}[ de {year}]|[em |nos ]finais de {month}[ de {year}]',
    quarter: '(t|q){number} [de ]{year}|[o |no |do ]{ordinal} trimestre[ (de |do ){year}]',
    week: '[a |na ]semana {number} [de {year}]',
    to: '-|–|—|a|até|até o dia|ao',
    between: 'entre|entre os dias',
    and: 'e',
  },
  ranks: {
    ordinals: `
1 primeir(o|a)[s]|1.º|1º|1ª; 2 segund(o|a)|2º|2ª; 3 terceir(o|a)|3º|3ª; 4 quart(o|a)|4º|4ª; 5 quint(o|a)|5º|5ª; 6 sext(o|a)|6º|6ª
7 sétim(o|a)|7º|7ª; 8 oitav(o|a)|8º|8ª; 9 non(o|a)|9º|9ª; 10 décim(o|a)|10º|10ª; 11 11º|11ª; 12 12º|12ª`,
    places: `
[o |a |no |na |em |do ](lugar|posição|número|n.º|nº|#) [número ]{number}|[o |a |no |na |em |como |do |da ]{ordinal} (${THING})
[o |a ]{ordinal} [${THING}] mais ${TALKED}|(ficou|fica|aparece|está) em {ordinal}
#[ ]{number}|nr.[ ]{number}|no.[ ]{number}|n°[ ]{number}|nº[ ]{number}`,
    barePlaces:
      '(é|são|era|mas) [só |apenas ][o |a ]{ordinal} (por|em|segundo) [número de |quantidade de ]{metric}|(é|são|era|foi|está|fica|ficou|aparece) [o |a |em ]{ordinal}|em {ordinal}',
    first: `
[o |a |os |as ][${THING}] mais ${TALKED}|[o |a ](principal) (${THING})|[o |a ](tendência|tema|assunto) (principal|número um|líder)|(lidera|lideram|encabeça|encabeçam|liderando) (a lista|o ranking|as tendências|a tabela)
(no topo|na liderança|à frente) [da lista|do ranking]|de que mais se fala|lidera[m] (com|por|em)|o maior (tema|assunto|problema)|a maior tendência`,
    last: `[o |a |em |na |no ](último|última) (${THING})|[o |a ][${THING}] menos ${TALKED}|fecha (a lista|o ranking)`,
    secondLast: '[é |está em |em ][o |a |no |na ](penúltimo|penúltima) [lugar|posição|tema|tópico|tendência]',
    thirdLast:
      '[é |está em |em ][o |a |no |na ](antepenúltimo|antepenúltima) [lugar|posição|tema|tópico|tendência]',
    apart: '(um|uma|{number}) (posição|posições|lugar|lugares|posto|postos)',
    within:
      '[no |entre |nos |nas ][o |os |as ](top|primeiros|primeiras|principais) {number} [temas|tendências|assuntos|lugares]|[entre ](os|as) {number} (primeiros|primeiras|principais|maiores)|top {number}',
    most: '(o|a|os|as|com) (maior|mais) [número de |quantidade de ]{metric}|mais {metric}|[o |a ]{metric} mais (alta|alto)|[o |a ]maior {metric}',
    fewest:
      '[o |a |com ](menor|menos) [número de |quantidade de ]{metric}|[o |a ]{metric} mais (baixa|baixo)',
    by: '(por|pelo|pela|pelos|pelas|em|segundo|em termos de|quanto a|medido por) [o |a |os |as |seu |sua ][número de |quantidade de |total de |volume de ]{metric}',
  },
  directions: {
    rising: `
sobe|sobem|subiu|subiram|subindo|subido|crescente[s]|em (alta|ascensão|crescimento|aumento|expansão)|ascendente
multiplica-se|se multiplica|se multiplicam
se espalha|se intensifica|intensifica-se|em rápida ascensão
em (alta|ascensão|crescimento|expansão|ebulição|franca ascensão|plena ascensão)|espalha-se|se alastra|alastra-se|como (fogo|rastilho de pólvora)|rastilho de pólvora|vira bola de neve|viral|virais|em tendência (de alta|crescente|ascendente)|tende a subir|em trajetória ascendente|intensificou-se|ampliou-se|expande-se|se expande|cresce a olhos vistos|multiplicou-se|progride|escalou|elevou-se|eleva-se
(está|estão|vem|vêm|segue|seguem|continua|continuam|vai|anda|só faz) (crescendo|subindo|aumentando|ganhando (força|terreno|espaço|impulso|fôlego|tração)|em alta|em ascensão|em crescimento|em expansão|bombando|acelerando|disparando|explodindo|pegando fogo|fervendo|escalando|avançando|a todo vapor|de vento em popa|crescer|a subir|a crescer|a aumentar|a disparar|nas alturas|nas nuvens)
(ganha|ganham|ganhou|ganharam|ganhando|toma|tomou|pega|pegou|adquire|recebe) (força|terreno|espaço|impulso|fôlego|tração|ritmo|velocidade|peso|corpo|destaque|relevância|atenção|tamanho|visibilidade|adesão|embalo|popularidade)
${portugueseVerbs('aumentar crescer explodir estourar acelerar avançar decolar ascender expandir intensificar multiplicar disparar bombar viralizar ferver saltar progredir prosperar incrementar proliferar')}
(em|de|com) (alta|ascensão|crescimento|expansão|subida|progressão|aceleração|ebulição|ascendência)|(tendência|trajetória|curva|linha|rota) (de alta|ascendente|crescente|positiva|de crescimento|de subida)|cada vez (mais|maior) (forte|comentado|falado|presente|frequente|popular|quente)|não para de (crescer|subir|aumentar)|como fogo em palha|bola de neve|pegando fogo|pegou fogo|em chamas|ritmo acelerado|a mil|imparável|virou febre|é febre`,
    falling: `
cai|caíram|caído|queda|descendente|diminui|decresce|decrescente
desaparecendo|esmorece|esmoreceu|abranda|reduz-se|se reduz|reduziu|baixa|baixou|baixando|míngua|desvanece|desvaneceu
em (queda livre|baixa|declínio|retração|decadência|recuo|franca queda)|queda livre|esvaziou-se|se esvazia|esvazia-se|apaga-se|se apaga|apagou-se|passou da moda|são águas passadas|águas passadas|é coisa do passado|acalmou|acalma-se|se acalma|em tendência de queda|diminuição|desinchou|esgotou-se|se esgota|dissipa-se|se dissipa|dissipou-se
(está|estão|vem|vêm|segue|seguem|continua|continuam|vai|anda) (caindo|diminuindo|perdendo (força|terreno|espaço|impulso|fôlego|tração|ritmo|interesse)|em queda [livre]|em baixa|em declínio|em retração|em recuo|esfriando|murchando|minguando|recuando|encolhendo|definhando|arrefecendo|desacelerando|sumindo|enfraquecendo|morrendo|agonizando|ladeira abaixo|a cair|a diminuir|a descer|a perder força|descendo|apagando)
(perde|perdem|perdeu|perderam|perdendo) (força|terreno|espaço|impulso|fôlego|tração|ritmo|velocidade|peso|destaque|relevância|atenção|interesse|brilho|gás|graça|popularidade)
${portugueseVerbs('cair diminuir decair declinar descer minguar recuar esfriar arrefecer murchar encolher definhar despencar desabar afundar enfraquecer desacelerar retroceder desinflar ceder')}
(em|de) (queda|queda livre|baixa|declínio|retração|recuo|descida|decadência|retrocesso|diminuição)|(tendência|trajetória|curva|linha|rota) (de queda|de baixa|descendente|decrescente|negativa|de declínio)|cada vez (menos|menor) (comentado|falado|presente|frequente|popular|forte)|não para de (cair|diminuir|descer)|caiu no esquecimento|no esquecimento|esfriou de vez|ladeira abaixo|no fundo do poço|fora de moda|saiu de moda|já deu o que tinha que dar|com os dias contados|perdeu a graça|já era|perdeu o gás`,
    steady: `
estável|estáveis|constante[s]|mantém-se [estável]|se mantém [estável]|manteve-se|se manteve|inalterad(o|a)|estagnad(o|a)|estagnou
(mantém|mantêm|manteve|conserva) (o |seu |o seu )(nível|ritmo|patamar)|no mesmo (patamar|nível|lugar)|não (varia|muda|mudou|variou|se mexe|evolui|evoluiu)|anda de lado|de lado|em linha reta|em equilíbrio|equilibrad(o|a)|estacionári(o|a)|estabiliza-se|se estabiliza|em compasso de espera
(sem|nenhuma|nenhum|poucas|poucos|não há|não mostra|não apresenta|não registra|não teve) (mudança|mudanças|variação|variações|alteração|alterações|oscilação|oscilações|movimento|flutuações)|(segue|seguem|continua|continuam|permanece|permanecem|mantém-se|se mantém|fica|está|ficou|anda) (igual|estável|estáveis|constante|constantes|inalterado|inalterada|parado|parada|estagnado|estagnada|no mesmo patamar|no mesmo nível|na mesma|firme|sem mudanças|sem alterações|sem variações|em equilíbrio|do mesmo jeito|regular|no mesmo ritmo|em linha)|no mesmo (patamar|nível|ritmo)|não (muda|varia|se move|oscila|mudou|variou|se alterou|evolui)|nem (sobe|cresce|aumenta) nem (desce|cai|diminui)|estabilizad(o|a)|estabilizou [se]|em ponto morto`,
    new: `
nov(o|a|os|as)|inédit(o|a)|emergente[s]|emerge|emergiu|surge|surgiu|surgindo|pela primeira vez|recém-(surgido|surgida|chegado)|recém surgid(o|a)
(completamente|totalmente|inteiramente) nov(o|a|os|as)|de (recente|nova) aparição|recém-(nascido|nascida|aparecido|aparecida|chegada|criado)|recente[s]|surgiu (há pouco|recentemente|agora)|apareceu (há pouco|recentemente)|há pouco tempo em circulação|nascente[s]|incipiente[s]|novinho em folha
[um |uma |o |a ](novidade|recém-chegado|recém-chegada|estreante|estreia|nova entrada|novato|cara nova|novo tema|tema novo|assunto novo)|(estreia|estreou|surge|surgiu|emerge|emergiu|desponta|despontou|nasce|nasceu|brota|brotou|entrou|aparece|apareceu) (agora|recentemente|pela primeira vez)|acaba[ou] de (aparecer|surgir|nascer|entrar|chegar|começar|estrear|despontar|sair|formar-se|se formar)[ no radar| na lista| na conversa]|acabou de (aparecer|surgir|nascer|entrar|chegar|começar|estrear|despontar|sair)|(recém|recentemente) (surgido|chegado|criado|nascido|detectado|lançado|aparecido)|faz sua (estreia|aparição)|nunca visto`,
    untold:
      '(dados|evidência) insuficientes|(insuficientes|muito poucos|poucos) dados|evidência insuficiente',
    gone: `
desaparec(eu|eram|ido|ida|e)|sumiram|some|sumid(o|a)|acabou|terminou|terminad(o|a)|já não (aparece|existe|está)|não aparece mais|extint(o|a)|mort(o|a)|morreu|saiu da lista|fora da lista
(quase|praticamente|já está|completamente) (mort|acabad|esquecid|extint|encerrad)(o|a)|esquecid(o|a)|enterrad(o|a)|coisa do passado|passado|águas passadas|ninguém (mais fala|fala mais) (nisso|disso|dele|no assunto)|sumiu [do (mapa|radar)]|fora do radar|virou história`,
  },
  grewBy: `
(subiu|subiram|sobe|sobem|cresceu|cresceram|cresce|crescem|aumentou|aumentaram|aumenta|aumentam|disparou|dispararam|avançou|saltou|alta|aumento|crescimento|subida) [em |de |do |uns ]{number}${PERCENT}
{number}${PERCENT} (a mais|mais|maior|de aumento|de crescimento|de alta)|+{number}${PERCENT}`,
  fellBy: `
(caiu|caíram|cai|caem|diminuíram|diminuiu|diminui|desceu|recuou|reduziu|baixou|queda|redução|diminuição|encolheu) [em |de |do ]{number}${PERCENT}
{number}${PERCENT} (a menos|menos|menor|de queda|de redução)|-{number}${PERCENT}`,
  intents: {
    problem: `
problema[s]|queixa[s]|se queix(a|am|ou|aram)|queixam-se|queixa-se|reclam(a|am|ou|aram|ação|ações|ando)|falha[s]|defeito[s]|avaria[s]|erro[s]|crítica[s]|critic(a|am|ou)|insatisfação|insatisfeit(o|a|os|as)|transtorno[s]
relata[m] (um problema|problemas|uma falha|falhas|defeitos)|(aponta|informa|denuncia|descreve|reporta)[m] (um problema|problemas|uma falha|falhas|defeitos|um defeito)`,
    question: `
pergunta[s]|fa(z|zem) [uma ]pergunta[s]|pergunt(am|ou|aram|ando)|dúvida[s]|consulta[s]|questiona[m]|quer saber|querem saber|indaga[m]
pedido[s] de (ajuda|informação|informações)|busca[m] (ajuda|informação)|tira[m] dúvida[s]`,
    wish: `
desejo[s]|desej(a|am|ou)|pedido[s]|ped(e|em|iu|iram)|solicit(a|am|ou|ação|ações)|sugest(ão|ões)|suger(e|em|iu)|gostaria[m]|quer|querem|proposta[s]|reivindica[m]|demanda[s]
(pedido|sugestão|sugestões|proposta|pedidos|propostas) de (melhoria|melhorias|função|funções|recurso|recursos)|pedem (alguma coisa|algo|melhorias)`,
    praise: `
elogi(o|os|a|am|ou)|recomend(a|am|ou|ação|ações)|satisfeit(o|a|os|as)|satisfação|contente[s]|agradec(e|em|eu|imento|imentos)|ador(a|am|ou)|feliz|felizes|parabeniza[m]|encantad(o|a|os|as)
fa(z|zem) elogio[s]|comentários positivos`,
    comparison: `
compar(a|am|ou|ação|ações|ando|ativo|ativos)|em relação a|versus
compara[m] [os ](produtos|marcas)|comparaç(ão|ões) (entre|de) (produtos|marcas)`,
    leaving: `
cancel(a|am|ou|aram|amento|amentos|ar)|abandon(a|am|ou|o)|mud(a|am|ou) para|troc(a|am|ou) (de|por)|devolv(e|em|eu)|devolução|devoluções|desist(e|em|iu|ência)|migra[m] para|migrou|rescind(e|iu)|vai embora|deix(a|am|ou) de (usar|comprar)
di(z|zem) que (vai embora|vão embora|vai sair|vão sair|vão cancelar|vão trocar)|vão embora|troca[s] de marca|quer(em) sair|cancelamento[s] ou troca[s] de marca`,
    hazard: `
perigo[s]|perigos(o|a|os|as)|risco[s]|incêndio[s]|fogo|fumaça|fumo|choque[s] elétrico[s]|ferid(o|a|os|as)|ferimento[s]|lesão|lesões|queimadura[s]|recall|recolha|alergia[s]|alérgic(o|a)|intoxicação|superaquec(e|imento)
alerta[m] para [um |o |os ](perigo|risco)[s]|(aviso|alerta)[s] de (perigo|segurança|risco)|segurança`,
  },
  comparisons: {
    more: `
mais [alt(o|a|os|as)|elevad(o|a|os|as)]|maior[es]|superior[es]|um maior|uma maior
[a |o |uma |um ]melhor (pontuação|score|posição|lugar)`,
    less: 'não (tem|têm|recebe|alcança) tant(o|a|os|as)|menos|menor[es]|mais (baix(o|a|os|as)|pequen(o|a|os|as)|reduzid(o|a|os|as))|menos (alt|elevad)(o|a|os|as)|inferior[es]',
    'more often': 'com (mais|maior) frequência|mais (frequentemente|vezes)',
    'less often':
      'não (é|são) (mencionad|comentad|discutid)(o|a|os|as) tanto|com (menos|menor) frequência|menos (frequentemente|vezes)',
    same: 'tant(o|a|os|as)|(o|a|os|as) mesm(o|a|os|as) [número de|quantidade de|pontuação]|igual número de|idêntic(o|a)|empatad(o|a)|empata com',
    directly: 'logo|imediatamente|pouco',
    ahead:
      '[está |estão |fica |ficam |aparece |situa-se |vem |se encontra |se classifica |segue ](à frente de|à frente do|à frente da|acima de|acima do|acima da|adiante de|na frente de|na frente do|na frente da)|(melhor|mais acima|mais alto) (situad|classificad|colocad|posicionad)(o|a)',
    behind:
      '[está |estão |fica |ficam |aparece |situa-se |vem |se encontra |se classifica |segue ](atrás de|atrás do|atrás da|abaixo de|abaixo do|abaixo da)|(pior|mais abaixo|mais baixo) (situad|classificad|colocad|posicionad)(o|a)',
    beats:
      'ultrapassa|ultrapassam|ultrapassou|supera|superam|superou|superava|vence|venceu|ganha de|ganha a|ganha do|ganha da|ganhou de|bate|bateu|excede|excedeu|sobrepuja|eclipsa|desbanca|passa à frente de|leva vantagem sobre|sobrepõe-se a',
    trails:
      'perde (para|de|frente a|contra)|perdeu para|(é|são|foi|foram|fica) (superad|ultrapassad|batid|vencid|eclipsad|excedid)(o|a|os|as) (por|pelo|pela)|não alcança|não chega a|não atinge|fica aquém de|fica a dever a',
    than: 'que|do que|quanto|como|que o|que a|frente a|à de|ao de|do que o|do que a|contra',
    'than behind': '',
    'between numbers': 'vs[.]|versus|contra|a',
    compared:
      'comparad(o|a|os|as) (com|a|ao|à)|em comparação (com|a|ao|à)|em relação (a|ao|à)|face a|ao contrário de|diferentemente de|frente a',
    next: 'seguid(o|a|os|as) (de|por|pelo|pela)|segue[m]-se|[logo ](atrás|depois|em seguida) (vem|vêm|está|fica|aparece)|[logo ]atrás del(e|a)',
    only: '(o|a|os|as) únic(o|a|os|as)|(só|apenas) (um|uma)',
    trend: 'tendência[s]|tema[s]|assunto[s]|tópico[s]',
    rank: 'posto|posição|ranking|lugar|classificação|colocação',
    often:
      'com (mais |maior |menos |menor )frequência|frequentemente|frequência|vezes|(mencionad|comentad|discutid|citad|falad|debatid)(o|a|os|as)|se (fala|menciona|comenta|discute|debate|escreve)|fala-se|comenta-se',
    none: `
(nenhum|nenhuma|nem um só) [outr(o|a) ][dos |das ](tema|temas|assunto|assuntos|tópico|tópicos|tendência|tendências|questão|discussão)|nada|nenhum|nenhuma|nenhum outro|nenhuma outra|não há [outro |nenhum |nenhuma |nada ][tema|assunto|tópico|tendência]
(sobre|de|para|em) (nenhum|nenhuma) [outr(o|a) ](tema|assunto|tópico|tendência)`,
    'all others':
      'qualquer outr(o|a) (tema|assunto|tópico|tendência)|nenhum outro [tema|assunto]|nenhuma outra [tendência]|(todos os|todas as|os|as) (demais|outros|outras|restantes) [temas|assuntos|tópicos|tendências]|o resto|qualquer outr(o|a)|tudo o mais',
  },
  trendDays: {
    first:
      'foi preciso esperar até|só apareceu em|primeir(o|a|os|as)|(pela|por) primeira vez|no início|início|inicial|inicialmente|princípio|começo|começ(ou|aram|a|am|ado)|inici(ou|aram|a|ado)|se inici(ou|a)|arranc(ou|a)|mais (antig(o|a|os|as)|ced(o))|surg(iu|iram|e|ido)|aflor(ou|a)|aparec(eu|eram)|emerg(iu|e)|nasc(eu|e)|brot(ou|a)|origem|originou-se|veio à tona|despont(ou|a)|estre(ou|ia)|remonta a|deu início|teve início|irromp(eu|e)',
    last: 'últim(o|a|os|as)|(pela|por) última vez|mais recent(e|es)|recentemente|mais nov(o|a)|mais atual',
    since: 'desde|a partir de|a partir do|já desde',
  },
  shares: {
    of: `
de|em|dos|das|dentre|entre|de um total de|em um total de|do total de|/
de tod(os|as) (os|as)`,
    ofThem: 'del(es|as)|d(os|as) quais|dest(es|as)|dess(es|as)|entre el(es|as)',
    alone: 'sozinho|por si só|só por si',
  },
}
