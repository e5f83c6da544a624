import { buildDataset } from '../../../simulator/dataset/build.ts'
import type { Dataset } from '../../../simulator/dataset/dataset.ts'
import { demoWorkspace } from '../../../simulator/dataset/demo-workspace.ts'
import { Workspace } from '../../../src/model/index.ts'
import { buildSmallWorld } from '../../collectors/small-world.ts'
import type { Form } from '../torture.ts'

/** What the platforms hold, and who looks for it. */
export interface Platforms {
  readonly dataset: Dataset
  readonly workspace: Omit<Workspace, 'id'>
}

/** The short form's are small, the long form's are the demo's, with comments. */
export const platformsOf: Readonly<Record<Form, (now: Date) => Platforms>> = {
  short: (now) => {
    const { instagram, ...others } = buildSmallWorld()
    // Two of its media have one id.
    const ids = instagram.media.map(({ id }) => id)
    const media = instagram.media.filter(({ id }, index) => ids.indexOf(id) === index)
    const dataset = { ...others, instagram: { ...instagram, media } }
    return { dataset: moved(dataset, now.getTime() - dataset.anchor.getTime()), workspace: lampShop }
  },
  long: (now) => ({
    dataset: buildDataset(now),
    workspace: Workspace.omit({ id: true }).parse(demoWorkspace),
  }),
}

const lampShop: Omit<Workspace, 'id'> = {
  name: 'Lamps',
  productName: 'Fernlight',
  productUrl: 'https://fernlight.example',
  words: ['lamp', 'fernlight', '#growlight'],
  competitorUrls: ['https://sunbar.example', 'https://www.youtube.com/@sunbar'],
  handles: {
    reddit: ['r/plants', 'u/brand'],
    x: ['brand', 'ann'],
    facebook: ['fernlight'],
    instagram: ['busy', 'fernlight'],
  },
  lookbackDays: 7,
}

/** The same with every date in it so much later. */
function moved<T>(value: T, ms: number): T {
  const change = (each: unknown): unknown => {
    if (each instanceof Date) return new Date(each.getTime() + ms)
    if (Array.isArray(each)) return each.map(change)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, change(inner)]))
  }
  // Only dates are replaced, by dates.
  return change(value) as T
}
