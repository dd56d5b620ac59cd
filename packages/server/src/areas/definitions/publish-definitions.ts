import { formNames, publishedForms, type FormKind } from '@captive/api-client/contract'
import { checkDefinitions, parseDefinitions, type DefinitionRows, type Definitions } from '@captive/form-engine'
import { servedRows } from '@captive/form-engine/files'

import { addEntry } from '../../activity/add-entry.ts'
import { systemScope } from '../../database/scope.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ChangeRefusedError } from '../../http/outcome.ts'
import {
  findCurrentVersion,
  findVersion,
  publishTables,
  readCurrentTables,
  type PublishedVersion,
} from '../../reference/definitions/definition-versions.ts'
import { compiledForms } from './compiled-forms.ts'
import { texts } from './texts.ts'

/** Who publishes: a user, or a command line tool without a user. */
export interface Publisher {
  userId: number | null
  companyId: number | null
  email: string
}

/** Definitions were not published. The message says why. */
export class PublicationRefusedError extends ChangeRefusedError {
  override readonly name = 'PublicationRefusedError'
}

type Given = Pick<Dependencies, 'database' | 'validators'>

/**
 * Publishes the definitions of a form. Members get them with the next form that they open, on all copies of the server.
 * @throws PublicationRefusedError for definitions with errors, without a reason, or without a change
 */
export async function publishDefinitions(
  dependencies: Given,
  publisher: Publisher,
  { form, definitions, reason, restores }: PublishedDefinitions,
): Promise<PublishedVersion> {
  if (reason.trim() === '') throw new PublicationRefusedError(texts.noReason)
  const { settings, check } = publishedForms[form]
  const found = [...check(definitions), ...checkDefinitions(definitions, settings)]
  const errors = found.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new PublicationRefusedError(texts.refused(errors.map(({ message }) => message)))
  const tables = servedRows(definitions)
  // Generates the validator now, so that the first user of the new form does not wait for it.
  for (const compiled of compiledForms[form](tables)) await dependencies.validators.publish(compiled)
  return dependencies.database.transaction(systemScope, async (tx) => {
    const current = servedRows(parseDefinitions(await readCurrentTables(tx, form)))
    if (isSame(current, tables)) throw new PublicationRefusedError(texts.unchanged)
    const publication = { reason, publishedBy: publisher.email, ...(restores !== undefined && { restores }) }
    const published = await publishTables(tx, form, tables, publication)
    await addEntry(tx, {
      userId: publisher.userId,
      companyId: publisher.companyId,
      user: publisher.email,
      action: texts.activity.published(formNames[form].name, published.number, reason),
      networkAddress: undefined,
    })
    return published
  })
}

interface PublishedDefinitions {
  form: FormKind
  definitions: Definitions
  reason: string
  /** The earlier version that is being restored. */
  restores?: number
}

/**
 * Whether the rows are the same. Controls are compared by id. The order of the other rows matters, because it breaks
 * ties.
 */
function isSame(one: DefinitionRows, other: DefinitionRows): boolean {
  const comparable = ({ controls, ...rest }: DefinitionRows) =>
    JSON.stringify({ ...rest, controls: controls.toSorted((a, b) => a.RecId - b.RecId) })
  return comparable(one) === comparable(other)
}

/**
 * Publishes an earlier version again, as a new version.
 * @throws PublicationRefusedError for a version that does not exist or is the current one
 */
export async function rollBackDefinitions(
  dependencies: Given,
  publisher: Publisher,
  { form, number, reason }: { form: FormKind; number: number; reason: string },
): Promise<PublishedVersion> {
  const { version, current } = await dependencies.database.transaction(systemScope, async (tx) => ({
    version: await findVersion(tx, form, number),
    current: await findCurrentVersion(tx, form),
  }))
  if (!version) throw new PublicationRefusedError(texts.noVersion(number))
  if (number === current?.number) throw new PublicationRefusedError(texts.isCurrent(number))
  if (reason.trim() === '') throw new PublicationRefusedError(texts.noReason)
  const definitions = parseDefinitions(version.tables)
  return publishDefinitions(dependencies, publisher, {
    form,
    definitions,
    reason: texts.rolledBack(number, reason),
    restores: number,
  })
}
