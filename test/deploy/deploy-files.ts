import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { z } from 'zod'

export const root = join(import.meta.dirname, '../..')

export function readDeployed(name: string): Promise<string> {
  return readFile(join(root, 'deploy', name), 'utf8')
}

const Service = z.object({
  image: z.string(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  environment: z.record(z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  networks: z.union([z.array(z.string()), z.record(z.unknown())]),
  depends_on: z.record(z.object({ condition: z.string() })).default({}),
  volumes: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
})

/** compose.yaml, as far as tests ask for it; throws where a service is not hardened. */
export async function readCompose() {
  const Compose = z.object({
    services: z.record(Service),
    networks: z.record(z.unknown()),
    secrets: z.record(z.object({ file: z.string() })),
    volumes: z.record(z.unknown()),
  })
  return Compose.parse(parseYaml(await readDeployed('compose.yaml')))
}

export interface Query {
  /** What shows or asks it. */
  readonly of: string
  readonly expr: string
}

export async function readAlerts(): Promise<Query[]> {
  const Rules = z.object({
    groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
  })
  const { groups } = Rules.parse(parseYaml(await readDeployed('alerts.yaml')))
  return groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ of: alert, expr })))
}

export async function readPanels(): Promise<Query[]> {
  const Panel = z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })
  const { panels } = z
    .object({ panels: z.array(Panel) })
    .parse(JSON.parse(await readDeployed('grafana.json')))
  return panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ of: title, expr })))
}

export interface Selector {
  readonly series: string
  /** By the label's name, what a query wants or refuses it to be. */
  readonly labels: ReadonlyMap<string, readonly string[]>
}

const NO_SERIES = new Set(['or', 'and', 'unless', 'bool', 'offset'])

/** The series that a query of PromQL selects, each with its labels. */
export function selectorsOf(expr: string): Selector[] {
  const text = expr.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '')
  const words = text.matchAll(/(?<![\w.])([a-zA-Z_:][\w:]*)\s*(\(|\{([^}]*)\})?/g)
  return [...words]
    .filter(([, word = '', rest]) => rest !== '(' && !NO_SERIES.has(word))
    .map(([, series = '', , matchers = '']) => ({ series, labels: labelsOf(matchers) }))
}

/** The labels that a query groups by. */
export function groupedBy(expr: string): string[] {
  return [...expr.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  )
}

function labelsOf(matchers: string): Map<string, readonly string[]> {
  const all = matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"([^"]*)"/g)
  return new Map([...all].map(([, name = '', value = '']) => [name, value.split('|')]))
}
