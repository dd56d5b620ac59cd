import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { ELearningSummary, ELearningViews } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { momentOf } from '../../database/moment.ts'
import { companyInScope, type Scope } from '../../database/scope.ts'
import { contentViews, courses, learners } from '../../database/tables/e-learning.ts'

/** The period of e-learning reports (areas §9). */
const sixMonthsAgo = sql`now() - interval '6 months'`

/** Employees of a company by name, with their courses and views of the last six months, newest first. */
export async function summarizeELearning(tx: Transaction, scope: Scope, clientId: number): Promise<ELearningSummary> {
  const people = await tx
    .select({ RecId: learners.RecId, name: learners.name, hasLogin: learners.hasLogin })
    .from(learners)
    .where(and(eq(learners.ClientId, clientId), companyInScope(scope, learners.ClientId)))
    .orderBy(asc(learners.name), asc(learners.RecId))
  const taken = await tx
    .select({
      LearnersRecId: courses.LearnersRecId,
      title: courses.title,
      status: courses.status,
      timestamp: momentOf(courses.changedAt),
    })
    .from(courses)
    .where(
      and(
        eq(courses.ClientId, clientId),
        gte(courses.changedAt, sixMonthsAgo),
        companyInScope(scope, courses.ClientId),
      ),
    )
    .orderBy(desc(courses.changedAt))
  const views = await tx
    .select({ title: contentViews.title, type: contentViews.type, timestamp: momentOf(contentViews.viewedAt) })
    .from(contentViews)
    .where(
      and(
        eq(contentViews.ClientId, clientId),
        gte(contentViews.viewedAt, sixMonthsAgo),
        companyInScope(scope, contentViews.ClientId),
      ),
    )
    .orderBy(desc(contentViews.viewedAt))

  const coursesOf = Map.groupBy(taken, ({ LearnersRecId }) => LearnersRecId)
  return {
    employees: people.map(({ RecId, name, hasLogin }) => ({
      name,
      hasLogin,
      courses: (coursesOf.get(RecId) ?? []).map(({ LearnersRecId: _, ...course }) => course),
    })),
    content: views,
  }
}

/** Views in a month (`monthYear` as MM-yyyy) by company and title, most viewed first. */
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
    .where(
      and(
        inArray(contentViews.ClientId, clientIds),
        gte(contentViews.viewedAt, month),
        lt(contentViews.viewedAt, sql`${month} + interval '1 month'`),
        companyInScope(scope, contentViews.ClientId),
      ),
    )
    .groupBy(contentViews.ClientId, contentViews.title, contentViews.type)
    .orderBy(desc(views), asc(contentViews.title))
}
