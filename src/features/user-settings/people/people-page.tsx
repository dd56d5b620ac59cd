import { useCan, useOffers } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import { PeopleRegister } from './people-register.tsx'
import { PersonFinder } from './person-finder.tsx'
import { texts } from './texts.ts'

/** /settings/people: staff find users of all companies and review their access. */
export function PeoplePage() {
  const offers = useOffers()
  const mayBring = useCan()('000-001-006')
  const { search, onSearch } = useSearchParams('/_signed-in/settings/people')
  return (
    <>
      <PageHeader
        actions={
          offers('Deliveries') ? (
            <LinkButton to="/settings/data" search={{ kind: 'users' }} allowed={mayBring}>
              {texts.inviteFromList}
            </LinkButton>
          ) : null
        }
      >
        <p>{texts.about}</p>
        {offers('Deliveries') ? <p>{texts.inviteFromListHint}</p> : null}
      </PageHeader>
      {offers('People') ? (
        <>
          <PersonFinder filters={search} onFind={(find) => onSearch({ find, page: undefined })} />
          <PeopleRegister search={search} onSearch={onSearch} />
        </>
      ) : (
        <EmptyState title={texts.notOffered}>{texts.notOfferedHint}</EmptyState>
      )}
    </>
  )
}
