import { ScanResponse } from '../../../src/model/index.ts'
import type { Answer } from '../../support/service.ts'
import { CONFIRMATION_US, type Expected, type ModelWorkspace, type ScanRequest } from './reference.ts'
import { Violation } from './violation.ts'

const statuses = {
  replayed: 200,
  in_progress: 409,
  too_soon: 429,
  asked: 428,
  void: 428,
  taken_over: 201,
  started: 201,
} as const satisfies Record<Expected['kind'], number>

/** Holds an answer that came without a search to what the model expects, and notes in the model what it gave. Throws a Violation. */
export function checkAnswer(
  expected: Expected,
  answer: Answer,
  {
    model,
    request,
    nowUs,
  }: { readonly model: ModelWorkspace; readonly request: ScanRequest; readonly nowUs: number },
): void {
  const header = (name: string) => answer.headers.get(name)
  const must = (isSo: boolean, what: string) => {
    if (!isSo)
      throw new Violation(`It was to be ${expected.kind}, but ${what}: ${answer.status} ${answer.text}`)
  }
  must(answer.status === statuses[expected.kind], `was answered ${answer.status}`)
  switch (expected.kind) {
    case 'replayed': {
      const { scan } = expected
      must(header('Idempotency-Replayed') === 'true', 'does not say that it is replayed')
      must(ScanResponse.parse(answer.json).run.id === scan.scanId, "it was another scan's answer")
      must(scan.answer === undefined || scan.answer === answer.text, 'it had other bytes')
      scan.answer = answer.text
      break
    }
    case 'in_progress':
      must(isBetween(header('Retry-After'), 1, 5), `said Retry-After: ${header('Retry-After')}`)
      break
    case 'too_soon': {
      const seconds = String(expected.seconds)
      const told = ['Retry-After', 'RateLimit-Reset', 'RateLimit-Limit', 'RateLimit-Remaining'].map(header)
      must(told.join() === [seconds, seconds, '1', '0'].join(), `said ${told.join()} in place of ${seconds}`)
      break
    }
    case 'asked': {
      const token = header('Confirm-Token')
      if (token === null) throw new Violation('It was to be asked, but had no token.')
      const { idempotencyKey, apiKey } = request
      model.tokens.push({ token, idempotencyKey, apiKey, endsUs: nowUs + CONFIRMATION_US, isUsed: false })
      break
    }
    case 'void':
      must(header('Confirm-Token') === null, 'had a token')
      break
    default:
      must(false, 'did not collect')
  }
}

function isBetween(text: string | null, least: number, most: number): boolean {
  const value = Number(text)
  return Number.isInteger(value) && value >= least && value <= most
}
