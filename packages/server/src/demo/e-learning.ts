import type { announcements, contentViews, courses, learners } from '../database/tables/e-learning.ts'
import { fleetOf, type Book } from './book.ts'
import { dayOf } from '../database/moment.ts'
import { addDays, workingMoment } from './calendar.ts'
import { demoCompanies } from './companies.ts'
import { termOf } from './memberships.ts'
import { nameOfSomebody } from './names.ts'
import { randomOf } from './random.ts'

const titles = [
  { title: 'Defensive Driving Essentials', type: 'training' },
  { title: 'Following Distance and Speed', type: 'training' },
  { title: 'Winter Driving', type: 'training' },
  { title: 'Hours of Service Basics', type: 'training' },
  { title: 'Lifting Without Injury', type: 'training' },
  { title: 'Backing Safely', type: 'video' },
  { title: 'Mirrors and Blind Spots', type: 'video' },
  { title: 'What to Do After an Accident', type: 'video' },
  { title: 'Three Points of Contact', type: 'video' },
  { title: 'Securing the Load', type: 'video' },
  { title: 'The Distracted Mile', type: 'podcast' },
  { title: 'Inside a Nuclear Verdict', type: 'podcast' },
  { title: 'Coaching With Dash Camera Footage', type: 'webinar' },
  { title: 'Reading Your Loss Run', type: 'webinar' },
  { title: 'Renewal: What Underwriters Look At', type: 'webinar' },
  { title: 'Slips in the Yard', type: 'tailgate' },
  { title: 'Heat and Hydration', type: 'tailgate' },
  { title: 'Pre-Trip in Ten Minutes', type: 'tailgate' },
] as const
const trainings = titles.filter(({ type }) => type === 'training' || type === 'video').map(({ title }) => title)
const states = ['Complete', 'Complete', 'Complete', 'In Progress', 'Not Started'] as const

/** How far back the portal looks is six months; a little more is there, to see that it does not show. */
const daysShown = 200

/** The insured companies that use the platform, with the last day that they did. */
const users = ({ insureds, memberships, today }: Book) =>
  insureds.flatMap(({ ClientId }) => {
    const last = memberships.findLast((membership) => membership.ClientId === ClientId)
    const end = !last || last.isCurrent ? dayOf(today) : termOf(last).to
    return ClientId % 8 === 6 ? [] : [{ ClientId, end, random: randomOf('e-learning', ClientId) }]
  })

/** Employees and the courses they took. */
export function generateLearners(book: Book) {
  const employees: (typeof learners.$inferInsert)[] = []
  const taken: (typeof courses.$inferInsert)[] = []
  for (const { ClientId, end, random } of users(book)) {
    for (let count = Math.round(fleetOf(ClientId) * 0.5) + 3; count > 0; count--) {
      const RecId = employees.length + 1
      const hasLogin = random.chance(0.75)
      employees.push({ RecId, ClientId, name: nameOfSomebody(random), hasLogin })
      if (!hasLogin) continue
      for (const title of random.some(trainings, random.whole(1, 6))) {
        const changedAt = workingMoment(addDays(end, -random.whole(0, daysShown)), random, book.today)
        taken.push({ ClientId, LearnersRecId: RecId, title, status: random.pick(states), changedAt })
      }
    }
  }
  return { employees, taken }
}

/** Each opening of a title; each company has its favourites. */
export const generateContentViews = (book: Book) =>
  users(book).flatMap(({ ClientId, end }): (typeof contentViews.$inferInsert)[] => {
    const random = randomOf('content views', ClientId)
    const favourites = random.some(titles, 5)
    return Array.from({ length: fleetOf(ClientId) * (ClientId === demoCompanies.member ? 12 : 2) + 12 }, () => ({
      ClientId,
      ...random.pick(random.chance(0.6) ? favourites : titles),
      viewedAt: workingMoment(addDays(end, -random.whole(0, daysShown)), random, book.today),
    }))
  })

/** Oldest first, as they were added. */
const news = [
  ['Tailgate talks for the coming quarter are ready for download.', 84],
  ['The mobile app has been updated. Sign in again once after installing it.', 61],
  ['Certificates can now be printed from the course list.', 33],
  ['New title: "Securing the Load". Twelve minutes, with a short quiz; please assign it to all flatbed drivers.', 17],
  ['The autumn webinar series starts this month: three half-hour sessions on loss runs, renewal and coaching.', 4],
] as const

export const generateAnnouncements = ({ today }: Book): (typeof announcements.$inferInsert)[] =>
  news.map(([AnnouncementTxt, daysAgo], index) => ({
    AnnouncementTxt,
    createdBy: 'staff.admin@demo.example',
    createdAt: workingMoment(addDays(dayOf(today), -daysAgo), randomOf('announcements', index), today),
  }))
