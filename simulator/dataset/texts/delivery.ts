import type { Theme } from './theme.ts'

/** Rising slowly: parcels to Canada. */
export const canada: Theme = {
  name: 'late deliveries to Canada',
  timing: [
    [60, 0],
    [40, 0.14],
    [20, 0.42],
    [7, 0.7],
    [0, 0.97],
    [-1.5, 1],
  ],
  reddit: [
    [
      'CanadaGardens',
      'Fernlight order stuck in customs for 16 days',
      'Toronto, ordered on the 2nd. Tracking says "held, documents missing". Has anyone had this? What did you send them?',
    ],
    [
      'CanadaGardens',
      'Customs fee on grow lights from the EU?',
      'Paid 48 dollars to the courier on top of a 129 dollar Fernlight delivery to Ontario. Is that right?',
    ],
    [
      'fernlight',
      'Any shipping update for Canada?',
      'My order page has said "preparing" for three weeks. I get the same mail every Monday and no date.',
    ],
    [
      'IndoorGarden',
      'Canadian alternatives to Fernlight?',
      'I like the Pro, but delivery to Vancouver is at five weeks now and nobody can tell me when it ships.',
    ],
    [
      'CanadaGardens',
      'It arrived! Five weeks to Halifax',
      'One Fernlight Pro 2, two corners of the box crushed, bar is fine. I would not order it for a birthday.',
    ],
    [
      'fernlight',
      'Why is there no warehouse in Canada',
      'Every second post here is a late delivery to Canada. Sunbar delivers to Calgary in four days.',
    ],
    [
      'CanadaGardens',
      'Courier returned my Fernlight to sender',
      'Nobody called, nobody rang. After a month of waiting it goes back across the ocean. Refund takes another three weeks.',
    ],
    [
      'frugalhome',
      'Sharing a shipment of grow lights to Montreal?',
      'Fernlight charges the same delivery to Canada for one or four lamps. Looking for two people.',
    ],
    [
      'fernlight',
      'Tracking has not moved since the 5th',
      'Last scan was Leipzig. Support says the parcel is on its way to Canada, the courier says they never got it. Who do I ask?',
    ],
    [
      'CanadaGardens',
      'Cancelled my Fernlight order after six weeks',
      'The delivery date for Winnipeg was moved three times. Bought a Sunbar in a shop instead, not as nice but it is here.',
    ],
  ],
  x: [
    'Week 4 of waiting for a Fernlight in Winnipeg. Still no delivery date.',
    '@fernlight any news on shipments to Canada? tracking has not moved since the 5th',
    '@fernlight my parcel to Ottawa is three weeks late and nobody answers, where is it',
    'My Fernlight is held by Canadian customs because a form is missing. A form. For a lamp.',
    'Cancelled my Fernlight order, delivery to Canada slipped a third time',
    'Ordered a Fernlight grow light on the 1st, delivery to Toronto now "mid January". That is eleven weeks.',
    'Sunbar to Calgary: 4 days. Fernlight to Calgary: 31 days and counting.',
    'The customs fee on my Fernlight was higher than the discount. Hello from Ontario.',
    'Delay mail number five from Fernlight. Does anyone in Quebec get their parcel at all?',
    'Good news, the Fernlight has reached Canada. Bad news, it was delivered to a pickup point 40 km away.',
    'Anyone in Canada who got a Fernlight in under three weeks this fall? Asking before I order.',
    'fernlight still hasnt shipped my order to halifax, paid six weeks ago and the chat just says be patient',
    'How long does Fernlight delivery to Vancouver take at the moment',
    'Fernlight charged me 29 for express delivery to Montreal. It took 34 days.',
  ],
  youtube: [
    [
      '@seedtosalad',
      'My Fernlight took 38 days to reach Canada',
      'Ordering, customs, fees and a crushed box. What I would do differently.',
    ],
  ],
  instagram: [
    'It is here! Only took a month to Toronto 🇨🇦📦 #fernlight #growlight',
    'Day 26 of waiting for my lamp, Ottawa 🇨🇦 #fernlight #plantlamp',
    'Customs wanted 48 dollars for this box 😳 #fernlight #canada',
  ],
}
