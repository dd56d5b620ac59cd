import type { DirectoryEntry } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { directoryQuery } from '../../api/directory.ts'
import { searchText } from '../../format/search-text.ts'
import { useCan } from '../../session/session-context.ts'
import { MailLink, PhoneLink } from '../../ui/contact-links.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useLeadingText } from '../../ui/use-leading-text.ts'
import classes from './directory-page.module.css'
import { parseDirectorySearch } from './directory-search.ts'

/** /communication/emaxx-directory: whom to call, by department (DIR-001 to DIR-003); the listing has a code of its own. */
export function DirectoryPage() {
  return (
    <>
      <PageHeader>Whom to call and whom to write to.</PageHeader>
      {useCan()('005-002-001') ? <Directory /> : null}
    </>
  )
}

function Directory() {
  const directory = useQuery(directoryQuery(api))
  return (
    <QueryView
      query={directory}
      pending={<LoadingState label="Loading the directory" shape="rows" count={8} />}
      failed={{ title: 'The directory did not load', kept: 'The claim line below is always at hand.' }}
      empty={<EmptyState title="None Found.">The people who serve you will stand here.</EmptyState>}
    >
      {(entries) => <Departments entries={entries} />}
    </QueryView>
  )
}

function Departments({ entries }: { entries: readonly DirectoryEntry[] }) {
  const [{ search = '' }, change] = useAddress(parseDirectorySearch)
  const typed = useLeadingText(search, (text) => change({ search: text === '' ? undefined : text }))
  const wanted = searchText(typed.text)
  const found = entries.filter((entry) => searchText(searchable(entry)).includes(wanted))
  const departments = [...Map.groupBy(found, ({ Department }) => Department)]
  return (
    <>
      <SearchField
        className={classes.search}
        label="Search people and departments"
        value={typed.text}
        onText={typed.onText}
        onBlur={typed.tellNow}
      />
      {departments.length === 0 ? <EmptyState title="None Found.">Try fewer letters.</EmptyState> : null}
      {departments.map(([department, people]) => (
        <SectionCard key={department} title={department}>
          <ul className={classes.people} aria-label={department}>
            {people.map((person) => (
              <Person key={`${person.BusinessEmail} ${nameOf(person)}`} person={person} />
            ))}
          </ul>
        </SectionCard>
      ))}
    </>
  )
}

function Person({ person }: { person: DirectoryEntry }) {
  const { BusinessEmail, BusinessPhone, BusinessPhoneExt, BusinessCell } = person
  return (
    <li className={classes.person}>
      <span className={classes.name}>{nameOf(person)}</span>
      <MailLink email={BusinessEmail} />
      <span className={classes.phones}>
        <span>
          Work <PhoneLink phone={BusinessPhone} extension={BusinessPhoneExt ?? ''} />
        </span>
        {BusinessCell ? (
          <span>
            Cell <PhoneLink phone={BusinessCell} />
          </span>
        ) : null}
      </span>
    </li>
  )
}

const nameOf = ({ FirstName, LastName }: DirectoryEntry) => `${FirstName} ${LastName}`

const searchable = (entry: DirectoryEntry) => `${nameOf(entry)} ${entry.Department} ${entry.BusinessEmail}`
