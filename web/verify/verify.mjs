// Checks a brief: node verify.mjs [folder] [--service URL]
// Without a network: that each file has the hash that SHA256SUMS says, and that each quotation and figure stands in
// brief.html as claims.json says. With --service and a key in the environment as API_KEY: which of them the service still
// bears out. Exits with 0 where all holds, 1 where something does not, 2 where it could not be checked.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const USAGE = 'Usage: [API_KEY=…] node verify.mjs [folder] [--service URL]'
/** What one call of the service takes. */
const CLAIMS_PER_CALL = 100
const POSTS_PER_CALL = 50
const CALL_TIMEOUT_MS = 60_000
/** Stands in no text. */
const NOTHING = '\0'

class NotChecked extends Error {}

/** @typedef {{ name: string, is: number }} Figure */
/** @typedef {{ statement: string, posts?: string[], quotes?: { exact: string }[], figures?: Figure[] }} TypedClaim */
/** @typedef {{ trendId: string, claim: TypedClaim, shown?: { says: string, printed: string }[] }} Claim */
/** @typedef {{ ref: string, platform: string, id: string, url: string, contentHash: string }} Post */
/** @typedef {{ claim: Claim, verdict: string, why: string }} Verdict */
/** @typedef {{ claim?: number, kind: string, verdict: string, text: string, reason: string, stored?: string }} Part */
/** @typedef {{ workspace: { id: string }, sentences: Part[], claims: Part[], posts: Post[], error?: string }} Body */
/** @typedef {{ status: number, json: Body }} Answer */
/** @typedef {(path: string, body?: object) => Promise<Answer>} Call */

try {
  process.exitCode = await main()
} catch (error) {
  const isUsage = String(Object(error).code).startsWith('ERR_PARSE_ARGS')
  if (!(error instanceof NotChecked) && !isUsage) throw error
  console.error(`Not checked: ${Object(error).message.replace(/\p{C}/gu, ' ')}${isUsage ? ` ${USAGE}` : ''}`)
  process.exitCode = 2
}

async function main() {
  const options = /** @type {const} */ ({ service: { type: 'string' } })
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [folder = fileURLToPath(new URL('.', import.meta.url))] = positionals
  const wrongFiles = await checkHashes(folder)
  report(wrongFiles, 'each file has the hash that it was made with')
  // What other files say proves nothing.
  if (wrongFiles.length > 0) return 1
  const claims = await readClaims(folder)
  const html = (await readBytes(folder, 'brief.html')).toString('utf8')
  const wrongWords = [...checkQuotations(html, claims), ...checkFigures(html, claims)]
  const cited = `${claims.quotations.length} cited posts`
  const printed = `${claims.figures.flatMap(({ shown = [] }) => shown).length} figures`
  report(wrongWords, `${cited} and ${printed} stand in brief.html as claims.json says`)
  const asked = values.service === undefined ? 0 : await askService(values.service, claims)
  return wrongWords.length > 0 ? 1 : asked
}

/** @param {string} folder @param {string} name */
async function readBytes(folder, name) {
  try {
    return await readFile(join(folder, name))
  } catch {
    throw new NotChecked(`${name} cannot be read. Unpack the whole ZIP, and run this file there. ${USAGE}`)
  }
}

/** @param {string} folder */
async function checkHashes(folder) {
  const lines = (await readBytes(folder, 'SHA256SUMS'))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
  /** @type {string[]} */
  const wrong = []
  const names = new Set()
  for (const line of lines) {
    const [, sum, name] = /^([0-9a-f]{64}) {2}([\w.-]+)$/.exec(line) ?? []
    if (sum === undefined || name === undefined)
      throw new NotChecked(`SHA256SUMS has a line that is no hash and name: ${shown(line)}`)
    names.add(name)
    const is = createHash('sha256')
      .update(await readBytes(folder, name))
      .digest('hex')
    if (is !== sum) wrong.push(`${name} is not the file that was made: its hash is ${is}`)
  }
  for (const name of ['brief.html', 'claims.json', 'verify.mjs'])
    if (!names.has(name)) wrong.push(`SHA256SUMS does not name ${name}`)
  return wrong
}

/**
 * @param {string} folder
 * @returns {Promise<{ workspaceId: string, service: string, windowDays: number, asOf: string, posts: Post[], quotations: Claim[], figures: Claim[] }>}
 */
async function readClaims(folder) {
  const text = (await readBytes(folder, 'claims.json')).toString('utf8')
  try {
    const claims = JSON.parse(text)
    if (claims.format === 'trend-research-brief' && claims.version === 1) return claims
  } catch {}
  throw new NotChecked('claims.json is not that of a brief of version 1.')
}

