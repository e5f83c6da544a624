import type { LanguageWords } from '../../language.ts'

/** Words that claim something though, or where, their like claim nothing: see claiming.ts. */
export const claiming: LanguageWords['claiming'] = {
  always: `
diz-se que|(dizem|comenta-se|conta-se) que
em parte|em caso de|no caso de|de fato|de facto|em si|um número de|uma quantidade de|uma série de|parte de
a tempo|com o tempo|de uma vez|à venda|em ordem|fora de|por completo|a uma só voz|a uma voz|uma vez
por (dia|hora|semana|mês|pessoa|usuário)|ao dia|(em um|num) dia|(em uma|numa) hora
(saiu|saíram|sai|saem) (de|do|da|dos|das)|para (em|cima|baixo)|parou
entr(a|am|ou|aram) [direto |diretamente ](em|no|na) (ranking|classificação|lista|tabela|top|primeiro|segundo|terceiro|lugar)`,
  quoting: `
escrevi|escrevemos|escrevo|digo|dizemos|dissemos|publiquei|publicamos|postei|postamos|comentei|comentamos|diz-se
dizem-se|a gente (escreveu|disse|diz|publicou)|(meu|minha|nosso|nossa) (publicação|post|comentário|mensagem)
(dados|números|provas|análise|relatório|relatórios) [também ](mostra|mostram|mostrou|diz|dizem|indica|indicam|revela|revelam|aponta|apontam)|(segundo|conforme|em) [um |uma |o |a |os |as ](dados|números|análise|relatório)|análise|análises`,
  company: `
empresa[s]|marca[s]|companhia[s]|fabricante[s]|produtor[a]|fornecedor[a]|vendedor[a]|produto[s]|(a|esta|dita|mesma|uma) firma`,
  counting: `
(um|uma|só|um só|uma só|um único|uma única|mesmo|mesma|nosso|nossa|nossos|nossas|meus|minhas) (autor|autora|usuário|usuária|utilizador|pessoa|cliente|clientes|conta|contas|publicação|publicações|post|posts|fio|comentário|comentários|vídeo|canal|canais|plataforma|plataformas|site|fórum|comunidade|grupo|página|páginas|rede|redes|dia|semana|mês|hora)
(num|numa|neste|nesta|nesse|nessa|deste|desta|dum|duma) (autor|autora|usuário|pessoa|cliente|conta|publicação|post|fio|comentário|vídeo|canal|plataforma|site|fórum|comunidade|grupo|página|rede)
por (plataforma|publicação|autor|usuário|pessoa|fio|dia|semana|mês|hora)|de uma vez`,
  several:
    '(de|por|em) (um|uma|um só|uma só) (autor|autora|usuário|usuária|utilizador|pessoa|conta|dia|semana|plataforma|subreddit|fórum|canal)|(num|numa|dum|duma|no mesmo|na mesma|do mesmo|da mesma) (autor|autora|usuário|usuária|utilizador|pessoa|conta|dia|semana|plataforma|subreddit|fórum|canal)',
  untold: `
agora|agora mesmo|atualmente|neste momento|no momento|hoje em dia|de momento|por enquanto|por agora|se originou
originou-se`,
}

/** What kind of text words say that a post is: see text-kinds.ts. */
export const textKinds: LanguageWords['textKinds'] = {
  title: `
título[s]|intitulad(o|a)|titulad(o|a)|manchete[s]`,
  comment: `
(um|o|este|esse|seu|no|do|num|neste|em) comentário|comentário (de|do|da|em|no)|comentário[:]
(uma|a|esta|essa|sua|na|numa|em) (resposta|réplica)`,
  opening: `
(publicação|postagem) (original|inicial)|(post|mensagem) (original|inicial)|op`,
  video: `
vídeo[s]|clipe|vlog`,
  review: `
resenha|(uma|numa|em uma) avaliação`,
  mention: `
(uma|esta|essa|outra) menção [pública ](diz|pergunta|afirma)|(numa|em uma|nesta|nessa) menção`,
  quote: `
(tweet|post|tuíte) (de citação|com citação)`,
  below: `
(sob|abaixo de|debaixo de) [o |a |este |esta |um |uma ](vídeo|clipe|publicação|postagem|post|tópico|fio|discussão|reel) [intitulado |intitulada |chamado |chamada |com o título ]{thread}
(ao|à|abaixo do|abaixo da|debaixo do|debaixo da|comentário no|comentário na|comentários no|comentários na) (vídeo|clipe|publicação|postagem|post|tópico|fio|discussão|reel) [intitulado |intitulada |chamado |chamada |com o título ]{thread}
(no|na|num|numa|neste|nesta) (tópico|fio|discussão) [intitulado |intitulada |chamado |chamada |com o título ]{thread}
(sob|abaixo de|debaixo de) [o título ]{thread}`,
  other: `
(uma|numa) avaliação de`,
}
