import type { JSX } from 'preact'
import { ServiceError } from '../../src/lib/errors.ts'
import { type CitationsResponse, lookbackWindows } from '../../src/model/index.ts'
import { checkCitations, MAX_TEXT } from '../../tools/check-citations.ts'
import { definePage, type Form, type PageRequest, type ShownPage } from '../page.ts'
import { CheckedText, sentenceWords } from '../view/checked-text.tsx'
import { counted, momentOf } from '../view/words.ts'
import { exampleText } from './check-example.ts'
import { notKept } from './not-kept.ts'
import { findOriginals, type Originals, originalKey } from './originals.ts'

const PATH = '/app/check'

/** A text against stored posts and rankings: each sentence with its verdict and the posts that it cites. */
export const checkPage = definePage({
  path: PATH,
  place: 'check',
  needs: 'member',
  // A form writes most characters of other scripts as nine.
  formLimitBytes: 1024 * 1024,
  async show(request) {
    const { query, visitor } = request
    const isExample = query.has('example')
    const text = isExample ? await exampleText(request) : ''
    return pageOf({ text, days: String(visitor.workspace.lookbackDays), asOf: '' }, { isExample })
  },
  async submit(request, form) {
    const fields = fieldsOf(request, form)
    const fault = faultOf(fields.text)
    if (fault !== undefined) return pageOf(fields, { fault })
    const problemsOnly = form.get('show') === 'problems'
    try {
      const { output } = await request.callTool(
        checkCitations,
        {
          text: fields.text,
          problemsOnly,
          days: Number(fields.days),
          maxChars: 0,
          ...(fields.asOf === '' ? {} : { asOf: inUtc(fields.asOf) }),
        },
        { text: 'The text', days: 'Days' },
      )
      const ids = [...output.claims, ...output.sentences].flatMap(({ posts = [] }) =>
        posts.map(({ id }) => id),
      )
      return pageOf(fields, {
        answer: { output, problemsOnly, originals: await findOriginals(request, ids) },
      })
    } catch (error) {
      if (!(error instanceof ServiceError) || error.fault.kind !== 'invalid_input') throw error
      return pageOf(fields, { fault: personsSentence(error.message) })
    }
  },
})

interface Fields {
  readonly text: string
  readonly days: string
  readonly asOf: string
}

function fieldsOf({ visitor }: PageRequest, form: Form): Fields {
  return {
    // Browsers send the lines of a form's text with carriage returns, which nobody wrote.
    text: (form.get('text') ?? '').replace(/\r\n?/g, '\n'),
    days: form.get('days') ?? String(visitor.workspace.lookbackDays),
    asOf: form.get('asOf') ?? '',
  }
}

function faultOf(text: string): string | undefined {
  if (text.trim() === '') return 'There is no text to check yet.'
  const over = text.length - MAX_TEXT
  if (over <= 0) return undefined
  return `The text is too long by ${counted(over, 'character')}: ${MAX_TEXT.toLocaleString('en')} can be checked at once. Check it in parts.`
}

/** How the page calls the field, and how a sentence about it begins. */
const AS_OF = 'Ranking of'

/** What the field holds may be no moment of a kept ranking. */
function personsSentence(message: string): string {
  const which = notKept(message)
  return which === undefined ? message : `${AS_OF}: ${which} Leave the field empty for the present one.`
}

/** A field of date and time says no zone: the page says that it is UTC. */
function inUtc(asOf: string): string {
  return /T\d\d:\d\d(:\d\d)?$/.test(asOf) ? new Date(`${asOf}Z`).toISOString() : asOf
}

interface Answer {
  readonly output: CitationsResponse
  readonly problemsOnly: boolean
  readonly originals: Originals
}

interface State {
  readonly isExample?: boolean
  readonly fault?: string
  readonly answer?: Answer
}

function pageOf(fields: Fields, { isExample = false, fault, answer }: State): ShownPage {
  return {
    title: 'Check a text',
    status: fault === undefined ? 200 : 400,
    body: (
      <div class="check-page">
        <h1>Check a text</h1>
        <p class="lead">
          Each sentence is compared with the stored posts that it cites and with the ranking. The check cannot
          tell whether an opinion or a cause is right, and a post may be wrong itself: what is unchecked is
          neither confirmed nor denied.
        </p>
        <CheckForm fields={fields} fault={fault} />
        {isExample && fields.text === '' && (
          <p class="empty">There is no example: no topic of these days has a post to quote.</p>
        )}
        {fields.text === '' && !isExample && (
          <p>
            <a href={`${PATH}?example=1`}>Fill in an example</a> of this workspace's own posts.
          </p>
        )}
        {answer !== undefined && <Result text={fields.text} answer={answer} />}
      </div>
    ),
  }
}

