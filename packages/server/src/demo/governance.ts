import type {
  memberNumbers,
  membershipReferences,
  slates,
  userClientMemberships,
} from '../database/tables/governance.ts'
import { membershipTypeRows } from '../reference/membership-types.ts'
import type { Book } from './book.ts'
import { demoCompanies, programIds } from './companies.ts'
import type { Person } from './people.ts'
import { randomOf } from './random.ts'

/** A number for each program that a company is or was in. */
export const generateMemberNumbers = ({ memberships }: Book): (typeof memberNumbers.$inferInsert)[] =>
  memberships.map(({ ClientId, program, fromYear }) => ({
    ClientId,
    ProgramsRecId: program,
    Number: `${program}-${fromYear}-${String(ClientId).padStart(4, '0')}`,
  }))

/** Active people of the present members of a program, those of the demo accounts first. */
const peopleOf = ({ memberships, people }: Book, program: number): Person[] => {
  const members = new Set(
    memberships.filter((one) => one.program === program && one.isCurrent).map(({ ClientId }) => ClientId),
  )
  return people
    .filter(({ ClientId, IsActive }) => IsActive === 1 && members.has(ClientId))
    .sort(
      (one, other) => Number(other.ClientId === demoCompanies.member) - Number(one.ClientId === demoCompanies.member),
    )
}

/** How many hold each post; a program with few members leaves the last ones empty. */
const seats: Record<string, number> = {
  'Board of Directors': 7,
  'Finance Committee': 5,
  'Risk Control Committee': 6,
  'Underwriting Committee': 5,
}

interface Seat {
  ProgramsRecId: number
  MembershipTypesRecId: number
  person: Person
}

/** The staff, who keep the minutes of every program and sit with its committees. */
const staffOf = ({ people }: Book): Person[] =>
  people.filter(({ ClientId, IsActive }) => IsActive === 1 && ClientId === demoCompanies.staff)

/** The holders of posts. Nobody holds two offices, many officers also sit on a committee, and the secretary is staff. */
const seatsOf = (book: Book): Seat[] =>
  programIds.flatMap((ProgramsRecId, place) => {
    const random = randomOf('slates', ProgramsRecId)
    const candidates = peopleOf(book, ProgramsRecId)
    const staff = staffOf(book)
    return membershipTypeRows.flatMap(({ RecId, Name }, index) => {
      const count = seats[Name]
      const ofStaff = staff.slice((place + index) % staff.length).slice(0, 1)
      const members = count ? random.some(candidates, count) : candidates.slice(index, index + 1)
      const chosen = Name === 'Secretary' ? ofStaff : Name.endsWith('Committee') ? [...members, ...ofStaff] : members
      return chosen.map((person) => ({ ProgramsRecId, MembershipTypesRecId: RecId, person }))
    })
  })

export const generateSlates = (book: Book): (typeof slates.$inferInsert)[] =>
  seatsOf(book).map(({ ProgramsRecId, MembershipTypesRecId, person }) => ({
    ProgramsRecId,
    MembershipTypesRecId,
    ClientId: person.ClientId,
    Company: book.companies.find(({ ClientId }) => ClientId === person.ClientId)?.ClientName ?? '',
    FirstName: person.FirstName,
    LastName: person.LastName,
  }))

export const generateUserMemberships = (book: Book): (typeof userClientMemberships.$inferInsert)[] => [
  ...new Map(
    seatsOf(book).map(({ MembershipTypesRecId, person }) => [
      `${person.RecId} ${MembershipTypesRecId}`, // one of the staff holds the same post in several programs
      { ClientId: person.ClientId, UsersRecId: person.RecId, MembershipTypesRecId },
    ]),
  ).values(),
]

const referenceTypes = ['Member', 'Member', 'Board Member', 'Committee Member'] as const

/** People who may be asked about a program. */
export const generateReferences = (book: Book): (typeof membershipReferences.$inferInsert)[] =>
  programIds.flatMap((ProgramsRecId) => {
    const random = randomOf('references', ProgramsRecId)
    return random.some(peopleOf(book, ProgramsRecId), 6).map(({ FirstName, LastName, Email, Phone }) => ({
      ProgramsRecId,
      Type: random.pick(referenceTypes),
      FirstName,
      LastName,
      BusinessEmail: Email,
      BusinessPhone: Phone,
    }))
  })
