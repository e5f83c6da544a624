/**
 * Where a worker thread's module is: `name` without its extension, beside the module at `base`. Built, it is
 * JavaScript. Run from source it is TypeScript, and Node 20 does not hand the main thread's loader on, so
 * that a line of JavaScript registers it first.
 */
export function workerUrl(name: string, base: string): URL {
  if (!base.endsWith('.ts')) return new URL(`${name}.js`, base)
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'))
  const file = JSON.stringify(new URL(`${name}.ts`, base).href)
  // Before the loader, which would keep a copy of each of its 400 files.
  const large = JSON.stringify(import.meta.resolve('kysely'))
  return new URL(
    `data:text/javascript,import ${large}; import { register } from ${loader}; register(); await import(${file})`,
  )
}
