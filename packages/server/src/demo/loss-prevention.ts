import { bestPractices, bestPracticeScores, lossControls, warranties } from '../database/tables/loss-prevention.ts'
import { batch, type Batch, type Book, ofInsureds } from './book.ts'
import { addDays, daysBetween } from './calendar.ts'
import { demoCompanies, fleetOf, programIds } from './companies.ts'

/** The price of technology is for each vehicle. */
const services = [
  ['technology', 'DASH', 'Dash cameras with event review', 420],
  ['technology', 'TELE', 'Telematics exchange connection', 145],
  ['technology', 'MVRM', 'Motor vehicle record monitoring', 38],
  ['technology', 'ELRN', 'E-learning platform licenses', 64],
  ['technology', 'COLL', 'Collision mitigation retrofit', 890],
  ['safety', 'SITE', 'On-site safety survey', 2400],
  ['safety', 'DQFA', 'Driver qualification file audit', 1800],
  ['safety', 'DDTR', 'Defensive driving train-the-trainer', 3200],
  ['safety', 'ACCI', 'Accident investigation workshop', 1500],
  ['safety', 'ERGO', 'Ergonomic review of loading docks', 2100],
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

export const lossPreventionBatches = (book: Book): Batch[] => [
  batch(lossControls, generateControls(book)),
  batch(bestPractices, generatePractices(book)),
  batch(bestPracticeScores, generateScores()),
  batch(warranties, generateRequests(book)),
]

const generateControls = (book: Book) =>
  ofInsureds(book, 'loss control', ({ ClientId }, random) =>
    random.some(services, random.whole(6, 9)).map(([kind, EventTypeCd, EventTypeTxt, price]) => {
      const ContractAmount = kind === 'technology' ? price * fleetOf(ClientId) : price
      return { kind, ClientId, EventTypeCd, EventTypeTxt, ContractAmount }
    }),
  )

const generatePractices = (book: Book) =>
  ofInsureds(book, 'best practices', ({ ClientId }, random) => {
    const diligence = random.between(0.4, 0.98)
    return sections.map(([Section]) => ({ ClientId, Section, IsSelectedInd: random.flag(diligence) }))
  })

/** The weight of telematics depends on the program. That of the first section makes up for it. */
const generateScores = () =>
  programIds.flatMap((ProgramsRecId, index) => {
    const shift = (index % 4) * 1.5
    const shifts: Record<string, number> = { [sections[0][0]]: shift, 'Telematics and Dash Cameras': -shift }
    return sections.map(([Section, weight]) => ({ ProgramsRecId, Section, Weight: weight + (shifts[Section] ?? 0) }))
  })

const generateRequests = (book: Book) =>
  ofInsureds(book, 'warranties', ({ ClientId, joined, until }, random) => {
    const isDemo = ClientId === demoCompanies.member
    const days = Math.min(daysBetween(joined, until), 900)
    return random.some(requests, isDemo ? requests.length : random.whole(1, 8)).map(([GroupTypeTxt, WarrantyNm2]) => {
      const WarrantyStatusCd = random.pick(['Open', 'Open', 'In Progress', 'Closed', 'Completed'])
      const DateInitiated = addDays(until, -random.whole(5, Math.max(5, days)))
      return { ClientId, WarrantyNm2, DateInitiated, WarrantyStatusCd, GroupTypeTxt }
    })
  })
