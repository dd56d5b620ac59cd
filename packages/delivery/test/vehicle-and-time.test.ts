import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'

import { analyzeDelivery, readFile, type Claim } from '../src/index.ts'
import { existingInMemory, type Program } from './existing-in-memory.ts'

const program = JSON.parse(readFileSync(join(import.meta.dirname, 'deliveries', 'baseline.json'), 'utf8')) as Program
const [policy] = program.policies

/** Reads a workbook with a sender's headers and one claim for each time. */
async function claimsWith(
  heads: { vehicle: string; time: string },
  times: readonly (string | number)[],
): Promise<Claim[]> {
  const rows = times.map((time, at) => [`VT-${at}`, policy!.number, policy!.effective, 'Open', 'Unit 104', time, 100])
  const head = ['Claim Number', 'Policy Number', 'Date of Loss', 'Status', heads.vehicle, heads.time, 'Loss Paid']
  const workbook = utils.book_new(utils.aoa_to_sheet([head, ...rows]), 'Claims')
  const folder = mkdtempSync(join(tmpdir(), 'vehicle-'))
  const path = join(folder, 'run.xlsx')
  writeFileSync(path, new Uint8Array(write(workbook, { type: 'array' }) as ArrayBuffer))
  const found: Claim[] = []
  await analyzeDelivery(await readFile({ name: 'run.xlsx', path }), {
    existing: existingInMemory(program),
    onClaims: async (checked) => void found.push(...checked.map(({ claim }) => claim)),
  })
  rmSync(folder, { recursive: true })
  return found
}

describe('a loss run', () => {
  test.each([
    { vehicle: 'Unit #', time: 'Time of Loss' },
    { vehicle: 'VIN', time: 'Accident Time' },
    { vehicle: 'Vehicle', time: 'LossTime' },
  ])('has vehicles under "$vehicle" and times under "$time"', async (heads) => {
    expect(await claimsWith(heads, ['2:30 PM'])).toMatchObject([{ Vehicle: 'Unit 104', LossTime: '14:30' }])
  })

  test.each([
    ['2:30 PM', '14:30'],
    ['12:05 am', '00:05'],
    ['12 p.m.', '12:00'],
    ['14:30:59', '14:30'],
    ['2.30 PM', '14:30'],
    ['14.30', '14:30'],
    ['2:30P', '14:30'],
    ['0.50', null],
    [14.25, null],
    ['1430', '14:30'],
    ['0905', '09:05'],
    [0.604_166_7, '14:30'],
    [0.999_99, '00:00'],
    [0, null],
    ['0', null],
    ['00:00', '00:00'],
    ['25:00', null],
    ['13 PM', null],
    ['9:75', null],
    ['7', null],
    ['unknown', null],
  ])('reads the time %j as %j', async (written, time) => {
    const claims = await claimsWith({ vehicle: 'Unit', time: 'Time of Loss' }, ['1:00 PM', written])
    expect(claims.map(({ LossTime }) => LossTime)).toEqual(['13:00', time])
  })
})
