import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

import { analyzeDelivery, readFile, type AnalyzeOptions, type Claim } from '../src/index.ts'
import { existingInMemory, type Program } from './existing-in-memory.ts'

const policyOf = (number: string, line: string, company: string) => ({
  ...{ number, line, company },
  ...{ effective: '2026-01-01', expiration: '2027-01-01' },
})
/** Two companies with policies for 2026. The prefix of a policy is the initial of its company. */
export const program: Program = {
  companies: [
    { clientId: 1, code: '0001', legalName: 'Alder Freight' },
    { clientId: 2, code: '0002', legalName: 'Birch Haulage' },
  ],
  policies: [
    policyOf('A-WC', 'Workers Compensation', '0001'),
    policyOf('A-GL', 'General Liability', '0001'),
    policyOf('A-CA', 'Commercial Auto', '0001'),
    policyOf('A-UM', 'Umbrella', '0001'),
    policyOf('A-CG', 'Cargo', '0001'),
    policyOf('A-CY', 'Cyber', '0001'),
    policyOf('B-CA', 'Commercial Auto', '0002'),
  ],
  claims: [],
}

/** Opens lines of text as a file, which exists until the test ends. */
export async function openLines(lines: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'losses.csv')
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''))
  return readFile({ name: 'losses.csv', path })
}

/** Analyzes lines of text; returns the accepted claims, and the classes of the findings about rows. */
export async function analyzeLines(
  lines: readonly string[],
  options: Partial<AnalyzeOptions> & { program?: Program } = {},
) {
  const claims: Claim[] = []
  const { rows, mapping } = await analyzeDelivery(await openLines(lines), {
    existing: existingInMemory(options.program ?? program),
    asOf: '2026-10-31',
    ...options,
    onClaims: async (checked) => void claims.push(...checked.map(({ claim }) => claim)),
  })
  const findings = [...rows.refused, ...rows.doubtful].flatMap(({ row, class: name }) =>
    row === null ? [] : [`${row}: ${name}`],
  )
  return { claims, findings, mapping }
}
