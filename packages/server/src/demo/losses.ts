import type { LineName } from './policies.ts'

/** The losses of a line of business: their frequency, their cost and their descriptions. */
export interface Loss {
  type: string
  /** Of a hundred claims of the line. */
  often: number
  /** Half of them cost less, in US dollars. */
  median: number
  facts: readonly string[]
}

/** How a line of business behaves. Spread as in `Random.skewed`; days until half of the claims are closed. */
export interface Line {
  /** Claims for each truck and year, compared with the other lines. */
  frequency: number
  spread: number
  most: number
  daysOpen: number
  losses: readonly Loss[]
}

/** Words in braces are filled in: {driver}, {claimant}, {street}, {city}, {road}, {cargo}, {vehicle}, {part}. */
export const losses: Record<LineName, Line> = {
  'Commercial Auto': {
    frequency: 1,
    spread: 1.25,
    most: 2_400_000,
    daysOpen: 85,
    losses: [
      {
        type: 'Collision - Rear End',
        often: 22,
        median: 6600,
        facts: [
          'Insured driver {driver} was slowing for traffic on {road} and struck the rear of the {vehicle} driven by {claimant}. Police were called and a report was taken.',
          'Traffic came to a sudden stop on {road}. {driver} braked but could not avoid contact with the {vehicle} ahead. {claimant} reported neck and back discomfort at the scene.',
        ],
      },
      {
        type: 'Backing',
        often: 21,
        median: 2600,
        facts: [
          '{driver} was backing to the dock at {street} and contacted a parked {vehicle}. No injuries. Photographs were taken by the yard supervisor.',
          'While backing out of a customer lot at {street}, insured unit struck a bollard and the door of a {vehicle} owned by {claimant}.',
        ],
      },
      {
        type: 'Lane Change - Sideswipe',
        often: 16,
        median: 4400,
        facts: [
          '{driver} moved to the right lane on {road} and sideswiped the {vehicle} of {claimant}. {driver} states the vehicle was in the blind spot. Dash camera footage has been requested.',
          'Insured unit and a {vehicle} merged at the same time on {road}. Disputed lane change. Both vehicles were driven from the scene.',
        ],
      },
      {
        type: 'Intersection',
        often: 10,
        median: 12_200,
        facts: [
          'Insured unit was making a left turn at {street} when it was struck by the {vehicle} of {claimant}, who was going straight. Signal phase is in dispute.',
          '{driver} entered the intersection at {street} on yellow. {claimant} entered from the left. Two independent witnesses gave their names to police.',
        ],
      },
      {
        type: 'Cargo - Shift in Transit',
        often: 7,
        median: 9200,
        facts: [
          'Load of {cargo} shifted on {road}. Consignee refused eleven pallets. Salvage value is being established.',
          'Straps loosened in transit and part of the {cargo} was crushed. Bill of lading notes shipper load and count.',
        ],
      },
      {
        type: 'Cargo - Temperature',
        often: 3,
        median: 17_500,
        facts: [
          'Reefer unit alarmed on {road} and the load of {cargo} arrived above temperature. Receiver rejected the load; the download of the unit was secured.',
        ],
      },
      {
        type: 'Comprehensive - Glass',
        often: 8,
        median: 650,
        facts: ['A stone thrown up by a passing vehicle cracked the windshield of the insured unit on {road}.'],
      },
      {
        type: 'Comprehensive - Animal',
        often: 5,
        median: 6100,
        facts: [
          '{driver} struck a deer on {road} before daylight. Damage to hood, grille and radiator; unit was towed to {city}.',
        ],
      },
      {
        type: 'Fixed Object',
        often: 6,
        median: 3900,
        facts: [
          'Trailer tracked over the curb at {street} and brought down a utility pole. The city has been notified.',
        ],
      },
      {
        type: 'Rollover',
        often: 2,
        median: 76_000,
        facts: [
          '{driver} took the ramp from {road} too fast for the load of {cargo} and the unit rolled on its side. {driver} was taken to hospital. Hazmat crew cleaned up about 60 gallons of diesel.',
        ],
      },
    ],
  },
  'General Liability': {
    frequency: 0.3,
    spread: 1.35,
    most: 1_500_000,
    daysOpen: 150,
    losses: [
      {
        type: 'Slip, Trip and Fall',
        often: 42,
        median: 8500,
        facts: [
          '{claimant} slipped on a wet floor near the entrance at {street}. A warning sign was in place according to the shift lead. {claimant} was seen at an urgent care clinic the same day.',
          'Visitor {claimant} tripped on an uneven section of the walkway at {street} and injured the {part}.',
        ],
      },
      {
        type: 'Property Damage to Others',
        often: 30,
        median: 3400,
        facts: [
          'Forklift of the insured struck the overhead door of the premises at {street} while unloading {cargo}.',
          'Crew damaged an irrigation line of {claimant} while working at {street}. A repair estimate is on file.',
        ],
      },
      {
        type: 'Struck by Object',
        often: 14,
        median: 12_000,
        facts: ['{claimant}, a driver of another carrier, was struck by falling {cargo} at the dock at {street}.'],
      },
      {
        type: 'Products and Completed Operations',
        often: 10,
        median: 21_000,
        facts: ['{claimant} alleges that work completed at {street} was defective and caused water intrusion.'],
      },
      {
        type: 'Personal Injury',
        often: 4,
        median: 16_000,
        facts: ['{claimant} alleges wrongful detention by security staff at {street}. Video has been preserved.'],
      },
    ],
  },
  'Workers Compensation': {
    frequency: 0.55,
    spread: 1.4,
    most: 1_800_000,
    daysOpen: 190,
    losses: [
      {
        type: 'Strain',
        often: 38,
        median: 5600,
        facts: [
          'Employee {claimant} felt a pull in the {part} while lifting {cargo} at {street}. Reported to the supervisor at the end of the shift.',
          '{claimant} injured the {part} while cranking landing gear on a trailer.',
        ],
      },
      {
        type: 'Fall from Vehicle',
        often: 18,
        median: 11_500,
        facts: [
          '{claimant} missed the bottom step when leaving the cab and landed on the {part}. Taken to occupational medicine in {city}.',
        ],
      },
      {
        type: 'Slip or Fall',
        often: 18,
        median: 7400,
        facts: ['{claimant} slipped on a wet ramp in the yard at {street} and injured the {part}.'],
      },
      {
        type: 'Struck by',
        often: 14,
        median: 4300,
        facts: ['A freight bar swung loose and struck {claimant} on the {part} while the trailer was being opened.'],
      },
      {
        type: 'Motor Vehicle',
        often: 7,
        median: 27_000,
        facts: ['{claimant} was injured in the {part} when the unit was struck by another vehicle on {road}.'],
      },
      {
        type: 'Repetitive Motion',
        often: 5,
        median: 15_500,
        facts: ['{claimant} reports pain in the {part} that has increased over several months of loading {cargo}.'],
      },
    ],
  },
  Excess: {
    frequency: 0.07,
    spread: 1.2,
    most: 4_000_000,
    daysOpen: 240,
    losses: [
      {
        type: 'Property - Wind and Hail',
        often: 38,
        median: 46_000,
        facts: ['Hail storm damaged the roof of the terminal at {street} and {cargo} stored below it.'],
      },
      {
        type: 'Property - Fire',
        often: 22,
        median: 68_000,
        facts: ['Fire in the maintenance bay at {street}, out within the hour. Cause and origin expert is assigned.'],
      },
      {
        type: 'Property - Water Damage',
        often: 24,
        median: 24_000,
        facts: ['A supply line broke over the weekend and flooded the office at {street}.'],
      },
      {
        type: 'Excess Liability',
        often: 16,
        median: 185_000,
        facts: [
          'Notice under the excess policy: the underlying auto claim of {claimant}, a loss on {road}, may exceed the primary limit.',
        ],
      },
    ],
  },
}
