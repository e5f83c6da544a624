import type { JSX } from 'preact'
import { ServiceError } from '../../src/lib/errors.ts'
import type { WordReport, WordsResponse } from '../../src/model/index.ts'
import { explainWords, LEFT_OUT, OFF_TOPIC_NOTE } from '../../tools/explain-words.ts'
import { definePage, type PageRequest, type ShownPage } from '../page.ts'
import { windowOrAllIn, withQuery } from '../query.ts'
import type { Example } from '../view/example-posts.tsx'
import { Foreign } from '../view/foreign.tsx'
import { TriedEntry } from '../view/tried-entry.tsx'
import { WordAdditions } from '../view/word-additions.tsx'
import { WordReportView } from '../view/word-report.tsx'
import { counted, momentOf } from '../view/words.ts'
import { notHere } from './not-here.tsx'
import { findOriginals, originalKey } from './originals.ts'
import { WindowLinks } from './window-links.tsx'

const PATH = '/app/words'
/** As many as explain_words tells of at once. */
const MAX_WORDS = 100

const TRY_LABEL = 'The entry'

/** What each word of the list brought, and a preview of any change of it. Nothing is changed here. */
export const wordsPage = definePage({
  path: PATH,
  place: 'words',
  needs: 'member',
  async show(request) {
    const { query, visitor } = request
    const word = query.get('word') ?? undefined
    if (word !== undefined && !visitor.workspace.words.includes(word)) return noSuchEntry(query)
    const { output, fault } = await explain(request, word)
    const originals = await findOriginals(request, shownIds(output, word !== undefined))
    const view = {
      hrefOfTry: (entry: string) => `${withQuery(PATH, query, { try: entry, word: null })}#tried`,
      originalOf: (example: Example) => originals.get(originalKey(example)),
    }
    const { words } = visitor.workspace
    return {
      title: word === undefined ? 'Words' : `Word: ${word}`,
      status: fault === undefined ? 200 : 400,
      body: (
        <div class="words-page">
          <Head output={output} query={query} word={word} />
          {words.length === 0 && <NoWords />}
          {word === undefined && <TryForm query={query} fault={fault} />}
          {output.tried !== undefined && <TriedEntry tried={output.tried} originalOf={view.originalOf} />}
          {output.words.map((report) => (
            <WordReportView
              key={report.entry}
              report={report}
              href={withQuery(PATH, query, { word: report.entry, try: null })}
              isWhole={word !== undefined}
              {...view}
            />
          ))}
          {word === undefined && (
            <>
              <Others words={words.slice(output.words.length)} query={query} />
              <WordAdditions additions={output.additions} {...view} />
            </>
          )}
          {(word === undefined || output.tried !== undefined) && <ToSetUp />}
        </div>
      ),
    }
  },
})

interface Explained {
  readonly output: WordsResponse
  /** What is wrong with the entry to try, which then is left out. */
  readonly fault?: string
}

async function explain({ query, callTool }: PageRequest, word: string | undefined): Promise<Explained> {
  const days = windowOrAllIn(query)
  const tried = query.get('try')
  const input = {
    limit: MAX_WORDS,
    maxChars: 0,
    ...(days === undefined ? {} : { days }),
    ...(word === undefined ? {} : { word }),
  }
  if (tried === null) return { output: (await callTool(explainWords, input)).output }
  try {
    return { output: (await callTool(explainWords, { ...input, try: tried }, { try: TRY_LABEL })).output }
  } catch (error) {
    if (!(error instanceof ServiceError) || error.fault.kind !== 'invalid_input') throw error
    // Where something else is wrong too, this throws as well.
    return {
      output: (await callTool(explainWords, input)).output,
      fault: error.message.replace(/^try /, `${TRY_LABEL} `),
    }
  }
}

function noSuchEntry(query: URLSearchParams): ShownPage {
  return notHere(
    'Words',
    'This entry is not in the list',
    <>
      It may have been changed or taken out of the list.{' '}
      <a href={withQuery(PATH, query, { word: null })}>All words</a>
    </>,
  )
}

