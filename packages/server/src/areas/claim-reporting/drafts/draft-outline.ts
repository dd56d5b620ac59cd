import type { ClaimDraft, KeptDraft } from '@captive/api-client/contract'
import type { Form } from '@captive/form-engine'

import { personalInfoErrors } from '../report/personal-info.ts'

/** What the list of drafts shows. Stored beside each draft, so that the list does not have to decrypt whole drafts. */
export type DraftOutline = Pick<KeptDraft, 'claimType' | 'company' | 'step' | 'sectionsDone' | 'sections'>

/** @param form the form of the claim type; null before a type is chosen */
export const outlineOf = (draft: ClaimDraft, form: Form | null): DraftOutline => ({
  claimType: draft.claimType,
  company: draft.personalInfo.company,
  step: draft.step,
  ...draftProgress(draft, form),
})

/**
 * The number of completed steps and sections, and their total: claim type, personal info, and each visible section of
 * the loss details.
 */
function draftProgress(draft: ClaimDraft, form: Form | null): { sectionsDone: number; sections: number } {
  const ofLoss = form ? completeSections(form, draft.answers) : []
  const done = [draft.claimType !== null, personalInfoErrors(draft.personalInfo).length === 0, ...ofLoss]
  return { sectionsDone: done.filter(Boolean).length, sections: done.length }
}

/** For each visible section with questions, whether it has no errors. */
function completeSections(form: Form, answers: ClaimDraft['answers']): boolean[] {
  const unfinished = new Set(form.validate(answers).map(({ path }) => path[0]))
  const asking = form.visible(answers).sections.filter(({ controls, items }) => controls.length > 0 || items)
  const groups = Map.groupBy(asking, ({ container, id }) => container?.key ?? id)
  return [...groups.values()].map((sections) =>
    sections.every(({ controls, items, container }) =>
      items ? !unfinished.has(container?.key) : controls.every(({ key }) => !unfinished.has(key)),
    ),
  )
}
