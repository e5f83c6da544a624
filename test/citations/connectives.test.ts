import { holds } from './lamp-world.ts'

holds('what only joins two sentences claims nothing', {
  verified: [
    'By contrast, “harvest raffle” is fading.',
    'En cambio, «harvest raffle» está en descenso.',
    '„driver hum“ steigt, „harvest raffle“ hingegen lässt nach.',
    'En revanche, « harvest raffle » est en baisse.',
    'Em contrapartida, “harvest raffle” está em queda.',
    '반면 “harvest raffle”는 하락 중입니다.',
    '“price drop”는 4위이고 역시 상승 중입니다.',
    '“price drop”排在第四位，也在上升。',
    '「price drop」は4位で、こちらも増加中です。',
    '“driver hum” continues to rise.',
    '“harvest raffle” continues to fade.',
  ],
  contradicted: [
    'By contrast, “driver hum” is fading.',
    'En cambio, «driver hum» está en descenso.',
    'En revanche, « driver hum » est en baisse.',
    '반면 “driver hum”는 하락 중입니다.',
    '“price drop”排在第五位，也在上升。',
    '「price drop」は5位で、こちらも増加中です。',
    '“harvest raffle” continues to rise.',
  ],
})
