import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { invalidInput } from '../../src/lib/errors.ts'
import type { Exchange, Question, Questions, ToolAnswer } from '../../src/mcp/surface.ts'
import { filledIn, form, noInput, result, type ToolFixture, text } from './fixture.ts'

const askName = form('What is your name?', 'name')
const askConfirmation = form('Please confirm', 'ok', 'boolean')
const askRoots: Question = { method: 'roots/list', params: {} }

function askModel(question: string, maxTokens: number): Question {
  const content = { type: 'text', text: question }
  return { method: 'sampling/createMessage', params: { messages: [{ role: 'user', content }], maxTokens } }
}

function questions(asked: Readonly<Record<string, Question>>, state?: string): Questions {
  return { kind: 'questions', questions: asked, ...(state === undefined ? {} : { state }) }
}

function tool(name: string, description: string, run: (exchange: Exchange) => ToolAnswer): ToolFixture {
  return {
    listed: { name, description, inputSchema: noInput },
    run: (_args, exchange) => run(exchange),
  }
}

/** Whether an answer to a question came, of whatever shape: for what is not a form. */
const isAnswered = ({ asking }: Exchange, name: string) => asking?.answers[name] !== undefined

const secret = randomBytes(32)
const seal = (state: string) => `${state}.${createHmac('sha256', secret).update(state).digest('base64url')}`

/** The state that was sealed; undefined where none came. Throws `invalid_input` for one that was changed. */
function unseal({ asking }: Exchange): string | undefined {
  if (asking?.state === undefined) return undefined
  const state = asking.state.slice(0, Math.max(asking.state.lastIndexOf('.'), 0))
  const [given, right] = [Buffer.from(asking.state), Buffer.from(seal(state))]
  if (given.length === right.length && timingSafeEqual(given, right)) return state
  throw invalidInput('requestState is not what this server gave.')
}

/** Tools that ask the user, the client's model or the client itself before they answer. */
export const askingTools: readonly ToolFixture[] = [
  tool('test_missing_capability', 'Needs a client with a model', () =>
    questions({ question: askModel('Are you there?', 10) }),
  ),
  tool('test_streaming_elicitation', 'Reports progress, then asks', (exchange) => {
    exchange.report({ done: 1, total: 2, message: 'about to ask' })
    return questions({ user_name: askName })
  }),
  tool('test_input_required_result_elicitation', 'Asks for a name', (exchange) => {
    const name = filledIn(exchange, 'user_name', 'name')
    return typeof name === 'string' ? result(text(`Hello, ${name}!`)) : questions({ user_name: askName })
  }),
  tool('test_input_required_result_sampling', 'Asks the model', (exchange) =>
    isAnswered(exchange, 'capital_question')
      ? result(text('The model has answered.'))
      : questions({ capital_question: askModel('What is the capital of France?', 100) }),
  ),
  tool('test_input_required_result_list_roots', 'Asks for the roots', (exchange) => {
    const { roots } = Object(exchange.asking?.answers['client_roots'])
    return Array.isArray(roots)
      ? result(text(`Roots: ${roots.map((root) => Object(root).uri).join(', ')}`))
      : questions({ client_roots: askRoots })
  }),
  tool('test_input_required_result_request_state', 'Asks with a state', (exchange) =>
    unseal(exchange) === 'confirm' && filledIn(exchange, 'confirm', 'ok') === true
      ? result(text('state-ok'))
      : questions({ confirm: askConfirmation }, seal('confirm')),
  ),
  tool('test_input_required_result_tampered_state', 'Takes no changed state', (exchange) =>
    unseal(exchange) === 'tamper' && filledIn(exchange, 'confirm', 'ok') === true
      ? result(text('The state is the one that was given.'))
      : questions({ confirm: askConfirmation }, seal('tamper')),
  ),
  tool('test_input_required_result_multiple_inputs', 'Asks three at once', (exchange) =>
    unseal(exchange) === 'three' &&
    ['user_name', 'greeting', 'client_roots'].every((name) => isAnswered(exchange, name))
      ? result(text('All three have answered.'))
      : questions(
          { user_name: askName, greeting: askModel('Generate a greeting', 50), client_roots: askRoots },
          seal('three'),
        ),
  ),
  tool('test_input_required_result_multi_round', 'Asks twice', (exchange) => {
    const round = unseal(exchange)
    if (round === 'second') return result(text('Both rounds are done.'))
    return round === 'first'
      ? questions({ step2: form('Step 2: What is your favorite color?', 'color') }, seal('second'))
      : questions({ step1: form('Step 1: What is your name?', 'name') }, seal('first'))
  }),
  tool('test_input_required_result_capabilities', 'Asks only who can be asked', ({ asking }) =>
    questions({
      opinion: askModel('What do you think?', 50),
      ...(asking === undefined ? {} : { user_name: askName }),
    }),
  ),
]
