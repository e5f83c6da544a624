import type { ListedResource, ListedTemplate, ResourceContents } from '../../src/mcp/backend.ts'
import { PNG } from './fixture.ts'

const fixed: readonly { readonly listed: ListedResource; readonly contents: ResourceContents }[] = [
  {
    listed: {
      uri: 'test://static-text',
      name: 'static-text',
      description: 'A text that never changes',
      mimeType: 'text/plain',
    },
    contents: {
      uri: 'test://static-text',
      mimeType: 'text/plain',
      text: 'This is the content of the static text resource.',
    },
  },
  {
    listed: {
      uri: 'test://static-binary',
      name: 'static-binary',
      description: 'A picture that never changes',
      mimeType: 'image/png',
    },
    contents: { uri: 'test://static-binary', mimeType: 'image/png', blob: PNG },
  },
]

export const listedResources: readonly ListedResource[] = fixed.map(({ listed }) => listed)

export const listedTemplates: readonly ListedTemplate[] = [
  {
    uriTemplate: 'test://template/{id}/data',
    name: 'template',
    description: 'Data of an id',
    mimeType: 'application/json',
  },
]

/** Undefined for a URI of none of them. */
export function readFixture(uri: string): ResourceContents | undefined {
  const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1]
  if (id === undefined) return fixed.find(({ listed }) => listed.uri === uri)?.contents
  const data = { id, templateTest: true, data: `Data for ID: ${id}` }
  return { uri, mimeType: 'application/json', text: JSON.stringify(data) }
}
