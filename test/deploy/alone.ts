import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { findProgram, notTried, runProgram } from '../support/programs.ts'
import { readDeployed, root } from './deploy-files.ts'

/** Of ten, in tenths: systemd calls up to 2 "OK". */
const MAX_EXPOSURE = 20

test('systemd takes the unit and finds it closed', async (t) => {
  const analyze = await findProgram('systemd-analyze')
  if (analyze === undefined) return notTried(t, 'the unit: there is no systemd-analyze')
  const unit = await temporaryFile(
    t,
    'trend-research.service',
    // Verified with the Node of this machine.
    (await readDeployed('trend-research.service')).replace('/usr/bin/node', process.execPath),
  )
  assert.equal((await runProgram(analyze, ['verify', unit])).trim(), '')
  const scored = await runProgram(analyze, ['security', '--offline=yes', `--threshold=${MAX_EXPOSURE}`, unit])
  t.diagnostic(scored.trim().split('\n').at(-1) ?? '')
  notTried(t, 'the unit started by systemd itself, with its filter of system calls')
})

test('docker compose reads compose.yaml', async (t) => {
  const env = { ...process.env, PUBLIC_HOST: 'trends.example' }
  const file = join(root, 'deploy/compose.yaml')
  const docker = await findProgram('docker')
  const isThere =
    docker !== undefined &&
    (await runProgram(docker, ['compose', 'version']).then(
      () => true,
      () => false,
    ))
  notTried(t, 'images built and run by a container engine: alone.ts builds none, stack.ts replays the steps')
  if (!isThere) return notTried(t, 'docker compose config: there is no docker compose')
  const read = await runProgram(docker, ['compose', '-f', file, 'config', '--format', 'json'], { env })
  assert.deepEqual(Object.keys(JSON.parse(read).services).sort(), [
    'pgbouncer',
    'postgres',
    'proxy',
    'service-1',
    'service-2',
  ])
  const { PUBLIC_HOST: _, ...without } = env
  await assert.rejects(runProgram(docker, ['compose', '-f', file, 'config'], { env: without }), /PUBLIC_HOST/)
})

test('Prometheus takes the alerts', async (t) => {
  const promtool = await findProgram('promtool')
  if (promtool === undefined) return notTried(t, 'the alerts as rules: there is no promtool')
  const rules = await temporaryFile(t, 'alerts.yaml', await readDeployed('alerts.yaml'))
  assert.match(await runProgram(promtool, ['check', 'rules', rules]), /SUCCESS: \d+ rules/)
})

async function temporaryFile(t: TestContext, name: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trend-research-deploy-'))
  t.after(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), text)
  return join(folder, name)
}
