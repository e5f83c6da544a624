import { labelled } from '../labelled.ts'

export const pt = labelled(`
# problem
Reservámos quarto com vista para o mar e calhou-nos a vista para o contentor do lixo.
Sem aquecimento desde sexta e o técnico nem apareceu nem ligou.
Depois da atualização sumiram todas as minhas rotas salvas.
O chuveiro elétrico ou ferve ou congela, não existe meio termo, já troquei a resistência, já chamei o eletricista, e o suporte insiste que é "característica do produto".
Paguei o boleto dia 5 e continua como pendente.
A portagem foi cobrada a dobrar no identificador, ida e volta.
O açaí chegou uma sopa, derretido, e o entregador nem olhou na minha cara
Pastéis de nata com o creme cru e a massa mole, uma tristeza.
A farmácia mandou o xampu errado e sem nota fiscal.
O ar-condicionado do ônibus fretado tá quebrado há um mês, a gente chega no serviço derretido.
Consulta marcada para as nove, chamaram-me ao meio-dia e um quarto.
Panela antiaderente que gruda tudo, até ovo.
Air fryer veio amassada e com cheiro de plástico velho que não sai nem com vinagre.
# problem, question
Consta como entregue mas não recebi nada. Quem assinou?
Só um dos fones conecta desde domingo, tem como resetar o outro?
Alguém me explica por que o plano de saúde negou um exame que tá na lista deles?
@TarnNet caiu a fibra em Setúbal inteiro? Aqui não há nada desde as sete
O roupeiro veio sem o saco das ferragens, enviam-mo ou tenho de ir buscá-lo?
meu cashback sumiu do app, cadê??
# question
qual tamanho vcs indicam pra quem calça 38 e tem o pé largo
Alguém sabe se a academia da rua do Moinho tem sauna?
Quantas peças traz o castelo, que na caixa não vem nada escrito?
O passe sénior também dá para o barco?
Moço, vocês fazem marmita sem cebola?
Queria perceber se o seguro do carro cobre vidros partidos quando o carro está estacionado na rua, porque a apólice fala em "ocorrências" e eu não sei bem o que isso quer dizer.
@livrariaVelora tem estacionamento perto da loja nova?
aceita vale refeição aí no quiosque da praia
Até que peso aguenta a cadeira de campismo?
Preciso saber se a matrícula dá pra parcelar.
# wish
Seria ótimo poder salvar mais de um endereço de entrega.
Podiam deixar suspender a mensalidade durante as férias.
Um desconto para estudantes vinha mesmo a calhar.
Era bom haver um comboio mais tarde ao domingo, para quem vem de casa dos pais.
Sonho com o dia em que a padaria aqui da esquina vai abrir antes das seis, porque pego o metrô às cinco e quarenta e passo a manhã inteira na base da bolacha de água e sal.
Bota opção de retirar na loja, facilita pra nós.
tragam de volta o sabor cupuaçu!!!!
Sugeria uma zona de sombra junto ao parque infantil.
Um plano pra casal na academia seria show.
Deixem-nos escolher a hora da recolha, por gentileza.
Queria ver uma linha de protetor solar em bastão de vocês.
Faz falta um bebedouro na ciclovia, fica a dica para a câmara e para o patrocinador.
Lancem logo a versão sem lactose do requeijão!!
Podia haver legendas nos vídeos das aulas, para quem ouve mal.
Ia ser lindo um tamanho G4 nessa calça, gorda também corre na praia.
# wish, praise
Cafeteira maravilhosa, café de padaria em casa! Só faltava um timer, coloquem na próxima.
A mochila é uma maravilha, só pedia um bolsinho por dentro para as chaves.
Os azulejos pintados à mão são um espanto. Façam uma série com sardinhas!
# problem, wish
Quarto andar, sem elevador, duas malas. Pelo menos avisem isso na página de reserva.
O elevador da estação avaria e só descobrimos lá em baixo. Mandem um aviso na aplicação, sff.
# wish, comparison
Todas as pastelarias da rua têm cartão de fidelidade menos a vossa, era giro terem um.
No hostel de Paraty emprestam toalha de praia, bem que vocês podiam emprestar também.
# praise
Confortáveis desde o primeiro dia, fiz o Caminho inteiro sem uma bolha.
O trenzinho de madeira foi o sucesso do Natal, meu filho não larga.
Não tenho razão de queixa nenhuma, bem pelo contrário.
Confesso que fui à consulta de nutrição de pé atrás, mas saí de lá com um plano que consigo cumprir, sem fomes nem modas, e ao fim de quatro meses as análises falam por si.
Tudo certinho, compro sempre 👍
ameeei o vestido, caimento perfeito 😍
Impecável a oficina do senhor Tó: preço justo e carro pronto à hora combinada.
O peixeiro arranja, aconselha e ainda conta anedotas, saio de lá sempre bem-disposta.
Zero dor de cabeça com o despachante, documento na mão em dois dias. Show!
Voltei a ouvir os passarinhos com o aparelho novo, tô emocionada.
# praise, comparison
Já tive três outras marcas de palmilha e nenhuma chega aos pés dessa.
Bem melhor que a bebida de aveia da Campolar, virou a minha preferida.
Comparando com o ventilador que eu tinha, esse é um sussurro. Durmo que nem anjo.
De todas as barbearias de Moema, a única que acerta meu degradê.
O barco sai mais em conta do que a ponte e chega-se descansado, só vantagens.
Já passei por três contabilistas e nenhuma explicava tão bem como a Dra. Filipa.
O fermento daqui cresce o dobro do que eu usava antes, meu pão ficou outro, obrigada pela dica!
# problem, comparison
A furadeira barata do meu vizinho dura há anos, essa "profissional" morreu em três meses.
o assento é bem mais duro que o do carrinho antigo, a bebê chora em cinco minutos
A rede do vizinho segura dois adultos há anos, a de vocês desfiou inteira no segundo fim de semana.
O detergente da marca branca tira a gordura à primeira, o vosso nem à terceira.
# question, comparison
A Pro faz espuma melhor que a Básica mesmo ou a gente paga só pela carcaça?
A salamandra a pellets gasta menos do que a de lenha que vendem ao lado?
já alguém usou as duas varinhas mágicas, a Tarn e a Bernholt? qual tritura melhor?
O pão de queijo de vocês congelado é igual ao da loja ou é outra receita?
Pra viajar de Uberlândia a Goiânia, o leito de vocês é mais largo que o da Viação Oria?
# leaving
Amanhã devolvo os dois casacos.
Agradeço que encerrem a minha conta no final do mês.
Já postei a devolução, aguardo o reembolso na conta.
fim de papo @SunbarBR, fiz portabilidade hoje
Tô vendendo minha moto Velora e a próxima vai ser de outra marca.
Não contem comigo para a assinatura do cabaz no próximo ano.
Portei meu número ontem, adeus operadora.
pedi arrependimento da compra no sétimo dia, quero o valor de volta no cartão
Vou trancar a faculdade de vocês e prestar vestibular em outra.
Anulei o débito direto da piscina, até um dia.
Quero desfazer o negócio do carro e o meu cheque de volta.
# problem, leaving
Aumento de 38% sem um único sinistro? Roubo. Tô fora.
Prometeram o estorno pro dia 3 e até agora nada. Perderam uma cliente antiga.
A aula online trava de cinco em cinco minutos, hoje mesmo encerro a matrícula.
Rifaram minha vaga na van escolar sem avisar. Semana que vem ela já vai com outro motorista.
A toalha perdeu a cor toda na primeira lavagem, segue hoje para devolução.
# problem, comparison, leaving
Na Notario respondem no mesmo dia, aqui um mês sem resposta nenhuma. O escritório inteiro já migrou.
# problem, question, leaving
Caiu uma roda do carrinho ao nono dia. Vêm buscá-lo ou tenho de o levar à loja para me devolverem o dinheiro?
# problem, hazard
A forqueta partiu a meio da descida, fiquei com a clavícula fraturada.
Desde que o instalador de vocês veio, a cozinha cheira a gás.
Comemos os três o mesmo arroz de marisco e ficámos os três com intoxicação alimentar.
Levei um choque no chuveiro que caí sentada no box.
Camarão do rodízio: seis na mesa, seis no pronto-socorro.
Alergia brava com o esmalte, dedo inchado, pálpebra fechada, dermatologista.
O andaime de vocês despencou no meu quintal, dez minutos antes as crianças brincavam ali.
Botijão vazando na portaria depois da entrega, o prédio inteiro teve que descer.
Brinquei na tirolesa do hotel e o freio não segurou: bati no poste, três pontos na testa.
A garrafa de vidro do sumo trazia o gargalo lascado e cortei o lábio.
O portão automático desceu em cima do capô comigo dentro do carro.
Encontrei um agrafo dentro da alheira, por pouco não o engoli.
Meu sobrinho escorregou na borda do toboágua, que tava sem a borracha, e bateu a nuca.
repelente queimou a pele da minha bebê, ficou em carne viva
O isqueiro decorativo acende sozinho na gaveta, já chamuscou os guardanapos da minha avó e, se eu não tivesse sentido o cheiro a tempo, tinha ardido o louceiro com a loiça toda do casamento.
Fio desencapado na esteira da loja, levei um choque na canela.
# problem, question, hazard
@Sunbar a bateria tá chiando e com cheiro de queimado, o que eu faço???
Sai faísca do benjamim quando ligo o forno, desligo o disjuntor ou espero vocês?
Minha gata lambeu o vaso pintado e tá babando, será que a tinta é venenosa?
# problem, leaving, hazard
Esse creme encheu meu queixo de bolha. Foi pro lixo e Dellaform nunca mais.
A fivela da cadeirinha abre sozinha com o carro andando! Devolvi, quero tudo de volta e acabou a confiança.
# praise, hazard
O corte automático livrou-nos de um incêndio na cozinha. Excelente aparelho, obrigado!
# problem, praise
Som muito bom para o preço, mas o cabo é ridiculamente curto.
# none
Acabei por escolher a armação cor de fumo.
Claro, quem não ama acordar às cinco na segunda-feira?
reuniao as 17h na sala 3
Minha tia é pura dinamite no forró.
Choque de gerações lá em casa: o avô ouve punk e a neta ouve fado.
Pôr do sol vermelho fogo na lagoa.
Doze no ônibus e o salgadinho acabou antes da estrada.
Festa bombando na praça, dançamos até as quatro.
Quem canta seus males espanta, dizia minha avó.
Cuscuz com ovo, café preto e rua.
O filme era de morrer de tédio, fiz meio cachecol.
Na cantina hoje: sopa de nabiças, arroz de pato, maçã assada.
A prefeitura publicou o edital na quinta.
Os meus avós contam sempre o baile de 1951, com a banda no coreto, a chuva nas chapas e a bisavó a vigiar de longe, e cada um jura que foi o outro a pedir a dança.
A feira da ladra é terça e sábado.
meu cachorro ronca e dizem que eu também
Nome novo, mesma morada: a Tarn Mobilidade passa a chamar-se Tarnea.
As andorinhas voltaram ao telhado da estação.
Decorei a receita de moqueca da minha mãe.
O documentário sobre vulcões passa às 20h55.
A minha sobrinha faz de Inês de Castro no teatro da vila.
São João em Campina Grande começa dia 30.
O meu vizinho pintou as portadas de cinza-fumo.
Neva na serra da Estrela desde manhã.
O padeiro da frente também se chama Martim.
churrasco no Léo, eu levo a farofa
Fui ao mercado buscar coentros e voltei com um manjerico, duas rifas, a história completa da operação da dona Lurdes e um convite para o batizado do neto dela em setembro.
A Velora abre uma oficina com 30 funcionários em Joinville.
O relatório anual sai na quarta depois do fecho da bolsa.
Esse preço é de matar, gritava o feirante rindo.
Sentada no autocarro a ver passar as oliveiras.
Minha afilhada passou em odonto, hoje tem festa.
O eclipse começa às 18h31 e dura quatro minutos.
Deu zebra no bolão da firma, ganhou o estagiário.
# question, praise
Que bolo de rolo maravilhoso, meu Deus! Vocês mandam pra fora de Pernambuco?
Adorámos a visita às caves, guia fantástico. Também têm provas à noite?
# question, leaving
Que documento preciso enviar pra fazer a portabilidade do plano de saúde e sair daí?
Em quantos dias cai o dinheiro se eu cancelar o pacote de Porto Seguro?
# comparison, leaving
Volto para a operadora de antes, que aqui na aldeia apanha rede e a vossa não.
Passei a comprar o café na torrefação da Graça, que é mais fresco do que o vosso.
# comparison
O pão alentejano da Tasquinha pesa 800 gramas e o da Moagem um quilo.
Na edição antiga o jogo trazia 54 cartas, na atual são 60.
# hazard
Suspensa a venda do balancé Pimpão por risco de os bebés ficarem com os dedos presos.
`)
