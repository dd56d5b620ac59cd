import type { Api } from '@captive/api-client'
import type { MemberFundAnalysis } from '@captive/api-client/contract'

import { fileFromBase64 } from '../../api/file-from-base64.ts'
import { NoFileError, type LoadFile } from '../../ui/use-download.ts'
import { texts } from './texts.ts'

/** Loads the fund analysis of one quarter as PDF (FIN-016, AMB-173). */
export function loadFundAnalysis(
  api: Pick<Api, 'getMemberFundAnalysisPDF'>,
  ClientId: number,
  rows: readonly MemberFundAnalysis[],
): LoadFile {
  return async ({ signal }) => {
    const base64 = await api.getMemberFundAnalysisPDF({ query: { ClientId }, body: [...rows] }, { signal })
    if (base64 === null) throw new NoFileError(texts.analysis.missing)
    return fileFromBase64(base64, 'application/pdf')
  }
}
