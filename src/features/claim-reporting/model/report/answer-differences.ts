import { claimTypeRules } from '@captive/api-client/contract'
import { reviewSections } from '@captive/form-engine/claim'
import type { FormStore } from '@captive/form-engine/store'

import { texts } from '../texts.ts'
import type { ClaimReport } from './claim-report.ts'

/** An answer that differs between two versions of a report; null if a version has no answer. */
export interface AnswerDifference {
  label: string
  mine: string | null
  newer: string | null
}

/**
 * Compares a newer version of a report with this tab's version. Confidential answers are masked.
 * @param leftOut whether the server withheld confidential answers; their absence is then not a difference
 */
export function answerDifferences(mine: ClaimReport, newer: ClaimReport, leftOut: boolean): AnswerDifference[] {
  const [myRows, newerRows] = [rowsOf(mine), rowsOf(newer)]
  return [...new Map([...myRows, ...newerRows])].flatMap(([path, { label, isConfidential }]) => {
    const [myValue, newerValue] = [myRows.get(path)?.value ?? null, newerRows.get(path)?.value ?? null]
    const isWithheld = leftOut && isConfidential && newerValue === null
    return myValue === newerValue || isWithheld ? [] : [{ label, mine: myValue, newer: newerValue }]
  })
}

interface Row {
  label: string
  value: string
  isConfidential: boolean
}

function rowsOf({ claimType, personal, loss }: ClaimReport): Map<string, Row> {
  const type = claimType ? claimTypeRules[claimType].label : ''
  return new Map([
    ['type', { label: texts.review.claimType, value: type, isConfidential: false }],
    ...rowsOfStep('personal', personal),
    ...(loss ? rowsOfStep('loss', loss) : []),
  ])
}

function rowsOfStep(step: string, store: FormStore): [string, Row][] {
  return reviewSections(store.form, store.answers()).flatMap(({ title, rows }) =>
    rows
      .filter(({ label }) => label !== texts.forms.confirm)
      .map(({ label, value, path, clear }): [string, Row] => [
        [step, ...path].join(),
        { label: path.length > 1 ? `${title}: ${label}` : label, value, isConfidential: clear !== null },
      ]),
  )
}
