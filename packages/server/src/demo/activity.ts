import { signedIn, type activityLog } from '../database/tables/operation.ts'
import type { Book } from './book.ts'
import { holdsNothingYet } from './memberships.ts'
import { demoAccounts } from './people.ts'
import { randomOf } from './random.ts'
import { fill } from './words.ts'

type Entry = typeof activityLog.$inferInsert

/** As the server itself writes them. */
const actions = [
  { text: signedIn, often: 40 },
  { text: 'Signed out', often: 18 },
  { text: 'Downloaded a loss run of {company} (pdf)', often: 8 },
  { text: 'Downloaded a loss run of {company} (excel)', often: 5 },
  { text: 'Downloaded the fund analysis of {company}', often: 5 },
  { text: 'Downloaded the document Quarterly Newsletter {quarter}.pdf', often: 5 },
  { text: 'Downloaded the document Vehicle Schedules {year}.pdf', often: 6 },
  { text: 'Uploaded the file Driver Lists {year}.pdf', often: 4 },
  { text: 'Saved the claim notifications of {email}', often: 3 },
  { text: 'Sent an email to member.portal@captive.example', often: 2 },
] as const
const lottery = actions.flatMap(({ text, often }) => Array.from({ length: often }, () => text))

const days = 60
const wholeProgram = 4000

/** What people did, oldest first: each signed in before, and of the last sixty days the log tells more. */
export const generateActivity = (book: Book): Entry[] => [...earlierSignIns(book), ...lately(book)]

/** The latest sign-in of each user before the last sixty days, for users who have not signed in since. */
function earlierSignIns({ people, today }: Book): Entry[] {
  return people
    .filter(({ isInvited, ClientId }) => !isInvited && !holdsNothingYet(ClientId))
    .map(({ RecId, ClientId, Email }) => ({
      UsersRecId: RecId,
      ClientId,
      User: Email,
      Action: signedIn,
      CreatedDateTime: new Date(today.getTime() - randomOf('sign-in', RecId).between(days, 400) * 86_400_000),
    }))
    .sort((one, other) => one.CreatedDateTime.getTime() - other.CreatedDateTime.getTime())
}

/** Every third entry is of a demo account. */
function lately({ people, companies, share, today }: Book): Entry[] {
  const random = randomOf('activity')
  const active = people.filter(({ IsActive, isInvited }) => IsActive === 1 && !isInvited)
  const known = new Set(demoAccounts.map(({ email }) => email))
  const nameOf = new Map(companies.map(({ ClientId, ClientName }) => [ClientId, ClientName]))
  const year = String(today.getUTCFullYear())
  const quarter = `Q${Math.ceil((today.getUTCMonth() + 1) / 3)} ${year}`
  const demo = active.filter(({ Email }) => known.has(Email))
  const count = Math.max(300, Math.round(wholeProgram * share))
  const step = (days * 86_400_000) / count
  return Array.from({ length: count }, (_, index) => {
    const { RecId, ClientId, Email } = random.pick(random.chance(0.33) ? demo : active)
    const ago = (count - index - 1 + random.between(0, 1)) * step
    return {
      UsersRecId: RecId,
      ClientId,
      User: Email,
      Action: fill(random.pick(lottery), random, { company: nameOf.get(ClientId) ?? '', email: Email, year, quarter }),
      CreatedDateTime: new Date(today.getTime() - ago),
    }
  })
}
