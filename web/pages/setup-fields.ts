import { createWorkspace } from '../../actions/create-workspace.ts'
import { updateWorkspace } from '../../actions/update-workspace.ts'
import type { Handles, Workspace } from '../../src/model/index.ts'
import { type FieldErrors, fieldError, lineError } from '../field-errors.ts'
import type { Form } from '../page.ts'
import { fieldOf } from '../read-form.ts'

/** The platforms whose accounts can be named, in the form's order. */
export const handlePlatforms = ['reddit', 'facebook', 'instagram', 'x'] as const satisfies (keyof Handles)[]

/** Every field of the form: its name as the action has it, a member of one after a dot. */
export const setupLabels = {
  name: 'Name of the workspace',
  productName: 'Product',
  productUrl: 'Product page',
  words: 'Words',
  competitorUrls: 'Competitors',
  'handles.reddit': 'Reddit',
  'handles.facebook': 'Facebook',
  'handles.instagram': 'Instagram',
  'handles.x': 'X',
  lookbackDays: 'Days to look back',
} as const
export type SetupField = keyof typeof setupLabels
export type SetupValues = Readonly<Record<SetupField, string>>

const { shape } = updateWorkspace.input
const handleShape = shape.handles.unwrap().shape

/** What the form shows of a workspace as it is. */
export function valuesOf(workspace: Workspace): SetupValues {
  const { name, productName, productUrl, words, competitorUrls, handles, lookbackDays } = workspace
  return {
    name,
    productName,
    productUrl,
    words: words.join('\n'),
    competitorUrls: competitorUrls.join('\n'),
    'handles.reddit': (handles.reddit ?? []).join('\n'),
    'handles.facebook': (handles.facebook ?? []).join('\n'),
    'handles.instagram': (handles.instagram ?? []).join('\n'),
    'handles.x': (handles.x ?? []).join('\n'),
    lookbackDays: String(lookbackDays),
  }
}

/** What the form shows before anything is set up. */
export const noValues: SetupValues = {
  name: '',
  productName: '',
  productUrl: '',
  words: '',
  competitorUrls: '',
  'handles.reddit': '',
  'handles.facebook': '',
  'handles.instagram': '',
  'handles.x': '',
  lookbackDays: String(createWorkspace.input.shape.lookbackDays.parse(undefined)),
}

/** The fields as they were sent. Throws `invalid_input` where one is missing. */
export function readValues(form: Form): SetupValues {
  return {
    name: fieldOf(form, 'name'),
    productName: fieldOf(form, 'productName'),
    productUrl: fieldOf(form, 'productUrl'),
    words: fieldOf(form, 'words'),
    competitorUrls: fieldOf(form, 'competitorUrls'),
    'handles.reddit': fieldOf(form, 'handles.reddit'),
    'handles.facebook': fieldOf(form, 'handles.facebook'),
    'handles.instagram': fieldOf(form, 'handles.instagram'),
    'handles.x': fieldOf(form, 'handles.x'),
    lookbackDays: fieldOf(form, 'lookbackDays'),
  }
}

/** What the action takes: lists of the lines that are not blank, each once. */
export function toInput(values: SetupValues) {
  return {
    name: values.name.trim(),
    productName: values.productName.trim(),
    productUrl: values.productUrl.trim(),
    words: linesOf(values.words),
    competitorUrls: linesOf(values.competitorUrls),
    handles: Object.fromEntries(
      handlePlatforms.flatMap((platform) => {
        const lines = linesOf(values[`handles.${platform}`])
        return lines.length === 0 ? [] : [[platform, lines]]
      }),
    ),
    lookbackDays: Number(values.lookbackDays),
  }
}

/** What is wrong, beside each field where something is, by the action's own schemas. */
export function setupErrors(values: SetupValues): FieldErrors {
  const input = toInput(values)
  const single = (field: 'name' | 'productName' | 'productUrl' | 'lookbackDays') =>
    fieldError(shape[field], input[field], setupLabels[field])
  const errors: Record<SetupField, string | undefined> = {
    name: single('name'),
    productName: single('productName'),
    productUrl: single('productUrl'),
    words: listError('words', shape.words.unwrap(), input.words),
    competitorUrls: listError('competitorUrls', shape.competitorUrls.unwrap(), input.competitorUrls),
    'handles.reddit': handleError('reddit', values),
    'handles.facebook': handleError('facebook', values),
    'handles.instagram': handleError('instagram', values),
    'handles.x': handleError('x', values),
    lookbackDays: single('lookbackDays'),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

function handleError(platform: (typeof handlePlatforms)[number], values: SetupValues): string | undefined {
  const field = `handles.${platform}` as const
  return listError(field, handleShape[platform].unwrap(), linesOf(values[field]))
}

/** The first wrong line, or that there are too many. */
function listError(
  field: SetupField,
  schema: Parameters<typeof fieldError>[0] & { readonly element: Parameters<typeof fieldError>[0] },
  lines: readonly string[],
): string | undefined {
  return lineError(schema.element, lines) ?? fieldError(schema, lines, setupLabels[field])
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}
