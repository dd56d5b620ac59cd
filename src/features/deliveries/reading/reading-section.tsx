import { Title } from '@mantine/core'
import type { DeliveryDetails, DeliveryPreview } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { mayCorrect } from '../delivery/may-correct.ts'
import { SenderAndDate } from '../delivery/sender-and-date.tsx'
import type { Corrections } from '../delivery/use-corrections.ts'
import { previewQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { ColumnsTable } from './columns-table.tsx'
import { ConventionFields } from './convention-fields.tsx'
import { withHeaderRow } from './correct-mapping.ts'
import classes from './reading.module.css'
import { SheetPreview } from './sheet-preview.tsx'
import { StatusWords } from './status-words.tsx'

interface ReadingSectionProps {
  delivery: DeliveryDetails
  corrections: Corrections
}

/**
 * How the file was read: its columns, status words and first rows. A user can correct them while the delivery waits.
 */
export function ReadingSection({ delivery, corrections }: ReadingSectionProps) {
  const preview = useQuery(previewQuery(api, delivery.RecId))
  return (
    <SectionCard wide title={texts.reading.title}>
      <QueryView
        query={preview}
        pending={<LoadingState label={texts.reading.loading} shape="rows" count={6} />}
        failed={texts.reading.failed}
        empty={<EmptyState title={texts.reading.unreadable}>{texts.reading.unreadableHint}</EmptyState>}
      >
        {(shown) => <Reading delivery={delivery} preview={shown} corrections={corrections} />}
      </QueryView>
    </SectionCard>
  )
}

function Reading({ delivery, preview, corrections }: ReadingSectionProps & { preview: DeliveryPreview }) {
  const { draft, mapping, correct } = corrections
  const isWaiting = delivery.State === 'waiting'
  const isOfClaims = delivery.Kind === 'claims'
  const isComplete = delivery.Source !== null && (delivery.AsOf !== null || !isOfClaims)
  const movedRow = [...(draft.heads?.values() ?? [])].at(-1)
  const moveHeader = (sheet: string, row: number) => {
    const next = withHeaderRow(mapping, { sheet, row, analyzed: delivery.Report.mapping })
    const others = next.sheets ? [...(draft.heads ?? [])].filter(([name]) => name !== sheet) : []
    correct({ heads: new Map([...others, [sheet, row]]), mapping: next })
  }
  const editing = isWaiting && { onMapping: (next: typeof draft.mapping) => next && correct({ mapping: next }) }
  return (
    <>
      {isOfClaims ? <p>{texts.reading.sums(preview.sums.agree, preview.sums.rows)}</p> : null}
      {isWaiting && isComplete ? <SenderAndDate delivery={delivery} corrections={corrections} /> : null}
      {movedRow !== undefined ? (
        <p role="status">{texts.reading.headerMoved(movedRow)}</p>
      ) : mapping ? (
        <>
          <ColumnsTable preview={preview} mapping={mapping} {...editing} />
          <StatusWords preview={preview} mapping={mapping} {...editing} />
          <ConventionFields kind={delivery.Kind} mapping={mapping} {...editing} />
        </>
      ) : null}
      <UnknownCompanies companies={preview.companies} />
      <SheetPreview
        sheets={preview.sheets}
        fileName={delivery.FileName}
        heads={draft.heads}
        {...(mayCorrect(delivery) && { onHeaderRow: moveHeader })}
      />
    </>
  )
}

function UnknownCompanies({ companies }: Pick<DeliveryPreview, 'companies'>) {
  if (companies.length === 0) return null
  const { title, resembles, unknown } = texts.reading.companies
  return (
    <>
      <Title order={3} className={classes.heading ?? ''}>
        {title}
      </Title>
      <ul className={classes.companies}>
        {companies.map(({ text, resembles: name }) => (
          <li key={text}>{name === null ? unknown(text) : resembles(text, name)}</li>
        ))}
      </ul>
    </>
  )
}
