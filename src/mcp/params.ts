type Check = (params: Readonly<Record<string, unknown>>) => boolean

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isString = (value: unknown): value is string => typeof value === 'string'

/** What the params of each request must be, in our words: the SDK answers with its validator's dump. */
const known: Readonly<Record<string, { readonly ok: Check; readonly must: string }>> = {
  initialize: {
    ok: ({ protocolVersion, capabilities, clientInfo }) =>
      isString(protocolVersion) &&
      isObject(capabilities) &&
      isObject(clientInfo) &&
      isString(clientInfo['name']) &&
      isString(clientInfo['version']),
    must: 'an object with protocolVersion (a string), capabilities (an object) and clientInfo (name, version)',
  },
  'tools/call': {
    ok: ({ name, arguments: given }) => isString(name) && (given === undefined || isObject(given)),
    must: 'an object with name (a string) and, where the tool takes any, arguments (an object)',
  },
  'resources/read': { ok: ({ uri }) => isString(uri), must: 'an object with uri (a string)' },
  'prompts/get': {
    ok: ({ name, arguments: given }) =>
      isString(name) && (given === undefined || (isObject(given) && Object.values(given).every(isString))),
    must: 'an object with name (a string) and, where the prompt takes any, arguments (an object of strings)',
  },
  'completion/complete': {
    ok: ({ ref, argument }) =>
      isObject(ref) &&
      ((ref['type'] === 'ref/prompt' && isString(ref['name'])) ||
        (ref['type'] === 'ref/resource' && isString(ref['uri']))) &&
      isObject(argument) &&
      isString(argument['name']) &&
      isString(argument['value']),
    must: 'an object with ref ({type: "ref/prompt", name} or {type: "ref/resource", uri}) and argument (name, value)',
  },
}

/** One sentence for params that a method does not take; undefined where nothing is wrong with them. */
export function problemOfParams(method: string, params: unknown): string | undefined {
  if (params !== undefined && !isObject(params)) return `The params of ${method} must be absent or an object.`
  const rule = Object.hasOwn(known, method) ? known[method] : undefined
  return rule === undefined || rule.ok(params ?? {})
    ? undefined
    : `The params of ${method} must be ${rule.must}.`
}
