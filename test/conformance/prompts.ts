import type { Content } from '../../src/mcp/backend.ts'
import { filledIn, form, PNG, type PromptFixture, text } from './fixture.ts'

const fromUser = (...content: Content[]) => ({
  messages: content.map((part) => ({ role: 'user' as const, content: part })),
})

export const promptFixtures: readonly PromptFixture[] = [
  {
    listed: { name: 'test_simple_prompt', description: 'A prompt of one text' },
    get: () => fromUser(text('This is a simple prompt for testing.')),
  },
  {
    listed: {
      name: 'test_prompt_with_arguments',
      description: 'A prompt that repeats its arguments',
      arguments: [
        { name: 'arg1', description: 'First test argument', required: true },
        { name: 'arg2', description: 'Second test argument', required: true },
      ],
    },
    get: ({ arg1, arg2 }) => fromUser(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  },
  {
    listed: {
      name: 'test_prompt_with_embedded_resource',
      description: 'A prompt with a resource in it',
      arguments: [{ name: 'resourceUri', description: 'URI of the resource', required: true }],
    },
    get: ({ resourceUri = '' }) =>
      fromUser(
        {
          type: 'resource',
          resource: {
            uri: resourceUri,
            mimeType: 'text/plain',
            text: 'Embedded resource content for testing.',
          },
        },
        text('Please process the embedded resource above.'),
      ),
  },
  {
    listed: { name: 'test_prompt_with_image', description: 'A prompt with a picture in it' },
    get: () =>
      fromUser({ type: 'image', data: PNG, mimeType: 'image/png' }, text('Please analyze the image above.')),
  },
  {
    listed: { name: 'test_input_required_result_prompt', description: 'A prompt that asks the user first' },
    get(_args, request) {
      const context = filledIn(request, 'user_context', 'context')
      return typeof context === 'string'
        ? fromUser(text(`Context: ${context}`))
        : {
            kind: 'input_required',
            requests: { user_context: form('What context should the prompt use?', 'context') },
          }
    },
  },
]
