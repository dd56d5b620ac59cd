import type { PackKind, PermissionCode } from '@captive/api-client/contract'

import type { Drawing } from '../../../pdf/document.ts'
import { drawBalances } from './draw-balances.ts'
import { drawLargeLosses } from './draw-large-losses.ts'
import { drawRecommendations, drawScore } from './draw-loss-prevention.ts'
import { drawVehicles } from './draw-vehicles.ts'
import type { PackSources } from './pack-sources.ts'
import { texts } from './texts.ts'
import { drawFunds } from '../../financial/index.ts'
import { drawLossRun } from '../../claims/index.ts'

/** A chapter of a pack. It shows the figures of a page, so it requires that page's permission code. */
interface Chapter {
  title: string
  code: PermissionCode
  /** The packs with this chapter; all packs by default. */
  only?: PackKind
  /** Reads the figures of the page and returns a function that draws them, or undefined for a page without figures. */
  read: (sources: PackSources) => Promise<((drawing: Drawing) => void) | undefined>
}

/** The chapters of packs, in order. */
export const chapters: readonly Chapter[] = [
  {
    title: texts.chapters.lossRuns,
    code: '004-001-003',
    read: async ({ lossRun, kind }) => {
      const run = await lossRun()
      return run && ((drawing) => drawLossRun(drawing, run, { withoutNames: kind === 'board' }))
    },
  },
  {
    title: texts.chapters.largeLosses,
    code: '004-001-002',
    read: async ({ lossRun, kind }) => {
      const run = await lossRun()
      return run && ((drawing) => drawLargeLosses(drawing, run, { withoutNames: kind === 'board' }))
    },
  },
  {
    title: texts.chapters.balances,
    code: '002-004-001',
    only: 'board',
    read: async ({ funds }) => {
      const rows = await funds()
      return rows.length === 0 ? undefined : (drawing) => drawBalances(drawing, rows)
    },
  },
  {
    title: texts.chapters.funds,
    code: '002-004-003',
    read: async ({ fundAnalysis }) => {
      const analysis = await fundAnalysis()
      return analysis && ((drawing) => drawFunds(drawing, analysis))
    },
  },
  {
    title: texts.chapters.vehicles,
    code: '002-003-006',
    read: async ({ vehicles }) => {
      const rows = await vehicles()
      return rows.length === 0 ? undefined : (drawing) => drawVehicles(drawing, rows)
    },
  },
  {
    title: texts.chapters.score,
    code: '003-001-001',
    read: async ({ score }) => {
      const found = await score()
      return found && ((drawing) => drawScore(drawing, found))
    },
  },
  {
    title: texts.chapters.recommendations,
    code: '003-001-003',
    read: async ({ recommendations }) => {
      const items = await recommendations()
      return items.length === 0 ? undefined : (drawing) => drawRecommendations(drawing, items)
    },
  },
]
