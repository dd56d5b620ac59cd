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
  /** The rows that become header rows, by sheet. The last one was chosen last. */
  heads?: ReadonlyMap<string, number>
}

/** The corrections of a waiting delivery, and the mutation that analyzes it again with them. */
export function useCorrections({ RecId, Accepted, Report }: DeliveryDetails) {
  const [draft, setDraft] = useState<Draft>({})
  const [selected, setSelected] = useState(() => toSelection(Accepted))
  const source = draft.source?.trim() ?? ''
  const accepted = Object.keys(selected).filter((claim) => selected[claim])
  const added = accepted.filter((claim) => !Accepted.includes(claim))
  const analysis = useMutation({
    mutationFn: () => {
      const { asOf, mapping } = draft
      return api.analyzeDelivery({
        body: {
          RecId,
          ...(source && { Source: source }),
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
    isCorrected: Object.values({ ...draft, source }).some((value) => value !== ''),
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

/** The state of a table in which these rows are selected. */
export const toSelection = (keys: Iterable<string>): RowSelectionState =>
  Object.fromEntries([...keys].map((key) => [key, true]))
