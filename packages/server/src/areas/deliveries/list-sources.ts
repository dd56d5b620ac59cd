import { and, desc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import type { DeliveryReport, DeliverySource } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { dayOf, momentOf } from '../../database/moment.ts'
import {
  deliveries,
  deliveryMappingVersions,
  deliveryRhythms,
  deliverySources,
} from '../../database/tables/deliveries.ts'
import { isLate, nextDue, proposeInterval } from './delivery-interval.ts'

/** Findings about names that the portal does not know. */
const unmatched = ['unknown-company', 'similar-company', 'unknown-policy']

/** The senders of deliveries, by name. Discarded deliveries and those taken back do not count. */
export async function listSources(tx: Transaction, today: Date): Promise<DeliverySource[]> {
  const bySource = Map.groupBy(await listDeliveries(tx), ({ Source }) => Source ?? '')
  const rhythms = new Map((await tx.select().from(deliveryRhythms)).map(({ Source, Rhythm }) => [Source, Rhythm]))
  const versions = Map.groupBy(await listVersions(tx), ({ Source }) => Source)
  const sources = [...bySource].flatMap(([Source, [last, ...earlier]]) => {
    if (!last) return []
    const chosen = rhythms.get(Source)
    const sent = [last, ...earlier]
    const dates = (states: readonly string[]) =>
      sent.flatMap(({ AsOf, State }) => (AsOf !== null && states.includes(State) ? [AsOf] : []))
    const Rhythm = chosen ?? proposeInterval(dates(['applied']))
    // A delivery that waits for a staff user is not late.
    const NextDue = nextDue(newest(dates(['applied', 'waiting'])), Rhythm)
    const { RecId, FileName, BroughtAt, Refused } = last
    return {
      Source,
      Rhythm,
      IsProposed: chosen === undefined,
      AsOf: newest(dates(['applied'])),
      NextDue,
      IsLate: isLate(NextDue, dayOf(today)),
      Waiting: sent.filter(({ State }) => State === 'waiting').length,
      last: { RecId, FileName, BroughtAt, Refused },
      Versions: (versions.get(Source) ?? []).map(({ Source: _, ...version }) => version),
    }
  })
  const reports = await readReports(
    tx,
    sources.map(({ last }) => last.RecId),
  )
  return sources
    .map(({ last, ...source }) => ({
      ...source,
      Last: { ...last, UnmatchedNames: unmatchedNames(reports.get(last.RecId)) },
    }))
    .toSorted((one, other) => one.Source.localeCompare(other.Source, 'en-US'))
}

/** Newest first. */
const listDeliveries = (tx: Transaction) => {
  const { RecId, Source, FileName, BroughtAt, Refused, AsOf, State } = deliveries
  return tx
    .select({ RecId, Source, FileName, BroughtAt: momentOf(BroughtAt), Refused, AsOf, State })
    .from(deliveries)
    .where(and(isNotNull(Source), notInArray(State, ['discarded', 'taken back'])))
    .orderBy(desc(BroughtAt), desc(RecId))
}

/** Newest first. */
const listVersions = (tx: Transaction) => {
  const { SourceRecId, Version, MadeAt, DeliveryId } = deliveryMappingVersions
  return tx
    .select({ Source: deliverySources.Name, Version, MadeAt: momentOf(MadeAt), RecId: DeliveryId })
    .from(deliveryMappingVersions)
    .innerJoin(deliverySources, eq(deliverySources.RecId, SourceRecId))
    .orderBy(desc(Version))
}

async function readReports(tx: Transaction, ids: number[]): Promise<Map<number, DeliveryReport>> {
  const rows = await tx
    .select({ id: deliveries.RecId, report: deliveries.Report })
    .from(deliveries)
    .where(inArray(deliveries.RecId, ids))
  return new Map(rows.map(({ id, report }) => [id, report]))
}

const unmatchedNames = (report: DeliveryReport | undefined): string[] => {
  const { refused = [], doubtful = [] } = report?.rows ?? {}
  const found = [...refused, ...doubtful].filter((finding) => unmatched.includes(finding.class))
  return [...new Set(found.map(({ message }) => message))]
}

const newest = (dates: readonly string[]): string | null => dates.toSorted().at(-1) ?? null
