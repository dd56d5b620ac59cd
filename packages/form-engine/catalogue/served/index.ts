import { writeTables } from '../../src/definitions/write-tables.ts'
import type { DefinitionRows } from '../../src/definitions/rows.ts'
import { auto } from './auto.ts'
import { lossInfo } from './loss-info.ts'
import { otherVehicle } from './other-vehicle.ts'
import { workersCompensation } from './workers-compensation.ts'

/** The claim report the server hands out; `claimForm` makes the form of a claim type of it. */
export const servedDefinitions: DefinitionRows = writeTables([lossInfo, auto, otherVehicle, workersCompensation])
