import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { invalidInput } from '../../src/lib/errors.ts'
import type { InputRequest, InputRequired, RequestContext, ToolAnswer } from '../../src/mcp/backend.ts'
import { filledIn, form, noInput, result, type ToolFixture, text } from './fixture.ts'

const askName = form('What is your name?', 'name')
const askConfirmation = form('Please confirm', 'ok', 'boolean')
const askRoots: InputRequest = { method: 'roots/list', params: {} }

function askModel(question: string, maxTokens: number): InputRequest {
  const content = { type: 'text', text: question }
  return { method: 'sampling/createMessage', params: { messages: [{ role: 'user', content }], maxTokens } }
}

function inputRequired(asked: Readonly<Record<string, InputRequest>>, state?: string): InputRequired {
  return { kind: 'input_required', requests: asked, ...(state === undefined ? {} : { state }) }
}

function tool(name: string, description: string, run: (request: RequestContext) => ToolAnswer): ToolFixture {
  return {
    listed: { name, description, inputSchema: noInput },
    run: (_args, request) => run(request),
  }
}

/** Whether an answer to a question came, of whatever shape: for what is not a form. */
const isAnswered = ({ elicitation }: RequestContext, name: string) => elicitation?.answers[name] !== undefined

const secret = randomBytes(32)
const seal = (state: string) => `${state}.${createHmac('sha256', secret).update(state).digest('base64url')}`

/** The state that was sealed; undefined where none came. Throws `invalid_input` for one that was changed. */
function unseal({ elicitation }: RequestContext): string | undefined {
  if (elicitation?.state === undefined) return undefined
  const state = elicitation.state.slice(0, Math.max(elicitation.state.lastIndexOf('.'), 0))
  const [given, right] = [Buffer.from(elicitation.state), Buffer.from(seal(state))]
  if (given.length === right.length && timingSafeEqual(given, right)) return state
  throw invalidInput('requestState is not what this server gave.')
}

/** Tools that ask the user, the client's model or the client itself before they answer. */
export const askingTools: readonly ToolFixture[] = [
  tool('test_missing_capability', 'Needs a client with a model', () =>
    inputRequired({ question: askModel('Are you there?', 10) }),
  ),
  tool('test_streaming_elicitation', 'Reports progress, then asks', (request) => {
    request.report({ done: 1, total: 2, message: 'about to ask' })
    return inputRequired({ user_name: askName })
  }),
  tool('test_input_required_result_elicitation', 'Asks for a name', (request) => {
    const name = filledIn(request, 'user_name', 'name')
    return typeof name === 'string' ? result(text(`Hello, ${name}!`)) : inputRequired({ user_name: askName })
  }),
  tool('test_input_required_result_sampling', 'Asks the model', (request) =>
    isAnswered(request, 'capital_question')
      ? result(text('The model has answered.'))
      : inputRequired({ capital_question: askModel('What is the capital of France?', 100) }),
  ),
  tool('test_input_required_result_list_roots', 'Asks for the roots', (request) => {
    const { roots } = Object(request.elicitation?.answers['client_roots'])
    return Array.isArray(roots)
      ? result(text(`Roots: ${roots.map((root) => Object(root).uri).join(', ')}`))
      : inputRequired({ client_roots: askRoots })
  }),
  tool('test_input_required_result_request_state', 'Asks with a state', (request) =>
    unseal(request) === 'confirm' && filledIn(request, 'confirm', 'ok') === true
      ? result(text('state-ok'))
      : inputRequired({ confirm: askConfirmation }, seal('confirm')),
  ),
  tool('test_input_required_result_tampered_state', 'Takes no changed state', (request) =>
    unseal(request) === 'tamper' && filledIn(request, 'confirm', 'ok') === true
      ? result(text('The state is the one that was given.'))
      : inputRequired({ confirm: askConfirmation }, seal('tamper')),
  ),
  tool('test_input_required_result_multiple_inputs', 'Asks three at once', (request) =>
    unseal(request) === 'three' &&
    ['user_name', 'greeting', 'client_roots'].every((name) => isAnswered(request, name))
      ? result(text('All three have answered.'))
      : inputRequired(
          { user_name: askName, greeting: askModel('Generate a greeting', 50), client_roots: askRoots },
          seal('three'),
        ),
  ),
  tool('test_input_required_result_multi_round', 'Asks twice', (request) => {
    const round = unseal(request)
    if (round === 'second') return result(text('Both rounds are done.'))
    return round === 'first'
      ? inputRequired({ step2: form('Step 2: What is your favorite color?', 'color') }, seal('second'))
      : inputRequired({ step1: form('Step 1: What is your name?', 'name') }, seal('first'))
  }),
  tool('test_input_required_result_capabilities', 'Asks only who can be asked', ({ elicitation }) =>
    inputRequired({
      opinion: askModel('What do you think?', 50),
      ...(elicitation === undefined ? {} : { user_name: askName }),
    }),
  ),
]
