import { announcements, contentViews, courses, learners } from '../database/tables/e-learning.ts'
import { batch, type Batch, type Book, ofInsureds } from './book.ts'
import { addDays, workingMoment } from './calendar.ts'
import { demoCompanies, fleetOf } from './companies.ts'
import { nameOfSomebody } from './names.ts'
import { randomOf } from './random.ts'

const titlesByType = {
  training: 'Defensive Driving,Following Distance and Speed,Winter Driving,Hours of Service,Lifting Without Injury',
  video: 'Backing Safely,Mirrors and Blind Spots,After an Accident,Three Points of Contact,Securing the Load',
  podcast: 'The Distracted Mile,Inside a Nuclear Verdict',
  webinar: 'Coaching With Dash Camera Footage,Reading Your Loss Run,Renewal: What Underwriters Look At',
  tailgate: 'Slips in the Yard,Heat and Hydration,Pre-Trip in Ten Minutes',
}
const titles = Object.entries(titlesByType).flatMap(([type, list]) => list.split(',').map((title) => ({ title, type })))
const trainings = `${titlesByType.training},${titlesByType.video}`.split(',')
const states = ['Complete', 'Complete', 'Complete', 'In Progress', 'Not Started'] as const

/** The portal shows six months. There is a little more, to see that it is not shown. */
const daysKept = 200

/** Every eighth company does not use the platform. */
const usesPlatform = (ClientId: number) => ClientId % 8 !== 6

/** Employees with their courses, the views of content, and announcements. */
export function eLearningBatches(book: Book): Batch[] {
  const employees = generateLearners(book)
  const taken = employees.flatMap((employee) => employee.taken)
  return [
    batch(learners, employees),
    batch(courses, taken),
    batch(contentViews, generateViews(book)),
    batch(announcements, generateAnnouncements(book)),
  ]
}

function generateLearners(book: Book) {
  let lastId = 0
  return ofInsureds(book, 'e-learning', ({ ClientId, until }, random) => {
    const count = usesPlatform(ClientId) ? Math.round(fleetOf(ClientId) * 0.5) + 3 : 0
    return Array.from({ length: count }, () => {
      const LearnersRecId = ++lastId
      const hasLogin = random.chance(0.75)
      const name = nameOfSomebody(random)
      const taken = (hasLogin ? random.some(trainings, random.whole(1, 6)) : []).map((title) => {
        const changedAt = workingMoment(addDays(until, -random.whole(0, daysKept)), random, book.now)
        return { ClientId, LearnersRecId, title, status: random.pick(states), changedAt }
      })
      return { RecId: LearnersRecId, ClientId, name, hasLogin, taken }
    })
  })
}

/** Each company has favorites. */
const generateViews = (book: Book) =>
  ofInsureds(book, 'content views', ({ ClientId, until }, random) => {
    const favorites = random.some(titles, 5)
    const count = fleetOf(ClientId) * (ClientId === demoCompanies.member ? 12 : 2) + 12
    return Array.from({ length: usesPlatform(ClientId) ? count : 0 }, () => ({
      ClientId,
      ...random.pick(random.chance(0.6) ? favorites : titles),
      viewedAt: workingMoment(addDays(until, -random.whole(0, daysKept)), random, book.now),
    }))
  })

/** Oldest first, with the days since each. */
const news = [
  ['Tailgate talks for the coming quarter are ready for download.', 84],
  ['The mobile app has been updated. Sign in again once after installing it.', 61],
  ['Certificates can now be printed from the course list.', 33],
  ['New title: "Securing the Load". Twelve minutes, with a short quiz; please assign it to all flatbed drivers.', 17],
] as const

const generateAnnouncements = ({ now, today }: Book) =>
  news.map(([AnnouncementTxt, daysAgo], index) => ({
    AnnouncementTxt,
    createdBy: 'staff.admin@demo.example',
    createdAt: workingMoment(addDays(today, -daysAgo), randomOf('announcements', index), now),
  }))
