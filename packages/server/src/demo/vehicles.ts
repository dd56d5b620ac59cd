import { vehicleQuestions } from '@captive/form-engine/catalogue'
import { vinCheckDigit } from '@captive/api-client/contract'

import { definitionVersions } from '../database/tables/definitions.ts'
import { endorsements } from '../database/tables/endorsements.ts'
import { vehicles } from '../database/tables/governance.ts'
import { activePeople, batch, type Batch, type Book, ofInsureds } from './book.ts'
import { addDays, workingMoment } from './calendar.ts'
import { demoCompanies, fleetOf, largestCompany } from './companies.ts'
import { placesNear } from './places.ts'
import { isInForce } from './policies.ts'
import { randomOf, type Random } from './random.ts'

type VehicleModel = readonly [maker: string, Make: string, Model: string, Type: string, ClassCode: string, cost: number]

const models: readonly VehicleModel[] = [
  ['1FU', 'Freightliner', 'Cascadia', 'Tractor', '50499', 168_000],
  ['1XK', 'Kenworth', 'T680', 'Tractor', '50499', 174_000],
  ['1XP', 'Peterbilt', '579', 'Tractor', '50499', 179_000],
  ['4V4', 'Volvo', 'VNL 760', 'Tractor', '50499', 171_000],
  ['3HS', 'International', 'LT625', 'Tractor', '40499', 162_000],
  ['5PV', 'Hino', '268A', 'Straight Truck', '31499', 96_000],
  ['1FT', 'Ford', 'F-350', 'Pickup', '01499', 61_000],
  ['1GR', 'Great Dane', 'Champion Dry Van', 'Trailer', '67499', 48_000],
  ['1UY', 'Utility', '3000R Reefer', 'Trailer', '67499', 79_000],
]
const trailers = models.filter(([, , , type]) => type === 'Trailer')
const trucks = models.filter((model) => !trailers.includes(model))

/** Vehicles, the additional questions of vehicle requests, and requests of the demo member and the largest company. */
export function vehicleBatches(book: Book): Batch[] {
  const fleets = generateVehicles(book)
  const requests = [demoCompanies.member, largestCompany].flatMap((ClientId) => requestsOf(book, ClientId, fleets))
  const version = { number: 1, tables: vehicleQuestions, publishedBy: 'Demo data', reason: 'Ask who leases a vehicle' }
  return [
    batch(vehicles, fleets),
    batch(definitionVersions, [{ form: 'vehicle-endorsement', ...version }]),
    batch(endorsements, requests),
  ]
}

/** The trucks and trailers of the Commercial Auto policies in force. Every fourth vehicle is a trailer. */
const generateVehicles = (book: Book) =>
  ofInsureds(book, 'vehicles', ({ ClientId, City: city }, random) => {
    const ofCompany = book.policies.filter((policy) => policy.ClientId === ClientId && isInForce(policy, book.today))
    const policy = ofCompany.find(({ LOB }) => LOB === 'Commercial Auto')
    const near = placesNear(city ?? '')
    return Array.from({ length: policy ? fleetOf(ClientId) : 0 }, (_, index) => {
      const [maker, Make, Model, Type, ClassCode, cost] = random.pick(index % 4 === 3 ? trailers : trucks)
      const Vehyear = book.now.getUTCFullYear() - random.whole(0, 11)
      const home = random.chance(0.7) ? near.find(({ City }) => City === city) : undefined
      const { City, State: RegistrationState } = home ?? random.pick(near)
      const CostNew = cost + random.whole(-40, 90) * 100
      const VIN = vin(maker, Vehyear, ClientId * 1000 + index, random)
      const Use = Type === 'Pickup' ? 'Service' : 'Commercial'
      const Radius = random.pick(['Local', 'Intermediate', 'Long Distance'])
      const model = { Vehyear, Make, Model, Type, ClassCode, CostNew, VIN }
      return { ClientId, PolicyId: policy?.PolicyId ?? 0, ...model, City, RegistrationState, Use, Radius }
    })
  })

const years = 'ABCDEFGHJKLMNPRSTVWXY123456789' // 1980 to 2009, and again from 2010
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'.split('') // a VIN has no I, O or Q

/** A vehicle identification number (49 CFR 565) with a correct check digit. */
function vin(maker: string, year: number, serial: number, random: Random): string {
  const described = maker + Array.from({ length: 5 }, () => random.pick(letters)).join('')
  const plant = random.pick(letters)
  const rest = `${years[(year - 1980) % 30] ?? 'A'}${plant}${String(serial % 1_000_000).padStart(6, '0')}`
  return `${described}${vinCheckDigit(`${described}0${rest}`)}${rest}`
}

/** Finished, overdue and open requests, with the days since each. The first two vehicles were added by request. */
const plan = [
  ['Add Vehicle', 71],
  ['Add Vehicle', 64],
  ['Remove Vehicle', 52],
  ['Remove Vehicle', 12],
  ['Remove Vehicle', 3],
] as const

function requestsOf(book: Book, ClientId: number, fleets: ReturnType<typeof generateVehicles>) {
  const random = randomOf('endorsements', ClientId)
  const fleet = fleets.filter((vehicle) => vehicle.ClientId === ClientId)
  return fleet.slice(0, plan.length).map((vehicle, index) => {
    const [change, daysAgo] = plan[index] ?? plan[0]
    const { RecId, Email } = random.pick(activePeople(book, ClientId))
    const requestedOn = addDays(book.today, -daysAgo)
    const request = {
      change,
      COMPANY: book.nameOf(ClientId),
      'POLICY NUMBER': book.policies.find(({ PolicyId }) => PolicyId === vehicle.PolicyId)?.PolicyNumber ?? '',
      'EFFECTIVE DATE': addDays(requestedOn, random.whole(3, 20)),
      YEAR: String(vehicle.Vehyear),
      MAKE: vehicle.Make,
      MODEL: vehicle.Model,
      VIN: vehicle.VIN,
      LIABILITY: true,
      COLLISIONANDCOMPREHENSIVE: random.chance(0.7),
      CONFIRM: true,
      ...(change === 'Add Vehicle' && {
        GVW: '80,000',
        'COST NEW': vehicle.CostNew.toLocaleString('en-US'),
        'GARAGE LOCATION': `${vehicle.City}, ${vehicle.RegistrationState}`,
      }),
    }
    return {
      requestId: `00000000-0000-4000-8000-${String(ClientId * 100 + index).padStart(12, '0')}`,
      ClientId,
      UsersRecId: RecId,
      requestedBy: Email,
      requestedAt: workingMoment(requestedOn, random, book.now),
      request,
      vin: vehicle.VIN,
      wasOnSchedule: change === 'Remove Vehicle',
    }
  })
}
