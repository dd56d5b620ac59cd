import type { clients } from '../database/tables/clients.ts'
import { places, streets } from './places.ts'
import { randomOf, type Random } from './random.ts'

export type Company = typeof clients.$inferInsert

/** The companies of the demo accounts. The other companies are generated. */
export const demoCompanies = { staff: 1, member: 100, xmember: 101, prospect: 102, broker: 103 } as const

/** A client of the demo broker with 20,000 claims and 3,000 vehicles. It shows how long lists behave. */
export const largestCompany = 250

/** These have policies in every line and documents of every kind. */
export const completeCompanies: readonly number[] = [demoCompanies.member, demoCompanies.xmember, largestCompany]

/** Members that have joined this month and have nothing yet. They show how every screen looks when it is empty. */
export const newcomers: readonly number[] = [222, 302, 388, 450]

export const programIds = [1, 2, 3, 4, 5, 6, 7, 600] as const

const first = (
  'Cedar,Iron,Prairie,Summit,Blue Mesa,Granite,Copper,Redbud,Lakeshore,Timber,Silver Creek,Highland,Badger,Falcon,' +
  'Juniper,Keystone,Magnolia,Northgate,Osage,Pinnacle,Stillwater,Windmill'
).split(',')
const second = (
  'Freight Lines,Trucking,Logistics,Haulage,Transport,Carriers,Builders,Paving,Grain & Feed,Foods,Tank Lines,' +
  'Concrete,Moving & Storage,Waste Services'
).split(',')
const suffixes = ['Inc.', 'LLC', 'Co.', 'Corp.'] as const

/** A phone number that passes as real. Numbers from 555-0100 are for fiction, but are refused as mobile numbers. */
export const phoneNumber = (random: Random, areaCode: string): string =>
  `${areaCode}-${random.pick(['328', '476', '624', '837'])}-${random.whole(1000, 9999)}`

/** About three hundred companies of every type. Brokers come before the companies that they serve. */
export function generateCompanies(random: Random): Company[] {
  const named = (ClientId: number, ClientName: string, ClientType: string, rest: Partial<Company> = {}): Company => {
    const { City, State, zip: ZipCode, areaCode } = random.pick(places)
    const Line1 = `${random.whole(100, 9900)} ${random.pick(streets)}`
    const letters = ClientName.replaceAll(/[^A-Za-z]/g, '').slice(0, 4)
    const ClientCode = `${letters.toUpperCase()}${String(ClientId).padStart(4, '0')}`
    const Phone = phoneNumber(random, areaCode)
    return { ClientId, ClientName, ClientType, ClientCode, Line1, City, State, ZipCode, Phone, ...rest }
  }
  const { staff, member, xmember, prospect, broker } = demoCompanies
  const brokers = first.slice(0, 18).map((name, index) => named(110 + index, `${name} Insurance Brokers`, 'Broker'))
  const demo = [
    named(staff, 'Captive Program Operations', 'Operating Company'),
    named(broker, 'Harbor & Pine Insurance Brokers', 'Broker'),
    named(member, 'Cedar Ridge Freight Lines', 'Policyholder', { ProgramsRecId: 1, BrokerClientId: broker }),
    named(xmember, 'Old Mill Carriers', 'XPolicyholder', { ProgramsRecId: 2, BrokerClientId: 110 }),
    named(prospect, 'Sandstone Paving', 'Prospect', { ProgramsRecId: 3 }),
  ]
  const others = Array.from({ length: 276 }, (_, index) => {
    const name = `${first[index % first.length]} ${second[Math.floor(index / first.length) % second.length]}`
    const type = index % 13 === 5 ? 'Prospect' : index % 7 === 3 ? 'XPolicyholder' : 'Policyholder'
    const fullName = random.chance(0.6) ? `${name} ${random.pick(suffixes)}` : name
    const isOfDemoBroker = index % 25 === 0
    const hasBroker = isOfDemoBroker || (type !== 'Prospect' && !random.chance(0.25))
    return named(200 + index, fullName, type, {
      ProgramsRecId: programIds[index % programIds.length] ?? 1,
      BrokerClientId: isOfDemoBroker ? broker : hasBroker ? 110 + (index % brokers.length) : null,
    })
  })
  return [...demo.slice(0, 2), ...brokers, ...demo.slice(2), ...others]
}

const knownFleets: Record<number, number> = {
  [demoCompanies.member]: 36,
  [demoCompanies.xmember]: 24,
  [largestCompany]: 3000,
}

/** How many vehicles a company has. Its premium, its claims and its telematics depend on it. */
export const fleetOf = (ClientId: number): number => knownFleets[ClientId] ?? randomOf('fleet', ClientId).whole(5, 40)
