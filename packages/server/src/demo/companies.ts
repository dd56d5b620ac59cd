import type { clients, clientChanges } from '../database/tables/clients.ts'
import { places, streets } from './places.ts'
import type { Random } from './random.ts'

export type Company = typeof clients.$inferInsert
export type Change = typeof clientChanges.$inferInsert

/** The companies of the demo accounts; every other one is generated. */
export const demoCompanies = { staff: 1, member: 100, xmember: 101, prospect: 102, broker: 103 } as const

/** A client of the demo broker with 20,000 claims and 3,000 vehicles, to see how long lists behave. */
export const largestCompany = 250

export const programIds = [1, 2, 3, 4, 5, 6, 7, 600] as const

const first = [
  'Cedar',
  'Iron',
  'Prairie',
  'Summit',
  'Blue Mesa',
  'Granite',
  'Copper',
  'Redbud',
  'Lakeshore',
  'Timber',
  'Silver Creek',
  'Highland',
  'Badger',
  'Falcon',
  'Juniper',
  'Keystone',
  'Magnolia',
  'Northgate',
  'Osage',
  'Pinnacle',
  'Stillwater',
  'Windmill',
] as const
const second = [
  'Freight Lines',
  'Trucking',
  'Logistics',
  'Haulage',
  'Transport',
  'Carriers',
  'Builders',
  'Paving',
  'Grain & Feed',
  'Foods',
  'Tank Lines',
  'Concrete',
  'Moving & Storage',
  'Waste Services',
] as const
const suffix = ['Inc.', 'LLC', 'Co.', 'Corp.'] as const

/** A phone number in the ranges that pass as real; 555-01xx is set aside for fiction but refused as a mobile. */
export const phoneNumber = (random: Random, areaCode: string) =>
  `${areaCode}-${random.pick(['328', '476', '624', '837'])}-${random.whole(1000, 9999)}`

/** About three hundred companies of every type, brokers before those they serve. */
export function generateCompanies(random: Random): Company[] {
  const named = (ClientId: number, ClientName: string, ClientType: string, rest: Partial<Company>): Company => ({
    ...place(random),
    ClientId,
    ClientName,
    ClientType,
    ClientCode: codeOf(ClientName, ClientId),
    ...rest,
  })
  const brokers = Array.from({ length: 18 }, (_, index) =>
    named(110 + index, `${first[index]} Insurance Brokers`, 'Broker', {}),
  )
  const demo = [
    named(demoCompanies.staff, 'Captive Program Operations', 'Operating Company', {}),
    named(demoCompanies.broker, 'Harbor & Pine Insurance Brokers', 'Broker', {}),
    named(demoCompanies.member, 'Cedar Ridge Freight Lines', 'Policyholder', {
      ProgramsRecId: 1,
      BrokerClientId: demoCompanies.broker,
    }),
    named(demoCompanies.xmember, 'Old Mill Carriers', 'XPolicyholder', { ProgramsRecId: 2, BrokerClientId: 110 }),
    named(demoCompanies.prospect, 'Sandstone Paving', 'Prospect', { ProgramsRecId: 3 }),
  ]
  const others = Array.from({ length: 276 }, (_, index) => {
    const ClientId = 200 + index
    const name = `${first[index % first.length]} ${second[Math.floor(index / first.length) % second.length]}`
    const type = index % 13 === 5 ? 'Prospect' : index % 7 === 3 ? 'XPolicyholder' : 'Policyholder'
    return named(ClientId, random.chance(0.6) ? `${name} ${random.pick(suffix)}` : name, type, {
      ProgramsRecId: programIds[index % programIds.length] ?? 1,
      BrokerClientId:
        index % 25 === 0
          ? demoCompanies.broker
          : type === 'Prospect' || random.chance(0.25)
            ? null
            : 110 + (index % brokers.length),
    })
  })
  return [...demo.slice(0, 2), ...brokers, ...demo.slice(2), ...others]
}

function place(random: Random) {
  const { City, State, zip, areaCode } = random.pick(places)
  const Line1 = `${random.whole(100, 9900)} ${random.pick(streets)}`
  return { Line1, City, State, ZipCode: zip, Phone: phoneNumber(random, areaCode) }
}

const codeOf = (name: string, id: number) =>
  `${name
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 4)
    .toUpperCase()}${String(id).padStart(4, '0')}`
