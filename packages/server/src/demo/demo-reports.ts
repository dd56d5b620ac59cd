import type { Answers } from '@captive/form-engine'
import { samples } from '@captive/form-engine/catalogue'
import type { ClaimType } from '@captive/form-engine/claim'

import { demoCompanies, largestCompany } from './companies.ts'

/** A sample of the catalogue as a company reported it: with people, vehicles and places of its own, in its words. */
export interface DemoReport {
  company: number
  sample: string
  hoursAgo: number
  /** In the place of the sample's answers; items of a repeated section one by one. */
  own: Answers
}

const by = (c101: string, c103: string): Answers => ({ c101, c103 })
const at = (c113: string, c114: string, c115: string, c116: string): Answers => ({ c113, c114, c115, c116 })

/** Our tractor with its trailer, and the two behind it. */
const chain = (c201: string, c203: string, c239: string, ...c19: Answers[]): Answers => ({ c201, c203, c239, c19 })

/**
 * Oldest first for each company; no two share a driver, a vehicle, a plate or a place, nor does one with the catalogue.
 * The broker's clients 225 and 275 are there to be seen by the broker.
 */
export const demoReports: readonly DemoReport[] = [
  {
    company: demoCompanies.member,
    sample: 'general-liability-visitor',
    hoursAgo: 75.4,
    own: {
      ...by('Ingrid', 'Pemberton'),
      ...at('Customer counter, 1410 Harrison Street', 'Amarillo', 'TX', '79101'),
      c163: 'Harrison Street Partners',
    },
  },
  {
    company: demoCompanies.member,
    sample: 'auto-in-a-hurry',
    hoursAgo: 26.7,
    own: { ...by('Walter', 'Dempsey'), ...at('Fuel stop at exit 96', 'Conway', 'TX', '79068'), c201: '2206' },
  },
  {
    company: demoCompanies.member,
    sample: 'auto-two-vehicles',
    hoursAgo: 3.2,
    own: {
      ...by('Colette', 'Barrera'),
      ...at('I-40 eastbound, mile marker 171', 'Shamrock', 'TX', '79079'),
      c135: 'Shamrock General Hospital',
      c144: 'TX-26-40177',
      c182: 'Neil Forsythe, stopped behind us on the shoulder.',
      c184: 'TRK-2261',
      ...chain(
        '2261',
        'T-6140',
        'TX-40177215',
        { c306: 'TXB 7714', c307: 'TX', c308: 'Ruth Galloway', c311: 'Galloway Fencing', c314: 'PM-4410-12' },
        { c306: 'OKR 2093', c307: 'OK', c308: 'Emeka Adeyemi' },
      ),
      c224: 'On the shoulder, behind the ramp',
      c260: 'EV-90166',
    },
  },
  {
    company: 225,
    sample: 'auto-in-a-hurry',
    hoursAgo: 19.6,
    own: { ...by('Selma', 'Hartley'), ...at('Rest area at mile 303', 'Troy', 'TX', '76579'), c201: '31' },
  },
  {
    company: largestCompany,
    sample: 'property-fire',
    hoursAgo: 96.3,
    own: {
      ...by('Lorenzo', 'Underhill'),
      ...at('Warehouse 11, 4800 Blue Mound Road', 'Fort Worth', 'TX', '76106'),
      c144: 'FWFD-20931',
      c184: 'FTW-W11',
    },
  },
  {
    company: largestCompany,
    sample: 'workers-compensation-fall',
    hoursAgo: 51.8,
    own: {
      ...by('Bernice', 'Talbot'),
      ...at('Dock 22, Alliance terminal', 'Fort Worth', 'TX', '76177'),
      c135: 'Alliance Medical Center',
      c401: 'Reuben',
      c402: 'Villanueva',
      c443: 'Alliance Medical Center',
      c489: '902 Prairie Avenue',
      c490: 'Haslet',
      c491: 'TX',
      c492: '76052',
    },
  },
  {
    company: largestCompany,
    sample: 'auto-two-vehicles',
    hoursAgo: 30.1,
    own: {
      ...by('Dwight', 'Montoya'),
      ...at('I-35W northbound, mile marker 65', 'Fort Worth', 'TX', '76177'),
      c135: 'Alliance Medical Center',
      c144: 'TX-26-40098',
      c182: 'Paula Escobar, in the next lane.',
      c184: 'TRK-1188',
      ...chain(
        '1188',
        'T-7725',
        'TX-33910448',
        { c306: 'TXK 3382', c307: 'TX', c308: 'Otis Wheeler', c311: 'Wheeler Drywall', c314: 'PM-3175-40' },
        { c306: 'TXM 9051', c307: 'TX', c308: 'Nadia Popescu' },
      ),
      c224: 'On the shoulder, behind the ramp',
      c260: 'EV-90102',
    },
  },
  {
    company: largestCompany,
    sample: 'general-liability-visitor',
    hoursAgo: 9.7,
    own: {
      ...by('Keiko', 'Fontaine'),
      ...at('Drivers’ lounge, 4800 Blue Mound Road', 'Fort Worth', 'TX', '76106'),
      c163: 'Blue Mound Properties',
    },
  },
  {
    company: largestCompany,
    sample: 'auto-in-a-hurry',
    hoursAgo: 2.4,
    own: { ...by('Amos', 'Carmichael'), ...at('Weigh station at mile 414', 'Laredo', 'TX', '78040'), c201: '1402' },
  },
  {
    company: 275,
    sample: 'workers-compensation-fall',
    hoursAgo: 46.2,
    own: {
      ...by('Gwen', 'Iverson'),
      ...at('Loading yard, 77 Depot Street', 'Tulsa', 'OK', '74103'),
      c135: 'Tulsa Regional',
      c401: 'Hassan',
      c402: 'Mbatha',
      c443: 'Tulsa Regional',
      c489: '15 Sycamore Lane',
      c490: 'Sapulpa',
      c491: 'OK',
      c492: '74066',
    },
  },
  {
    company: 275,
    sample: 'auto-in-a-hurry',
    hoursAgo: 5.5,
    own: { ...by('Rosalind', 'Baldwin'), ...at('Scale house at exit 240', 'Catoosa', 'OK', '74015'), c201: '9' },
  },
]

/** What was answered in a report made on a day. */
export function answersOf(report: DemoReport, day: string): { claimType: ClaimType; answers: Answers } {
  const sample = samples.find(({ name }) => name === report.sample)
  if (!sample) throw new TypeError(`The catalogue has no sample ${report.sample}.`)
  const answers = sample.answers(day)
  return { claimType: sample.claimType, answers: withOwn(answers, report.own) }
}

function withOwn(answers: Answers, own: Answers): Answers {
  const given = Object.entries(own).map(([key, answer]) => {
    const items = answers[key]
    if (!Array.isArray(answer) || !Array.isArray(items)) return [key, answer]
    return [key, items.map((item: Answers, index) => ({ ...item, ...(answer[index] as Answers | undefined) }))]
  })
  return { ...answers, ...Object.fromEntries(given) }
}