/**
 * Each quotation of an article is a claim of its topic, and each claim is quoted there with the way to the original.
 * @param {string} html @param {{ quotations: Claim[], posts: { ref: string, url: string }[] }} claims
 */
function checkQuotations(html, { quotations, posts }) {
  /** @type {string[]} */
  const wrong = []
  const urls = new Map(posts.map(({ ref, url }) => [ref, url]))
  const articles = articlesOf(html)
  for (const id of new Set([...articles.keys(), ...quotations.map(({ trendId }) => trendId)])) {
    const article = articles.get(id) ?? ''
    const found = article.matchAll(/<blockquote>[^<]*<bdi dir="auto">([^<]*)<\/bdi>/g)
    const quoted = [...found].map(([, text = '']) => spaced(decoded(text)))
    if (quoted.length !== article.split('<blockquote').length - 1)
      wrong.push(`${id}: a quotation cannot be read`)
    const claimed = quotations.filter(({ trendId }) => trendId === id)
    for (const { claim } of claimed) {
      for (const { exact } of claim.quotes ?? [])
        if (!quoted.includes(spaced(exact))) wrong.push(`${id}: brief.html does not quote “${shown(exact)}”`)
      for (const ref of claim.posts ?? []) {
        const url = urls.get(ref)
        if (url === undefined) wrong.push(`claims.json: ${shown(ref)} is none of its posts`)
        else if (/^https?:/.test(url) && !article.includes(`href="${escaped(url)}"`))
          wrong.push(`${id}: brief.html has no link to ${shown(url)}`)
      }
    }
    const words = claimed.flatMap(({ claim }) => (claim.quotes ?? []).map(({ exact }) => spaced(exact)))
    for (const text of quoted)
      if (!words.includes(text)) wrong.push(`${id}: claims.json has no quotation “${shown(text)}”`)
  }
  return wrong
}

/** The words of each figure stand in the article, and in them the claimed figure, rounded. @param {string} html @param {{ figures: Claim[] }} claims */
function checkFigures(html, { figures }) {
  /** @type {string[]} */
  const wrong = []
  const texts = new Map([...articlesOf(html)].map(([id, article]) => [id, textOf(article)]))
  for (const { trendId, claim, shown: places = [] } of figures) {
    const text = texts.get(trendId) ?? ''
    for (const [index, { name, is }] of (claim.figures ?? []).entries()) {
      const { says, printed } = places[index] ?? { says: '', printed: '' }
      const decimals = printed.split('.')[1]?.length ?? 0
      const isRounded = Math.abs(Number(printed.replaceAll(',', '')) - is) <= 0.5 * 10 ** -decimals + 1e-9
      const place = `${trendId}: brief.html`
      if (!holdsWhole(text, says)) wrong.push(`${place} does not say “${shown(says)}” (${shown(name)})`)
      else if (!holdsWhole(` ${says} `, printed) || !isRounded)
        wrong.push(`${place} prints ${shown(printed)} for ${shown(name)}, and claims.json has ${is}`)
    }
  }
  return wrong
}

/** @param {string} html @returns {Map<string, string>} */
function articlesOf(html) {
  const articles = [...html.matchAll(/<article class="topic" id="([^"]*)"[^>]*>([\s\S]*?)<\/article>/g)]
  return new Map(articles.map(([, id = '', article = '']) => [id, article]))
}

/** Whether words stand in a text without a part of a number or word at their ends. @param {string} text @param {string} says */
function holdsWhole(text, says) {
  const words = spaced(says) || NOTHING
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const [before, behind] = [text.slice(at - 1, at), text.slice(at + words.length, at + words.length + 2)]
    if (!/[\p{L}\p{N}.,]/u.test(before) && !/^(?:[\p{L}\p{N}]|[.,]\p{N})/u.test(behind)) return true
  }
  return false
}

/** What a person reads of HTML, with single spaces. @param {string} html */
function textOf(html) {
  return ` ${spaced(decoded(html.replace(/<[^>]*>/g, ' ')))} `
}

