/** What a test wants of the host. */
export interface Shown {
  /** The frame's page on another origin, which holds the view. */
  readonly sandboxUrl: string
  readonly html: string
  readonly theme: 'light' | 'dark'
  /** Capabilities by their names in the extension. */
  readonly able: readonly ('serverTools' | 'openLinks' | 'updateModelContext')[]
}

/** What a view asked of the host, in its order. */
export interface Heard {
  readonly calls: string[]
  readonly opened: string[]
  readonly contexts: string[]
  readonly heights: number[]
}

export interface TestHost {
  readonly heard: Heard
  /** Resolves when the view has said that it is initialized. */
  show(shown: Shown): Promise<void>
  input(given: Record<string, unknown>): Promise<void>
  result(result: unknown): Promise<void>
  cancelled(reason: string): Promise<void>
  /** While it is lost, the view's own calls fail. */
  loseServer(isLost: boolean): void
  theme(theme: 'light' | 'dark'): void
  teardown(): Promise<unknown>
  ping(): Promise<unknown>
}

declare global {
  interface Window {
    host: TestHost
    /** The test's: calls a tool of the server. */
    callServer(params: unknown): Promise<unknown>
  }
}
