import type { Fault } from '../torture.ts'

/** Ways to say that something is done which a kill then undoes, one in each. */
export const planted: readonly Fault[] = [
  {
    name: 'a scan is answered a second before it is stored as complete',
    changes: [
      {
        file: 'src/scan/execute-scan.ts',
        line: `    if (!(await completeScan(db, lease, JSON.stringify(response))))
      throw new LeaseLostError('completed elsewhere')`,
        becomes:
          '    setTimeout(() => completeScan(db, lease, JSON.stringify(response)).catch(() => {}), 1000)',
      },
    ],
  },
  {
    name: 'a key is revoked a second after the page has said so',
    changes: [
      {
        file: 'web/pages/settings/key.tsx',
        line: 'await request.runAction(revokeKey, { keyId: key.keyId })',
        becomes: 'setTimeout(() => request.runAction(revokeKey, { keyId: key.keyId }).catch(() => {}), 1000)',
      },
    ],
  },
  {
    name: 'an import stores all posts but the first',
    changes: [
      {
        file: 'src/evidence/import-evidence.ts',
        line: 'batch.map(({ post }) => post),',
        becomes: 'batch.slice(1).map(({ post }) => post),',
      },
    ],
  },
]
