import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Announcement, ELearningSummary, ELearningViews } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { inReach, type Scope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'
import { announcements, contentViews, courses, learners } from '../../database/tables/e-learning.ts'

/** E-learning looks back six months (areas §9). */
const sixMonthsAgo = sql`now() - interval '6 months'`

/** The employees of a company by name, with their courses of six months, and what was viewed; newest first. */
export async function summarizeELearning(tx: Transaction, scope: Scope, clientId: number): Promise<ELearningSummary> {
  const people = await tx
    .select({ RecId: learners.RecId, name: learners.name, hasLogin: learners.hasLogin })
    .from(learners)
    .innerJoin(clients, eq(clients.ClientId, learners.ClientId))
    .where(and(eq(learners.ClientId, clientId), inReach(scope)))
    .orderBy(asc(learners.name), asc(learners.RecId))
  const taken = await tx
    .select({
      LearnersRecId: courses.LearnersRecId,
      title: courses.title,
      status: courses.status,
      at: courses.changedAt,
    })
    .from(courses)
    .innerJoin(clients, eq(clients.ClientId, courses.ClientId))
    .where(and(eq(courses.ClientId, clientId), gte(courses.changedAt, sixMonthsAgo), inReach(scope)))
    .orderBy(desc(courses.changedAt))
  const views = await tx
    .select({ title: contentViews.title, type: contentViews.type, at: contentViews.viewedAt })
    .from(contentViews)
    .innerJoin(clients, eq(clients.ClientId, contentViews.ClientId))
    .where(and(eq(contentViews.ClientId, clientId), gte(contentViews.viewedAt, sixMonthsAgo), inReach(scope)))
    .orderBy(desc(contentViews.viewedAt))

  const coursesOf = Map.groupBy(taken, ({ LearnersRecId }) => LearnersRecId)
  return {
    employees: people.map(({ RecId, name, hasLogin }) => ({
      name,
      hasLogin,
      courses: (coursesOf.get(RecId) ?? []).map(({ title, status, at }) => ({
        title,
        status,
        timestamp: at.toISOString(),
      })),
    })),
    content: views.map(({ title, type, at }) => ({ title, type, timestamp: at.toISOString() })),
  }
}

/** Views of a month by company and title, most viewed first; `monthYear` as MM-yyyy. */
export const countViews = (
  tx: Transaction,
  scope: Scope,
  monthYear: string,
  clientIds: number[],
): Promise<ELearningViews[]> => {
  const month = sql`to_timestamp(${monthYear}, 'MM-YYYY')`
  const views = sql<number>`count(*)::integer`
  return tx
    .select({ ClientId: contentViews.ClientId, title: contentViews.title, type: contentViews.type, views })
    .from(contentViews)
    .innerJoin(clients, eq(clients.ClientId, contentViews.ClientId))
    .where(
      and(
        inArray(contentViews.ClientId, clientIds),
        gte(contentViews.viewedAt, month),
        lt(contentViews.viewedAt, sql`${month} + interval '1 month'`),
        inReach(scope),
      ),
    )
    .groupBy(contentViews.ClientId, contentViews.title, contentViews.type)
    .orderBy(desc(views), asc(contentViews.title))
}

export const listAnnouncements = (tx: Transaction): Promise<Announcement[]> =>
  tx
    .select({ RecId: announcements.RecId, AnnouncementTxt: announcements.AnnouncementTxt })
    .from(announcements)
    .orderBy(desc(announcements.RecId))
    .limit(100)
