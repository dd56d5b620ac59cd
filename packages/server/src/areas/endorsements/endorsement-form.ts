import { endorsementDefinitions, type FormKind } from '@captive/api-client/contract'
import { compileForm, type DefinitionRows, type Form } from '@captive/form-engine'

import type { Transaction } from '../../database/database.ts'
import { findCurrentVersion, findVersion, isAccepted } from '../../reference/definitions/definition-versions.ts'

const form = 'vehicle-endorsement' satisfies FormKind

/** The version of the further questions that members have now; undefined if nothing is asked. */
export const readQuestions = (tx: Transaction) => findCurrentVersion(tx, form)

/**
 * The further questions that judge a request: those that it was filled in with, if they were replaced no more than a day ago,
 * else the current ones.
 * @param number the version in the request; 0 for a request without further questions
 */
export async function questionsOf(tx: Transaction, number: number) {
  if (!(await isAccepted(tx, form, number))) return readQuestions(tx)
  return number === 0 ? undefined : ((await findVersion(tx, form, number)) ?? readQuestions(tx))
}

/**
 * Compiles a request as the portal shows it.
 * @param policyNumbers those to choose from
 * @param tables the published further questions, or null
 */
export function endorsementFormOf(policyNumbers: readonly string[], tables: DefinitionRows | null): Form {
  const choices = policyNumbers.map((value) => ({ value, label: value }))
  return compileForm(endorsementDefinitions(choices, tables))
}
