import type { ELearningSummary, ELearningViews } from '@captive/api-client/contract'

import { formatCount } from '../../../format/count.ts'

/** How often a title was opened within a month. */
export interface TitleViews {
  title: string
  /** 'video'. */
  type: string
  views: number
}

/** An employee on the platform. */
export interface Learner {
  name: string
  hasLogin: boolean
  /** Trainings completed last month. */
  completed: number
  /** And within six months. */
  completedRecently: number
  /** ISO 8601, UTC; null where nothing was done within six months. */
  lastActivity: string | null
}

/** What is said of a company's e-learning. */
export interface Learning {
  /** The month that is counted: `2026-10`. */
  month: string
  /** Trainings completed in it. */
  completed: number
  /** And in the month before. */
  completedBefore: number
  /** Employees with a login. */
  withLogin: number
  /** The newest day or moment anybody did something, ISO 8601, UTC; null where nobody did within six months. */
  lastActivity: string | null
  /** The ten titles opened most in the month, the most viewed first. */
  titles: TitleViews[]
  /** Who completed least comes first, and of those who has no login. */
  learners: Learner[]
}

type Course = ELearningSummary['employees'][number]['courses'][number]

/** What is counted of what was opened (areas §9, ELV-016). */
const mediaTypes = new Set(['video', 'training', 'podcast', 'webinar', 'tailgate'])

const monthsShown = 6
const titlesShown = 10

/**
 * The figures of eLive Connect: the last six months are looked at and the month before is counted (areas §9, AMB-189).
 * Null for a company that does not use it.
 * @param views of that month; from a server that has none they are counted from the summary
 * @param today yyyy-MM-dd
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
  const seen = content.filter(isRecent).filter(isCounted)
  const inMonth = seen.filter(({ timestamp }) => timestamp.startsWith(month)).map((one) => ({ ...one, views: 1 }))
  return {
    month,
    completed: learners.reduce((sum, { completed }) => sum + completed, 0),
    completedBefore: completedIn(
      monthBefore(today, 2),
      employees.flatMap(({ courses }) => courses),
    ),
    withLogin: learners.filter(({ hasLogin }) => hasLogin).length,
    lastActivity: newest([...learners.map((learner) => learner.lastActivity), ...seen.map((one) => one.timestamp)]),
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

/** `2026-10` of a day in November 2026, or of one so many months later. */
export function monthBefore(day: string, months = 1): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 'yyyy-MM'.length)
}

/** A course counts once its status is complete (ELV-017). @param month the beginning of its moments; '' for all */
const completedIn = (month: string, courses: readonly Course[]) =>
  courses.filter(({ status, timestamp }) => /^complete$/i.test(status.trim()) && timestamp.startsWith(month)).length

const isCounted = ({ type }: { type: string }) => mediaTypes.has(type.trim().toLowerCase())

/** How often titles that count were opened, together. */
export const viewsTogether = (views: readonly ELearningViews[]): number =>
  views.filter(isCounted).reduce((sum, title) => sum + title.views, 0)

/** `1 view`, `1,240 views`. */
export const formatViews = (views: number): string => (views === 1 ? '1 view' : `${formatCount(views)} views`)

const newest = (moments: readonly (string | null)[]) =>
  moments.reduce((last, moment) => (moment !== null && (last === null || moment > last) ? moment : last), null)

/** The same title of several companies, or opened several times, is one line. */
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
