/** The invented company whose customers the dataset quotes. */
export const demoWorkspace = {
  name: 'Fernlight market watch',
  productName: 'Fernlight Pro 2',
  productUrl: 'https://fernlight.example',
  words: [
    'Fernlight',
    'grow light',
    'grow lights',
    'plant lamp',
    'Sunbar',
    'Plantlab',
    'PPFD',
    'Pflanzenlampe',
    'luz de cultivo',
    '植物ライト',
  ],
  competitorUrls: [
    'https://sunbar.example',
    'https://plantlab.example',
    'https://www.youtube.com/@sunbarlights',
    'https://www.youtube.com/@plantlab',
  ],
  handles: {
    reddit: ['u/FernlightOfficial', 'r/fernlight'],
    facebook: ['fernlight', 'sunbarlights', 'plantlab'],
    instagram: ['fernlight', 'sunbarlights', 'plantlab'],
    x: ['fernlight', 'sunbarlights', 'plantlab_tests'],
  },
  lookbackDays: 30,
} as const

/** The company's own channel, which no handle of the workspace can name: an administrator lists it. */
export const demoAccounts = [{ platform: 'youtube', account: 'fernlight', voice: 'company' }] as const
