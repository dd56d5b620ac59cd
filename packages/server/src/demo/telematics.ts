import type {
  technologyVendors,
  telematicsMonths,
  telematicsProviders,
  telematicsStatus,
} from '../database/tables/telematics.ts'
import { powerUnitsOf, type Book } from './book.ts'
import { dayOf } from '../database/moment.ts'
import { addDays, daysBetween, monthStart } from './calendar.ts'
import { demoCompanies } from './companies.ts'
import { termOf } from './memberships.ts'
import { randomOf } from './random.ts'

const providers = ['Truckwise', 'RoadSignal', 'FleetBeacon', 'Milepost Connect', 'OpenHaul', 'CabSense'] as const
const monthsKept = 24

type Status = 'Active' | 'Pending Data' | 'Not Enrolled'

/** Members whose telematics show the empty state: these have applied and send nothing yet, and these have not. */
export const withoutTelematics: Partial<Record<number, Exclude<Status, 'Active'>>> = {
  207: 'Pending Data',
  255: 'Pending Data',
  214: 'Not Enrolled',
  262: 'Not Enrolled',
}

const statusOf = (ClientId: number): Status => withoutTelematics[ClientId] ?? 'Active'

export const generateTelematicsStatus = (book: Book): (typeof telematicsStatus.$inferInsert)[] =>
  book.insureds.map(({ ClientId }) => ({
    ClientId,
    statusAtUI: statusOf(ClientId),
    dcPowerUnit: powerUnitsOf(ClientId),
  }))

export const generateTelematicsProviders = (book: Book): (typeof telematicsProviders.$inferInsert)[] =>
  book.insureds.flatMap(({ ClientId }) => {
    if (statusOf(ClientId) === 'Not Enrolled') return []
    const random = randomOf('telematics providers', ClientId)
    return random
      .some(providers, ClientId === demoCompanies.member ? 3 : random.whole(1, 2))
      .map((tsp) => ({ ClientId, tsp }))
  })

/** The last 24 months with the running one, whose hours have only begun; a former member's until it left. */
export const generateTelematicsMonths = (book: Book): (typeof telematicsMonths.$inferInsert)[] =>
  book.insureds.flatMap(({ ClientId }) => {
    if (statusOf(ClientId) !== 'Active') return []
    const random = randomOf('telematics', ClientId)
    const terms = book.memberships.filter((membership) => membership.ClientId === ClientId)
    const [joined, left] = [terms[0] && termOf(terms[0]).from, terms.at(-1)?.isCurrent === false && terms.at(-1)]
    const speeding = random.skewed(0.012, 0.6)
    return Array.from({ length: monthsKept }, (_, ago) => monthStart(book.today, ago))
      .filter((month) => month >= (joined ?? '') && (!left || month < termOf(left).to))
      .map((month) => {
        const next = addDays(month, 31).slice(0, 7)
        const days = Math.min(daysBetween(month, `${next}-01`), daysBetween(month, dayOf(book.today)) + 1)
        const vehicleCount = Math.max(1, Math.round(powerUnitsOf(ClientId) * random.between(0.78, 1)))
        const hours = Math.round(vehicleCount * days * random.between(4.5, 6.5) * 10) / 10
        const seconds = hours * 3600 * speeding * random.between(0.7, 1.3)
        const part = (share: number) => Math.round(seconds * share * random.between(0.9, 1.1))
        return {
          ClientId,
          YearMonth: month.slice(0, 7).replace('-', ''),
          vehicleCount,
          SpeedingUnder5_Sec: part(0.62),
          Speeding5To10_Sec: part(0.25),
          Speeding10To15_Sec: part(0.1),
          SpeedingOver15_Sec: part(0.03),
          TotalMovingTime_Hr: hours,
        }
      })
  })

export const generateTechnologyVendors = (): (typeof technologyVendors.$inferInsert)[] =>
  (
    [
      ['Truckwise', 'Telematics'],
      ['RoadSignal', 'Telematics and dash cameras'],
      ['FleetBeacon', 'Telematics'],
      ['Milepost Connect', 'Telematics'],
      ['OpenHaul', 'Electronic logging'],
      ['CabSense', 'Dash cameras'],
      ['ClearLicense', 'Driver record monitoring'],
      ['Dockside Learning', 'E-learning'],
    ] as const
  ).map(([Name, Service], index) => ({ RecId: index + 1, Name, Service }))
