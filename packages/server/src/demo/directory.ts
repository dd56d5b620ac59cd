import type { directoryEntries } from '../database/tables/governance.ts'
import { phoneNumber } from './companies.ts'
import { firstNames, lastNames } from './places.ts'
import { randomOf } from './random.ts'

const departments = {
  'Account Management': 5,
  Accounting: 4,
  Claims: 6,
  Compliance: 2,
  'Human Resources': 2,
  'Information Technology': 4,
  Marketing: 2,
  'Risk Management': 5,
  Underwriting: 5,
}

/** The staff by department; some without an extension or a cell phone. */
export function generateDirectory(): (typeof directoryEntries.$inferInsert)[] {
  const random = randomOf('directory')
  let place = 0
  return Object.entries(departments).flatMap(([Department, count]) =>
    Array.from({ length: count }, () => {
      place += 1
      const FirstName = firstNames[(place * 11 + 5) % firstNames.length] ?? firstNames[0]
      const LastName = lastNames[(place * 3 + 1) % lastNames.length] ?? lastNames[0]
      return {
        Department,
        FirstName,
        LastName,
        BusinessEmail: `${FirstName}.${LastName}@captive.example`.toLowerCase(),
        BusinessPhone: phoneNumber(random, '918'),
        BusinessPhoneExt: random.chance(0.8) ? String(200 + place) : null,
        BusinessCell: random.chance(0.5) ? phoneNumber(random, '918') : null,
      }
    }),
  )
}
