import { vinCheckDigit } from '@captive/api-client/contract'

import type { vehicles } from '../database/tables/governance.ts'
import { fleetOf, type Book } from './book.ts'
import { isInForce } from './policies.ts'
import { placesNear } from './places.ts'
import { randomOf, type Random } from './random.ts'

type Vehicle = typeof vehicles.$inferInsert

interface VehicleModel {
  Make: string
  Model: string
  /** The first three characters of its numbers. */
  maker: string
  Type: string
  ClassCode: string
  CostNew: number
}

const trucks: readonly VehicleModel[] = [
  { Make: 'Freightliner', Model: 'Cascadia', maker: '1FU', Type: 'Tractor', ClassCode: '50499', CostNew: 168_000 },
  { Make: 'Kenworth', Model: 'T680', maker: '1XK', Type: 'Tractor', ClassCode: '50499', CostNew: 174_000 },
  { Make: 'Peterbilt', Model: '579', maker: '1XP', Type: 'Tractor', ClassCode: '50499', CostNew: 179_000 },
  { Make: 'Volvo', Model: 'VNL 760', maker: '4V4', Type: 'Tractor', ClassCode: '50499', CostNew: 171_000 },
  { Make: 'International', Model: 'LT625', maker: '3HS', Type: 'Tractor', ClassCode: '40499', CostNew: 162_000 },
  { Make: 'Hino', Model: '268A', maker: '5PV', Type: 'Straight Truck', ClassCode: '31499', CostNew: 96_000 },
  { Make: 'Ford', Model: 'F-350', maker: '1FT', Type: 'Pickup', ClassCode: '01499', CostNew: 61_000 },
]
const trailers: readonly VehicleModel[] = [
  { Make: 'Great Dane', Model: 'Champion Dry Van', maker: '1GR', Type: 'Trailer', ClassCode: '67499', CostNew: 48_000 },
  { Make: 'Utility', Model: '3000R Reefer', maker: '1UY', Type: 'Trailer', ClassCode: '67499', CostNew: 79_000 },
]

/** The trucks and trailers on the Commercial Auto policies in force. */
export function generateVehicles({ policies, companies, today, isInsured }: Book): Vehicle[] {
  return policies
    .filter((policy) => policy.LOB === 'Commercial Auto' && isInsured(policy.ClientId) && isInForce(policy, today))
    .flatMap(({ ClientId, PolicyId }) => {
      const random = randomOf('vehicles', ClientId)
      const city = companies.find((company) => company.ClientId === ClientId)?.City ?? ''
      const home = placesNear(city)
      return Array.from({ length: fleetOf(ClientId) }, (_, index): Vehicle => {
        const { maker, ...model } = random.pick(index % 4 === 3 ? trailers : trucks)
        const Vehyear = today.getUTCFullYear() - random.whole(0, 11)
        const place = random.chance(0.7)
          ? (home.find(({ City }) => City === city) ?? random.pick(home))
          : random.pick(home)
        return {
          ClientId,
          PolicyId,
          Vehyear,
          ...model,
          CostNew: model.CostNew + random.whole(-40, 90) * 100,
          VIN: vin(maker, Vehyear, ClientId * 1000 + index, random),
          City: place.City,
          RegistrationState: place.State,
          Use: model.Type === 'Pickup' ? 'Service' : 'Commercial',
          Radius: random.pick(['Local', 'Intermediate', 'Long Distance']),
        }
      })
    })
}

const years = 'ABCDEFGHJKLMNPRSTVWXY123456789' // 1980 to 2009, and again from 2010
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'.split('') // those of a VIN: no I, O or Q

/** A vehicle identification number as 49 CFR 565 writes it, with a check digit that is right. */
function vin(maker: string, year: number, serial: number, random: Random): string {
  const described = Array.from({ length: 5 }, () => random.pick(letters)).join('')
  const rest = `${years[(year - 1980) % 30] ?? 'A'}${random.pick(letters)}${String(serial % 1_000_000).padStart(6, '0')}`
  return `${maker}${described}${vinCheckDigit(`${maker}${described}0${rest}`)}${rest}`
}
