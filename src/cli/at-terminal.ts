/** Whoever runs a command is the operator: what it changes is stored with this. */
export const atTerminal = { actor: { kind: 'operator' }, from: 'terminal' } as const
