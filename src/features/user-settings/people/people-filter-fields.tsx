import { reviewDays, personStates } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { groupsQuery } from '../queries.ts'
import { texts as userTexts } from '../texts.ts'
import type { PeopleFilters } from './people-search.ts'
import { texts } from './texts.ts'

const labels = texts.filters
const codes = Object.entries(userTexts.permissions.codes).map(([value, label]) => ({ value, label }))
const states = personStates.map((value) => ({ value, label: texts.states[value] }))

interface PeopleFilterFieldsProps {
  filters: PeopleFilters
  onChange: (change: PeopleFilters) => void
}

/** Filters by role, permission, status and last sign-in. */
export function PeopleFilterFields({ filters, onChange }: PeopleFilterFieldsProps) {
  const { role, code, status, unused } = filters
  const { data: groups = [] } = useQuery(groupsQuery(api))
  const roles = groups.flatMap(({ Name, linkedRoleGroups }) =>
    linkedRoleGroups.map(({ RecId, RoleName }) => ({ value: RecId, label: `${Name} ${RoleName}` })),
  )
  return (
    <>
      <SelectField
        label={labels.role}
        value={role ?? 0}
        options={[{ value: 0, label: labels.allRoles }, ...roles]}
        onChange={(value) => onChange({ role: value === 0 ? undefined : value })}
      />
      <SelectField
        label={labels.code}
        value={code ?? ''}
        options={[{ value: '', label: labels.allCodes }, ...codes]}
        onChange={(value) => onChange({ code: value === '' ? undefined : value })}
      />
      <SelectField
        label={labels.state}
        value={status ?? ''}
        options={[{ value: '' as const, label: labels.allStates }, ...states]}
        onChange={(value) => onChange({ status: value === '' ? undefined : value })}
      />
      <SelectField
        label={labels.signIn}
        value={unused ?? 0}
        options={[
          { value: 0, label: labels.anySignIn },
          { value: reviewDays, label: labels.notFor(reviewDays) },
        ]}
        onChange={(value) => onChange({ unused: value === 0 ? undefined : value })}
      />
    </>
  )
}
