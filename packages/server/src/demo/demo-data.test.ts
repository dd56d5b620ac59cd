import { createHash } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'

import { demoTables, type DemoRow } from '../../test/demo-tables.ts'
import { dayOf } from '../database/moment.ts'
import type { Book } from './book.ts'
import { addDays, calendarDay, endOfQuarter, monthStart, newestQuarter } from './calendar.ts'
import type { ClaimAmounts } from './claim-course.ts'
import { demoCompanies, largestCompany } from './companies.ts'
import { demoAccounts } from './people.ts'

const { member, xmember, prospect, broker } = demoCompanies
type Row = DemoRow

interface Claim extends ClaimAmounts {
  ClientId: number
  PolicyId: number
  ClaimNumber: string
  LossDate: string
  ReportedDate: string
  ValuationDate: string
  ClosedDate: string | null
  ClaimantName: string
  StatusCode: string
}

const digest = (tables: Record<string, Row[]>) => createHash('sha256').update(JSON.stringify(tables)).digest('hex')
const cents = (amount: number | null) => Math.round((amount ?? 0) * 100)

describe('the whole demo data', () => {
  const { book, tables, of } = demoTables('2026-11-21')

  test('are the same each time', () => {
    const once = digest(demoTables('2026-11-21', 0.1).tables)
    expect(digest(demoTables('2026-11-21', 0.1).tables)).toBe(once)
    expect(digest(demoTables('2026-11-22', 0.1).tables)).not.toBe(once)
  })

  test('grow with the size of the program', () => {
    expect(of('clients').length).toBeGreaterThan(290)
    expect(of('policies').length).toBeGreaterThan(2400)
    expect(of('claims')).toHaveLength(40_000)
    expect(of('claim_notes').length).toBeGreaterThan(120_000)
    expect(of('documents').length).toBeGreaterThan(5000)
    expect(of('claims', largestCompany)).toHaveLength(20_000)
    expect(of('vehicles', largestCompany)).toHaveLength(3000)
    expect(new Set(of<Claim>('claims').map(({ ClaimantName }) => ClaimantName)).size).toBeGreaterThan(10_000)
    expect(Object.entries(tables).filter(([, rows]) => rows.length === 0)).toEqual([])
  })

  test('contain companies of every type with unique names', () => {
    const { companies } = book
    const types = new Set(companies.map(({ ClientType }) => ClientType))
    expect([...types].sort()).toEqual(['Broker', 'Operating Company', 'Policyholder', 'Prospect', 'XPolicyholder'])
    expect(new Set(companies.map(({ ProgramsRecId }) => ProgramsRecId ?? 0))).toEqual(
      new Set([0, 1, 2, 3, 4, 5, 6, 7, 600]),
    )
    expect(new Set(companies.map(({ ClientName }) => ClientName)).size).toBe(companies.length)
    expect(new Set(companies.map(({ ClientCode }) => ClientCode)).size).toBe(companies.length)
  })

  test('[WIZ-012] contain only valid US mobile numbers', () => {
    const directory = of<{ BusinessPhone: string }>('directory_entries').map(({ BusinessPhone }) => BusinessPhone)
    for (const number of [...book.companies, ...book.people].map(({ Phone }) => Phone).concat(directory)) {
      const phone = parsePhoneNumberFromString(number, 'US')
      expect(phone?.isValid(), number).toBe(true)
      expect(phone?.getType(), number).toMatch(/MOBILE/)
    }
  })

  test('contain only addresses that end in .example', () => {
    const domains = new Set(JSON.stringify(tables).match(/@[^"\s]*/g))
    for (const domain of domains) expect(domain).toMatch(/^@[a-z0-9.]+\.example$/)
    for (const { Email } of book.people) expect(Email).toMatch(/^[a-z.]+@/)
    expect(new Set(book.people.map(({ Email }) => Email)).size).toBe(book.people.length)
    expect(demoAccounts).toHaveLength(15)
    for (const { email } of demoAccounts) expect(book.people.find(({ Email }) => Email === email)?.IsActive).toBe(1)
  })

  test('value claims as an adjuster would', () => {
    const closed = of<Claim>('claims').filter(({ StatusCode }) => StatusCode === 'Closed')
    for (const { LossReserve, ExpenseReserve, MedReserveAmt, ClosedDate, ReportedDate } of closed) {
      expect([LossReserve, ExpenseReserve, MedReserveAmt ?? 0]).toEqual([0, 0, 0])
      expect(ClosedDate! >= ReportedDate).toBe(true)
    }
    for (const claim of of<Claim>('claims')) {
      expect(claim.Recovery <= claim.LossPaid).toBe(true)
      expect(claim.StatusCode === 'Closed').toBe(claim.ClosedDate !== null)
      if (claim.MedPaidAmt === null) continue
      expect(cents(claim.MedPaidAmt) + cents(claim.ExpExclMedPaidAmt)).toBe(cents(claim.ExpensePaid))
      expect(cents(claim.MedReserveAmt) + cents(claim.ExpExclMedReserveAmt)).toBe(cents(claim.ExpenseReserve))
    }
    const states = Object.groupBy(of<Claim>('claims'), ({ StatusCode }) => StatusCode)
    expect(Object.keys(states).sort()).toEqual(['Closed', 'Open', 'Reopened'])
    const paid = of<Claim>('claims').map(({ LossPaid }) => LossPaid)
    expect(Math.max(...paid)).toBeGreaterThan(100 * paid.toSorted((a, b) => a - b)[paid.length / 2]!)
  })

  test('give every active member of the staff a post in a program', () => {
    const posts = new Set(of('user_client_memberships', demoCompanies.staff).map(({ UsersRecId }) => UsersRecId))
    const staff = book.people.filter(({ ClientId, IsActive }) => ClientId === demoCompanies.staff && IsActive === 1)
    expect(staff.filter(({ RecId }) => !posts.has(RecId))).toEqual([])
    const slates = of<{ ProgramsRecId: number }>('slates', demoCompanies.staff)
    expect(new Set(slates.map(({ ProgramsRecId }) => ProgramsRecId)).size).toBe(8)
  })

  test('contain documents of retired types', () => {
    const retired = of<{ RecId: number; IsActive: number }>('document_types').map(({ RecId, IsActive }) => [
      RecId,
      IsActive,
    ])
    expect(retired).toEqual([901, 902, 903, 904].map((RecId) => [RecId, 0]))
    const filed = new Set(of<{ DocumentTypesRecId: number }>('documents').map((row) => row.DocumentTypesRecId))
    for (const [RecId] of retired) expect(filed.has(RecId!)).toBe(true)
  })

  test('weigh best practices by a hundred points in each program', () => {
    for (const weights of Object.values(
      Object.groupBy(of<{ ProgramsRecId: number; Weight: number }>('best_practice_scores'), (row) => row.ProgramsRecId),
    ))
      expect(weights!.reduce((total, { Weight }) => total + Weight, 0)).toBe(100)
  })

  test('give vehicles correct check digits', () => {
    const value = (character: string) =>
      /\d/.test(character)
        ? Number(character)
        : ('ABCDEFGHJKLMNPRSTUVWXYZ'.indexOf(character) >= 0 &&
            Number('12345678123457923456789'['ABCDEFGHJKLMNPRSTUVWXYZ'.indexOf(character)])) ||
          NaN
    const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
    for (const { VIN } of of<{ VIN: string }>('vehicles')) {
      const rest =
        [...VIN].reduce((sum, character, index) => sum + (weights[index] ? value(character) * weights[index] : 0), 0) %
        11
      expect(VIN).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
      expect(VIN[8]).toBe(rest === 10 ? 'X' : String(rest))
    }
  })
})

describe.each(['2026-11-21', '2027-03-01', '2028-02-29', '2027-01-01', '2026-12-31', '2027-05-01', '2026-07-31'])(
  'on %s, a part of the demo data',
  (date) => {
    const { book, tables, of } = demoTables(date, 0.05)
    const { now, today } = book

    test('has something for every table of the member', () => {
      const ofMember = Object.entries(tables).filter(([, rows]) => 'ClientId' in rows[0]!)
      for (const [name] of ofMember) expect(of(name, member).length, name).toBeGreaterThan(0)
      const lines = of('policies', member).filter(inForce(book))
      expect(new Set(lines.map(({ LOB }) => LOB))).toEqual(
        new Set(['Commercial Auto', 'Excess', 'General Liability', 'Workers Compensation']),
      )
      for (const name of ['claims', 'member_fund_analysis', 'documents', 'fund_movements', 'telematics_months'])
        expect(of(name, xmember).length, name).toBeGreaterThan(0)
      for (const name of ['policies', 'claims', 'documents']) expect(of(name, prospect)).toEqual([])
      expect(book.companies.filter(({ BrokerClientId }) => BrokerClientId === broker).length).toBeGreaterThan(5)
    })

    test('has entries for the last 90 days and this quarter', () => {
      for (const ClientId of [member, xmember]) {
        const recent = of<Claim>('claims', ClientId).filter(({ ReportedDate }) => ReportedDate >= addDays(today, -90))
        expect(recent.length).toBeGreaterThan(0)
        expect(of('claim_notifications', ClientId).length).toBeGreaterThan(0)
      }
      const lastMonth = (moment: unknown) =>
        dayOf(moment as Date) >= monthStart(now, 1) && dayOf(moment as Date) < monthStart(now)
      expect(of('courses', member).filter(({ changedAt }) => lastMonth(changedAt)).length).toBeGreaterThan(0)
      expect(of('content_views', member).filter(({ viewedAt }) => lastMonth(viewedAt)).length).toBeGreaterThan(0)
      const thisQuarter = of('documents').filter(
        ({ CreatedDateTime }) => dayOf(CreatedDateTime as Date) > endOfQuarter(newestQuarter(now)),
      )
      expect(new Set(thisQuarter.map(({ ProgramsRecId }) => ProgramsRecId)).size).toBe(8)
      const quarters = of('member_fund_analysis', member).map(({ YearQuarter }) => YearQuarter)
      expect(new Set(quarters).size).toBe(24)
      const months = of('telematics_months', member).map(({ YearMonth }) => YearMonth)
      expect(months).toContain(today.slice(0, 7).replace('-', ''))
      expect(months).toHaveLength(24)
    })

    test('has the agenda of the next meeting of each program', () => {
      const ahead = of<{ Year: number; Month: number; Day: number; ProgramsRecId: number; ClientId: null }>(
        'documents',
      ).filter(({ ClientId, Year, Month, Day }) => ClientId === null && calendarDay(Year, Month - 1, Day) > today)
      expect(new Set(ahead.map(({ ProgramsRecId }) => ProgramsRecId))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 600]))
    })

    test('contains no future events', () => {
      const ahead = ['ExpirationDate', 'Month', 'Day', 'Year'] // a term ends later, and a renewal is for that day
      for (const [name, rows] of Object.entries(tables))
        for (const row of rows)
          for (const [property, value] of Object.entries(row)) {
            if (value instanceof Date) expect(value <= now, `${name} ${property}`).toBe(true)
            else if (/^\d{4}-\d\d-\d\d$/.test(String(value)) && !ahead.includes(property))
              expect(String(value) <= today, `${name} ${property} ${String(value)}`).toBe(true)
          }
    })

    test('orders loss, report, valuation and closing within the policy', () => {
      const policies = new Map(book.policies.map((policy) => [policy.PolicyId, policy]))
      for (const { PolicyId, LossDate, ReportedDate, ValuationDate, ClosedDate } of of<Claim>('claims')) {
        const { EffectiveDate, ExpirationDate, CancelDate } = policies.get(PolicyId)!
        expect(EffectiveDate <= LossDate && LossDate < (CancelDate ?? ExpirationDate)).toBe(true)
        expect(LossDate <= ReportedDate && ReportedDate <= ValuationDate).toBe(true)
        expect(ClosedDate === null || ReportedDate <= ClosedDate).toBe(true)
      }
    })
  },
)

const inForce =
  ({ today }: Book) =>
  ({ EffectiveDate, ExpirationDate, CancelDate }: Row) =>
    String(EffectiveDate) <= today && String(CancelDate ?? ExpirationDate) > today
