import type { bestPractices, bestPracticeScores, lossControls, warranties } from '../database/tables/loss-prevention.ts'
import { fleetOf, type Book } from './book.ts'
import { dayOf } from '../database/moment.ts'
import { addDays, daysBetween } from './calendar.ts'
import { demoCompanies, programIds } from './companies.ts'
import { termOf } from './memberships.ts'
import { randomOf } from './random.ts'

const technology = [
  { EventTypeCd: 'DASH', EventTypeTxt: 'Dash cameras with event review', each: 420 },
  { EventTypeCd: 'TELE', EventTypeTxt: 'Telematics exchange connection', each: 145 },
  { EventTypeCd: 'MVRM', EventTypeTxt: 'Motor vehicle record monitoring', each: 38 },
  { EventTypeCd: 'ELRN', EventTypeTxt: 'E-learning platform licenses', each: 64 },
  { EventTypeCd: 'COLL', EventTypeTxt: 'Collision mitigation retrofit', each: 890 },
  { EventTypeCd: 'ELOG', EventTypeTxt: 'Electronic logging and hours of service audit', each: 110 },
] as const

const safety = [
  { EventTypeCd: 'SITE', EventTypeTxt: 'On-site safety survey', ContractAmount: 2400 },
  { EventTypeCd: 'DQFA', EventTypeTxt: 'Driver qualification file audit', ContractAmount: 1800 },
  { EventTypeCd: 'DDTR', EventTypeTxt: 'Defensive driving train-the-trainer', ContractAmount: 3200 },
  { EventTypeCd: 'ACCI', EventTypeTxt: 'Accident investigation workshop', ContractAmount: 1500 },
  { EventTypeCd: 'ERGO', EventTypeTxt: 'Ergonomic review of loading docks', ContractAmount: 2100 },
  { EventTypeCd: 'MOCK', EventTypeTxt: 'Mock compliance review', ContractAmount: 2750 },
] as const

/** Sections of the checklist; the weights of a program add up to 100. */
const sections = [
  ['Management Commitment', 12],
  ['Driver Hiring Standards', 12],
  ['Driver Qualification Files', 10],
  ['Motor Vehicle Record Review', 10],
  ['Telematics and Dash Cameras', 14],
  ['Speed Management', 8],
  ['Hours of Service', 8],
  ['Vehicle Maintenance', 8],
  ['Accident Review Board', 7],
  ['Claims Reporting Within 24 Hours', 6],
  ['Return to Work Program', 5],
] as const

const requests = [
  ['Install forward-facing cameras in all power units', 'Warranty'],
  ['Complete driver qualification files for drivers hired this year', 'Warranty'],
  ['Run motor vehicle records twice a year', 'Warranty'],
  ['Limit governed speed to 68 mph', 'Warranty'],
  ['Share telematics data through the approved exchange', 'Warranty'],
  ['Hold a quarterly accident review board', 'Recommendation'],
  ['Coach drivers with three or more events in a month', 'Recommendation'],
  ['Add slip-resistant treads to trailer steps', 'Recommendation'],
  ['Document pre-trip inspections electronically', 'Recommendation'],
  ['Offer modified duty within two days of an injury', 'Recommendation'],
] as const
const openStates = ['Open', 'Open', 'In Progress'] as const
const closedStates = ['Closed', 'Completed'] as const

export const generateLossControls = (book: Book) =>
  book.insureds.flatMap(({ ClientId }): (typeof lossControls.$inferInsert)[] => {
    const random = randomOf('loss control', ClientId)
    return [
      ...random.some(technology, random.whole(2, 5)).map(({ each, ...event }) => ({
        kind: 'technology' as const,
        ClientId,
        ...event,
        ContractAmount: each * fleetOf(ClientId),
      })),
      ...random.some(safety, random.whole(2, 5)).map((event) => ({ kind: 'safety' as const, ClientId, ...event })),
    ]
  })

export const generateBestPractices = (book: Book) =>
  book.insureds.flatMap(({ ClientId }): (typeof bestPractices.$inferInsert)[] => {
    const random = randomOf('best practices', ClientId)
    const diligence = random.between(0.4, 0.98)
    return sections.map(([Section]) => ({ ClientId, Section, IsSelectedInd: random.chance(diligence) ? 1 : 0 }))
  })

/** From program to program the weight of telematics differs; that of the first section makes up for it. */
export const generateBestPracticeScores = (): (typeof bestPracticeScores.$inferInsert)[] =>
  programIds.flatMap((ProgramsRecId, index) => {
    const shift = (index % 4) * 1.5
    return sections.map(([Section, weight], place) => ({
      ProgramsRecId,
      Section,
      Weight: weight + (place === 0 ? shift : Section === 'Telematics and Dash Cameras' ? -shift : 0),
    }))
  })

export const generateWarranties = (book: Book) =>
  book.insureds.flatMap(({ ClientId }): (typeof warranties.$inferInsert)[] => {
    const random = randomOf('warranties', ClientId)
    const terms = book.memberships.filter((membership) => membership.ClientId === ClientId).map(termOf)
    const last = terms.at(-1)?.to ?? ''
    const end = last < dayOf(book.today) ? last : dayOf(book.today)
    const days = Math.min(daysBetween(terms[0]?.from ?? end, end), 900)
    const count = ClientId === demoCompanies.member ? requests.length : random.whole(1, 8)
    return random.some(requests, count).map(([WarrantyNm2, GroupTypeTxt], index) => {
      const ago = random.whole(5, Math.max(6, days))
      const isOpen = ClientId === demoCompanies.member ? index % 3 !== 0 : random.chance(ago < 300 ? 0.7 : 0.25)
      return {
        ClientId,
        WarrantyNm2,
        DateInitiated: addDays(end, -ago),
        WarrantyStatusCd: random.pick(isOpen ? openStates : closedStates),
        GroupTypeTxt,
      }
    })
  })
