import { writeTables } from '../../src/definitions/write-tables.ts'
import type { DefinitionRows } from '../../src/definitions/rows.ts'
import { withSpanish } from '../spanish/index.ts'
import { auto } from './auto.ts'
import { lossInfo } from './loss-info.ts'
import { otherVehicle } from './other-vehicle.ts'
import { workersCompensation } from './workers-compensation.ts'

/** The server's claim report. `claimForm` compiles the form of one claim type from it. */
export const servedDefinitions: DefinitionRows = withSpanish(
  writeTables([lossInfo, auto, otherVehicle, workersCompensation]),
)
