import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatTimestamp } from '../../format/date.ts'
import { Callout } from '../../ui/callout.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { UrlText } from './url-text.tsx'
import { watchedPlacesQuery } from './queries.ts'
import { texts } from './texts.ts'

const words = texts.places

/** The watched places with the last look at each, and its errors. */
export function WatchedPlaces() {
  const places = useQuery(watchedPlacesQuery(api))
  return (
    <>
      <p>{words.about}</p>
      <QueryView
        query={places}
        pending={<LoadingState label={words.loading} shape="rows" count={2} />}
        failed={words.failed}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
          ) : (
            all.map(({ Setting, Address: place, LookedAt, LastError }) => (
              <section key={Setting} aria-label={words.names[Setting] ?? Setting}>
                <h3>{words.names[Setting] ?? Setting}</h3>
                <FactList
                  facts={[
                    { term: words.address, value: <UrlText>{place}</UrlText> },
                    { term: words.lookedAt, value: LookedAt === null ? words.notYet : formatTimestamp(LookedAt) },
                  ]}
                />
                {LastError === null ? null : (
                  <Callout tone="warning" title={words.error}>
                    {LastError}
                  </Callout>
                )}
              </section>
            ))
          )
        }
      </QueryView>
    </>
  )
}
