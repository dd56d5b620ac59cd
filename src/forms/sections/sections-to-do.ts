import type { MainSectionWithProgress } from '@captive/form-engine/react'

export const needsSomething = ({ progress }: MainSectionWithProgress) => progress.missing + progress.wrong > 0

/**
 * The next incomplete section after a section, wrapping around to the first one.
 * @param detailed whether unanswered optional sections count as incomplete
 */
export function nextToDo(
  sections: readonly MainSectionWithProgress[],
  from: string,
  detailed: boolean,
): MainSectionWithProgress | undefined {
  const at = sections.findIndex(({ id }) => id === from)
  return (
    nextBelow(sections, from, detailed) ??
    sections.slice(0, at).find((section) => section.title !== '' && needsSomething(section))
  )
}

/** The section below that also opens, because the current one is complete. */
export function sectionAhead(
  sections: readonly MainSectionWithProgress[],
  open: string,
  detailed: boolean,
): string | null {
  const isDone = sections.some((section) => section.id === open && !needsSomething(section))
  return (isDone && nextBelow(sections, open, detailed)?.id) || null
}

function nextBelow(
  sections: readonly MainSectionWithProgress[],
  from: string,
  detailed: boolean,
): MainSectionWithProgress | undefined {
  const below = sections.slice(sections.findIndex(({ id }) => id === from) + 1)
  return below.find(
    (section) => section.title !== '' && (needsSomething(section) || (detailed && isUntouched(section))),
  )
}

const isUntouched = ({ progress }: MainSectionWithProgress) => progress.required + progress.answered === 0
