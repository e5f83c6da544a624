import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../db')
/** They run what others write, or speak to the server before there is a pool. */
const runners = new Set(['database.ts', 'read.ts', 'migrate.ts', 'connection.ts', 'connect.ts', 'pool.ts'])

/** Every function of db/ that sends a statement itself, as `file.ts:function`. */
export async function listSenders(): Promise<string[]> {
  const lists = (await readFiles()).map(({ file, text }) => sendersIn(file, text))
  return lists.flat()
}

/** The files of db/ that send a statement in any other place than those functions. */
export async function listOtherPlaces(): Promise<string[]> {
  const texts = await readFiles()
  return texts.filter(({ text }) => SENDING.test(text.replace(FUNCTION, ''))).map(({ file }) => file)
}

async function readFiles(): Promise<{ readonly file: string; readonly text: string }[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !runners.has(name)).sort()
  return await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  )
}

/** By the layout that the formatter gives: a function at the top of a file begins its line and ends with a brace. */
export function sendersIn(file: string, text: string): string[] {
  const functions = text.matchAll(FUNCTION)
  return Array.from(functions)
    .filter(([body]) => SENDING.test(body))
    .map(([, name]) => `${file}:${name}`)
}

const FUNCTION = /^(?:export )?async function\*? (\w+)[\s\S]*?^\}/gm
const SENDING = /\.execute(TakeFirst|TakeFirstOrThrow)?\(|\bread(Bytes)?(<|\()/
