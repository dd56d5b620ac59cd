import { linesOf, type LossRun, type LossRunPolicy } from './loss-run.ts'

/** The most points of a page that a block of sections may fill. */
const maxBlockHeight = 470
/** Points of a claim row, of the header and of the total, which have two lines each. */
const rowHeight = 34.7
/** A table with more claims may continue on the next page. */
const maxUnsplitClaims = 3

/** A policy with its claims, in the PDF of a loss run. */
export interface Section {
  policy: LossRunPolicy
  /** The line of business, printed above its first policy. */
  line?: string
}

/**
 * The sections of a loss run, in blocks that stay together on a page. The blocks are chosen to minimize the number of
 * pages with a single claim, which readers overlook.
 */
export function sectionBlocks(run: LossRun): Section[][] {
  const sections: Section[] = linesOf(run).flatMap(({ name, policies }) =>
    policies.map((policy, at) => ({ policy, ...(at === 0 && { line: name }) })),
  )
  /** For the sections from each index on: the best blocks, and how many of them have a single claim. */
  const best: { blocks: Section[][]; single: number }[] = [{ blocks: [], single: 0 }]
  for (let first = sections.length - 1; first >= 0; first--) {
    const choices = best.flatMap(({ blocks, single }, others) => {
      const block = sections.slice(first, first + others + 1)
      if (others > 0 && heightOf(block) > maxBlockHeight) return []
      const claims = block.reduce((sum, { policy }) => sum + policy.claims.length, 0)
      return [{ blocks: [block, ...blocks], single: single + (claims === 1 ? 1 : 0) }]
    })
    best.unshift(choices.reduce((fewest, choice) => (choice.single < fewest.single ? choice : fewest)))
  }
  return best[0]?.blocks ?? []
}

/**
 * The points that sections need on a page, up to the beginning of the first section that may continue on the next page.
 */
export function roomFor(sections: readonly Section[]): number {
  const long = sections.findIndex(({ policy }) => policy.claims.length > maxUnsplitClaims)
  return Math.min(heightOf(long === -1 ? sections : sections.slice(0, long + 1)), maxBlockHeight)
}

/**
 * The height of sections, or of the beginning of a section that may continue on the next page. Most names fit on one
 * line.
 */
const heightOf = (sections: readonly Section[]) =>
  sections.reduce((sum, { policy, line }) => {
    const { length } = policy.claims
    const table = length === 0 ? 12 : rowHeight * (2 + (length > maxUnsplitClaims ? 2 : length))
    return sum + 54 + table + (line ? 45 : 0)
  }, 0)
