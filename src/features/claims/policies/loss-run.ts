import type { Api } from '@captive/api-client'
import type { Policy } from '@captive/api-client/contract'

import { fileFromBase64 } from '../../../api/file-from-base64.ts'
import { today } from '../../../format/date.ts'
import { NoFileError, type LoadFile } from '../../../ui/use-download.ts'
import { texts } from '../texts.ts'

export type LossRunFormat = 'pdf' | 'excel'

/** File extension and MIME type by `DocType` (AMB-091, LRN-007). */
const files = {
  pdf: { extension: 'pdf', type: 'application/pdf' },
  excel: { extension: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const

/** Characters that some operating systems do not allow in a file name. */
const forbidden = /[/\\:*?"<>|]/g

/** `Copper Logistics Inc._LossRun.xlsx` (core §9, LRN-007). */
export const lossRunFileName = (clientName: string, docType: LossRunFormat): string =>
  `${clientName.replace(forbidden, '-')}_LossRun.${files[docType].extension}`

/** Whether a loss run covers a policy: it covers the current term and the five before it (LRN-004, AMB-089). */
export function isInLossRun({ EffectiveDate }: Pick<Policy, 'EffectiveDate'>, day = today()): boolean {
  return EffectiveDate >= `${Number(day.slice(0, 4)) - 6}${day.slice(4)}`
}

/** Loads a loss run and polls its progress every 500 ms until it arrives. */
export function lossRunLoader(
  api: Pick<Api, 'getLossRunReport' | 'getLossRunProgress'>,
  order: { ClientId: number; PolicyId: number[]; DocType: LossRunFormat },
): LoadFile {
  return async ({ signal, onProgress }) => {
    const polling = setInterval(() => void poll(), 500)
    const poll = async () => {
      const progress = await api.getLossRunProgress({ query: order }, { signal }).catch(() => null)
      if (progress && progress.Claims > 0) onProgress(progress.Done / progress.Claims)
    }
    try {
      const base64 = await api.getLossRunReport({ query: order }, { signal })
      if (base64 === null) throw new NoFileError(texts.lossRuns.missing)
      return fileFromBase64(base64, files[order.DocType].type)
    } finally {
      clearInterval(polling)
    }
  }
}
