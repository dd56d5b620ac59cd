import type { LineName } from './policies.ts'
import type { Random } from './random.ts'

/** The weight of a kind of loss within its line, and its cost, which half of the losses do not reach. */
type Loss = readonly [type: string, often: number, median: number, facts: string]

/** Words in braces are filled in from the claim or from words.ts. */
const losses: Record<LineName, readonly Loss[]> = {
  'Commercial Auto': [
    ['Collision - Rear End', 11, 6600, '{driver} slowed for traffic on {road} and hit {claimant}’s {vehicle}.'],
    ['Collision - Rear End', 11, 6600, 'Traffic stopped on {road}. {driver} hit {claimant}’s {vehicle}.'],
    ['Backing', 21, 2600, '{driver} was backing to the dock at {street} and hit a parked {vehicle}. No injuries.'],
    ['Lane Change - Sideswipe', 16, 4400, '{driver} sideswiped {claimant}’s {vehicle} on {road}.'],
    ['Intersection', 10, 12_200, '{driver} was turning left at {street}. {claimant}’s {vehicle} hit the unit.'],
    ['Cargo - Shift in Transit', 7, 9200, 'A load of {cargo} shifted on {road}. The consignee refused eleven pallets.'],
    ['Cargo - Temperature', 3, 17_500, 'The reefer unit failed on {road} and the load of {cargo} arrived too warm.'],
    ['Comprehensive - Glass', 8, 650, 'A stone from a passing vehicle cracked the windshield of the unit on {road}.'],
    ['Comprehensive - Animal', 5, 6100, '{driver} struck a deer on {road}. The unit was towed to {city}.'],
    ['Fixed Object', 6, 3900, 'The trailer went over the curb at {street} and brought down a utility pole.'],
    ['Rollover', 2, 76_000, '{driver} took the ramp from {road} too fast, and the unit with {cargo} rolled over.'],
  ],
  'General Liability': [
    ['Slip, Trip and Fall', 42, 8500, '{claimant} slipped on a wet floor near the entrance at {street}.'],
    ['Property Damage to Others', 30, 3400, 'A forklift hit the door at {street} while it unloaded {cargo}.'],
    ['Struck by Object', 14, 12_000, '{claimant}, a driver of another carrier, was hit by {cargo} at {street}.'],
    ['Products and Completed Operations', 10, 21_000, '{claimant} alleges that work at {street} caused water damage.'],
    ['Personal Injury', 4, 16_000, '{claimant} alleges wrongful detention by security staff at {street}.'],
  ],
  'Workers Compensation': [
    ['Strain', 38, 5600, 'Employee {claimant} felt a pull in the {part} while lifting {cargo} at {street}.'],
    ['Fall from Vehicle', 18, 11_500, '{claimant} missed the bottom step of the cab and landed on the {part}.'],
    ['Slip or Fall', 18, 7400, '{claimant} slipped on a wet ramp in the yard at {street} and injured the {part}.'],
    ['Struck by', 14, 4300, 'A freight bar swung loose and struck {claimant} on the {part}.'],
    ['Motor Vehicle', 7, 27_000, '{claimant} was injured in the {part} when a vehicle hit the unit on {road}.'],
    ['Repetitive Motion', 5, 15_500, '{claimant} reports pain in the {part} after several months of loading {cargo}.'],
  ],
  Excess: [
    ['Property - Wind and Hail', 38, 46_000, 'Hail damaged the roof of the terminal at {street} and {cargo} below it.'],
    ['Property - Fire', 22, 68_000, 'A fire damaged the maintenance bay at {street}. It was out within the hour.'],
    ['Property - Water Damage', 24, 24_000, 'A supply line broke over the weekend and flooded the office at {street}.'],
    ['Excess Liability', 16, 185_000, '{claimant}’s auto claim, a loss on {road}, may exceed the primary limit.'],
  ],
}

/** Claims for each vehicle compared with other lines, the spread and limit of the cost, and the usual length. */
export const lineFigures: Record<LineName, { frequency: number; spread: number; maxCost: number; daysOpen: number }> = {
  'Commercial Auto': { frequency: 1, spread: 1.25, maxCost: 2_400_000, daysOpen: 85 },
  'General Liability': { frequency: 0.3, spread: 1.35, maxCost: 1_500_000, daysOpen: 150 },
  'Workers Compensation': { frequency: 0.55, spread: 1.4, maxCost: 1_800_000, daysOpen: 190 },
  Excess: { frequency: 0.07, spread: 1.2, maxCost: 4_000_000, daysOpen: 240 },
}

export function drawLoss(line: LineName, random: Random): Loss {
  let rest = random.whole(0, losses[line].reduce((sum, [, often]) => sum + often, 0) - 1)
  return losses[line].find(([, often]) => (rest -= often) < 0) ?? random.pick(losses[line])
}
