import { type ComponentChild, type JSX, render } from 'preact'
import { connectHost, type Host, type HostContext, type ToolResult } from './bridge.ts'

/** A tool's answer with what it answers. */
export interface Answered<Output> {
  readonly input: Readonly<Record<string, unknown>>
  readonly output: Output
  /** `_meta` of the answer; empty where the host leaves it out. */
  readonly notes: Readonly<Record<string, unknown>>
  readonly host: Host
}

interface ViewDefinition<Output> {
  readonly name: string
  /** Of the document; for those who hear it. */
  readonly heading: string
  readonly waiting: string
  /** Whether what came has the form of the tool's output. */
  isOutput(value: unknown): value is Output
  show(answered: Answered<Output>): JSX.Element
}

/** Shows one tool's answer in a host's frame: while it is awaited, when it comes, and where it does not. */
export async function startView<Output>(definition: ViewDefinition<Output>): Promise<void> {
  const { name, heading, waiting, isOutput, show } = definition
  const root = document.querySelector('main')
  if (root === null) throw new Error('a view has a main element')
  let host: Host | undefined
  let input: Answered<Output>['input'] = {}
  const fill = (body: ComponentChild) =>
    render(
      <>
        <h1 class="visually-hidden">{heading}</h1>
        {body}
      </>,
      root,
    )
  const say = (sentence: string) => fill(<p role="status">{sentence}</p>)
  const sizes = new ResizeObserver(() => requestSizeReport())
  const requestSizeReport = oncePerFrame(() => host?.resized(naturalSize()))

  say(waiting)
  host = await connectHost(
    { name, version: '1.0.0' },
    {
      input: (given) => {
        input = given
      },
      result: (result) => {
        const output = result.isError ? undefined : outputOf(result)
        if (host === undefined || !isOutput(output)) say(textOf(result) ?? 'The tool gave no answer.')
        else fill(show({ input, output, notes: result._meta ?? {}, host }))
      },
      cancelled: (reason) => say(reason === undefined ? 'The call was cancelled.' : `Cancelled: ${reason}`),
      context: applyContext,
      teardown: () => {
        sizes.disconnect()
        render(null, root)
      },
    },
  )
  const connected = host
  document.addEventListener('click', (event) => openOutside(event, connected))
  sizes.observe(document.body)
}

/** The output in the form of the schema, or as its first text repeats it for hosts that pass on nothing else. */
function outputOf(result: ToolResult): unknown {
  if (result.structuredContent !== undefined) return result.structuredContent
  try {
    return JSON.parse(textOf(result) ?? '')
  } catch {
    return undefined
  }
}

function textOf({ content = [] }: ToolResult): string | undefined {
  return content.find(({ type }) => type === 'text')?.text
}

/** The host's colours and fonts take the place of ours, which have the same names. */
function applyContext({ theme, styles }: HostContext): void {
  const { style, dataset } = document.documentElement
  if (theme !== undefined) dataset['theme'] = theme
  for (const [name, value] of Object.entries(styles?.variables ?? {}))
    if (name.startsWith('--') && typeof value === 'string') style.setProperty(name, value)
}

/** A frame may not open pages by itself: the host does, or the address is shown to be copied. */
function openOutside(event: MouseEvent, host: Host): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null) return
  event.preventDefault()
  const showAddress = () => {
    if (link.nextElementSibling?.matches('.address')) return
    const address = document.createElement('span')
    address.className = 'address'
    address.textContent = ` ${link.href}`
    link.after(address)
  }
  if (host.can.openLinks) host.openLink(link.href).catch(showAddress)
  else showAddress()
}

function naturalSize(): { width: number; height: number } {
  const { width, height } = document.documentElement.getBoundingClientRect()
  return { width: Math.ceil(width), height: Math.ceil(height) }
}

/** Many changes of one frame are one. */
function oncePerFrame(work: () => void): () => void {
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      work()
    })
  }
}
