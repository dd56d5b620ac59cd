import { diffDefinitions, type DefinitionChange } from '../../diagnose/diff.ts'
import type { Command } from '../command.ts'
import { openDefinitions } from '../open-definitions.ts'

export const diff: Command = {
  name: 'diff',
  summary: 'Lists what changed between two sets of definitions.',
  takes: '<before> <after>',
  options: { json: { type: 'boolean', help: 'the changes as JSON' } },
  examples: ['diff claim-2025.xlsx claim-2026.xlsx', 'diff before/ after/ --json'],
  run: async (given) => {
    const [before, after] = given.expect(2, 2) as [string, string]
    const changes = diffDefinitions(await openDefinitions(given, [before]), await openDefinitions(given, [after]))
    return { text: given.has('json') ? JSON.stringify(changes, null, 2) : textOf(changes), exitCode: 0 }
  },
}

function textOf(changes: readonly DefinitionChange[]): string {
  if (changes.length === 0) return 'Nothing changed.'
  return changes.map(lineOf).join('\n')
}

const signs = { added: '+', removed: '-', changed: '~' } as const

function lineOf({ kind, recId, label, what, before, after }: DefinitionChange): string {
  const change = kind === 'changed' ? `: ${what}: ${before || 'nothing'} → ${after || 'nothing'}` : ''
  return `${signs[kind]} “${label}” (${recId})${change}`
}
