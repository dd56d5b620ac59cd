import type { Document } from '@captive/api-client/contract'
import type { UseQueryResult } from '@tanstack/react-query'

import { SelectField } from '../ui/fields/select-field.tsx'
import { searchChoice } from '../ui/search-choice.ts'
import type { SearchParams } from '../ui/use-search-params.ts'
import { documentsIn } from './document-facts.ts'
import { DocumentLibrary } from './document-library.tsx'
import type { PeriodSearch } from './period-search.ts'
import classes from './period-library.module.css'

interface PeriodLibraryProps {
  /** The search params of the page. */
  params: SearchParams<PeriodSearch>
  /** The documents of a company or a program. */
  query: Pick<UseQueryResult<Document[]>, 'data' | 'isLoadingError' | 'error' | 'refetch'>
  /** One of `documentCategories`. */
  prefix: string
  emptyText: string
  /** The label of the selector, for example `Month`. */
  label: string
  /** Returns the period of a document: its value in the URL and its label. */
  periodOf: (document: Document) => { value: string; label: string }
  /** The number of latest periods to offer; all by default. */
  latest?: number
}

/** The documents of the selected period; the latest period is the default. */
export function PeriodLibrary(props: PeriodLibraryProps) {
  const { params, query, prefix, emptyText, label, periodOf, latest } = props
  const { data, isLoadingError, error, refetch } = query
  const documents = documentsIn(data ?? [], prefix)
  const periods = [...Map.groupBy(documents, (document) => periodOf(document).value)].slice(0, latest)
  const choice = searchChoice(
    periods.map(([value]) => value),
    params.search.period,
    (period) => params.onSearch({ period }),
  )
  const ofPeriod = periods.find(([value]) => value === choice.value)?.[1] ?? []
  return (
    <>
      {periods.length > 0 ? (
        <div className={classes.period}>
          <SelectField
            label={label}
            options={periods.flatMap(([value, [first]]) => (first ? [{ value, label: periodOf(first).label }] : []))}
            {...choice}
          />
        </div>
      ) : null}
      <DocumentLibrary
        query={{ data: data && ofPeriod, isLoadingError, error, refetch }}
        prefix={prefix}
        emptyText={emptyText}
        groupBy="nothing"
      />
    </>
  )
}
