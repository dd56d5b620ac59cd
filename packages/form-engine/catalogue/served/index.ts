import { flatten } from '../notation/flatten.ts'
import type { DefinitionRows } from '../notation/rows.ts'
import { auto } from './auto.ts'
import { lossInfo } from './loss-info.ts'
import { otherVehicle } from './other-vehicle.ts'
import { workersCompensation } from './workers-compensation.ts'

/** The claim report the server hands out; `claimForm` makes the form of a claim type of it. */
export const servedDefinitions: DefinitionRows = flatten([lossInfo, auto, otherVehicle, workersCompensation])
