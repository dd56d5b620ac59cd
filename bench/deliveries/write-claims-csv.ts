import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const companies = 200
const policiesOfCompany = 5
const asOf = '2026-10-31'
const batch = 1_000

const code = (company: number) => String(7_000 + company)
const policyNumber = (company: number, year: number) => `BENCH-${code(company)}-${year}`
const yearOf = (policy: number) => 2022 + policy
const two = (number: number) => String(number).padStart(2, '0')

/** Writes a program with companies and policies for the claims. */
export async function writeProgram(path: string): Promise<void> {
  const all = Array.from({ length: companies }, (_, company) => company)
  const policies = all.flatMap((company) =>
    Array.from({ length: policiesOfCompany }, (_, policy) => ({
      number: policyNumber(company, yearOf(policy)),
      line: 'Commercial Auto',
      effective: `${yearOf(policy)}-01-01`,
      expiration: `${yearOf(policy) + 1}-01-01`,
      carrier: 'Keel Mutual',
      company: code(company),
    })),
  )
  const program = {
    companies: all.map((company) => ({ code: code(company), legalName: `Bench Freight ${company} LLC` })),
    policies,
    claims: [],
  }
  await writeFile(path, JSON.stringify(program))
}

const heads = [
  ...['Claim Number', 'Policy Number', 'Date of Loss', 'Date Reported', 'Date Closed', 'Status', 'Claimant', 'Driver'],
  ...['Cause of Loss', 'Accident State', 'Loss Description', 'Loss Paid', 'Loss Reserve', 'Expense Paid'],
  ...['Expense Reserve', 'Recovery', 'Total Incurred', 'Valuation Date'],
]

/** Writes a loss run with `count` claims. A million claims are about 200 MB. */
export async function writeClaims(path: string, count: number): Promise<void> {
  await pipeline(Readable.from(linesOf(count)), createWriteStream(path))
}

function* linesOf(count: number): Generator<string> {
  yield `${heads.join(',')}\r\n`
  for (let from = 0; from < count; from += batch)
    yield Array.from({ length: Math.min(batch, count - from) }, (_, at) => `${lineOf(from + at).join(',')}\r\n`).join(
      '',
    )
}

function lineOf(at: number): (string | number)[] {
  const year = yearOf(Math.floor(at / companies) % policiesOfCompany)
  const day = `${year}-${two(1 + (at % 9))}-${two(1 + (at % 28))}`
  const isClosed = at % 3 > 0
  const [paid, reserve, expense] = [(at * 37) % 25_000, isClosed ? 0 : (at * 17) % 9_000, (at * 7) % 1_900]
  return [
    ...[`BC${String(at).padStart(9, '0')}`, policyNumber(at % companies, year), day, day],
    ...[isClosed ? `${year}-10-${two(1 + (at % 28))}` : '', isClosed ? 'Closed' : 'Open'],
    ...[`Claimant Number ${at}`, `Driver ${at % 50_021}`, 'Collision with vehicle', 'IL'],
    `Struck from behind near exit ${at % 311}`,
    ...[`${paid}.25`, `${reserve}.00`, `${expense}.50`, '0.00', '0.00', `${paid + reserve + expense}.75`, asOf],
  ]
}
