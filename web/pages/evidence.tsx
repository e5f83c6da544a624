import type { JSX } from 'preact'
import { readCoverage } from '../../src/evidence/read-coverage.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import type { Post } from '../../src/model/index.ts'
import { markMatches } from '../../src/text/search-marks.ts'
import { listEvidence } from '../../tools/list-evidence.ts'
import { fieldRules } from '../field-rules.ts'
import { definePage, type PageRequest, type ShownPage } from '../page.ts'
import { withQuery } from '../query.ts'
import { EvidenceCard } from '../view/evidence-card.tsx'
import { ChoiceField, SearchField } from '../view/fields.tsx'
import { Foreign } from '../view/foreign.tsx'
import { type CollectedDays, UncollectedBanner } from '../view/uncollected-banner.tsx'
import { counted, intentNames, kindNames, nameOf, platformNames, voiceNames } from '../view/words.ts'
import { type Asked, askedIn, inputOf, type Loosening, loosenings } from './evidence-query.ts'
import { problems } from './problem.tsx'

const PATH = '/app/evidence'
const PAGE_POSTS = 50

/** Stored posts to search and to read, newest first. */
export const evidencePage = definePage({
  path: PATH,
  place: 'evidence',
  needs: 'member',
  async show(request) {
    const asked = askedIn(request.query)
    try {
      return await showFound(request, asked)
    } catch (thrown) {
      if (!isAboutTheQuery(thrown)) throw thrown
      return {
        title: 'Evidence',
        status: problems[thrown.fault.kind].status,
        body: (
          <>
            <h1>Evidence</h1>
            <Filters asked={asked} />
            <p class="warning" role="alert">
              <Foreign>{refusalOf(thrown, asked)}</Foreign>
            </p>
            <p>
              <a href={PATH}>Without any filter</a>
            </p>
          </>
        ),
      }
    }
  },
})

/** What can be put right in the form, beside which it is told. */
function isAboutTheQuery(thrown: unknown): thrown is ServiceError {
  return (
    thrown instanceof ServiceError &&
    (thrown.fault.kind === 'invalid_input' || thrown.fault.kind === 'not_found')
  )
}

/** What the fields of the form are called in sentences about them. */
const fieldNames = {
  q: 'Words',
  platform: 'Platform',
  days: 'Days',
  intent: 'What it is about',
  voice: 'Who speaks',
  kind: 'Kind',
  thread: 'Id of the discussion',
  trend: 'Id of the trend',
  cursor: 'The place in the list',
} as const satisfies Record<keyof Asked, string>

/** In the words of the page where they are of one of its fields; a tool's other sentences are for agents. */
function refusalOf({ fault, message }: ServiceError, { cursor }: Asked): string {
  if (fault.kind === 'not_found') return 'No topic of these days has this id.'
  if (Object.values(fieldNames).some((name) => message.startsWith(`${name} `))) return message
  return cursor === undefined
    ? 'The search cannot be made as it is written.'
    : 'This page of the list is of another search. Begin again with its newest posts.'
}

async function showFound(request: PageRequest, asked: Asked): Promise<ShownPage> {
  const { output, notes } = await request.callTool(
    listEvidence,
    { ...inputOf(asked), limit: PAGE_POSTS },
    fieldNames,
  )
  const { windowDays, total, posts } = output
  const coverage = await coverageFor(request, asked, windowDays)
  const window = windowDays === 0 ? 'of all that is stored' : `of the last ${counted(windowDays, 'day')}`
  return {
    title: 'Evidence',
    body: (
      <>
        <h1>Evidence</h1>
        <p class="lead">
          {counted(total, 'post')} {asked.trend === undefined ? window : 'of one trend'}, newest first
          {posts.length < total && `; ${posts.length} on this page`}.
        </p>
        <Filters asked={asked} />
        <UncollectedBanner {...coverage} href="/app/coverage" />
        {total === 0 ? (
          <NothingFound asked={asked} loosenings={await loosenings(request, asked, windowDays)} />
        ) : (
          posts.map((post) => <Found key={`${post.platform} ${post.id}`} post={post} q={asked.q} />)
        )}
        <nav class="pager" aria-label="Further posts">
          {asked.cursor !== undefined && (
            <a href={withQuery(PATH, request.query, { cursor: null })}>The newest</a>
          )}{' '}
          {notes.nextCursor !== undefined && (
            <a href={withQuery(PATH, request.query, { cursor: notes.nextCursor })} rel="next">
              Older posts
            </a>
          )}
        </nav>
      </>
    ),
  }
}

