import type { Answers } from '@captive/form-engine'
import { samples } from '@captive/form-engine/catalogue'
import type { ClaimType } from '@captive/form-engine/claim'

import { demoCompanies, largestCompany } from './companies.ts'

/** A sample of the catalogue with a reporter, a place and additional answers of its own, some hours ago. */
type DemoReport = readonly [
  company: number,
  sample: string,
  hours: number,
  reporter: string,
  place: string,
  own: Answers,
]

const { member } = demoCompanies
const large = largestCompany
const c19 = [
  { c306: 'TXB 7714', c307: 'TX', c308: 'Ruth Galloway' },
  { c306: 'OKR 2093', c307: 'OK', c308: 'Emeka Adeyemi' },
]

/**
 * Oldest first for each company. No two have the same person, vehicle, plate or place, and the samples have others. The
 * demo broker sees those of its clients 225 and 275.
 */
export const demoReports: readonly DemoReport[] = [
  [member, 'general-liability-visitor', 75.4, 'Ingrid Pemberton', 'Customer counter|Amarillo|TX|79101', {}],
  [member, 'auto-in-a-hurry', 26.7, 'Walter Dempsey', 'Fuel stop at exit 96|Conway|TX|79068', { c201: '2206' }],
  [member, 'auto-two-vehicles', 3.2, 'Colette Barrera', 'I-40, mile 171|Shamrock|TX|79079', { c201: '2261', c19 }],
  [225, 'auto-in-a-hurry', 19.6, 'Selma Hartley', 'Rest area at mile 303|Troy|TX|76579', { c201: '31' }],
  [large, 'property-fire', 96.3, 'Lorenzo Underhill', 'Warehouse 11|Fort Worth|TX|76106', { c184: 'FTW-W11' }],
  [large, 'workers-compensation-fall', 51.8, 'Bernice Talbot', 'Dock 22|Fort Worth|TX|76177', { c402: 'Villanueva' }],
  [large, 'auto-in-a-hurry', 2.4, 'Amos Carmichael', 'Weigh station|Laredo|TX|78040', { c201: '1402' }],
  [275, 'auto-in-a-hurry', 5.5, 'Rosalind Baldwin', 'Scale house at exit 240|Catoosa|OK|74015', { c201: '9' }],
]

/** The answers of a sample on a day. */
export function sampleAnswers(name: string, day: string): { claimType: ClaimType; answers: Answers } {
  const sample = samples.find((one) => one.name === name)
  if (!sample) throw new TypeError(`The catalogue has no sample ${name}.`)
  return { claimType: sample.claimType, answers: sample.answers(day) }
}

/** The answers of a report that was made on a day. */
export function answersOf([, name, , reporter, place, own]: DemoReport, day: string) {
  const { claimType, answers } = sampleAnswers(name, day)
  const [c101 = '', c103 = ''] = reporter.split(' ')
  const [c113 = '', c114 = '', c115 = '', c116 = ''] = place.split('|')
  const changed = Object.entries(own).map(([key, answer]) => [key, withOwnItems(answers[key], answer)])
  return { claimType, answers: { ...answers, c101, c103, c113, c114, c115, c116, ...Object.fromEntries(changed) } }
}

/** Changes the items of a repeated section one by one. Another answer is replaced. */
function withOwnItems(items: Answers[string], own: Answers[string]) {
  if (!Array.isArray(items) || !Array.isArray(own)) return own
  return items.map((item: Answers, index) => ({ ...item, ...(own[index] as Answers | undefined) }))
}
