import { DomHandler, DomUtils, Parser } from 'htmlparser2'
import type { PostDraft } from '../../posts/ingest.ts'
import { urlsOn } from '../../workspace/urls.ts'
import { toDate } from '../json.ts'
import type { Candidate } from '../post-gate.ts'
import { contextOf } from '../threads.ts'
import { isRemovalMarker, threadUrlOf } from './map.ts'
import { toPlainText } from './plain-text.ts'

export interface Feed {
  readonly candidates: readonly Candidate[]
  /** The entries' publication times, in the order of the feed. */
  readonly moments: readonly Date[]
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** A feed's own elements are four levels deep; the parser takes longer for each element the deeper it is. */
const MAX_DEPTH = 100

/**
 * The posts (`t3`) and comments (`t1`) of an Atom feed; undefined for anything else, including a truncated
 * feed. A feed has no counts, so the metrics are empty.
 */
export function readFeed(xml: string): Feed | undefined {
  const [feed, ...others] = childrenOf(parseShallow(xml), 'feed')
  if (feed === undefined || others.length > 0 || !xml.trimEnd().endsWith('</feed>')) return undefined
  const entries = childrenOf(feed.children, 'entry')
  return {
    candidates: entries.map(toCandidate),
    moments: entries.flatMap((entry) => publishedAt(entry) ?? []),
  }
}

/** Parses XML; the result is empty if an element is nested deeper than MAX_DEPTH. */
function parseShallow(xml: string): Element['children'] {
  let isTooDeep = false
  class ShallowHandler extends DomHandler {
    override onopentag(name: string, attributes: Record<string, string>) {
      super.onopentag(name, attributes)
      if (this.tagStack.length <= MAX_DEPTH) return
      isTooDeep = true
      parser.pause()
    }
  }
  const handler = new ShallowHandler()
  const parser = new Parser(handler, { xmlMode: true })
  parser.end(xml)
  return isTooDeep ? [] : handler.root.children
}

function toCandidate(entry: Element): Candidate {
  const id = textOf(entry, 'id')
  const title = textOf(entry, 'title') ?? ''
  const body = toPlainText(textOf(entry, 'content') ?? '')
  if ([title, body].some(isRemovalMarker)) return { rejected: 'removed' }
  const [link] = urlsOn('reddit', [linkOf(entry) ?? ''])
  const [author] = childrenOf(entry.children, 'author')
  const authorHandle = author === undefined ? undefined : textOf(author, 'name')?.replace(/^\/?u\//, '')
  const draft = {
    platform: 'reddit' as const,
    id,
    authorHandle,
    url: link?.href,
    publishedAt: publishedAt(entry),
    metrics: {},
    sourceMethod: 'feed' as const,
  }
  if (id?.startsWith('t1_') === true) {
    if (authorHandle === 'AutoModerator') return { rejected: 'moderator_notice' }
    return { draft: { ...draft, text: body, ...placeOf(title, link) }, ...threadTitleOf(title) }
  }
  const text = [title, body].filter((part) => part !== '').join('\n\n')
  return { draft: { ...draft, text, commentsUrl: link?.href } }
}

/** A comment's title names its author and its thread, and its link the thread; what it answers there no entry tells. */
function placeOf(title: string, link: URL | undefined): Partial<PostDraft> {
  const { under } = threadTitleOf(title)
  const article = /\/comments\/([a-z0-9]{1,16})\//.exec(link?.pathname ?? '')?.[1]
  return {
    kind: 'comment',
    ...(article === undefined ? {} : { threadId: `t3_${article}` }),
    commentsUrl: threadUrlOf(link?.pathname),
    ...(under === undefined ? {} : { context: contextOf(under) }),
  }
}

function threadTitleOf(title: string): { readonly under?: string } {
  const thread = /^\/?u\/\S+ on (.+)$/s.exec(title)?.[1]
  return thread === undefined || isRemovalMarker(thread) ? {} : { under: thread }
}

function publishedAt(entry: Element): Date | undefined {
  return toDate(textOf(entry, 'published') ?? textOf(entry, 'updated'))
}

function linkOf(entry: Element): string | undefined {
  return childrenOf(entry.children, 'link')[0]?.attribs['href']
}

function textOf(parent: Element, name: string): string | undefined {
  const [child] = childrenOf(parent.children, name)
  const text = child === undefined ? '' : DomUtils.textContent(child).trim()
  return text === '' ? undefined : text
}

/** Direct children only, because the feed, an entry and its author can have elements of the same name. */
function childrenOf(nodes: Element['children'], name: string): readonly Element[] {
  return DomUtils.getElementsByTagName(name, nodes, false)
}
