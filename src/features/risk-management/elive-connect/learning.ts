import type { ELearningSummary, ELearningViews } from '@captive/api-client/contract'
import { texts } from './texts.ts'

/** The views of a title within a month. */
export interface TitleViews {
  title: string
  /** The media type, for example `video`. */
  type: string
  views: number
}

/** An employee on the platform. */
export interface Learner {
  name: string
  hasLogin: boolean
  /** Trainings completed last month. */
  completed: number
  /** Trainings completed within six months. */
  completedRecently: number
  /** ISO 8601, UTC; null without activity in six months. */
  lastActivity: string | null
}

/** The e-learning figures of a company. */
export interface Learning {
  /** The counted month, yyyy-MM. */
  month: string
  /** Trainings completed in that month. */
  completed: number
  /** Trainings completed in the month before. */
  completedBefore: number
  /** Employees with a login. */
  withLogin: number
  /** Time of the latest activity of any employee, ISO 8601, UTC; null without activity in six months. */
  lastActivity: string | null
  /** The ten most viewed titles of the month, most views first. */
  titles: TitleViews[]
  /** The employees, fewest completions first. */
  learners: Learner[]
}

type Course = ELearningSummary['employees'][number]['courses'][number]

/** The media types whose views count (ELV-016). */
const mediaTypes = new Set(['video', 'training', 'podcast', 'webinar', 'tailgate'])

const monthsShown = 6
const titlesShown = 10

/**
 * Computes the figures of last month from the activity of the last six months (AMB-189).
 * @param views the views of last month; if empty, they are counted from the summary
 * @param today yyyy-MM-dd
 * @returns null for a company that does not use eLive Connect
 */
export function toLearning(
  { employees, content }: ELearningSummary,
  views: readonly ELearningViews[],
  today: string,
): Learning | null {
  if (employees.length + content.length + views.length === 0) return null
  const month = monthBefore(today)
  const since = monthBefore(today, monthsShown) + today.slice('yyyy-MM'.length)
  const isRecent = ({ timestamp }: { timestamp: string }) => timestamp >= since

  const learners = employees.map(({ name, hasLogin, courses }) => {
    const recent = courses.filter(isRecent)
    return {
      name,
      hasLogin,
      completed: completedIn(month, recent),
      completedRecently: completedIn('', recent),
      lastActivity: newest(recent.map(({ timestamp }) => timestamp)),
    }
  })
  const viewed = content.filter(isRecent).filter(isCounted)
  const inMonth = viewed.filter(({ timestamp }) => timestamp.startsWith(month)).map((one) => ({ ...one, views: 1 }))
  return {
    month,
    completed: learners.reduce((sum, { completed }) => sum + completed, 0),
    completedBefore: completedIn(
      monthBefore(today, 2),
      employees.flatMap(({ courses }) => courses),
    ),
    withLogin: learners.filter(({ hasLogin }) => hasLogin).length,
    lastActivity: newest([...learners.map((learner) => learner.lastActivity), ...viewed.map((one) => one.timestamp)]),
    titles: mostViewed(views.length > 0 ? views.filter(isCounted) : inMonth),
    learners: learners.toSorted(
      (one, other) =>
        one.completed - other.completed ||
        one.completedRecently - other.completedRecently ||
        Number(one.hasLogin) - Number(other.hasLogin) ||
        one.name.localeCompare(other.name),
    ),
  }
}

/** The month before a day, or several months before: `2026-10` for a day in November 2026. */
export function monthBefore(day: string, months = 1): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 'yyyy-MM'.length)
}

/**
 * The number of complete courses (ELV-017).
 * @param month yyyy-MM; '' for all months
 */
const completedIn = (month: string, courses: readonly Course[]) =>
  courses.filter(({ status, timestamp }) => /^complete$/i.test(status.trim()) && timestamp.startsWith(month)).length

const isCounted = ({ type }: { type: string }) => mediaTypes.has(type.trim().toLowerCase())

/** The total views of the titles that count. */
export const totalViews = (views: readonly ELearningViews[]): number =>
  views.filter(isCounted).reduce((sum, title) => sum + title.views, 0)

/** For example `1 view` or `1,240 views`. */
export const formatViews = (views: number): string => texts.views(views)

const newest = (moments: readonly (string | null)[]) =>
  moments.reduce((last, moment) => (moment !== null && (last === null || moment > last) ? moment : last), null)

/** Adds up the views of each title across companies. */
function mostViewed(opened: readonly TitleViews[]): TitleViews[] {
  const titles = Map.groupBy(opened, ({ title, type }) => JSON.stringify([title, type.trim().toLowerCase()]))
  return [...titles.values()]
    .map((those) => ({
      title: those[0]?.title ?? '',
      type: those[0]?.type.trim().toLowerCase() ?? '',
      views: those.reduce((sum, { views }) => sum + views, 0),
    }))
    .toSorted((one, other) => other.views - one.views || one.title.localeCompare(other.title))
    .slice(0, titlesShown)
}
