import type { Score, WarrantyOrRecommendation } from '@captive/api-client/contract'

import type { Drawing } from '../../../pdf/document.ts'
import { formatDate } from '../../../pdf/format.ts'
import { texts } from './texts.ts'

const { score: scoreWords, recommendations: words } = texts

/** The loss control score, and the items that would raise it. */
export function drawScore(drawing: Drawing, { percent, missing }: Score): void {
  drawing.row(scoreWords.score, scoreWords.percent(percent))
  if (missing.length === 0) return
  drawing.table({
    name: scoreWords.missing,
    size: 9,
    columns: [
      { header: scoreWords.missing, width: 500 },
      { header: scoreWords.weight, width: 100, align: 'right' },
    ],
    rows: missing.map((part) => ({ cells: [part.section, scoreWords.percent(part.percent)] })),
  })
}

/** The open recommendations, oldest first. */
export function drawRecommendations(drawing: Drawing, items: readonly WarrantyOrRecommendation[]): void {
  drawing.table({
    name: texts.chapters.recommendations,
    size: 9,
    columns: [
      { header: words.item, width: 460 },
      { header: words.since, width: 90 },
      { header: words.status, width: 120 },
    ],
    rows: items.map((item) => ({
      cells: [item.WarrantyNm2, formatDate(item.DateInitiated.slice(0, 10)), item.WarrantyStatusCd],
    })),
  })
}
