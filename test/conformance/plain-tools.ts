import type { Content, ToolAnswer } from '../../src/mcp/backend.ts'
import { noInput, PNG, result, type ToolFixture, text, WAV } from './fixture.ts'

const image: Content = { type: 'image', data: PNG, mimeType: 'image/png' }

const embedded = (uri: string, mimeType: string, body: string): Content => ({
  type: 'resource',
  resource: { uri, mimeType, text: body },
})

/** A tool without arguments whose answer is always the same. */
function constant(name: string, description: string, answer: ToolAnswer): ToolFixture {
  return { listed: { name, description, inputSchema: noInput }, run: () => answer }
}

/** Tools that answer at once, with every kind of content, progress and log messages. */
export const plainTools: readonly ToolFixture[] = [
  constant(
    'test_simple_text',
    'Answers with a text',
    result(text('This is a simple text response for testing.')),
  ),
  constant('test_image_content', 'Answers with a picture', result(image)),
  constant(
    'test_audio_content',
    'Answers with a sound',
    result({ type: 'audio', data: WAV, mimeType: 'audio/wav' }),
  ),
  constant(
    'test_embedded_resource',
    'Answers with a resource',
    result(embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')),
  ),
  constant(
    'test_multiple_content_types',
    'Answers with a text, a picture and a resource',
    result(
      text('Multiple content types test:'),
      image,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ),
  ),
  constant('test_error_handling', 'Always fails', {
    kind: 'result',
    isError: true,
    content: [text('This tool intentionally returns an error for testing')],
  }),
  {
    listed: { name: 'test_tool_with_logging', description: 'Logs three messages', inputSchema: noInput },
    run(_args, { log }) {
      for (const step of ['started', 'processing data', 'completed']) log('info', `Tool execution ${step}`)
      return result(text('Three messages were logged.'))
    },
  },
  {
    listed: {
      name: 'test_logging_tool',
      description: 'Logs a message for who asked for messages',
      inputSchema: noInput,
    },
    run(_args, { log }) {
      log('info', 'A message of the logging tool')
      return result(text('One message was logged.'))
    },
  },
  {
    listed: { name: 'test_tool_with_progress', description: 'Reports progress', inputSchema: noInput },
    run(_args, { report }) {
      for (const done of [0, 50, 100]) report({ done, total: 100, message: `${done} of 100` })
      return result(text('Progress was reported three times.'))
    },
  },
  {
    listed: {
      name: 'test_custom_headers',
      description: 'Takes an argument that travels in a header too',
      inputSchema: {
        type: 'object',
        properties: { region: { type: 'string', description: 'A region', 'x-mcp-header': 'Region' } },
        required: ['region'],
        additionalProperties: false,
      },
    },
    run: ({ region }) => result(text(`Region: ${String(region)}`)),
  },
  {
    listed: {
      name: 'json_schema_2020_12_tool',
      description: 'Tool with JSON Schema 2020-12 features',
      inputSchema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        $defs: {
          address: {
            $anchor: 'addressDef',
            type: 'object',
            properties: { street: { type: 'string' }, city: { type: 'string' } },
          },
        },
        properties: {
          name: { type: 'string' },
          address: { $ref: '#/$defs/address' },
          contactMethod: { type: 'string', enum: ['phone', 'email'] },
          phone: { type: 'string' },
          email: { type: 'string' },
        },
        allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
        if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { required: ['phone'] },
        else: { required: ['email'] },
        additionalProperties: false,
      },
    },
    run: () => result(text('The schema is what counts.')),
  },
]
