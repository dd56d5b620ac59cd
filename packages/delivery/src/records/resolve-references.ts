import { columnOf, type RecordField, type RecordKind, type ReferenceTarget } from '../kinds/record-kind.ts'
import type { KnownNames } from '../map/known-names.ts'
import { identifierKey } from '../values/words.ts'
import type { FoundObject, ExistingDataForRecords, NamedObject, LookedUp, Value } from './existing-records.ts'
import { nearest } from './nearest.ts'
import type { ReadRecord, Reason } from './read-record.ts'
import { texts } from '../texts.ts'

/** A row with the ids of its referenced objects, by column of the portal. */
export interface ResolvedRecord extends ReadRecord {
  readonly columns: Readonly<Record<string, Value>>
}

interface Portal {
  readonly names: KnownNames
  readonly existing: ExistingDataForRecords
}

/** Finds the objects that the rows of a batch refer to. */
export async function resolveReferences(
  kind: RecordKind,
  rows: readonly ReadRecord[],
  { names, existing }: Portal,
): Promise<ResolvedRecord[]> {
  const resolved = rows.map((row) => resolveInMemory(kind, row, { names, existing }))
  for (const field of kind.fields) if (isLookedUp(field.refersTo?.target)) await lookUp(field, field.refersTo.target)
  return resolved.map(({ row, columns, problems }) => ({ ...row, columns, problems }))

  async function lookUp(field: RecordField, target: LookedUp): Promise<void> {
    const wanted = resolved.filter(({ row }) => typeof row.values[field.name] === 'string')
    const found = await existing.find(
      target,
      wanted.map(({ row, columns }) => ({
        text: String(row.values[field.name]),
        companyId: typeof columns['ClientId'] === 'number' ? columns['ClientId'] : null,
      })),
    )
    for (const [index, { row, columns, problems }] of wanted.entries())
      take(field, { columns, problems, text: String(row.values[field.name]), thing: found[index] })
  }
}

const lookedUp = ['claim', 'learner', 'user role'] as const satisfies readonly LookedUp[]
const isLookedUp = (target: ReferenceTarget | undefined): target is LookedUp => lookedUp.some((one) => one === target)

interface Draft {
  readonly row: ReadRecord
  readonly columns: Record<string, Value>
  readonly problems: Reason[]
}

/** Resolves references to objects in memory, and copies the values of all other fields. */
function resolveInMemory({ fields }: RecordKind, row: ReadRecord, portal: Portal): Draft {
  const columns: Record<string, Value> = {}
  const problems: Reason[] = [...row.problems]
  for (const field of fields) {
    const value = row.values[field.name]
    // A blank yes-or-no cell has no value.
    if (value === undefined || (value === null && field.type === 'yes-no')) continue
    const { refersTo } = field
    if (!refersTo) columns[field.name] = value
    else if (value === null) columns[refersTo.sets] ??= null
    else resolveOne(field, refersTo.target, String(value), { columns, problems, portal })
  }
  const { company } = row.context
  const belongs = fields.some((field) => columnOf(field) === 'ClientId')
  if (belongs && company?.company && columns['ClientId'] == null) columns['ClientId'] = company.company.id
  return { row, columns, problems }
}

function resolveOne(
  field: RecordField,
  target: ReferenceTarget,
  text: string,
  { columns, problems, portal: { names, existing } }: Pick<Draft, 'columns' | 'problems'> & { portal: Portal },
): void {
  const sets = columnOf(field)
  switch (target) {
    case 'company': {
      if (field.refersTo?.by === 'code') {
        const company = names.companyByCode(text)
        if (company) columns[sets] = company.id
        else problems.push({ class: 'unknown-company', message: texts.reference.unknownCompanyCode(text) })
        return
      }
      if (typeof columns[sets] === 'number') return
      const match = names.companyByName(text)
      if (match.kind === 'unknown')
        problems.push({ class: 'unknown-company', message: texts.reference.unknownCompany(text) })
      else columns[sets] = match.company.id
      if (match.kind === 'similar')
        problems.push({
          class: 'similar-company',
          message: texts.reference.similarCompany(text, match.company.name),
        })
      return
    }
    case 'policy': {
      const policy = names.policy(text)
      if (policy) return take(field, { columns, problems, text, thing: policy })
      problems.push({ class: 'unknown-policy', message: texts.reference.unknownPolicy(text) })
      return
    }
    case 'program':
      return pick(existing.programs)
    case 'program code':
      return pick(existing.programCodes)
    case 'post':
      return pick(existing.posts)
    case 'document type':
      return pick(existing.documentTypes)
    case 'file':
      return pick(existing.files ?? [])
    case 'claim':
    case 'learner':
    case 'user role':
      return
  }

  function pick(things: readonly NamedObject[]): void {
    const fitting = things.filter((one) => one.names.some((name) => identifierKey(name) === identifierKey(text)))
    const [thing, ...more] = fitting
    if (thing && more.length === 0) columns[sets] = thing.id
    else if (thing)
      problems.push({
        class: 'unknown-value',
        message: texts.reference.ambiguous(
          text,
          fitting.map(({ names: [name = ''] }) => name),
        ),
      })
    else
      problems.push({
        class: 'unknown-value',
        message: texts.reference.unknownIn(
          target === 'file' ? 'zip' : 'portal',
          target.replace(' code', ''),
          text,
          nearest(
            text,
            things.map(({ names: [name = ''] }) => name),
          ),
        ),
      })
  }
}

/** Stores the result of a reference. It also determines the company and must not contradict it. */
function take(
  field: RecordField,
  {
    columns,
    problems,
    text,
    thing,
  }: Pick<Draft, 'columns' | 'problems'> & { text: string; thing: FoundObject | undefined },
): void {
  if (!thing) {
    problems.push({ class: 'unknown-value', message: texts.reference.unknown(field.refersTo?.target ?? '', text) })
    return
  }
  columns[columnOf(field)] = thing.id
  const company = columns['ClientId']
  if (typeof company === 'number' && company !== thing.companyId)
    problems.push({
      class: 'claim-of-another-company',
      message: texts.reference.ofOtherCompany(field.refersTo?.target ?? '', text),
    })
  columns['ClientId'] = thing.companyId
}
