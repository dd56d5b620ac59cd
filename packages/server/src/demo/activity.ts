import { signedIn } from '../database/tables/operation.ts'
import type { Book } from './book.ts'
import { dayLength, quarterName } from './calendar.ts'
import { newcomers } from './companies.ts'
import { demoAccounts, type Person } from './people.ts'
import { randomOf } from './random.ts'
import { fill } from './words.ts'

/** Texts as the server writes them, with how often they occur. */
const actions = [
  [40, signedIn],
  [18, 'Signed out'],
  [8, 'Downloaded a loss run for {company} (pdf)'],
  [5, 'Downloaded a loss run for {company} (excel)'],
  [5, 'Downloaded the fund analysis for {company}'],
  [5, 'Downloaded the document Quarterly Newsletter {quarter}.pdf'],
  [6, 'Downloaded the document Vehicle Schedules {year}.pdf'],
  [4, 'Uploaded the file Driver Lists {year}.pdf'],
  [3, 'Saved the claim notifications for {email}'],
  [2, 'Sent an email to member.portal@captive.example'],
] as const
const lottery = actions.flatMap(([often, text]) => Array<string>(often).fill(text))

const days = 60

/** Entries of the activity log, oldest first. The last sixty days have many, and each user signed in once earlier. */
export function generateActivity({ people, nameOf, share, now, today }: Book) {
  const random = randomOf('activity')
  const entry = ({ RecId, ClientId, Email }: Person, Action: string, daysAgo: number) => {
    const CreatedDateTime = new Date(now.getTime() - daysAgo * dayLength)
    return { UsersRecId: RecId, ClientId, User: Email, Action, CreatedDateTime }
  }
  const earlier = people
    .filter(({ isInvited, ClientId }) => !isInvited && !newcomers.includes(ClientId))
    .map((person) => entry(person, signedIn, randomOf('sign-in', person.RecId).between(days, 400)))
    .sort((one, other) => one.CreatedDateTime.getTime() - other.CreatedDateTime.getTime())
  const active = people.filter(({ IsActive, isInvited }) => IsActive === 1 && !isInvited)
  const demo = active.filter(({ Email }) => demoAccounts.some(({ email }) => email === Email))
  const count = Math.max(300, Math.round(4000 * share))
  const recent = Array.from({ length: count }, (_, index) => {
    const person = random.pick(random.chance(0.33) ? demo : active)
    const daysAgo = ((count - index - 1 + random.between(0, 1)) / count) * days
    const values = { email: person.Email, company: nameOf(person.ClientId), year: today.slice(0, 4) }
    const action = fill(random.pick(lottery), random, { ...values, quarter: quarterName(today) })
    return entry(person, action, daysAgo)
  })
  return [...earlier, ...recent]
}
