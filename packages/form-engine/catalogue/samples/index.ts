import { autoInAHurry, autoWithTwoVehicles } from './auto.ts'
import { visitorFell, warehouseFire } from './liability-and-property.ts'
import type { Sample } from './sample.ts'
import { fallAtTheDock } from './workers-compensation.ts'

/** Complete, valid reports for the served definitions, at least one per claim type. */
export const samples: readonly Sample[] = [autoWithTwoVehicles, autoInAHurry, visitorFell, warehouseFire, fallAtTheDock]
