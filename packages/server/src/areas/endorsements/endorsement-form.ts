import { endorsementDefinitions, type FormKind } from '@captive/api-client/contract'
import { compileForm, type DefinitionRows, type Form } from '@captive/form-engine'

import type { Transaction } from '../../database/database.ts'
import { findCurrentVersion, findVersion, isAccepted } from '../../reference/definitions/definition-versions.ts'

const form = 'vehicle-endorsement' satisfies FormKind

/** The current version of the additional questions; undefined if the server has no questions. */
export const readQuestions = (tx: Transaction) => findCurrentVersion(tx, form)

/**
 * The additional questions with which a request is validated: the version in the request if it was replaced no more
 * than a day ago, otherwise the current one.
 * @param number the version in the request; 0 for a request without additional questions
 */
export async function questionsOf(tx: Transaction, number: number) {
  if (!(await isAccepted(tx, form, number))) return readQuestions(tx)
  return number === 0 ? undefined : ((await findVersion(tx, form, number)) ?? readQuestions(tx))
}

/**
 * Compiles a request as the portal shows it.
 * @param policyNumbers the policy numbers to choose from
 * @param tables the published additional questions, or null
 */
export function endorsementFormOf(policyNumbers: readonly string[], tables: DefinitionRows | null): Form {
  const choices = policyNumbers.map((value) => ({ value, label: value }))
  return compileForm(endorsementDefinitions(choices, tables))
}
