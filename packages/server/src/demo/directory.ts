import type { directoryEntries } from '../database/tables/governance.ts'
import { phoneNumber } from './companies.ts'
import { nameOfSomebody } from './names.ts'
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
      const [FirstName = '', LastName = ''] = nameOfSomebody(randomOf('directory entry', place)).split(' ')
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
