import type { DeliveryDetails, DeliveryMapping } from '@captive/api-client/contract'
import type { RowSelectionState } from '@tanstack/react-table'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { texts } from '../texts.ts'

/** The corrections since the last analysis. */
interface Draft {
  source?: string
  asOf?: string
  mapping?: DeliveryMapping
  /** The row that becomes the header row. */
  head?: { sheet: string; row: number }
}

/** The corrections of a waiting delivery, and the mutation that analyzes it again with them. */
export function useCorrections({ RecId, Accepted, Report }: DeliveryDetails) {
  const [draft, setDraft] = useState<Draft>({})
  const [selected, setSelected] = useState(() => toSelection(Accepted))
  const accepted = Object.keys(selected).filter((claim) => selected[claim])
  const added = accepted.filter((claim) => !Accepted.includes(claim))
  const analysis = useMutation({
    mutationFn: () => {
      const { source, asOf, mapping } = draft
      return api.analyzeDelivery({
        body: {
          RecId,
          ...(source && { Source: source.trim() }),
          ...(asOf && { AsOf: asOf }),
          ...(mapping && { Mapping: mapping }),
          Accepted: accepted,
        },
      })
    },
    meta: { stale: ['deliveries'] },
    onSuccess: () => {
      setDraft({})
      showSuccess(texts.corrections.done)
    },
  })
  return {
    draft,
    mapping: draft.mapping ?? Report.mapping,
    correct: (change: Draft) => setDraft((before) => ({ ...before, ...change })),
    isCorrected: Object.values(draft).some((value) => value !== ''),
    accepted,
    /** Claims accepted since the last analysis. */
    added,
    /** Whether a claim is no longer accepted, which makes the counts outdated. */
    isUnaccepted: Accepted.some((claim) => !accepted.includes(claim)),
    selection: { selected, onSelected: setSelected },
    analysis,
    undo: () => {
      setDraft({})
      setSelected(toSelection(Accepted))
      analysis.reset()
    },
  }
}

export type Corrections = ReturnType<typeof useCorrections>

const toSelection = (claims: readonly string[]): RowSelectionState =>
  Object.fromEntries(claims.map((claim) => [claim, true]))
