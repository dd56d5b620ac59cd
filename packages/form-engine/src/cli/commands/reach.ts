import { reachControls } from '../../diagnose/reach.ts'
import { proveHidden } from '../../plan/index.ts'
import type { Definitions } from '../../definitions/definitions.ts'
import type { FormSettings } from '../../graph/settings.ts'
import type { Command } from '../command.ts'
import { formOptions, formSettings } from '../form-options.ts'
import { openDefinitions } from '../open-definitions.ts'

export const reach: Command = {
  name: 'reach',
  summary: 'Finds the fewest answers that show each control, or proves that none do.',
  takes: '<file|folder|url>…',
  options: {
    ...formOptions,
    json: { type: 'boolean', help: 'as JSON' },
    hidden: { type: 'boolean', help: 'only the controls that never show' },
  },
  examples: ['reach claim.xlsx --claim Auto', 'reach claim.xlsx --hidden'],
  run: async (given) => {
    const settings = formSettings(given)
    const definitions = await openDefinitions(given, given.expect(1))
    const all = reached(definitions, settings)
    const listed = given.has('hidden') ? all.filter(({ reachable }) => !reachable) : all
    const text = given.has('json') ? JSON.stringify(listed, null, 2) : listed.map(lineOf).join('\n')
    return { text: text || 'Every control can show.', exitCode: all.every(({ reachable }) => reachable) ? 0 : 1 }
  },
}

type Reached = ReturnType<typeof reached>[number]

function reached(definitions: Definitions, settings: FormSettings) {
  const proofs = proveHidden(definitions, settings)
  const labels = new Map(definitions.controls.map((row) => [row.RecId, row.ControlLabel || row.ControlLabelCode]))
  return reachControls(definitions, settings).map(({ key, recId, reachable, answers }) => ({
    key,
    recId,
    reachable,
    label: labels.get(recId) ?? '',
    answers,
    proof: proofs.get(key) ?? null,
  }))
}

function lineOf({ key, label, reachable, answers, proof }: Reached): string {
  const name = `${key} ${label}`.trim()
  if (reachable && answers === null)
    return `? ${name}: not decided, because it depends on a calculated value and no answers that were tried show it`
  if (answers === null) return `✗ ${name}\n${(proof ?? []).map((step) => `    ${step}`).join('\n')}`
  const shown = Object.keys(answers).length === 0 ? 'always shows' : JSON.stringify(answers)
  return `✓ ${name}: ${shown}`
}
