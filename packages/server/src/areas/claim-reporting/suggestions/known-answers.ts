import {
  claimTypeRules,
  searchText,
  type ClaimType,
  type KnownAnswers,
  type KnownKind,
} from '@captive/api-client/contract'
import type { Form } from '@captive/form-engine'
import { and, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { companyInScope, type Scope } from '../../../database/scope.ts'
import { claimReports, claimReportValues } from '../../../database/tables/claim-reports.ts'
import { findVehicles } from '../../member-kiosk/index.ts'

/** The label codes of the answers about each kind. */
const codesOf: Readonly<Record<KnownKind, readonly string[]>> = {
  vehicle: ['UnitOrPlate', 'VehicleYear', 'VehicleMakeAndModel', 'VehicleVin', 'VehicleKind', 'VehicleOwner'],
  driver: ['DriverFirstName', 'DriverLastName', 'DriverPhone', 'DriverRelation'],
}

const maxFound = 4
const maxReports = 300

interface Wanted {
  clientId: number
  claimType: ClaimType
  form: Form<number>
  kind: KnownKind
  search: string
}

/**
 * Vehicles or drivers in the company's reports of a type from the last two years, newest first. Nothing confidential.
 */
export async function findInReports(tx: Transaction, scope: Scope, wanted: Wanted): Promise<KnownAnswers[]> {
  const { clientId, claimType, form, kind, search } = wanted
  const codes = codesOf[kind]
  const controls = form.controls.filter(({ labelCode, repeatedIn }) => repeatedIn === null && codes.includes(labelCode))
  const codeOf = new Map(controls.map(({ recId, labelCode }) => [recId, labelCode]))
  const recent = tx
    .select({ id: claimReports.id })
    .from(claimReports)
    .where(
      and(
        eq(claimReports.ClientId, clientId),
        companyInScope(scope, claimReports.ClientId),
        eq(claimReports.claimType, claimTypeRules[claimType].label),
        gte(claimReports.reportedAt, sql`now() - interval '2 years'`),
      ),
    )
    .orderBy(desc(claimReports.reportedAt))
    .limit(maxReports)
  const rows = await tx
    .select({
      reportId: claimReportValues.claimReportId,
      control: claimReportValues.ControlsRecId,
      value: sql<string>`${claimReportValues.dataValue}`,
    })
    .from(claimReportValues)
    .where(
      and(
        inArray(claimReportValues.claimReportId, recent),
        inArray(claimReportValues.ControlsRecId, [...codeOf.keys()]),
        isNull(claimReportValues.RepeatControlMapping),
        isNotNull(claimReportValues.dataValue),
        isNull(claimReportValues.sealedValue),
      ),
    )
    .orderBy(desc(claimReportValues.claimReportId))
  const words = wordsOf(search)
  const found = new Map<string, KnownAnswers>()
  for (const values of Map.groupBy(rows, ({ reportId }) => reportId).values()) {
    const answers = Object.fromEntries(values.map(({ control, value }) => [codeOf.get(control) ?? '', value]))
    const text = textOf(kind, answers)
    const plain = searchText(text)
    if (plain !== '' && words.every((word) => plain.includes(word)) && !found.has(plain))
      found.set(plain, { text, source: 'report', answers })
  }
  return [...found.values()].slice(0, maxFound)
}

/**
 * The answer for each vehicle type of the schedule. Tractors and trailers are left out, because the schedule does not
 * say whether they were coupled.
 */
const kindOfType: ReadonlyMap<string, string> = new Map([
  ['Straight Truck', 'straight-truck'],
  ['Pickup', 'pickup'],
])

/** Vehicles from the company's schedule. */
export async function findInSchedule(
  tx: Transaction,
  scope: Scope,
  { clientId, search }: Pick<Wanted, 'clientId' | 'search'>,
): Promise<KnownAnswers[]> {
  const found = await findVehicles(tx, scope, { clientId, words: wordsOf(search), limit: maxFound })
  return found.map(({ Vehyear, Make, Model, VIN, Type }) => {
    const kind = kindOfType.get(Type)
    const answers = {
      VehicleYear: String(Vehyear),
      VehicleMakeAndModel: `${Make} ${Model}`,
      VehicleVin: VIN,
      ...(kind !== undefined && { VehicleKind: kind }),
    }
    return { text: textOf('vehicle', answers), source: 'schedule', answers }
  })
}

const wordsOf = (search: string): string[] => search.split(/\s+/).map(searchText).filter(Boolean)

type ByCode = Readonly<Record<string, string>>

const together = (...words: (string | undefined)[]) => words.filter(Boolean).join(' ')

const factsOf: Readonly<Record<KnownKind, (of: ByCode) => (string | undefined)[]>> = {
  vehicle: (of) => [of['UnitOrPlate'], together(of['VehicleYear'], of['VehicleMakeAndModel']), of['VehicleVin']],
  driver: (of) => [together(of['DriverFirstName'], of['DriverLastName']), of['DriverPhone']],
}

const textOf = (kind: KnownKind, answers: ByCode): string => factsOf[kind](answers).filter(Boolean).join(', ')
