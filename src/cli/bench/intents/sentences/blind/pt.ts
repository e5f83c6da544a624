import { labelled } from '../labelled.ts'

export const pt = labelled(`
# problem
Comprei o presente de Dia das Mães no dia 2, hoje é dia 20 e continua "em separação"
@VivaLinha a internet caiu de novo, terceira vez só hoje
o pix não cai nunca nesse banco, tô no mercado passando vergonha
Pedi sem cebola e veio nadando em cebola 🤡
Metro parado entre estações há vinte minutos e nem um aviso
Tem um empréstimo no meu nome que eu nunca pedi e o SAC só me empurra de um setor pro outro
O drone voou uma vez, caiu e não liga mais
marmita veio azeda
Não consigo aceder à área de cliente desde sábado
A tinta da parede descascou toda, e olha que passei três demãos
A pousada anunciava vista pro mar e a janela dava pra um muro
Servidor caiu bem no meio da final, todo mundo olhando tela preta
a calça rasgou na primeira vez que agachei
Paguei garantia estendida e agora dizem que o defeito não tá coberto
Kit de maquiagem chegou sem o pincel que tava no anúncio
Agendei a vistoria pela quarta vez e pela quarta vez ninguém apareceu
Essa coleira não fez nem cócegas nas pulgas do Thor
A base oxidou e fiquei laranja na formatura
Passei uma hora na fila do banco pra ouvir que o sistema tava fora do ar
Os parafusos não batem com os furos da estante
Atendimento péssimo, a moça nem olhou na minha cara
Carro zero e a central multimídia já apagou de vez
A conta da luz veio o triplo e não mudei nada em casa
Aula ao vivo sem som outra vez, assim não dá pra estudar
Abri o pacote de arroz e tava cheio de bichinho
Encomenda anda a passear entre a Maia e Loures há nove dias
Overbooking de novo, dormimos no chão do aeroporto
As caneleiras do miúdo desfizeram-se ao segundo treino
Cupom de desconto não entra de jeito nenhum
Nem chamadas nem dados em Vila Real e a tarde já vai longa
Achei fraco, esperava bem mais pelo preço
Fone só sai som de um lado
# question
Até que horas funciona o drive-thru de Moema?
alguém sabe se pra meia-entrada precisa da carteirinha física
Onde troco a senha do cartão pelo app?
Como é que faço para desbloquear o telemóvel
@lojapitanga esse linho encolhe?
Gostaria de saber se aceitam vale refeição
Dá pra lavar na máquina?
Qual o valor da mensalidade do sexto ano?
O comboio para Tomar sai de que linha
Essa caixinha de transporte cabe debaixo do banco do avião?
gente pra que serve esse botãozinho vermelho atrás do roteador
Podiam dizer-me se a clínica tem acordo com alguma seguradora?
quanto tempo de forno pro pão de queijo congelado
Esse pneu encaixa no aro 29?
Que dia sai a lista de aprovados?
Preciso levar o RG original ou serve a cópia
Alguém já montou esse guarda-roupa sozinho? quanto tempo levou
Tem wi-fi no ônibus de vocês?
É pilha palito ou pilha grande que vai nesse controle?
quem aqui já fez o curso deles, o certificado vale pra concurso?
Com quantos quilômetros é a primeira revisão
Sabem-me dizer o nome daquele verniz que está na montra?
# wish
Façam mais shows no interior, o Brasil não é só Rio e São Paulo
Bem que podia ter um atalho pra transcrever áudio
Queria tanto um álbum ao vivo dessa turnê
Podiam pôr umas sombras na esplanada
Coloquem Libras nas aulas gravadas, pfv
Seria ótimo poder parcelar no pix
Sugiro um aviso sonoro quando o ônibus chega no ponto
Que tal um xampu em barra dessa linha?
Adorava que fizessem cortinados à medida
Quero uma DLC com a turma do Norte 🙏
Vocês deviam vender as peças avulsas
Era giro haver aulas de surf para maiores de 60
Bora fazer numeração até o 46, galera do pé grande agradece
Tomara que saia a versão pra PC
Dava jeito um lembrete antes de a fatura vencer
Um prato sem coentro no cardápio, só um, eu imploro
Se o banco liberasse cartão pra adolescente eu fazia pros meus três
Precisamos de um bebedouro na academia da Tijuca
Pensem num seguro pra quem só dirige aos domingos
Deixem a gente doar os pontos antes de vencer
esse carrinho em versão dupla pra gêmeos, por favor, lancem que eu compro na hora
# praise
Amei demais meu tênis novo, parece que tô pisando em nuvem
Chegou em dois dias, tudo certinho, super recomendo
Obrigado à Dona Lúcia da agência de Olinda, um amor de pessoa
melhor coxinha da cidade e não aceito discussão
Funciona às mil maravilhas
Estou rendida a este creme, que cheirinho bom 😍
Impecável o atendimento da oficina Rota Sul
Comprei com um pé atrás e me surpreendi, valeu cada centavo
5 estrelas
Nunca me deixou na mão em três anos
Parabéns ao pessoal da cozinha, o bacalhau estava divinal
jogaço, zerei chorando
Muito satisfeita com o aspirador, aspira mesmo tudo
O professor explica super bem, finalmente entendi logaritmo
Fizemos o passeio de barco com a Ilhéu e correu tudo lindamente
Top demais esse fone
Fui muito bem atendido ontem no @bancomares, gente educada
Gatinha castrada e já pulando, gratidão à equipe da VetVida ❤️
Que armação levinha, até esqueço que tô de óculos, maravilhosa
Podem comprar sem medo
Tiro o chapéu à equipa de apoio, são impecáveis
# comparison
A bola de campo é mais pesada que a de futsal
Na VivaLinha são 40 euros, na Nexa são 35 pelo mesmo pacote
O genérico tem a mesma dosagem que o de marca
O Tuiuiú faz 9 por litro na cidade, o Jacaré faz 12
O shampoo da Brisa rende uns dois meses e o da Flora uns três
O curso da tarde tem o dobro de alunos do curso da manhã
A segunda parte do livro é mais longa que a primeira
Nexa x VivaLinha no interior de Goiás: 12 antenas contra 7
Tapete de sisal é mais áspero do que o de lã
No telemóvel que eu tinha o ecrã era mais pequeno
# praise, comparison
Dá de dez a zero na pizzaria da esquina, que massa levinha!
De todas as escolas de inglês que testei nenhuma chega aos pés dessa
Saí da ração antiga pra essa e o pelo do Bento brilha muito mais, tô apaixonada
Bem melhor do que o seguro que eu tinha antes, trataram de tudo num instante
# problem, comparison
O biscoito de antigamente era bem mais gostoso, esse tem gosto de isopor
A mochila que herdei do meu irmão aguentou dez anos, a nova descosturou em dois meses
Pago mais do que no ginásio anterior e aqui nem há toalhas
o mapa novo é bem pior que o da temporada passada, cheio de lag
# question, comparison
Qual compensa mais, o plano anual ou o mensal?
Ração Patudo ou Focinho, com qual o cachorro de vocês se deu melhor?
Que diferença há entre a prancha de espuma e a de resina?
carro elétrico ou híbrido, qual gasta menos em estrada
# wish, comparison
Na Nexa dá pra dividir os gigas com a família, vocês deviam fazer igual
As outras companhias deixam levar a prancha de graça, quem dera vocês também
# praise, wish
Adorei o parquinho, com um fraldário ficaria perfeito
Bolo delicioso, agora façam um sem lactose, por favor
# praise, question
Que vestido lindo, obrigada! Precisa passar a ferro?
Amei o batom, vocês têm outras cores?
# problem, wish
Todo dia preciso logar de novo, deixem a sessão salva pelo amor de Deus
O saco do lixo fura sempre, façam um plástico mais grosso
A fila dava a volta ao quarteirão, podiam vender bilhetes online
# problem, question
Por que minha fatura fechou com o valor errado?
Mais alguém com o jogo fechando sozinho no menu?
meu cadastro foi bloqueado do nada, o que eu faço
a box reinicia sozinha, como é que resolvo isto
Cadê meu reembolso?
# leaving
Acabei de cancelar minha assinatura
Vou devolver amanhã
Nunca mais compro nessa loja
Encerrei a conta no BancoMares hoje
Já pedi a portabilidade pra Nexa
não renovo o contrato em março
Desinstalei
Podem contar com um cliente a menos
Quero rescindir o contrato
Não ponho lá mais os pés
As botas já seguiram de volta pelo correio
Larguei a academia essa semana
Pra mim deu, tchau VivaLinha
# problem, leaving
Passaram o meu número a tudo o que é telemarketing, vou mudar de operadora
Professor falta toda semana, tirei minha filha dessa escola
Mesa veio torta e já pedi a coleta pra devolução
Anuidade "grátis" virou 60 reais por mês, cancelei o cartão na hora
Cansei de tanta propaganda no meio do jogo, apaguei
Atenderam tão mal a minha mãe que lá não voltamos
# question, leaving
Como faço pra cancelar meu plano?
Posso devolver um biquíni que já tirei a etiqueta?
A devolução é na loja ou tenho de ir aos correios?
dá pra encerrar a conta pelo app ou só na agência
# comparison, leaving
Tô indo pra outra academia, lá tem mais horário de natação que aí
A creche da outra rua tem horário mais alargado do que a vossa, por isso vamos tirar o menino em junho
# hazard
Recall urgente: cadeirinhas Anjinho, o cinto pode abrir sozinho numa batida
Mandaram recolher o lote 12 do palmito Serrano por risco de botulismo
Não soltem balão em festa junina, é incêndio na certa
Quem tem alergia a camarão, cuidado: esse caldo pronto leva camarão moído
Uva passa é tóxica pra cachorro, viu gente
A boia Golfi vira com facilidade, risco de afogamento, avisa a marinha
Atenção grávidas: este ácido pode fazer mal ao bebê
Proibiram a venda dessa progressiva, formol acima do limite, pode intoxicar
Não encham o depósito com o motor ligado, pode explodir
# question, hazard
Esse repelente pode intoxicar um bebê de 4 meses?
A tapioca de vocês tem contaminação com trigo? Sou celíaca
a minha bomba de ar é de 2020, entra no recall?
Carregar o celular na moto com chuva dá risco de choque?
# problem, hazard
Levei um choque do chuveiro hoje cedo
O hoverboard pegou fogo no meio da sala
Minha filha engoliu a pedrinha que caiu da sandália
O vidro do box estourou em cima de mim no banho, levei 14 pontos
Tinha um pedaço de lâmina no pacote de salgadinho, cortei a língua
Saí do salão com o couro cabeludo em carne viva
A cama elástica do buffet rasgou e meu afilhado quebrou o braço
O carro acelerou sozinho na garagem, por pouco não atropela o porteiro
Depois do sushi de ontem foi a família toda parar no soro
A bilha de gás já vinha a verter, tivemos de sair todos para a rua
o ventilador soltou a hélice ligado, passou raspando na minha cabeça
# problem, leaving, hazard
O miúdo ficou cheio de urticária com o detergente, nunca mais o compro
# problem, question, hazard
Meu aquecedor a gás tá soltando fuligem e ando com tontura, isso é monóxido?
# wish, hazard
Botem um sensor nesse portão automático antes que ele esmague uma criança
# none
Bom dia, grupo! ☀️
Acabei de pedir o meu, depois conto
Sextou!!
Amanhã tem vestibular, torçam por mim
Queima de estoque no sábado a partir das 8h
A prefeitura adiou o desfile por causa do feriado
Parabéns pelo aniversário, mana 🎉
Sério isso?
Desde já agradeço
Quebrei o jejum com um açaí
Hoje tem churrasco do time
O novo posto fica em frente à rodoviária
kkkkk a cara do goleiro
Meu irmão volta do Japão em agosto
O meu cunhado é maquinista
Que a semana de vocês seja leve
Estamos no ensaio da escola de samba
Nexa e VivaLinha negociam fusão, diz jornal
Frio de rachar em Curitiba
Mudei de penteado ontem
Papagaio na varanda, vizinho na janela
Bomba! Atacante assina com o rival
Saindo pra pescar com o meu velho
Agora vou trocar de canal que começou a novela
Minha avó fazia sabão em casa
@nando_sp hahaha só você mesmo
A palestra vai ser no auditório B
Pintando a grade do portão com meu sogro
A fábrica de Betim faz quarenta anos em julho
Gripe passou, praia amanhã
Três horas de viagem até a casa de praia
O bebê nasceu, 3 quilos e 200 ❤️
Bora pra roda de samba que o sol saiu
A novela de ontem pegou fogo
Vou fazer 30 anos e ainda durmo de meia
Café na mesa, notícias na rádio
hoje à noite tem live às 21h
Mandei a minha candidatura ao mestrado
`)
