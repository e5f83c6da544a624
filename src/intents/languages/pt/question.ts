import type { LanguagePatterns } from '../../patterns.ts'

/** Phrases. */
export const questionPhrases: readonly string[] = [
  '(alguém|algm|mais alguém|alguem) (sabe|tem|mais|já|pode|poderia|me|conhece|conseguiu|usa|consegue|aí|aqui|que|com|teve|recomenda|está|tá|testou)',
  '(queria|gostaria de|quero|preciso|gostava de|queríamos) saber',
  '(podem|poderiam|pode|poderia|podes|conseguem) (me |nos )?(dizer|informar|confirmar|explicar|ajudar|esclarecer|tirar|indicar|falar)',
  '(me )?(pode|podem|poderia) (me )?(dizer|informar|explicar|confirmar|ajudar)|(dúvida|duvida|pergunta|dúvidas)( ?:|,| sobre| é| rápida| quanto|$)',
  '(não sei|nao sei|não entendi|não entendo|alguma ideia|fico na dúvida|em dúvida) (se|como|qual|quando|onde|por que|porque|de como|de quando|sobre)',
  'me pergunto (se|como|quando)|(sabem|sabe|vocês sabem|vcs sabem) (se|quando|como|onde|qual|por que|quanto|dizer|me)',
  '(alguma|tem alguma|existe|há) (dica|forma|maneira|opção|previsão|chance|jeito|recomendação|ideia)|tem (como|jeito de|previsão) [a-z]',
  '(como|onde|quando|quanto|qual) (eu |é que |que )?(faço|posso|consigo|conecto|compro|encontro|arrumo|resolvo|cancelo|devolvo|uso|instalo|troco|limpo|configuro|funciona|fica|custa|sai|demora|dura|abre|é|encerro|acho|ativo|desativo|vejo|peço|reseto|chego|vai|vão|devo|são|está|mudo)',
]

/** How questions begin and what asks before a mark. */
export const questions: LanguagePatterns['questions'] = {
  greetings: [
    'oi|olá|ola|bom dia|boa tarde|boa noite|e|mas|ou|gente|pessoal|galera|por favor|pergunta|dúvida|x|desculpa|desculpem|ei|então|ok|ah|agora|uma dúvida',
    'uma pergunta|alguém sabe|também',
  ],
  openings: [
    '(como|onde|quando|quanto|quantos|quantas|qual|quais|quem|por que|porque|pq|que|de que|em que|a que|até que|para que|com que|cadê|onde) (é|são|eu|faço|posso|pode|hora|horas|tamanho|cor|modelo|filtro|tipo|dia|custa|vale|sai|fica|dura|demora|abre|fecha|funciona|está|tem|têm|vocês|vcs|vão|vai|a|o|meu|minha|se|conecto|compro|consigo|encontro|diferença|melhor|devo|seria|serve|significa|horário|leva|dias|pesa|mede|capacidade|comprar|tempo)',
    '(tem|têm|vocês|vcs|você|vc|dá|pode|posso|serve|é|são|há|existe|vem|aceita|aceitam|entregam|vendem|fazem|inclui|precisa|funciona|alguém|qual|será|vai|está) [^?.!]{1,80}\\?',
  ],
  withMark: ['[a-z]{2,}'],
}
