import {
  technologyVendors,
  telematicsMonths,
  telematicsProviders,
  telematicsStatus,
} from '../database/tables/telematics.ts'
import { batch, type Batch, type Book, ofInsureds } from './book.ts'
import { addDays, addMonths, daysBetween, monthStart } from './calendar.ts'
import { demoCompanies, fleetOf } from './companies.ts'

/** The first six send telematics data. */
const vendors = [
  ['Truckwise', 'Telematics'],
  ['RoadSignal', 'Telematics and dash cameras'],
  ['FleetBeacon', 'Telematics'],
  ['Milepost Connect', 'Telematics'],
  ['OpenHaul', 'Electronic logging'],
  ['CabSense', 'Dash cameras'],
  ['ClearLicense', 'Driver record monitoring'],
  ['Dockside Learning', 'E-learning'],
] as const
const providers = vendors.slice(0, 6).map(([name]) => name)

/** Members whose telematics are empty. They have applied and send nothing yet, or they have not applied. */
export const withoutTelematics: Partial<Record<number, 'Pending Data' | 'Not Enrolled'>> = {
  207: 'Pending Data',
  255: 'Pending Data',
  214: 'Not Enrolled',
  262: 'Not Enrolled',
}

/** Every fourth vehicle is a trailer. */
const trucksOf = (ClientId: number) => fleetOf(ClientId) - Math.floor(fleetOf(ClientId) / 4)

export function telematicsBatches(book: Book): Batch[] {
  const status = book.insureds.map(({ ClientId }) => {
    return { ClientId, statusAtUI: withoutTelematics[ClientId] ?? 'Active', dcPowerUnit: trucksOf(ClientId) }
  })
  const chosen = ofInsureds(book, 'telematics providers', ({ ClientId }, random) => {
    const count = ClientId === demoCompanies.member ? 3 : random.whole(1, 2)
    const isEnrolled = withoutTelematics[ClientId] !== 'Not Enrolled'
    return random.some(providers, isEnrolled ? count : 0).map((tsp) => ({ ClientId, tsp }))
  })
  const allVendors = vendors.map(([Name, Service], index) => ({ RecId: index + 1, Name, Service }))
  return [
    batch(technologyVendors, allVendors),
    batch(telematicsStatus, status),
    batch(telematicsProviders, chosen),
    batch(telematicsMonths, generateMonths(book)),
  ]
}

/** The last 24 months with the current one. Those of a former member end when it left. */
const generateMonths = (book: Book) =>
  ofInsureds(book, 'telematics', ({ ClientId, joined, until, isMember }, random) => {
    const speeding = random.skewed(0.012, 0.6)
    return Array.from({ length: ClientId in withoutTelematics ? 0 : 24 }, (_, ago) => monthStart(book.now, ago))
      .filter((month) => month >= joined && (isMember || month < until))
      .map((month) => {
        const days = Math.min(daysBetween(month, addMonths(month, 1)), daysBetween(month, addDays(book.today, 1)))
        const vehicleCount = Math.max(1, Math.round(trucksOf(ClientId) * random.between(0.78, 1)))
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
