import { definitionTables, type DefinitionTable } from '../definitions/columns.ts'
import { closest, lettersOf } from '../text/closest.ts'

/** Names of the three tables in other servers. */
const otherNames: Readonly<Record<string, DefinitionTable>> = {
  fnolcontrols: 'controls',
  questions: 'controls',
  fnolcontroldisplayvalues: 'displayValues',
  controldisplayvalues: 'displayValues',
  options: 'displayValues',
  fnolcontroldependencies: 'dependencies',
  controldependencies: 'dependencies',
  conditions: 'dependencies',
}

/** The table that a sheet, a file or a property is named after. Ignores case, spaces and the ending of a file. */
export function tableNamed(name: string): DefinitionTable | undefined {
  const letters = lettersOf(plainName(name))
  return definitionTables.find((table) => lettersOf(table) === letters) ?? otherNames[letters]
}

/** The table that a misspelt name probably means. */
export function tableMeant(name: string): DefinitionTable | undefined {
  const meant = closest(plainName(name), [...definitionTables, ...Object.keys(otherNames)])
  return meant === undefined ? undefined : tableNamed(meant)
}

const plainName = (name: string): string => name.replace(/^.*[\\/]/, '').replace(/\.[a-z]{3,4}$/i, '')
