import { bestPractices, bestPracticeScores, lossControls, warranties } from '../database/tables/loss-prevention.ts'
import { batch, type Batch } from './batch.ts'
import { ofInsureds, type Book } from './book.ts'
import { addDays, daysBetween } from './calendar.ts'
import { demoCompanies, fleetOf, programIds } from './companies.ts'

/** The price is for each vehicle. */
const technology = [
  ['DASH', 'Dash cameras with event review', 420],
  ['TELE', 'Telematics exchange connection', 145],
  ['MVRM', 'Motor vehicle record monitoring', 38],
  ['ELRN', 'E-learning platform licenses', 64],
  ['COLL', 'Collision mitigation retrofit', 890],
  ['ELOG', 'Electronic logging and hours of service audit', 110],
] as const

const safety = [
  ['SITE', 'On-site safety survey', 2400],
  ['DQFA', 'Driver qualification file audit', 1800],
  ['DDTR', 'Defensive driving train-the-trainer', 3200],
  ['ACCI', 'Accident investigation workshop', 1500],
  ['ERGO', 'Ergonomic review of loading docks', 2100],
  ['MOCK', 'Mock compliance review', 2750],
] as const

/** Sections of the checklist. The weights of a program add up to 100. */
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
  ['Warranty', 'Install forward-facing cameras in all power units'],
  ['Warranty', 'Complete driver qualification files for drivers hired this year'],
  ['Warranty', 'Run motor vehicle records twice a year'],
  ['Warranty', 'Limit governed speed to 68 mph'],
  ['Warranty', 'Share telematics data through the approved exchange'],
  ['Recommendation', 'Hold a quarterly accident review board'],
  ['Recommendation', 'Coach drivers with three or more events in a month'],
  ['Recommendation', 'Add slip-resistant treads to trailer steps'],
  ['Recommendation', 'Document pre-trip inspections electronically'],
  ['Recommendation', 'Offer modified duty within two days of an injury'],
] as const
const openStates = ['Open', 'Open', 'In Progress'] as const
const closedStates = ['Closed', 'Completed'] as const

export const lossPreventionBatches = (book: Book): Batch[] => [
  batch(lossControls, controls(book)),
  batch(bestPractices, practices(book)),
  batch(bestPracticeScores, scores()),
  batch(warranties, requested(book)),
]

const controls = (book: Book) =>
  ofInsureds(book, 'loss control', ({ ClientId }, random): (typeof lossControls.$inferInsert)[] => [
    ...random.some(technology, random.whole(2, 5)).map(([EventTypeCd, EventTypeTxt, price]) => {
      return {
        kind: 'technology' as const,
        ClientId,
        EventTypeCd,
        EventTypeTxt,
        ContractAmount: price * fleetOf(ClientId),
      }
    }),
    ...random.some(safety, random.whole(2, 5)).map(([EventTypeCd, EventTypeTxt, ContractAmount]) => {
      return { kind: 'safety' as const, ClientId, EventTypeCd, EventTypeTxt, ContractAmount }
    }),
  ])

const practices = (book: Book) =>
  ofInsureds(book, 'best practices', ({ ClientId }, random) => {
    const diligence = random.between(0.4, 0.98)
    return sections.map(([Section]) => ({
      ClientId,
      Section,
      IsSelectedInd: random.chance(diligence) ? (1 as const) : (0 as const),
    }))
  })

/** The weight of telematics depends on the program. That of the first section makes up for it. */
const scores = () =>
  programIds.flatMap((ProgramsRecId, index) => {
    const shift = (index % 4) * 1.5
    const shifts: Record<string, number> = { [sections[0][0]]: shift, 'Telematics and Dash Cameras': -shift }
    return sections.map(([Section, weight]) => ({ ProgramsRecId, Section, Weight: weight + (shifts[Section] ?? 0) }))
  })

const requested = (book: Book) =>
  ofInsureds(book, 'warranties', ({ ClientId, joined, until }, random) => {
    const isDemo = ClientId === demoCompanies.member
    const days = Math.min(daysBetween(joined, until), 900)
    const count = isDemo ? requests.length : random.whole(1, 8)
    return random.some(requests, count).map(([GroupTypeTxt, WarrantyNm2], index) => {
      const ago = random.whole(5, Math.max(6, days))
      const isOpen = isDemo ? index % 3 !== 0 : random.chance(ago < 300 ? 0.7 : 0.25)
      const WarrantyStatusCd = random.pick<string>(isOpen ? openStates : closedStates)
      return { ClientId, WarrantyNm2, DateInitiated: addDays(until, -ago), WarrantyStatusCd, GroupTypeTxt }
    })
  })
