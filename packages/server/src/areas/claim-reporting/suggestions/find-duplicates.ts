import { claimTypeRules, isSameLine, type ClaimType, type PossibleDuplicate } from '@captive/api-client/contract'
import type { Answers, ControlValue, Form } from '@captive/form-engine'
import { and, between, desc, eq, gte, inArray, sql } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { momentOf } from '../../../database/moment.ts'
import { companyInScope, type Scope } from '../../../database/scope.ts'
import { claimReports, claimReportValues } from '../../../database/tables/claim-reports.ts'
import { claims } from '../../../database/tables/claims.ts'
import { policies } from '../../../database/tables/clients.ts'
import {
  daysAround,
  driverMark,
  incidentOf,
  isSameIncident,
  lossDateCode,
  marksOf,
  placeMark,
  type Incident,
} from './incident.ts'

/** A report that the user is about to submit. */
export interface PendingReport {
  clientId: number
  claimType: ClaimType
  form: Form<number>
  answers: Answers
}

/** Reports of the company that may describe the same incident, newest first. */
export async function findReported(
  tx: Transaction,
  scope: Scope,
  { clientId, claimType, form, answers }: PendingReport,
): Promise<PossibleDuplicate[]> {
  const incident = incidentOf(form, answers)
  const lossDate = form.controls.find(({ labelCode }) => labelCode === lossDateCode)
  if (!incident || !lossDate) return []
  const { first, last } = daysAround(incident.day)
  const ofThoseDays = tx
    .select({ id: claimReportValues.claimReportId })
    .from(claimReportValues)
    .where(and(eq(claimReportValues.ControlsRecId, lossDate.recId), between(claimReportValues.dataValue, first, last)))
  const reports = await tx
    .select({
      id: claimReports.id,
      number: claimReports.confirmationNumber,
      at: momentOf(claimReports.reportedAt),
    })
    .from(claimReports)
    .where(
      and(
        eq(claimReports.ClientId, clientId),
        companyInScope(scope, claimReports.ClientId),
        eq(claimReports.claimType, claimTypeRules[claimType].label),
        // a report comes after its loss; this condition narrows the scan
        gte(claimReports.reportedAt, sql`${first}::date - 1`),
        inArray(claimReports.id, ofThoseDays),
      ),
    )
    .orderBy(desc(claimReports.reportedAt))
  const values = await readValues(
    tx,
    reports.map(({ id }) => id),
  )
  return reports
    .filter(({ id }) => isSame(incident, incidentOf(form, form.answersFrom(values.get(id) ?? []))))
    .map(({ number, at }) => ({ kind: 'report', number, at }))
}

/** Claims of the company that may belong to the same incident, newest first. */
export async function findClaimed(
  tx: Transaction,
  scope: Scope,
  { clientId, claimType, form, answers }: PendingReport,
): Promise<PossibleDuplicate[]> {
  const incident = incidentOf(form, answers)
  if (!incident) return []
  const { first, last } = daysAround(incident.day)
  const found = await tx
    .select({
      number: claims.ClaimNumber,
      at: claims.LossDate,
      PolicyId: claims.PolicyId,
      RecId: claims.RecId,
      line: policies.LOB,
      driver: claims.DriverName,
      claimant: claims.ClaimantName,
      place: claims.LossLocation,
    })
    .from(claims)
    .innerJoin(policies, eq(policies.PolicyId, claims.PolicyId))
    .where(
      and(eq(claims.ClientId, clientId), companyInScope(scope, claims.ClientId), between(claims.LossDate, first, last)),
    )
    .orderBy(desc(claims.LossDate))
  return found
    .filter(({ line }) => isSameLine(line, claimTypeRules[claimType].lineOfBusiness))
    .filter(({ at, driver, claimant, place }) => {
      const person = claimType === 'WorkersCompensation' ? claimant : (driver ?? '')
      return isSame(incident, { day: at, marks: marksOf([driverMark(person), placeMark(place)]) })
    })
    .map(({ number, at, PolicyId, RecId }) => ({ kind: 'claim', number, at, PolicyId, RecId }))
}

const isSame = (one: Incident, other: Incident | null) => other !== null && isSameIncident(one, other)

/** Values in clear text by report id. Confidential ones are sealed and come back empty. */
async function readValues(tx: Transaction, reportIds: number[]): Promise<Map<number, ControlValue[]>> {
  if (reportIds.length === 0) return new Map()
  const rows = await tx
    .select({
      reportId: claimReportValues.claimReportId,
      ControlsRecId: claimReportValues.ControlsRecId,
      DataValue: sql<string>`coalesce(${claimReportValues.dataValue}, '')`,
      repeat: claimReportValues.RepeatControlMapping,
    })
    .from(claimReportValues)
    .where(inArray(claimReportValues.claimReportId, reportIds))
    .orderBy(claimReportValues.claimReportId, claimReportValues.position)
  const grouped = Map.groupBy(rows, ({ reportId }) => reportId)
  return new Map(
    [...grouped].map(([id, values]) => [
      id,
      values.map(({ ControlsRecId, DataValue, repeat }) => ({
        ControlsRecId,
        DataValue,
        ...(repeat !== null && { RepeatControlMapping: repeat }),
      })),
    ]),
  )
}
