import type { PartInView } from '@captive/form-engine/react'

export const needsSomething = ({ progress }: PartInView) => progress.missing + progress.wrong > 0

/**
 * Where the walk leads from a part: to the next one that still needs something, from the top again after the last.
 * @param detailed optional parts on the way count too, since who goes there gives details
 */
export function nextToDo(parts: readonly PartInView[], from: string, detailed: boolean): PartInView | undefined {
  const at = parts.findIndex(({ id }) => id === from)
  return (
    nextBelow(parts, from, detailed) ?? parts.slice(0, at).find((part) => part.title !== '' && needsSomething(part))
  )
}

/** The part below that may be open too, since the one that is open needs nothing more. */
export function partAhead(parts: readonly PartInView[], open: string, detailed: boolean): string | null {
  const isDone = parts.some((part) => part.id === open && !needsSomething(part))
  return (isDone && nextBelow(parts, open, detailed)?.id) || null
}

function nextBelow(parts: readonly PartInView[], from: string, detailed: boolean): PartInView | undefined {
  const below = parts.slice(parts.findIndex(({ id }) => id === from) + 1)
  return below.find((part) => part.title !== '' && (needsSomething(part) || (detailed && isUntouched(part))))
}

const isUntouched = ({ progress }: PartInView) => progress.required + progress.answered === 0
