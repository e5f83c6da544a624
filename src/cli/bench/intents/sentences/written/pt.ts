import { labelled } from '../labelled.ts'

export const pt = labelled(`
# problem
A luminária não liga desde ontem
Meu pedido nunca chegou e ninguém responde
@CafeBom a cafeteira está vazando por todo lado 😡
Fui cobrado duas vezes
de novo 40 minutos de atraso e nenhum aviso
Não consigo entrar no app depois da atualização
ainda estou esperando meu reembolso
O zíper quebrou no segundo dia
O quarto cheirava a mofo e a água era fria
Terceira vez que mandam o tamanho errado
A bateria mal dura duas horas
atendimento péssimo, desligaram na minha cara
Muito decepcionado com os sapatos, a sola descolou em um mês
O site vive fora do ar
Vieram faltando parafusos na caixa
o aplicativo trava toda hora
não serve pra nada, dinheiro jogado fora
a tela congelou e nada responde
Pão duro e embalagem aberta
Trem cancelado mais uma vez
# problem, question
Por que meu celular desliga a cada cinco minutos?
mais alguém com problema no moedor?
@BiciNorte a corrente cai o tempo todo, como eu arrumo isso
Quando vão consertar o elevador quebrado?
Cadê minha encomenda? Era pra chegar segunda e nada
# question
Vocês entregam no Chile?
@LuzCasa como conecto a luminária no celular
alguém sabe se esses sapatos têm forma pequena
O café da manhã está incluso?
Pode levar a bicicleta no trem das 7?
Quanto custa o passe mensal de estudante
Oi, queria saber se a garantia cobre arranhões
Qual filtro serve no modelo antigo?
Tem como exportar minhas notas em PDF?
vocês têm loja em Recife?
onde compro lâmpadas de reposição
Qual a melhor moagem pra espresso
Alguém pode me dizer quando sai a nova versão
que horas abre a piscina
Serve para fogão de indução?
# wish
Queria que a luminária tivesse uma luz mais quente
Por favor coloquem um modo escuro
Seria ótimo se o app lembrasse a última rota
Vocês deviam vender as tiras separadas
ia ser bom ter um timer
Por favor tragam de volta o chocolate antigo
Adoraria uma versão para canhotos
falta um botão de mudo no controle
Poderiam colocar mais tomadas na estação?
Tomara que abram uma loja em Natal
Sugestão: um cabo mais comprido
Gostaria de mais opções veganas no cardápio
Bem que podia ter um desconto pra família
quando vão lançar uma versão pra tablet? por favor
Por que não fazem uma menor pra camping?
Precisamos de mais vagas para bicicletas
Quem dera desse para desligar o bipe
Podia ter legendas em português
Seria legal poder ordenar a lista por data
Lancem tamanhos maiores, por favor
# praise
Amo essa luminária, que luz gostosa 😍
Funciona perfeitamente depois de um ano
Nenhum problema com a entrega
Muito obrigado pela ajuda tão rápida!
O melhor café que já fiz em casa
Funcionários muito simpáticos e quarto impecável
Vale cada centavo
Recomendo demais essas botas
Ótimo atendimento, resolveram em cinco minutos
minha filha está feliz com a boneca
Super satisfeita com a bicicleta
nunca me deu um defeito em três anos
Esse fone é sensacional
serviu certinho e é lindo
Finalmente um celular com boa bateria!
nada mal pelo preço
Voltaremos com certeza, nota dez
Parabéns ao cobrador do trem das 8h15
Entrega rápida, muito bem embalado
a função nova ficou show
# comparison
A Trail 3 é bem mais leve que a Trail 2
Minha chaleira antiga esquentava mais rápido
Comparada com a Cafino faz menos espuma
Luminária A vs luminária B
A tela não é tão nítida quanto a do meu último celular
Diferente de outras marcas eles usam couro de verdade
Troquei a Zenbici por essa porque o quadro era mais pesado
na Marlo é mais barato do que aqui
Testei três aspiradores e este é o mais silencioso de todos
a versão anterior tinha mais ajustes
Estão anos-luz à frente da concorrência
prefiro o modelo antigo ao novo
# comparison, question
O modelo novo é mesmo melhor que o do ano passado?
Qual a diferença entre a Pro e a Lite
Qual é melhor para cozinha pequena, a Cafino ou a Bruli?
# comparison, praise
Muito melhor que meu colchão antigo, adorei
Som incrível, dá de dez nos mais caros
# comparison, problem
O app novo é pior que o antigo, trava sempre
As antigas duraram quatro anos, estas quebraram em quatro meses
# leaving
Acabei de cancelar minha assinatura
Amanhã devolvo os sapatos
Mês que vem mudo de operadora
Nunca mais compro aqui
Devolvi no mesmo dia
foi minha última hospedagem nesse hotel
Vou voltar pro meu banco antigo
desinstalei o app, tchau
Vou encerrar minha conta hoje
Não vou renovar o plano
Perderam um cliente
Vou procurar outro lugar
Cancelando minha reserva agora
# leaving, question
Como cancelo minha assinatura?
Como faço para devolver umas botas compradas na internet
onde eu encerro minha conta?
# leaving, problem
Cancelei o pedido depois de seis semanas esperando, nada de chegar
O terceiro também quebrou, não compro mais dessa marca
Pior serviço, quero fechar minha conta
Vou devolver o liquidificador porque parou de funcionar
# leaving, comparison
Troquei a Cafino pela Bruli e é muito mais silenciosa
Vou pra Marlo, são mais baratos que vocês
# hazard, problem
O carregador pegou fogo enquanto a gente dormia
Minha luminária começou a soltar fumaça ontem à noite
Tomei um choque na torradeira
Cheira a queimado toda vez que ligo na tomada
Meu filho se cortou na borda do brinquedo
A bateria estufou e fica pelando
Achei um pedaço de vidro na geleia
Os freios falharam na descida, quase morri
meu rosto inchou com o creme, reação alérgica
A panela explodiu na minha cozinha
Todo mundo teve intoxicação alimentar depois do bufê
um botão soltou e meu bebê quase engasgou
saem faíscas da tomada do aquecedor
A tomada derreteu
Escorreguei na escada molhada e fui parar no pronto-socorro
Queimei a mão na alça
# hazard
Recall do carrinho de bebê por causa das rodas
Cuidado, risco de incêndio no aquecedor Nimbus
Atenção, é perigoso para crianças pequenas
# hazard, question
É seguro deixar o aquecedor ligado a noite toda?
Contém nozes? Meu filho é alérgico
Essa cadeirinha teve recall?
# none
Acabei de pedir a luminária nova, chega sexta
Bom dia pessoal
Estamos no hotel até domingo
Hoje vou pintar o galpão das bicicletas
Meu primo trabalha na ferrovia
Aqui minha resenha, link abaixo
A loja abre dia 4 de maio em Belém
Você sabia que o café é uma fruta?
Comprei em verde
A equipe se reúne às terças no café
Me desejem sorte na prova
Sigam a gente para mais dicas
A luminária vem com duas lâmpadas e um controle
Vendo o jogo com uma xícara de chá
Sim, foi na segunda
Te mandei mensagem
Postado do trem
Feliz aniversário pro meu irmão
Saiu a versão 4.2
Segunda parte da minha viagem pela serra
Uso todas as manhãs
Dois ingressos para sábado
O hotel tem 40 quartos e um jardim
Enfim, bora trabalhar
Segundo o laudo não há risco de incêndio
Minha avó fazia pão aos domingos
Foto da minha mesa
Hoje tem sopa
Ela voltou ontem da Espanha
Queima de fogos no porto hoje à noite
`)