function CheckForm({ fields, fault }: { fields: Fields; fault: string | undefined }): JSX.Element {
  const { text, days, asOf } = fields
  const isOfAsOf = fault?.startsWith(AS_OF) ?? false
  const faulty = { 'aria-invalid': 'true', 'aria-describedby': 'check-fault' } as const
  return (
    <form id="check" method="post" action={PATH}>
      {fault !== undefined && (
        <p id="check-fault" class="fault" role="alert">
          {fault}
        </p>
      )}
      <label for="text">Text, with the ids or links of posts beside what it says of them</label>
      <textarea
        id="text"
        name="text"
        rows={10}
        dir="auto"
        data-key="/"
        data-key-does="the text"
        {...(fault === undefined || isOfAsOf ? {} : faulty)}
      >
        {/* A reader of HTML drops the first line end. */}
        {text.startsWith('\n') ? `\n${text}` : text}
      </textarea>
      <div class="fields">
        <p>
          <label for="days">Days</label>
          <select id="days" name="days">
            {[...lookbackWindows, 0].map((window) => (
              <option key={window} value={window} selected={String(window) === days}>
                {window === 0 ? 'all that is stored' : window}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label for="asOf">{AS_OF} (UTC; leave empty for the present one)</label>
          <input id="asOf" name="asOf" type="datetime-local" value={asOf} {...(isOfAsOf ? faulty : {})} />
        </p>
      </div>
      <button type="submit" name="show" value="all">
        Check
      </button>{' '}
      <button type="submit" name="show" value="problems">
        Check and show problems only
      </button>
    </form>
  )
}

function Result({ text, answer }: { text: string; answer: Answer }): JSX.Element {
  const { output, problemsOnly, originals } = answer
  const { sentenceCounts, sentences, since, until, asOf, checkedTo, uncited } = output
  const total = Object.values(sentenceCounts).reduce((sum, count) => sum + count, 0)
  const verified = sentenceCounts['verified'] ?? 0
  const unshown = total - sentences.length - (problemsOnly ? verified : 0)
  return (
    <section aria-labelledby="result">
      <h2 id="result">{verdictOf(output, total)}</h2>
      <p class="facts">
        {counted(total, 'sentence')} that can be checked:{' '}
        {Object.entries(sentenceWords)
          .map(([verdict, words]) => `${sentenceCounts[verdict] ?? 0} ${words.toLowerCase()}`)
          .join(', ')}
        . {uncited.length > 0 && `${counted(uncited.length, 'statement')} without a source.`}
      </p>
      <p class="basis">
        Against posts {since === null ? 'of all time' : `from ${momentOf(since)}`} to {momentOf(until)}
        {asOf !== undefined && ` and the ranking of ${momentOf(asOf.rankedAt)}`}.
        {asOf?.removed.map(({ id, removedPosts }) => (
          <span key={id}>
            {' '}
            Of the trend {id}, {counted(removedPosts, 'post')} of that ranking{' '}
            {removedPosts === 1 ? 'was' : 'were'} removed since.
          </span>
        ))}
      </p>
      {checkedTo < text.length && (
        <p class="warning">
          Only the first {checkedTo.toLocaleString('en')} of {counted(text.length, 'character')} were read:
          check the rest by itself.
        </p>
      )}
      {problemsOnly && verified > 0 && <p>{counted(verified, 'verified sentence')} left out.</p>}
      {unshown > 0 && <p>{counted(unshown, 'further sentence')} counted, but not marked below.</p>}
      <p class="legend">
        <mark class="contradicted">contradicted words</mark> <mark class="unchecked">unchecked words</mark>{' '}
        <mark class="borne-out">verified words</mark>
      </p>
      <CheckedText
        textOf={() => text}
        answer={output}
        problemsOnly={problemsOnly}
        postOf={(ref) => originals.get(originalKey(ref))}
        hrefOfTrend={(id) => `/app/trends/${encodeURIComponent(id)}`}
      />
    </section>
  )
}

function verdictOf({ allVerified, nothingContradicted }: CitationsResponse, total: number): string {
  if (total === 0) return 'The text says nothing of posts or trends that could be checked'
  if (allVerified) return 'Stored posts and the ranking bear out all that it says'
  return nothingContradicted
    ? 'Nothing is contradicted, but not all is verified'
    : 'Something is contradicted'
}
