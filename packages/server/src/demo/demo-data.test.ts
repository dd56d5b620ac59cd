import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'

import { demoCompanies, generateChanges, generateCompanies } from './companies.ts'
import { demoAccounts, generatePeople } from './people.ts'
import { generatePolicies } from './policies.ts'
import { seededRandom } from './random.ts'

const today = new Date('2026-11-21T12:00:00Z')

function generate() {
  const random = seededRandom(2026)
  const companies = generateCompanies(random)
  return {
    companies,
    people: generatePeople(companies, random),
    policies: generatePolicies(companies, random, today),
    changes: generateChanges(companies, today),
  }
}

const { companies, people, policies, changes } = generate()

describe('the demo data', () => {
  test('are the same each time', () => {
    expect(generate()).toEqual({ companies, people, policies, changes })
  })

  test('hold about three hundred companies of every type, each with a name of its own', () => {
    expect(companies.length).toBeGreaterThan(290)
    expect(new Set(companies.map(({ ClientType }) => ClientType))).toEqual(
      new Set(['Operating Company', 'Broker', 'Policyholder', 'XPolicyholder', 'Prospect']),
    )
    expect(new Set(companies.map(({ ClientName }) => ClientName)).size).toBe(companies.length)
    expect(new Set(companies.map(({ ClientCode }) => ClientCode)).size).toBe(companies.length)
  })

  test('hold members in all eight programs', () => {
    const programs = new Set(companies.map(({ ProgramsRecId }) => ProgramsRecId ?? 0))
    expect([...programs].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 600])
  })

  test('[WIZ-012] hold only phone numbers that pass as valid US mobile numbers', () => {
    for (const { Phone } of [...companies, ...people]) {
      const phone = parsePhoneNumberFromString(Phone, 'US')
      expect(phone?.isValid(), Phone).toBe(true)
      expect(phone?.getType(), Phone).toMatch(/MOBILE/)
    }
  })

  test('hold only addresses that end in .example', () => {
    for (const { Email } of people) expect(Email).toMatch(/^[a-z0-9.]+@[a-z0-9.]+\.example$/)
    expect(new Set(people.map(({ Email }) => Email)).size).toBe(people.length)
  })

  test('hold an account for every role of every group', () => {
    expect(demoAccounts).toHaveLength(15)
    for (const { email } of demoAccounts) expect(people.find(({ Email }) => Email === email)?.IsActive).toBe(1)
  })

  test('give the member of the demo accounts a policy in force in all four lines', () => {
    const inForce = policies.filter(
      (policy) =>
        policy.ClientId === demoCompanies.member && policy.ExpirationDate > '2026-11-21' && !policy.CancelDate,
    )
    expect(inForce.map(({ LOB }) => LOB).sort()).toEqual([
      'Commercial Auto',
      'Excess',
      'General Liability',
      'Workers Compensation',
    ])
  })

  test('hold policies in force, expired and cancelled', () => {
    expect(policies.filter(({ CancelDate }) => CancelDate).length).toBeGreaterThan(50)
    expect(policies.filter(({ ExpirationDate }) => ExpirationDate > '2026-11-21').length).toBeGreaterThan(300)
    expect(policies.filter(({ ExpirationDate }) => ExpirationDate < '2026-11-21').length).toBeGreaterThan(1000)
    for (const { EffectiveDate, CancelDate, ExpirationDate } of policies) {
      expect(EffectiveDate < ExpirationDate).toBe(true)
      if (CancelDate) expect(EffectiveDate < CancelDate && CancelDate <= ExpirationDate).toBe(true)
    }
  })
})
