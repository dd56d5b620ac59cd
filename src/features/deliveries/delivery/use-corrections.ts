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
  const accepted = Object.keys(selected).filter((claim) => selected[claim])
  const added = accepted.filter((claim) => !Accepted.includes(claim))
  const analysis = useMutation({
    mutationFn: ({ asOf, mapping, source = '' }: Draft) =>
      api.analyzeDelivery({
        body: {
          RecId,
          ...(source.trim() && { Source: source.trim() }),
          ...(asOf && { AsOf: asOf }),
          ...(mapping && { Mapping: mapping }),
          Accepted: accepted,
        },
      }),
    meta: { stale: ['deliveries'] },
    onSuccess: (_, sent) => {
      setDraft((now) => changesSince(sent, now))
      showSuccess(texts.corrections.done)
    },
  })
  const isCorrected = Object.values({ ...draft, source: draft.source?.trim() ?? '' }).some((value) => value !== '')
  /** Whether a claim is no longer accepted, which makes the counts outdated. */
  const isUnaccepted = Accepted.some((claim) => !accepted.includes(claim))
  return {
    draft,
    mapping: draft.mapping ?? Report.mapping,
    correct: (change: Draft) => setDraft((before) => ({ ...before, ...change })),
    isCorrected,
    isUnsaved: isCorrected || isUnaccepted || added.length > 0,
    accepted,
    /** Claims accepted since the last analysis. */
    added,
    isUnaccepted,
    selection: { selected, onSelected: setSelected },
    analysis,
    analyze: () => analysis.mutate(draft),
    undo: () => {
      setDraft({})
      setSelected(toSelection(Accepted))
      analysis.reset()
    },
  }
}

/** The corrections that a user made while an analysis was running. */
function changesSince(sent: Draft, { source, asOf, mapping, heads }: Draft): Draft {
  return {
    ...(source !== undefined && source !== sent.source && { source }),
    ...(asOf !== undefined && asOf !== sent.asOf && { asOf }),
    ...(mapping && mapping !== sent.mapping && { mapping }),
    ...(heads && heads !== sent.heads && { heads }),
  }
}

export type Corrections = ReturnType<typeof useCorrections>

/** The state of a table in which these rows are selected. */
export const toSelection = (keys: Iterable<string>): RowSelectionState =>
  Object.fromEntries([...keys].map((key) => [key, true]))
