import type { ReportAssignee, ReportMatch } from '@captive/api-client/contract'
import { useMutation, useQuery } from '@tanstack/react-query'

import { api } from '../../../../api/api.ts'
import { reasonOf } from '../../../../api/call-failure.ts'
import { useSession } from '../../../../session/session-context.ts'
import { SelectBox } from '../../../../ui/fields/select-box.tsx'
import { showFailure, showSuccess } from '../../../../ui/toasts.tsx'
import { assigneesQuery } from '../queries.ts'
import { fullName } from '../../../../format/full-name.ts'
import { texts } from './texts.ts'

const words = texts.assign
const nobody = 0

/** A select for the staff user who works on a report. Saves at once. */
export function AssignBox({ report: { RecId, ConfirmationNum, AssignedTo } }: { report: ReportMatch }) {
  const { userRecId } = useSession()
  const { data: assignees = [] } = useQuery(assigneesQuery(api))
  const people = withHolder(assignees, AssignedTo)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: number) =>
      api.assignReport({ body: { ReportRecId: RecId, UsersRecId: id === nobody ? null : id } }),
    meta: { stale: ['claim-reporting', 'activity-log'] },
    onSuccess: (_, id) => {
      const person = people.find((one) => one.RecId === id)
      showSuccess(words.done(ConfirmationNum, person ? fullName(person) : words.nobodyInText))
    },
    onError: (error) => showFailure(words.failed(reasonOf(error))),
  })
  return (
    <SelectBox
      aria-label={words.label(ConfirmationNum)}
      value={isPending ? variables : (AssignedTo?.RecId ?? nobody)}
      disabled={isPending}
      onChange={({ currentTarget: { value } }) => mutate(Number(value))}
    >
      <option value={nobody}>{words.nobody}</option>
      {people.map((person) => (
        <option key={person.RecId} value={person.RecId}>
          {person.RecId === userRecId ? words.me(fullName(person)) : fullName(person)}
        </option>
      ))}
    </SelectBox>
  )
}

/** The users who can be selected, plus the current assignee, who may no longer be staff. */
const withHolder = (assignees: readonly ReportAssignee[], holder: ReportAssignee | null): readonly ReportAssignee[] =>
  holder === null || assignees.some(({ RecId }) => RecId === holder.RecId) ? assignees : [...assignees, holder]
