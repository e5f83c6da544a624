import { labelled } from '../labelled.ts'

export const pt = labelled(`
# problem
Já são três semanas à espera da roçadora e a Hortaviva diz sempre que "está para breve".
App do Banco Serrano fora do ar no quinto dia útil, parabéns aos envolvidos 👏
comprei um tênis 41 e veio um pé 41 e outro 39 kkkk rindo pra não chorar
O voo atrasou cinco horas e nem um copo de água nos deram, @AeroLusa
Impressora diz que tá sem tinta com o cartucho trocado ontem
Pedi o roupeiro branco, mandaram-me metade branca e metade bege. Arte moderna, suponho.
Iogurte vencido de novo na entrega de vocês, tá complicado
A net da Ligamais cai sempre que chove, ou seja, todos os dias de janeiro
Batom quebrou na primeira passada, que decepção
fila de 2h pra logar em Terras de Nix e ainda perdi meu progresso 😡
O técnico marcou das 8 às 12, não apareceu, não ligou, nada.
Avisaram da reunião da escola no grupo dez minutos antes. Falta de respeito com quem trabalha.
# question
O hidratante serve pra pele oleosa tbm?
Gostaria de saber se as inscrições para o ATL já abriram.
Até que horas vocês ficam abertos no feriado?
Alguém me sabe dizer quanto custa a revisão dos 30 mil na Motriva?
Bom dia! É preciso marcar mesa para dez pessoas?
A ração de filhote vai até quantos meses, hein
O passe sub-23 dá para usar também no barco?
Tem aula experimental de natação pra adulto?
@Cadenz a bracelete de couro vende-se em separado
# wish
Queria tanto que fizessem essa calça em tamanho maior que 48
quem dera o Telaflix tivesse download pra ver no metrô
Faltam cadeirinhas de bebé no restaurante, ponham umas duas.
Sonho com um Cadenz de caixa pequena, pulso fino também é gente
Abram à noite ao menos na véspera de Natal, sff
Tinha que ter um pacote família com avó incluída kkk
Um suporte para prender bicicletas à porta do centro comercial fazia cá muito jeito
Faz uma base mais escura que a 90, minha pele agradece ✊🏾
Porque não metem música portuguesa a passar nas lojas
Quero ver esse violão em versão canhoto!
Aceitem marcações por mensagem, ninguém gosta de telefonar
# praise
Os comissários da AeroLusa foram uns amores com a minha avó de 91 anos.
Tô apaixonada nesse sérum, pele de pêssego em uma semana ✨
Não tenho nada a apontar, serviço cinco estrelas.
Trocaram a peça na hora e sem cobrar nada. Assim dá gosto ser cliente!
o gato mais esquisito do mundo aprovou a ração Bigodes, milagre
Recomendo a quem tiver crianças: o campo de férias da Escola Maresia foi o ponto alto do verão
vcs são brabos demais, resolveram em 2 minutos
Frigorífico com nove anos e nem um queixume.
Que showzaço o streaming do festival, sem travar um segundo 🎸
O dentista do meu filho é um santo, o miúdo nem chorou
vestido chegou e sou oficialmente a madrinha mais linda do rolê 💃
Tiro o chapéu à equipa da urgência veterinária de Faro.
Bolsa linda, acabamento caprichado, já comprei mais duas
Fotos reveladas com umas cores de sonho, muito bem!
Professora Neide fez minha turma gostar de química, heroína
# comparison
O Lince faz 12 por litro, o Corvelo uns 14
Entre as duas escolas só muda a farda.
a segunda temporada tem 8 episódios, a primeira tinha 10
O detergente da marca branca cheira igualzinho ao Lavandim
# leaving
Portabilidade pedida, tchau e bênção.
Cancelei o clube do vinho hoje cedo
Já entreguei a box na loja, fim de contrato.
# hazard
Motriva convoca donos do Lince 2023: risco de falha no freio
Aviso: carrinhos de bebé Passinho recolhidos, a dobradiça pode entalar os dedos
Vigilância sanitária manda tirar das prateleiras o palmito Serra Funda por risco de botulismo
# problem, question
Cadê os pontos que sumiram da minha conta, alguém da equipe pode explicar?
# problem, wish
Carrinho de compras com roda presa sempre, tá na hora de comprar uns novos
O talão apaga-se em dois meses; passem a mandá-lo por e-mail
# problem, comparison
O álbum impresso do ano passado tinha capa dura; o deste veio mole e com cores lavadas
Até a padaria da esquina aceita pix, e a loja de vocês não
Antigamente o pão de queijo tinha queijo.
meu ventilador de 80 reais gela mais que esse ar condicionado
Noutra loja a troca leva um dia, convosco já vou na terceira semana
# problem, leaving
Fui! Academia com esteira quebrada desde março não merece mensalidade
Podem ficar com os pontos do cartão, eu é que não fico convosco depois desta trapalhada do crédito
Estorno já, comprei dois ingressos e o show mudou de cidade
O fato de banho desbotou na primeira piscina; devolvam-me os 40 euros e ficamos por aqui
bloqueei e denunciei, loja que não responde não vê mais meu pix
Direito de arrependimento exercido: geladeira barulhenta que nem trator
Perderam a matrícula das minhas duas filhas por causa da cantina intragável
A partir de hoje compro em qualquer sítio menos aí, três vezes carne fora de prazo
meu amor por esse jogo acabou, conta deletada depois do reset sem aviso
Chega de pagar seguro a quem some na hora do sinistro, apólice cancelada
Não contem comigo para a próxima época, os lugares que nos venderam ficam atrás de um pilar
# problem, hazard
Chuveiro elétrico estourou com minha mãe debaixo, por um triz não virou tragédia
botijão vazando gás desde a entrega, cozinha fedendo e ninguém vem buscar
Espinha de 4 cm no filé "sem espinha", meu pai engasgou feio no almoço de domingo
Ventilador de teto despencou em cima da cama às duas da tarde, ainda bem que ninguém dormia
O cinto da cadeira auto abriu-se numa travagem e a minha filha bateu com a testa no banco
Fiz a progressiva e saí com o couro cabeludo queimado 😡
Chão da loja molhado sem aviso nenhum, a minha sogra partiu a anca.
A trela rebentou no meio da estrada e o cão ia sendo atropelado
tomei choque no fone plugado no notebook, sério @Somzera
As sardinhas estavam estragadas: três pessoas cá de casa a soro no hospital.
Escorrega do recreio com a chapa levantada, o meu filho rasgou a perna
A bateria do drone explodiu na mochila, fumaça preta pelo ônibus inteiro
Cadeira de plástico abriu as pernas no churrasco e meu tio caiu com a mão na brasa
# question, wish
@BancoSerrano há planos para aceitar pagamento com o relógio?
Será que podiam abrir uma loja em Évora?
Vai rolar crossplay em Terras de Nix algum dia?
Seria possível alargarem o horário de recolha até às 20h?
Quando é que vão permitir dividir a conta por cartão?
Dá pra vocês incluírem intérprete de Libras nas aulas?
# question, praise
Bolo divino, a festa inteira elogiou! Vocês fazem sem lactose?
A bicicleta ficou como nova, obrigado. De quanto em quanto tempo devo olear a corrente?
# question, comparison
Ração Bigodes ou Focinho pra gato castrado?
qual a diferença da Lumar 6 pra Lumar 5 fora a cor
Fica mais em conta fazer as compras aí ou no Mercado Boa Praça?
# question, leaving
Onde fica o botão de encerrar assinatura?
@Sonhare quero devolver a almofada, vêm buscar a casa ou tenho de ir aos correios
Ainda tenho direito a reembolso se desistir da viagem hoje?
# question, hazard
A comigo-ninguém-pode que vocês vendem faz mal se criança morder?
@Casabrasa pode usar álcool nessa lareira portátil dentro do apê ou explode
O molho de ostra leva camarão? Tenho alergia grave
Gostava de saber se a fritadeira tem corte por sobreaquecimento, tenho pavor de incêndios.
# wish, praise
Biblioteca linda, só acrescentava umas tomadas junto às mesas
Melhor podcast de economia do Brasil, façam um episódio sobre previdência
# wish, comparison
A Fotix lança manual em vídeo pra cada câmera, faz isso também Lumar
Em Espanha as lojas do grupo têm cafetaria, tragam isso para cá
# wish, hazard
Coloquem um sensor nesse portão da escola antes que esmague uma criança
Podiam pôr pontas redondas nas tesouras do kit infantil, antes que alguém se espete num olho
# praise, comparison
O pastel daqui humilha o da feira, e olha que o da feira é bom
Ao pé da minha máquina de costura antiga isto é uma nave espacial, estou encantada
Já passei por quatro oficinas e só esta me explicou a factura linha a linha, cinco estrelas
Mais leve que a cadeira de praia anterior e aguenta o meu sogro 😂 top
Nenhum banco grande me tratou tão bem como esta cooperativa
# praise, hazard
O colete da Boiabem segurou meu menino quando o caiaque virou. Gratidão eterna!
# comparison, leaving
Vou-me mudar para o Banco Atlantis, o spread deles é metade do vosso
Aposentei a assinatura do Telaflix, no PipocaTV tem mais novela e custa menos
# problem, question, leaving
Chegou o casaco errado pela segunda vez, como é que anulo isto e recupero o dinheiro?
# problem, question, hazard
O painel do carro cheira a queimado quando ligo o ar, posso continuar a conduzir?
Meu cachorro engoliu o apito que soltou do brinquedo, corro pro veterinário?
# problem, comparison, leaving
Larguei a Ligamais pela Vozfone: lá o suporte existe, aqui é só robô
Devolvi a máquina de café que pingava e trouxe uma Moka Rara, essa sim veda direitinho
# problem, leaving, hazard
Air fryer derreteu a tomada e chamuscou o armário. Já pedi devolução e podem esquecer de mim.
O creme para assaduras deixou a bebé em carne viva, mudámos de marca nesse mesmo dia
# question, wish, comparison
O PipocaTV tem modo criança com limite de tempo, será que vocês podiam ter um também?
# question, comparison, hazard
Entre o Quentix e o Tropik, qual desliga sozinho ao tombar? Tenho medo que pegue fogo
# none
Hoje tem ensaio da bateria às 20h na quadra
A minha avó faz 90 anos e quer ir andar de barco
café coado, janela aberta, rádio ligado
Vamos contratar dois padeiros para a unidade de Campinas.
Apanho o comboio das 8:20 para Coimbra
A prova começa às 13h, levem caneta preta
quebrei a cara achando que ia fazer frio no Rio
O meu irmão deu barraca no casamento, história para contar
Passei o domingo arrumando os discos do meu pai
Os resultados das bolsas saem na sexta-feira.
matei a aula de pilates pra dormir, não me julguem
Comprei duas dúzias de ovos no mercado
Na praia com o sobrinho a fazer castelos
Esse menino é fogo, igualzinho ao avô
O Lince 2026 será apresentado no salão de Lisboa
Jogo às 21h, eu levo os amendoins
Engoli um sapo na reunião e sorri
A taxa do depósito a prazo é de 2,1% ao ano.
Tem bazar da igreja no sábado com rifa
Entrei no ônibus errado e conheci um bairro novo
a gata pariu cinco, todos pretos 🐈‍⬛
Nascer do sol na Serra da Estrela, ISO 100
O museu encerra às segundas.
Já dei a volta ao quarteirão quatro vezes com o cão
Minha filha escreveu carta pro coelhinho pedindo um jacaré
Estamos todos no mesmo barco, disse o capitão do ferry
Quinze anos de loja hoje, haverá bolo ao balcão
Pão na chapa, pingado e conversa fiada
Torçam por mim, apresento a tese amanhã
A edição impressa sai às quintas
Vou queimar umas calorias na praia
quem quer vai, quem não quer manda áudio de 7 minutos
Fiquei de molho no sofá a ver chover
`)
