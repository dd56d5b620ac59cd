import type { DirectoryEntry } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { fullName } from '../../format/full-name.ts'
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
import { useDebouncedText } from '../../ui/use-debounced-text.ts'
import { useSearchParams } from '../../ui/use-search-params.ts'
import classes from './directory-page.module.css'
import { texts } from './texts.ts'

/** /communication/emaxx-directory: staff by department (DIR-001 to DIR-003). The list has its own permission code. */
export function DirectoryPage() {
  return (
    <>
      <PageHeader>{texts.directory.about}</PageHeader>
      {useCan()('005-002-001') ? <Directory /> : null}
    </>
  )
}

function Directory() {
  const directory = useQuery(directoryQuery(api))
  return (
    <QueryView
      query={directory}
      pending={<LoadingState label={texts.directory.loading} shape="rows" count={8} />}
      failed={texts.directory.failed}
      empty={<EmptyState title={texts.directory.empty}>{texts.directory.emptyHint}</EmptyState>}
    >
      {(entries) => <Departments entries={entries} />}
    </QueryView>
  )
}

function Departments({ entries }: { entries: readonly DirectoryEntry[] }) {
  const { search, onSearch } = useSearchParams('/_signed-in/_company/communication/emaxx-directory')
  const typed = useDebouncedText(search.search ?? '', (text) => onSearch({ search: text === '' ? undefined : text }))
  const wanted = searchText(typed.text)
  const found = entries.filter((entry) => searchText(searchable(entry)).includes(wanted))
  const departments = [...Map.groupBy(found, ({ Department }) => Department)]
  return (
    <>
      <SearchField
        className={classes.search}
        label={texts.directory.search}
        value={typed.text}
        onText={typed.onText}
        onBlur={typed.flush}
      />
      {departments.length === 0 ? (
        <EmptyState title={texts.directory.noMatch}>{texts.directory.noMatchHint}</EmptyState>
      ) : null}
      {departments.map(([department, people]) => (
        <SectionCard key={department} title={department}>
          <ul className={classes.people} aria-label={department}>
            {people.map((person) => (
              <Person key={`${person.BusinessEmail} ${fullName(person)}`} person={person} />
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
      <span className={classes.name}>{fullName(person)}</span>
      <MailLink email={BusinessEmail} />
      <span className={classes.phones}>
        <span>
          <span>{texts.directory.work}</span> <PhoneLink phone={BusinessPhone} extension={BusinessPhoneExt ?? ''} />
        </span>
        {BusinessCell ? (
          <span>
            <span>{texts.directory.cell}</span> <PhoneLink phone={BusinessCell} />
          </span>
        ) : null}
      </span>
    </li>
  )
}

const searchable = (entry: DirectoryEntry) => `${fullName(entry)} ${entry.Department} ${entry.BusinessEmail}`
