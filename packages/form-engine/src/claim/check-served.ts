import { columnsOf, definitionTables } from '../definitions/columns.ts'
import type { Definitions } from '../definitions/definitions.ts'
import type { Diagnostic, TableCell } from '../definitions/diagnostic.ts'
import type { FormSettings } from '../graph/settings.ts'
import { checkClaim, type ClaimDiagnostic } from './check-claim.ts'
import { CLAIM_BLOCKS } from './claim-blocks.ts'
import { CLAIM_SETTINGS } from './claim.ts'

/** Something that the engine accepts but the tables of a server cannot store. */
export interface StorageDiagnostic extends Omit<Diagnostic, 'code'> {
  readonly code: 'not-stored'
}

/** A diagnostic of the definitions of a claim report that a server stores. */
export type ServedDiagnostic = ClaimDiagnostic | StorageDiagnostic

/** The settings for checking the definitions of a claim report: the blocks of all claim types at once. */
export const SERVED_SETTINGS: FormSettings = {
  ...CLAIM_SETTINGS,
  roots: Object.values(CLAIM_BLOCKS),
  repeating: [CLAIM_BLOCKS.otherVehicle],
}

const largestId = 2 ** 31

/**
 * Checks the definitions of a claim report that a server stores and serves. Use it with `checkDefinitions` or
 * `checkFiles`, and pass those `SERVED_SETTINGS`.
 *
 * @example
 * const { definitions, diagnostics, located } = await checkFiles(files, SERVED_SETTINGS)
 * const all = [...checkServedClaim(definitions).map(located), ...diagnostics]
 */
export function checkServedClaim(definitions: Definitions): ServedDiagnostic[] {
  return [...checkStorage(definitions), ...checkClaim(definitions)]
}

/**
 * Finds ids and columns that the tables of a server cannot store. Use it for any form whose definitions a server
 * stores.
 *
 * @example
 * const faults = [...checkStorage(definitions), ...checkDefinitions(definitions)]
 */
export function checkStorage(definitions: Definitions): StorageDiagnostic[] {
  const ids = definitions.controls.flatMap(({ RecId }, row) =>
    Number.isInteger(RecId) && Number(RecId) > 0 && Number(RecId) < largestId
      ? []
      : [
          notStored(
            { table: 'controls', row, column: 'RecId' },
            `The id ${RecId} is not a whole number from 1 to ${largestId - 1}.`,
            'Servers store ids as numbers. Give the control a number.',
          ),
        ],
  )
  const columns = definitionTables.flatMap((table) =>
    columnsOf(table)
      .filter(([name, { extra }]) => extra === 'local' && definitions[table].some((row) => Object.hasOwn(row, name)))
      .map(([name]) =>
        notStored(
          { table, row: null, column: name },
          `The column ${name} is filled in. Only forms declared in code have it, and a server does not store it.`,
          'Delete the column.',
        ),
      ),
  )
  return [...ids, ...columns]
}

const notStored = (cell: TableCell, message: string, hint: string): StorageDiagnostic => ({
  code: 'not-stored',
  severity: 'error',
  controls: [],
  cells: [cell],
  message,
  hint,
})
