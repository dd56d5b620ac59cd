import {
  directoryEntries,
  memberNumbers,
  membershipReferences,
  slates,
  userClientMemberships,
} from '../database/tables/governance.ts'
import { membershipTypeRows } from '../reference/membership-types.ts'
import { activePeople, batch, type Batch, type Book } from './book.ts'
import { demoCompanies, phoneNumber, programIds } from './companies.ts'
import { nameOfSomebody } from './names.ts'
import { randomOf } from './random.ts'

/** Member numbers, references, holders of posts, and the directory of the staff. */
export function governanceBatches(book: Book): Batch[] {
  const seats = seatsOf(book)
  return [
    batch(memberNumbers, book.memberships.map(memberNumberOf)),
    batch(membershipReferences, referencesOf(book)),
    batch(slates, slatesOf(book, seats)),
    batch(userClientMemberships, userMembershipsOf(seats)),
    batch(directoryEntries, generateDirectory()),
  ]
}

const memberNumberOf = ({ ClientId, program: ProgramsRecId, fromYear }: Book['memberships'][number]) => {
  return { ClientId, ProgramsRecId, Number: `${ProgramsRecId}-${fromYear}-${String(ClientId).padStart(4, '0')}` }
}

/** Active people of the members of a program. The company of the demo accounts is the first member. */
const peopleOf = (book: Book, program: number) =>
  book.memberships
    .filter((membership) => membership.program === program && membership.isCurrent)
    .flatMap(({ ClientId }) => activePeople(book, ClientId))

/** People who can be asked about a program. */
const referencesOf = (book: Book) =>
  programIds.flatMap((ProgramsRecId) => {
    const random = randomOf('references', ProgramsRecId)
    return random.some(peopleOf(book, ProgramsRecId), 6).map(({ FirstName, LastName, Email, Phone }) => {
      const Type = random.pick(['Member', 'Member', 'Board Member', 'Committee Member'] as const)
      return { ProgramsRecId, Type, FirstName, LastName, BusinessEmail: Email, BusinessPhone: Phone }
    })
  })

/** The number of seats of each board and committee. */
const seatCounts: Record<string, number> = {
  'Board of Directors': 7,
  'Finance Committee': 5,
  'Risk Control Committee': 6,
  'Underwriting Committee': 5,
}

/** The holders of posts. Nobody has two offices. The secretary and one member of each committee are staff. */
function seatsOf(book: Book) {
  const staff = activePeople(book, demoCompanies.staff)
  return programIds.flatMap((ProgramsRecId, place) => {
    const random = randomOf('slates', ProgramsRecId)
    const candidates = peopleOf(book, ProgramsRecId)
    return membershipTypeRows.flatMap(({ RecId: MembershipTypesRecId, Name }, index) => {
      const count = seatCounts[Name]
      const members = count ? random.some(candidates, count) : candidates.slice(index, index + 1)
      const ofStaff = staff.slice((place + index) % staff.length).slice(0, 1)
      const holders = Name === 'Secretary' ? ofStaff : Name.endsWith('Committee') ? [...members, ...ofStaff] : members
      return holders.map((person) => ({ ProgramsRecId, MembershipTypesRecId, person }))
    })
  })
}

type Seats = ReturnType<typeof seatsOf>

const slatesOf = ({ nameOf }: Book, seats: Seats) =>
  seats.map(({ person: { ClientId, FirstName, LastName }, ...seat }) => {
    return { ...seat, ClientId, Company: nameOf(ClientId), FirstName, LastName }
  })

/** The posts of each person. The same post in several programs counts once. */
function userMembershipsOf(seats: Seats) {
  const rows = seats.map(({ MembershipTypesRecId, person: { ClientId, RecId } }) => {
    return { ClientId, UsersRecId: RecId, MembershipTypesRecId }
  })
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
}

const departments =
  'Account Management,Accounting,Claims,Compliance,Human Resources,Information Technology,Marketing,' +
  'Risk Management,Underwriting'

/** Four of the staff in each department. Some have no extension or no cell phone. */
function generateDirectory() {
  const random = randomOf('directory')
  const places = departments.split(',').flatMap((department) => Array<string>(4).fill(department))
  return places.map((Department, index) => {
    const [FirstName = '', LastName = ''] = nameOfSomebody(randomOf('directory entry', index + 1)).split(' ')
    return {
      Department,
      FirstName,
      LastName,
      BusinessEmail: `${FirstName}.${LastName}@captive.example`.toLowerCase(),
      BusinessPhone: phoneNumber(random, '918'),
      BusinessPhoneExt: random.chance(0.8) ? String(201 + index) : null,
      BusinessCell: random.chance(0.5) ? phoneNumber(random, '918') : null,
    }
  })
}
