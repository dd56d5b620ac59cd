import type { Api } from '@captive/api-client'
import type { Policy } from '@captive/api-client/contract'

import { fileFromBase64 } from '../../../api/file-from-base64.ts'
import { today } from '../../../format/date.ts'
import { NoFileError, type LoadFile } from '../../../ui/use-download.ts'

export type LossRunFormat = 'pdf' | 'excel'

/** What a file is named and what it holds, by `DocType` (AMB-091, LRN-007). */
const files = {
  pdf: { ending: 'pdf', type: 'application/pdf' },
  excel: { ending: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const

/** Cannot stand in the name of a file on some system. */
const forbidden = /[/\\:*?"<>|]/g

/** `Copper Logistics Inc._LossRun.xlsx` (core §9, LRN-007). */
export const lossRunFileName = (clientName: string, docType: LossRunFormat): string =>
  `${clientName.replace(forbidden, '-')}_LossRun.${files[docType].ending}`

/** Whether a loss run covers a policy: the current term and five years before (LRN-004, AMB-089). */
export function isInLossRun({ EffectiveDate }: Pick<Policy, 'EffectiveDate'>, day = today()): boolean {
  return EffectiveDate >= `${Number(day.slice(0, 4)) - 6}${day.slice(4)}`
}

/** Orders a loss run and asks meanwhile how far it is, twice in a second. */
export function lossRunLoader(
  api: Pick<Api, 'getLossRunReport' | 'getLossRunProgress'>,
  order: { ClientId: number; PolicyId: number[]; DocType: LossRunFormat },
): LoadFile {
  return async ({ signal, onProgress }) => {
    const watching = setInterval(() => void watch(), 500)
    const watch = async () => {
      const progress = await api.getLossRunProgress({ query: order }, { signal }).catch(() => null)
      if (progress && progress.Claims > 0) onProgress(progress.Done / progress.Claims)
    }
    try {
      const base64 = await api.getLossRunReport({ query: order }, { signal })
      if (base64 === null) throw new NoFileError('There is no loss run of these policies.')
      return fileFromBase64(base64, files[order.DocType].type)
    } finally {
      clearInterval(watching)
    }
  }
}
