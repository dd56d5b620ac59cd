import type { ClaimDraft, KeptDraft } from '@captive/api-client/contract'
import type { Form } from '@captive/form-engine'

import { personalInfoErrors } from './personal-info.ts'

/** What the list of drafts shows of one. Kept beside it, so that listing opens none. */
export type DraftOutline = Pick<KeptDraft, 'claimType' | 'company' | 'step' | 'partsDone' | 'parts'>

/** @param form of the claim type, null where none is chosen yet */
export const outlineOf = (draft: ClaimDraft, form: Form | null): DraftOutline => ({
  claimType: draft.claimType,
  company: draft.personalInfo.company,
  step: draft.step,
  ...draftProgress(draft, form),
})

/**
 * How many parts of a report lack nothing, and how many there are: claim type, personal info, and the sections of the
 * loss that show.
 */
function draftProgress(draft: ClaimDraft, form: Form | null): { partsDone: number; parts: number } {
  const ofLoss = form ? lossParts(form, draft.answers) : []
  const done = [draft.claimType !== null, personalInfoErrors(draft.personalInfo).length === 0, ...ofLoss]
  return { partsDone: done.filter(Boolean).length, parts: done.length }
}

/** For each section that asks something, whether nothing in it is missing or wrong. */
function lossParts(form: Form, answers: ClaimDraft['answers']): boolean[] {
  const unfinished = new Set(form.validate(answers).map(({ path }) => path[0]))
  const asking = form.visible(answers).sections.filter(({ controls, items }) => controls.length > 0 || items)
  const parts = Map.groupBy(asking, ({ container, id }) => container?.key ?? id)
  return [...parts.values()].map((sections) =>
    sections.every(({ controls, items, container }) =>
      items ? !unfinished.has(container?.key) : controls.every(({ key }) => !unfinished.has(key)),
    ),
  )
}