/** Posts that are shown in full: of one word, or of a preview. Of a whole list they would be hundreds. */
function shownIds({ words, tried }: WordsResponse, isOneWord: boolean): string[] {
  const previewed = tried === undefined ? [] : [tried.drops, tried.adds, tried.keeps]
  const judged = isOneWord ? words.flatMap(judgedBy) : []
  return [...previewed.flatMap(({ posts }) => posts), ...judged].map(({ id }) => id)
}

function judgedBy({ offTopicExamples, undecidedExamples, suggestions }: WordReport): { id: string }[] {
  return [...offTopicExamples, ...undecidedExamples, ...suggestions.flatMap(({ posts }) => posts)]
}

interface HeadProps {
  readonly output: WordsResponse
  readonly query: URLSearchParams
  readonly word: string | undefined
}

function Head({ output: { windowDays, now, total, notes }, query, word }: HeadProps): JSX.Element {
  return (
    <>
      {word !== undefined && (
        <p class="up">
          <a href={withQuery(PATH, query, { word: null })} data-key="Escape" data-key-does="All words">
            All words
          </a>
        </p>
      )}
      <h1>{word === undefined ? 'What the words brought' : 'What the word brought'}</h1>
      <p class="lead">
        {counted(total, 'entry', 'entries')} in the list,{' '}
        {windowDays === 0 ? 'all that is stored' : counted(windowDays, 'day')} to {momentOf(now)}.
      </p>
      <nav class="choices" aria-label="What is shown">
        <WindowLinks path={PATH} query={query} windowDays={windowDays} hasAll />
      </nav>
      <p class="basis">
        A post is off topic only where something shows that its word means another thing there, and on topic
        only where something shows that it means yours; the others are undecided. Read the posts before you
        change the list.
      </p>
      {notes
        // Below are links to them.
        .filter((note) => note !== OFF_TOPIC_NOTE && !note.startsWith(LEFT_OUT))
        .map((note) => (
          <p key={note} class="basis">
            <Foreign>{note}</Foreign>
          </p>
        ))}
    </>
  )
}

function NoWords(): JSX.Element {
  return (
    <p class="empty">
      The list is empty, so nothing is asked for. <a href="/app/setup">Set it up</a>.
    </p>
  )
}

function ToSetUp(): JSX.Element {
  return (
    <p>
      Nothing on this page changes the list. <a href="/app/setup">Change it in Set up</a>.
    </p>
  )
}

function TryForm({ query, fault }: { query: URLSearchParams; fault: string | undefined }): JSX.Element {
  const days = query.get('days')
  return (
    <form class="try" method="get" action={`${PATH}#tried`}>
      {days !== null && <input type="hidden" name="days" value={days} />}
      <label for="try">Preview an entry</label>
      <input
        id="try"
        name="try"
        value={query.get('try') ?? ''}
        required
        dir="auto"
        autocomplete="off"
        data-key="/"
        aria-describedby={fault === undefined ? 'try-hint' : 'try-fault try-hint'}
        {...(fault === undefined ? {} : { 'aria-invalid': 'true' })}
      />
      <button type="submit">Preview</button>
      {fault !== undefined && (
        <p id="try-fault" class="fault" role="alert">
          {fault}
        </p>
      )}
      <p id="try-hint" class="basis">
        A word, and after a minus what a post must not hold: <code>jaguar -car</code>. It is matched with the
        stored posts; nothing is asked of a platform.
      </p>
    </form>
  )
}

/** Entries beyond those that are told of at once. */
function Others({ words, query }: { words: readonly string[]; query: URLSearchParams }): JSX.Element | null {
  if (words.length === 0) return null
  return (
    <section aria-labelledby="others">
      <h2 id="others">{counted(words.length, 'further entry', 'further entries')}</h2>
      <ul class="parts">
        {words.map((entry) => (
          <li key={entry}>
            <a href={withQuery(PATH, query, { word: entry, try: null })}>
              <Foreign>{entry}</Foreign>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
