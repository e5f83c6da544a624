import { after, type TestContext } from 'node:test'
import { type Answer, call, startTestService, type TestCaller, type TestService } from './service.ts'
import { type CallTool, connectTools } from './tool-calls.ts'

export interface ToolWorld {
  readonly service: TestService
  /** The tools over MCP, with the caller's key. */
  connect(t: TestContext, caller: TestCaller): Promise<CallTool>
  /** REST, with the caller's key: a path from its slash on. */
  get(caller: TestCaller, path: string): Promise<Answer>
}

/** One service for all tests of a file, asked over both surfaces; stopped after them. Takes what `startTestService` does. */
export async function startToolWorld(...how: Parameters<typeof startTestService>): Promise<ToolWorld> {
  const service = await startTestService(...how)
  after(() => service.close())
  return {
    service,
    connect: (t, caller) => connectTools(t, service.url, caller),
    get: ({ key }, path) => call(`${service.url}${path}`, { key }),
  }
}