/** @param {string} html */
function decoded(html) {
  return html.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** @param {string} text */
function spaced(text) {
  return text.replace(/\s+/g, ' ').trim()
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** What others wrote, fit for a terminal. @param {string} text */
function shown(text) {
  return String(text).replace(/\p{C}/gu, ' ').slice(0, 200)
}

/** @param {readonly string[]} wrong @param {string} right */
function report(wrong, right) {
  for (const line of wrong) console.log(`wrong        ${line}`)
  if (wrong.length === 0) console.log(`right        ${right}`)
}

/** @param {string} service @param {Awaited<ReturnType<typeof readClaims>>} claims */
async function askService(service, claims) {
  const key = process.env['API_KEY'] ?? ''
  if (key === '') throw new NotChecked('Put a key of the workspace into the environment as API_KEY.')
  if (!/^https?:\/\//.test(service) || !URL.canParse(service))
    throw new NotChecked(`${shown(service)} is no address of a service, such as ${shown(claims.service)}.`)
  /** @type {Call} */
  const call = (path, body) => request(`${service.replace(/\/+$/, '')}${path}`, key, body)
  const { workspace } = bodyOf(await call('/v1/workspace'))
  if (workspace?.id !== claims.workspaceId)
    throw new NotChecked(`The key is of workspace ${workspace?.id}, the brief of ${claims.workspaceId}.`)
  const { windowDays: days, asOf, quotations, figures, posts } = claims
  const first = await check(call, [...quotations, ...figures], { days, asOf })
  // Of a ranking that is kept no longer the posts can still be told.
  const isKept = Array.isArray(first)
  const verdicts = isKept ? first : await check(call, quotations, { days: 0 })
  if (!Array.isArray(verdicts)) throw new NotChecked(verdicts.refused)
  for (const verdict of ['verified', 'contradicted', 'removed', 'unchecked']) {
    const some = verdicts.filter((each) => each.verdict === verdict)
    console.log(`${verdict.padEnd(13)}${some.length} of ${verdicts.length} claims`)
    if (verdict === 'verified') continue
    for (const { claim, why } of some)
      console.log(`${verdict.padEnd(13)}${claim.trendId}: ${nameOf(claim.claim)}: ${shown(why)}`)
  }
  for (const ref of await editedOf(call, posts)) console.log(`edited       ${shown(ref)}`)
  if (!isKept) console.log(`not checked  ${figures.length} claims of figures: ${shown(first.refused)}`)
  if (verdicts.some(({ verdict }) => verdict === 'contradicted' || verdict === 'removed')) return 1
  return isKept && verdicts.every(({ verdict }) => verdict === 'verified') ? 0 : 2
}

/** @param {TypedClaim} claim */
function nameOf({ quotes, posts = [], figures = [] }) {
  const [first] = [...(quotes ?? []).map(({ exact }) => `“${exact}”`), ...posts]
  return shown(first ?? figures.map(({ name }) => name).join(', '))
}

/**
 * The verdict on each claim, or why the service has no such ranking.
 * @param {Call} call @param {Claim[]} claims @param {object} basis @returns {Promise<Verdict[] | { refused: string }>}
 */
async function check(call, claims, basis) {
  /** @type {Verdict[]} */
  const verdicts = []
  for (let start = 0; start < claims.length; start += CLAIMS_PER_CALL) {
    const some = claims.slice(start, start + CLAIMS_PER_CALL)
    const answer = await call('/v1/citations/check', { claims: some.map(({ claim }) => claim), ...basis })
    if (answer.status === 400 && 'asOf' in basis) return { refused: shown(answer.json.error ?? '') }
    const { sentences, claims: parts } = bodyOf(answer)
    for (const [index, claim] of some.entries()) {
      const own = parts.filter(({ claim, verdict }) => claim === index && verdict !== 'verified')
      const isRemoved = own.some(({ kind, verdict }) => kind === 'post' && verdict === 'not_found')
      const verdict = sentences.find(({ claim }) => claim === index)?.verdict ?? 'unchecked'
      const why = own.map(({ text, reason, stored = '' }) => `${text}: ${reason} ${stored}`).join(' ')
      verdicts.push({ claim, verdict: isRemoved ? 'removed' : verdict, why })
    }
  }
  return verdicts
}

/** References to posts whose stored text has another hash now. @param {Call} call @param {Post[]} posts */
async function editedOf(call, posts) {
  /** @type {string[]} */
  const edited = []
  for (let start = 0; start < posts.length; start += POSTS_PER_CALL) {
    const some = posts.slice(start, start + POSTS_PER_CALL)
    const ids = some.map(({ id }) => encodeURIComponent(id)).join(',')
    const { posts: stored } = bodyOf(await call(`/v1/posts?ids=${ids}`))
    for (const { ref, platform, id, contentHash } of some) {
      const now = stored.find((post) => post.platform === platform && post.id === id)
      if (now !== undefined && now.contentHash !== contentHash) edited.push(ref)
    }
  }
  return edited
}

/** @param {Answer} answer */
function bodyOf({ status, json }) {
  if (status === 200) return json
  throw new NotChecked(`The service answered ${status}. ${shown(json.error ?? '')}`)
}

/** @param {string} url @param {string} key @param {object} [body] */
async function request(url, key, body) {
  try {
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, json: await answer.json() }
  } catch (error) {
    const { message, cause } = Object(error)
    throw new NotChecked(`${shown(url)} cannot be asked: ${shown(Object(cause).code ?? message)}`)
  }
}
