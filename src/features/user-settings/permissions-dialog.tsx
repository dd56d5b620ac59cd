import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { ReadDialog } from '../../ui/read-dialog.tsx'
import { rolesInWords, type PartInWords } from './permission-words.ts'
import { rolePermissionsQuery, type GroupWithRoles } from './queries.ts'

interface PermissionsDialogProps {
  group: GroupWithRoles
  onClose: () => void
}

/** What each role of a group may do, in words (USR-013, AMB-204). */
export function PermissionsDialog({ group, onClose }: PermissionsDialogProps) {
  const roles = useQuery(rolePermissionsQuery(api, group))
  return (
    <ReadDialog title={`Permissions of ${group.Name}`} onClose={onClose}>
      <QueryView
        query={roles}
        pending={<LoadingState label="Loading permissions" shape="rows" count={6} />}
        failed={{ title: 'The permissions did not load', kept: 'They are what they were.' }}
      >
        {(loaded) =>
          rolesInWords(loaded).map(({ role, beyond, may, mayNot }) => (
            <section key={role}>
              <h3>{beyond === null ? `${role} may` : `${role} may, beyond ${beyond}`}</h3>
              {may.length === 0 ? <p>Nothing more.</p> : <FactList facts={may.map(toFact)} />}
              {mayNot.length > 0 && (
                <>
                  <h4>{`But not, as ${beyond} may`}</h4>
                  <FactList facts={mayNot.map(toFact)} />
                </>
              )}
            </section>
          ))
        }
      </QueryView>
    </ReadDialog>
  )
}

const toFact = ({ part, may }: PartInWords) => ({ term: part, value: may })
