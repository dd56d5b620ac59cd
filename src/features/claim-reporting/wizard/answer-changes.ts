import { claimTypeRules } from '@captive/api-client/contract'
import { reviewSections } from '@captive/form-engine/claim'
import type { FormSession } from '@captive/form-engine/session'

import { messages } from '../messages.ts'
import type { ClaimReport } from './claim-report.ts'

/** An answer that two copies of a report give differently; null where one gives none. */
export interface AnswerChange {
  label: string
  mine: string | null
  newer: string | null
}

/**
 * Where a newer copy of a report differs from mine, as it is shown, confidential answers masked.
 * @param leftOut whether confidential answers were kept from me: then their absence is no change
 */
export function answerChanges(mine: ClaimReport, newer: ClaimReport, leftOut: boolean): AnswerChange[] {
  const [before, after] = [rowsOf(mine), rowsOf(newer)]
  return [...new Map([...before, ...after])].flatMap(([at, { label, isPrivate }]) => {
    const [was, is] = [before.get(at)?.value ?? null, after.get(at)?.value ?? null]
    return was === is || (leftOut && isPrivate && is === null) ? [] : [{ label, mine: was, newer: is }]
  })
}

interface Row {
  label: string
  value: string
  isPrivate: boolean
}

function rowsOf({ claimType, personal, loss }: ClaimReport): Map<string, Row> {
  const type = claimType ? claimTypeRules[claimType].label : ''
  return new Map([
    ['type', { label: 'Claim type', value: type, isPrivate: false }],
    ...rowsOfStep('personal', personal),
    ...(loss ? rowsOfStep('loss', loss) : []),
  ])
}

function rowsOfStep(step: string, session: FormSession): [string, Row][] {
  return reviewSections(session.form, session.answers()).flatMap(({ title, rows }) =>
    rows
      .filter(({ label }) => label !== messages.confirmLabel)
      .map(({ label, value, path, clear }): [string, Row] => [
        [step, ...path].join(),
        { label: path.length > 1 ? `${title}: ${label}` : label, value, isPrivate: clear !== null },
      ]),
  )
}
