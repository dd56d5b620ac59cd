import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { ReadDialog } from '../../ui/read-dialog.tsx'
import { compareRoles, type AreaPermissions } from './role-permissions.ts'
import { rolePermissionsQuery, type GroupWithRoles } from './queries.ts'
import { texts } from './texts.ts'

interface PermissionsDialogProps {
  group: GroupWithRoles
  onClose: () => void
}

/** Describes what each role of a group has access to. */
export function PermissionsDialog({ group, onClose }: PermissionsDialogProps) {
  const roles = useQuery(rolePermissionsQuery(api, group))
  return (
    <ReadDialog title={texts.permissions.title(group.Name)} onClose={onClose}>
      <QueryView
        query={roles}
        pending={<LoadingState label={texts.permissions.loading} shape="rows" count={6} />}
        failed={texts.permissions.failed}
      >
        {(loaded) =>
          compareRoles(loaded).map(({ role, previous, added, removed }) => (
            <section key={role}>
              <h3>{previous === null ? texts.permissions.first(role) : texts.permissions.next(role, previous)}</h3>
              {added.length === 0 ? <p>{texts.permissions.nothingElse}</p> : <FactList facts={added.map(toFact)} />}
              {removed.length > 0 && (
                <>
                  <h4>{texts.permissions.except}</h4>
                  <FactList facts={removed.map(toFact)} />
                </>
              )}
            </section>
          ))
        }
      </QueryView>
    </ReadDialog>
  )
}

const toFact = ({ area, permissions }: AreaPermissions) => ({ term: area, value: permissions })
