import type { FormBlocks, RecId } from '@captive/form-engine'

/** Roots and repeating sections as text: `27, 9, 19`. Blank roots mean all controls without a parent. */
export interface BlocksText {
  readonly roots: string
  readonly repeating: string
}

export function textOfBlocks({ roots = [], repeating = [] }: FormBlocks): BlocksText {
  return { roots: roots.join(', '), repeating: repeating.join(', ') }
}

export function blocksOfText({ roots, repeating }: BlocksText): FormBlocks {
  const rootIds = idsIn(roots)
  return { ...(rootIds.length > 0 && { roots: rootIds }), repeating: idsIn(repeating) }
}

function idsIn(text: string): RecId[] {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  return words.map((word) => (/^\d+$/.test(word) ? Number(word) : word))
}