/** Of the chosen platform, or of all; of comments where they alone are shown, and scans ask for them; where all that is stored is looked at, of the workspace's own window. */
async function coverageFor(
  { services, visitor }: PageRequest,
  { platform, kind }: Asked,
  windowDays: number,
): Promise<{ windowDays: number; platforms: readonly CollectedDays[] }> {
  const { workspace } = visitor
  const days = windowDays === 0 ? workspace.lookbackDays : windowDays
  const { report } = await readCoverage(services.db, workspace, days, services.clock.now())
  return {
    windowDays: days,
    platforms: report.platforms
      .filter((each) => platform === undefined || each.platform === platform)
      .map(({ comments, ...each }) =>
        kind === undefined || kind === 'post' || comments === null
          ? each
          : { ...each, ...comments, posts: comments.stored, companyPosts: 0 },
      ),
  }
}

const ruleOf = fieldRules(listEvidence.input)

function Filters({ asked }: { asked: Asked }): JSX.Element {
  const value = (name: keyof Asked) => ({ name, value: asked[name] ?? '', rule: ruleOf(name) })
  return (
    <search>
      <form class="filters" action={PATH}>
        <SearchField {...value('q')} label="Words, as they are written" focusKey="/" />
        <ChoiceField
          {...value('platform')}
          label="Platform"
          none="All"
          labelOf={(platform) => nameOf(platformNames, platform)}
        />
        <ChoiceField
          {...value('days')}
          label="Days"
          none="The workspace’s window"
          labelOf={(days) => (days === '0' ? 'All that is stored' : days)}
        />
        <ChoiceField
          {...value('intent')}
          label="What it is about"
          none="All"
          labelOf={(intent) => nameOf(intentNames, intent)}
        />
        <ChoiceField
          {...value('voice')}
          label="Who speaks"
          none="All"
          labelOf={(voice) => nameOf(voiceNames, voice)}
        />
        <ChoiceField {...value('kind')} label="Kind" none="All" labelOf={(kind) => nameOf(kindNames, kind)} />
        <details open={asked.thread !== undefined || asked.trend !== undefined}>
          <summary>One discussion or trend</summary>
          <SearchField {...value('thread')} label="Id of the discussion" />
          <SearchField {...value('trend')} label="Id of the trend" />
        </details>
        <p>
          <button type="submit">Search</button>
        </p>
      </form>
    </search>
  )
}

function Found({ post, q }: { post: Post; q: string | undefined }): JSX.Element {
  const { platform, threadId } = post
  return (
    <>
      <EvidenceCard
        post={post}
        {...(q === undefined ? {} : { pieces: markMatches(post.text, q), note: termNote(post, q) })}
      />
      {threadId !== undefined && (
        <p class="thread">
          <a href={withQuery(PATH, new URLSearchParams(), { thread: threadId, platform, days: '0' })}>
            The whole discussion
          </a>
        </p>
      )}
    </>
  )
}

/** A post may be found by a word of the list that led to it and does not stand in its text. */
function termNote({ text, matchedTerms = [] }: Post, q: string): string | undefined {
  const isIn = (words: string) => markMatches(words, q).some(({ isMatch }) => isMatch)
  const term = isIn(text) ? undefined : matchedTerms.find(isIn)
  return term === undefined ? undefined : `Found by a word of the list: ${term}`
}

function NothingFound({
  asked,
  loosenings: found,
}: {
  asked: Asked
  loosenings: readonly Loosening[]
}): JSX.Element {
  if (Object.keys(asked).length === 0 && found.length === 0) {
    return (
      <p class="empty">
        No post is stored yet. <a href="/app/scans/latest">A scan</a> collects posts.
      </p>
    )
  }
  return (
    <div class="empty">
      <p>
        <strong>Nothing matches.</strong> That need not be silence: words are sought as they are written, and
        only days that were collected can be searched.
      </p>
      {found.length > 0 && (
        <>
          <p>What comes nearest:</p>
          <ul>
            {found.map(({ label, foreign, href, total }) => (
              <li key={href}>
                <a href={href}>
                  {label}
                  {foreign !== undefined && (
                    <>
                      {' '}
                      “<Foreign>{foreign}</Foreign>”
                    </>
                  )}
                </a>
                : {counted(total, 'post')}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
