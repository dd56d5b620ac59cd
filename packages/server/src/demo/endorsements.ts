import type { EndorsementRequest } from '@captive/api-client/contract'
import { vehicleQuestions } from '@captive/form-engine/catalogue'

import { dayOf } from '../database/moment.ts'
import type { definitionVersions } from '../database/tables/definitions.ts'
import type { endorsements } from '../database/tables/endorsements.ts'
import type { Book } from './book.ts'
import { addDays, workingMoment } from './calendar.ts'
import { demoCompanies, largestCompany } from './companies.ts'
import { randomOf } from './random.ts'
import type { generateVehicles } from './vehicles.ts'

type Row = typeof endorsements.$inferInsert

/** The further questions of a vehicle request that the demo publishes. */
export const firstQuestions: typeof definitionVersions.$inferInsert = {
  form: 'vehicle-endorsement',
  number: 1,
  tables: vehicleQuestions,
  reason: 'Ask who leases a vehicle and where it is garaged',
  publishedBy: 'Demo data',
}

/** Done, overdue and under way, so that each state is seen; `vehicle` counts from the first on the schedule. */
const plan = [
  { change: 'Add Vehicle', daysAgo: 71, vehicle: 0, wasOnSchedule: false },
  { change: 'Add Vehicle', daysAgo: 64, vehicle: 1, wasOnSchedule: false },
  { change: 'Remove Vehicle', daysAgo: 52, vehicle: 2, wasOnSchedule: true },
  { change: 'Remove Vehicle', daysAgo: 12, vehicle: 3, wasOnSchedule: true },
  { change: 'Remove Vehicle', daysAgo: 3, vehicle: 4, wasOnSchedule: true },
] as const

/** What the demo member and the largest company asked for. */
export function generateEndorsements(book: Book, vehicles: ReturnType<typeof generateVehicles>): Row[] {
  return [demoCompanies.member, largestCompany].flatMap((ClientId) => {
    const random = randomOf('endorsements', ClientId)
    const { companies, people, policies, today } = book
    const fleet = vehicles.filter((vehicle) => vehicle.ClientId === ClientId)
    const staff = people.filter((person) => person.ClientId === ClientId && person.IsActive === 1)
    const company = companies.find((one) => one.ClientId === ClientId)?.ClientName ?? ''
    return plan.flatMap(({ change, daysAgo, vehicle, wasOnSchedule }, index): Row[] => {
      const subject = fleet[vehicle]
      const policy = policies.find(({ PolicyId }) => PolicyId === subject?.PolicyId)
      if (!subject || !policy || staff.length === 0) return []
      const { RecId, Email } = random.pick(staff)
      const requestedOn = addDays(dayOf(today), -daysAgo)
      const request: EndorsementRequest = {
        change,
        COMPANY: company,
        'POLICY NUMBER': policy.PolicyNumber,
        'EFFECTIVE DATE': addDays(requestedOn, random.whole(3, 20)),
        YEAR: String(subject.Vehyear),
        MAKE: subject.Make,
        MODEL: subject.Model,
        VIN: subject.VIN,
        LIABILITY: true,
        COLLISIONANDCOMPREHENSIVE: random.chance(0.7),
        CONFIRM: true,
        ...(change === 'Add Vehicle' && {
          GVW: '80,000',
          'COST NEW': subject.CostNew.toLocaleString('en-US'),
          'GARAGE LOCATION': `${subject.City}, ${subject.RegistrationState}`,
        }),
      }
      return [
        {
          requestId: `00000000-0000-4000-8000-${String(ClientId * 100 + index).padStart(12, '0')}`,
          ClientId,
          UsersRecId: RecId,
          requestedBy: Email,
          requestedAt: workingMoment(requestedOn, random, today),
          request,
          vin: subject.VIN,
          wasOnSchedule,
        },
      ]
    })
  })
}
