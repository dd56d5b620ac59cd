import type { DefinitionRows } from '../../src/definitions/rows.ts'
import { US_STATES } from '../../src/kinds/us-states.ts'
import { spanishInjuries } from './injuries.ts'
import { spanishOptions } from './options.ts'
import { spanishQuestions } from './questions.ts'

/** The states whose Spanish name differs from the English one. */
const renamedStates: Readonly<Record<string, string>> = {
  Hawaii: 'Hawái',
  'New Mexico': 'Nuevo México',
  'New York': 'Nueva York',
  'North Carolina': 'Carolina del Norte',
  'North Dakota': 'Dakota del Norte',
  Pennsylvania: 'Pensilvania',
  'South Carolina': 'Carolina del Sur',
  'South Dakota': 'Dakota del Sur',
  'West Virginia': 'Virginia Occidental',
}

const states = Object.fromEntries(US_STATES.map(({ label }) => [label, renamedStates[label] ?? label]))

const labels = new Map(Object.entries({ ...spanishOptions, ...spanishQuestions }))
const options = new Map(Object.entries({ ...states, ...spanishInjuries, ...spanishOptions }))

/** The rows with the Spanish texts of the catalogue added. */
export function withSpanish(tables: DefinitionRows): DefinitionRows {
  return {
    ...tables,
    controls: tables.controls.map((row) => {
      const text = labels.get(row.ControlLabel)
      return text === undefined ? row : { ...row, ControlLabelEs: text }
    }),
    displayValues: tables.displayValues.map((row) => {
      const text = options.get(row.DisplayLabel)
      return text === undefined ? row : { ...row, DisplayLabelEs: text }
    }),
  }
}
