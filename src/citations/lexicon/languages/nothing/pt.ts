import { portugueseVerbs } from '../../inflection.ts'
import type { LanguageWords } from '../../language.ts'

/** Words that claim nothing: see nothing.ts. */
export const nothing: LanguageWords['nothing'] = {
  articles: 'o|a|os|as|um|uma|uns|umas|este|esta|isto|estes|estas|esse|essa|isso|esses|essas|aquele|aquela',
  pronouns: `
eu|tu|você|vocês|ele|ela|nós|me|te|se|nos|lhe|lhes|seu|sua|seus|suas|meu|minha|dele|dela|deles|delas|que|quem
qual|cujo|cuja|alguém|aqui|ali|lá|aí
algo|alguma coisa|si|mim|ti|conosco|um deles|uma delas|cujos|cujas|quais|nosso|nossa|nossos|nossas|aquilo|nisso|nisto|disso|disto|daquele|daquela`,
  prepositions: `
de|do|da|dos|das|em|na|nas|num|numa|neste|nesta|nesse|nessa|no (dia|mês|post|tema|texto)
a|à|ao|aos|às|com|para|pra|sobre|durante|entre|sob|via|conforme|segundo (o|a|os|as|um|uma)|dentro de|dentro do|acerca de
por meio de|através de|quanto a|em torno de|junto a|por parte de|sob o nome de|em nome de
pelo (usuário|perfil|autor)|pela (usuária|autora)
por trás de|por trás do|por trás da|atrás de|perante|junto ao|junto à|ao redor de|no decorrer de|ao longo de|no âmbito de|em forma de|na forma de|a cargo de|das mãos de|na boca de|dentre|pelo|pela|pelos|pelas|nuns|nestes|nestas|naquele|naquela|no (contexto|quadro|âmbito|caso|momento|vídeo|comentário|mural|canal|perfil|fórum|ranking)|nos`,
  connectives: `
em contrapartida|em contraste|mas|porém|contudo|todavia|entretanto|no entanto|embora|e|também|além disso|onde|como|quando|enquanto|p.ex.|por exemplo|ou seja|a saber|bem como
por sua vez|em particular|respectivamente|respetivamente|especificamente|concretamente|por outro lado|como segue
ao mesmo tempo|assim como|no total|ao todo
até agora|até o momento
para constar|para sua informação|para informação|a título de informação|nota|nota bene|n.b.|a propósito|a propósito de|a respeito de|a respeito do|a respeito da|por falar em|falando de|falando em|relativamente a|no que diz respeito a|no que toca a|no que se refere a|no tocante a|com respeito a|com referência a|em referência a|acerca do|acerca da|a julgar por|de acordo com|de acordo com o|de acordo com a|conforme a|conforme o|segundo|seguindo|conforme indica|conforme consta|nas palavras de|por boca de|da parte de|em nome de|sob o título|por (reddit|x|twitter|youtube|facebook|instagram)|lá no|ali no|aqui no|já no|já em|atual|atuais|estado atual|situação atual|neste momento|nesse momento|por enquanto|por ora|agora|até à data|até a data|até aqui|atualmente|presentemente|em resumo|em síntese|em suma|resumindo|em breve|brevemente|em poucas palavras|em números|em detalhe|de relance|em linhas gerais|no conjunto|em conjunto|em definitivo|para começar|por último|finalmente|a seguir|mais acima|mais abaixo|isto é|dito de outro modo|por plataforma|por intenção|por autor|por data|por fonte|cronologia|linha do tempo|aviso|atenção|informação|info|olá|oi|equipe|equipa|caros|caras|cumprimentos|com vista a|tendo em vista|tendo em mente|pensando em|em mente
desde o (reddit|x|twitter|youtube|facebook|instagram)`,
  copulas: `
é|são|era|eram|foi|foram|ser|sido|sendo|está|estão|estava|estavam|esteve|há|havia|houve|tem|têm|tinha|tinham|teve|tiveram
ter|conta|contam|soma|somam|somou|mostra|mostram|mostrou|contém|inclui|reúne|recebeu|recebe|recebem|alcança|alcançou|obteve
acumula|acumulou|registra|registrou|regista|registou|consta|constam|aparece|aparecem|apareceu|chega|chama-se|intitulado
intitulada|chamado|chamada|data|possui|ocupa|ocupam|ocupou|atingiu|atinge
seja|resulta|procede|procedem|provém|provêm|vem|vêm|veio|pertence|pertencem|corresponde
correspondem|constitui|constituem|representa|representam|representou|forma|formam|totaliza|totalizam|totalizou
consegue|conseguiu|rendeu|gerou|gera|atraiu|atrai|encontra-se|se encontra|situa-se|se situa|situa|figura|figuram
figurou|trata|tratam|tratou|aborda|abordam|abordou|gira|giram|refere-se|se refere|se referem|possuem
dá|dão|deu|existe|existem|classificado|classificada|catalogado|marcado|marcada|rotulado|rotulada
considerado|considerada|incluem|incluiu|apresenta|apresentam|apresentou|consiste|chegou|chegam|alcançam
alcançaram|obtiveram|receberam|entrou|diz respeito|dizem respeito|equivale|compõe|compõem|remonta|datado|datada
vai|vão|encontramos|visto|vista|nomeia|nomeiam
é de|ficou em|fica em|ficam em|fica|ficam|ficava|consta de|consta em|constava|tem reunido|reuniu|reuniram|reunido|recebido|recebida|vai em|vão em|ia em|levava|leva|levam|temos|havíamos|contamos|contamos com|vemos|achamos|registramos|registámos|tira|tirou|obtido|obtida|obtém|obtêm|obtinha|conseguido|conseguia|chega a|chegam a|chegava a|soma um total de|cifra-se em|equivale a|equivalem a|compõe-se de|composto|composta|composto por|incluía|incluído|incluída|contêm|continha|contido|contida|conteve|compreende|compreendem|abrange|abrangem|engloba|englobam|traz|trazem|trouxe|contribui com|contribuem com|contribui|contribuem|contribuiu|fornece|fornecem|proporciona|geram|geraram|ocorre|ocorrem|ocorreu|acontece|acontecem|tem lugar|têm lugar|está em|estão em|é classificado como|é classificada como|está classificado como|está classificada como|classifica-se como|figura como|consta como|é considerado|é considerada|considera-se|considerado como|aparece como|marcado como|marcada como|rotulado como|catalogado como|tido como|tida como|ocupado|ocupando|situam|situado|situada|coloca|colocam|coloca-se|trata de|tratam de|trata-se de|trata sobre|versa sobre|versam sobre|gira em torno de|giram em torno de|é sobre|são sobre|centra-se em|dá-se|dão-se|dá um|pertencia|pertenciam|sai em|saem em|saído|saída|saindo|oriundo|oriunda|proveniente|provenientes|originário|originária|data de|datam|datam de|datado de|com data de|à data de|do dia`,
  reporting: `
diz|dizem|dizia|disse|disseram|dito|escreve|escrevem|escreveu|escreveram|escrito|escrita|relata|relatam|relatou|informa
informam|informou|menciona|mencionam|mencionou|aponta|apontam|observa|observou|comenta|comentam|comentou|comentado|descreve
descrevem|descreveu|conta|contam|contou|explica|explicam|explicou|afirma|afirmam|afirmou|acrescenta|acrescentou
publica|publicam|publicou|publicado|publicada|posta|postam|postou|postado|compartilha|compartilhou
compartilhado|partilha|partilhou|cita|citam|citou|fala|falam|falou|indica|indicou|ver|veja|lê-se|reporta|reportou|expressa
publicado por|publicada por|escrito por|escrita por|postado por
manifesta|manifestou|expõe|expôs|declara|declaram|declarou|anuncia|anunciou|ressalta|detalha|detalhou|garante
garantiu|sustenta|comunica|comunicou|faz referência|faz menção|textualmente|literalmente|palavra por palavra
enviou|enviado|enviada|redigiu|redigido|redigida|(deixou|deixa) (um|uma|este|esta|o|a) (comentário|mensagem|publicação|nota|post)|tuitou|assinado|assinada|expressam|expressou
levanta|levantam|publicaram|compartilharam|partilharam|citado|citada|mencionado|mencionada|registram|documenta
reflete|refletem|nas palavras de|opina|opinou|narra|narrou|noticia|pontuou|discute|discutem|discutiu
diz assim|cito|enviado por
lemos|ler|lido|lida|lê|leem|leia|leia-se|pode-se (ler|ver|encontrar|consultar)|pode ser (lido|lida|visto|vista|encontrado|encontrada|consultado|consultada)|podemos (ler|ver)|vejam|vide|confira|confiram|consulte|olhe|olhem|por favor|cf.|cfr.|escreveu-se|escrevia|escreviam|escrevemos|escrevendo|pôs|colocou assim|assim o diz|assim diz|tal qual|textual|textuais|literal|literais|exato|exata|exatos|exatas|exatamente|ao pé da letra|nas suas próprias palavras|em suas palavras|em suas próprias palavras|dá conta de|deu conta de|fez saber|faz saber|tomou a palavra|toma a palavra|pronunciou-se|se pronunciou|se referiu|referiu|refere|referem|faz referência a|fez referência a|alude a|aludiu a|traz à tona|trouxe à tona|trouxe à baila|remete a|remonta a|provém de|procede de|sai de|vem de|dito por|da autoria de|de autoria de|assinado por|pela mão de|vimos|vemos|vê|veem|visto em|avistado|avistada|localizado|localizada|encontrado|encontrada|achado|achada|deparamos com|deu a conhecer|dá a conhecer|diz o seguinte|diz textualmente|transcrevo|transcrito|transcrita|copio|colo|ouvimos|ouvido|ouvida|relatado|relatada|relatados
${portugueseVerbs('comentar publicar postar anotar apontar indicar assinalar informar reportar relatar narrar explicar afirmar expressar manifestar mencionar citar nomear compartilhar partilhar enviar mandar acrescentar adicionar detalhar documentar registrar registar consignar constatar observar notar ressaltar frisar tuitar gravar filmar divulgar difundir comunicar declarar apresentar tratar abordar tocar discutir debater conversar falar opinar esclarecer precisar especificar formular enunciar recordar contar revisar examinar folhear rastrear linkar vincular anexar etiquetar intitular assinar subscrever recolher reunir juntar listar enumerar catalogar classificar marcar identificar receber aparecer existir figurar corresponder pertencer somar totalizar acumular render alcançar arrecadar concentrar ocupar situar localizar colocar encontrar versar girar focar')}
assim[ ]:|desta forma[ ]:|deste modo[ ]:|como segue[ ]:|leio|li|lendo|ao ler|ao escrever|escrever|dizer|ao dizer|diga|digam|digitou|digita|digitado|se expressa|expressa-se|chama-se|se chama|se faz chamar|soube-se|sabe-se|se olharmos|olhando|ao olhar|vendo|ao ver
(escritos|escritas|publicados|publicadas|feitos|feitas|postados|postadas|criados|criadas|enviados|enviadas|assinados|assinadas|compartilhados|compartilhadas) por|(escrito|escrita|publicado|publicada|feito|feita|postado|postada) por`,
  evidence: `
publicação|publicações|post|posts|postagem|postagens|fio|tópico|tópicos|comentário|comentários|mensagem|mensagens|vídeo|vídeos
resposta|tendência|tendências|tema|temas|assunto|assuntos|usuário|usuária|utilizador
utilizadora|autor|autora|pessoa|cliente|fonte|fontes|citação|prova|provas|exemplo
exemplos|estado|título|texto|conta|plataforma|plataformas|ranking|período|data|dia|menção|menções|url|link|palavras|nome
rótulo|lugar|posição|posto|dados|relatório|comprador|compradora|dono|dona
frase|frases|trecho|passagem|linha|linhas|declaração|declarações|afirmação|depoimento|depoimentos|voz|vozes
opinião|opiniões|consumidor|consumidora|membro
internauta|indivíduo|proprietário|proprietária|comunidade
fórum|rede|redes|canal|site|perfil|número|quantidade|total|soma|cifra|valor|contagem|percentual|porcentagem
proporção|parte|lista|tabela|resumo|análise|resultado|resultados|intervalo|janela|conversa|conversas|debate
debates|discussão|discussões|grupo|categoria|questão|nome de usuário|apelido|conteúdo|caso|casos|origem|manchete
parágrafo|atualmente|no momento|neste momento|citado|citada|dito|dita|seguinte|seguintes|respectivo
próprio|própria|original|pontuação|status
id|ids
fragmento|fragmentos|extrato|extratos|excerto|excertos|redação|formulação|enunciado|enunciados|nota|notas|resenha|resenhas|avaliação|avaliações|tuíte|tuítes|tweet|tweets|artigo|artigos|contribuição|contribuições|intervenção|intervenções|arquivo|arquivos|documento|documentos|registro|registros|registo|registos|referência|referências|ref.|ref|anexo|ticket|núm.|nº|n.º|identificador|código|endereço|links|remetente|emissor|signatário|titular|criador|criadora|inscrito|seguidor|seguidora|leitor|leitora|espectador|visitante|participante|comentarista|comentador|tuiteiro|tuiteira|interlocutor
métrica|métricas|medida|indicador|indicadores|dado|volume|volumes|repercussão|alcance|acolhida|respostas|ressonância|cômputo|balanço|fração|porção|cota|quota|distribuição|repartição|composição|segmento|coluna|fila|célula|campo|índice|gráfico|tabelas|listas|listagem|postos|lugares|posições|ordem|painel|informe|relatórios|acompanhamento|monitor|monitoramento|monitorização|observação|observações|base de dados|amostra|conjunto|conjunto de dados|coleção|material|matéria|temática|temáticas|conversação|diálogo|intercâmbio|bate-papo|discurso|palavra-chave|hashtag|hashtags|etiqueta|etiquetas|termo|termos|conceito|intenção|intenções|propósito|finalidade|tipo|tipos|classe|classes|categorias|grupos|hora|horas|momento|instante|ocasião|acontecimento|detalhe|detalhes|informação|informações|ponto|aspecto|fóruns|canais|sites|páginas|página|portal|portais|rede social|redes sociais|mural|peça|escritos|escritas|mencionados|mencionadas|nomeado|nomeada|citados|citadas|respectiva|respectivos|presente|quem
provisório|provisória|hospeda|hospedam|abriga|abrigam|surgem|saíram|valeu|renderam|fazem|faz|fez|novidades|situação|radar|pulso|atualização
(empresa|marca|companhia|firma|fabricante|produto) (citad|mencionad|nomead|referid)(o|a)|(empresa|marca|companhia|produto) (que nomeia|que menciona|que cita|em questão)|(empresa|marca|companhia|produto|fabricante)[ ]:
escala|marcador
um[a] (dos|das) (usuários|usuárias|utilizadores|clientes|autores|autoras|pessoas)`,
  people: `usuários|usuárias|utilizadores|autores|autoras|pessoas|gente|clientes|consumidores|membros|internautas
inscritos|seguidores|leitores|espectadores|visitantes|participantes|comentaristas|criadores|eles|elas
(equipe|equipa|comunidade|colegas|publicações|comentários|mensagens|vozes|fontes|fórum) (diz|dizem|disse|disseram|escreve|escrevem|escreveu|escreveram|relata|relatam|comenta|comentam|menciona|mencionam)
dizem|disseram|diziam|escrevem|escreveram|escreviam|comentam|comentaram|publicam|publicaram|afirmam|afirmaram
relatam|relataram|mencionam|mencionaram|informam|informaram|reportam|reportaram|descrevem|explicam|explicaram
seguidoras|leitoras|assinantes|indivíduos|compradores`,
}
