import type { Document } from '@captive/api-client/contract'
import type { UseQueryResult } from '@tanstack/react-query'

import { AddressSelect } from '../ui/address-select.tsx'
import { useAddressValue } from '../ui/use-address-value.ts'
import { documentsIn } from './document-facts.ts'
import { DocumentShelf } from './document-shelf.tsx'
import classes from './period-shelf.module.css'

/** What the address calls it. */
const name = 'period'

interface PeriodShelfProps {
  /** Of a company or of a program. */
  query: Pick<UseQueryResult<Document[]>, 'data' | 'isLoadingError' | 'error' | 'refetch'>
  /** One of `documentCategories`. */
  prefix: string
  emptyText: string
  /** What the selector is called: 'Month'. */
  label: string
  /** The period a document is of, for the address and as it is read. */
  periodOf: (document: Document) => { value: string; label: string }
  /** How many periods can be chosen, the latest; without it all. */
  latest?: number
}

/** The documents of one period at a time, which is chosen; the latest one at first. */
export function PeriodShelf({ query, prefix, emptyText, label, periodOf, latest }: PeriodShelfProps) {
  const { data, isLoadingError, error, refetch } = query
  const documents = documentsIn(data ?? [], prefix)
  const periods = [...Map.groupBy(documents, (document) => periodOf(document).value)].slice(0, latest)
  const [chosen] = useAddressValue(
    name,
    periods.map(([value]) => value),
  )
  const ofPeriod = periods.find(([value]) => value === chosen)?.[1] ?? []
  return (
    <>
      {periods.length > 0 ? (
        <div className={classes.period}>
          <AddressSelect
            name={name}
            label={label}
            options={periods.flatMap(([value, [first]]) => (first ? [{ value, label: periodOf(first).label }] : []))}
          />
        </div>
      ) : null}
      <DocumentShelf
        query={{ data: data && ofPeriod, isLoadingError, error, refetch }}
        prefix={prefix}
        emptyText={emptyText}
        groupBy="nothing"
      />
    </>
  )
}
