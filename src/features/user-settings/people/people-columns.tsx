import { Button } from '@mantine/core'
import type { Person } from '@captive/api-client/contract'

import { mailColumn } from '../../../ui/data-table/contact-columns.tsx'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { fullName } from '../../../format/full-name.ts'
import { lastSignInOf } from '../user-status.ts'
import { stateOf, tones } from './person-facts.ts'
import { texts } from './texts.ts'

const headers = texts.columns

const common: readonly DataColumn<Person>[] = [
  {
    id: 'name',
    header: headers.name,
    verbatim: true,
    value: ({ LastName, FirstName }) => `${LastName} ${FirstName}`,
    text: fullName,
  },
  mailColumn(({ Email }) => Email),
  { id: 'company', header: headers.company, value: ({ ClientName }) => ClientName, verbatim: true, shownOnCard: true },
  { id: 'group', header: headers.group, value: ({ GroupName }) => GroupName },
  { id: 'role', header: headers.role, value: ({ roleName }) => roleName ?? texts.noRole, shownOnCard: true },
  {
    id: 'last-sign-in',
    header: headers.lastSignIn,
    kind: 'moment',
    value: ({ lastSignIn }) => lastSignIn ?? '', // sorts people who never signed in before all others
    text: lastSignInOf,
    shownOnCard: true,
  },
  {
    id: 'status',
    header: headers.status,
    value: (person) => texts.states[stateOf(person)],
    cell: (person) => <StatusBadge tone={tones[stateOf(person)]}>{texts.states[stateOf(person)]}</StatusBadge>,
    shownOnCard: true,
  },
]

/** The columns of the register, with a button to view the portal as a user if that is allowed. */
export const peopleColumns = (onView: ((person: Person) => void) | null): DataColumn<Person>[] => [
  ...common,
  ...(onView === null
    ? []
    : [
        {
          id: 'actions',
          header: headers.actions,
          value: () => null,
          cell: (person: Person) =>
            person.mayBeViewed ? (
              <Button
                size="sm"
                variant="subtle"
                aria-label={texts.viewAsNamed(fullName(person))}
                onClick={() => onView(person)}
              >
                {texts.viewAs}
              </Button>
            ) : null,
          minWidth: 8,
          sortable: false as const,
          shownOnCard: true as const,
        },
      ]),
]
