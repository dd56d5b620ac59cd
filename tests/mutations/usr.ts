import type { Mutations } from './mutation.ts'

const settings = 'src/features/user-settings'
const server = 'packages/server/src/areas/user-settings'

export const usr: Mutations = {
  'USR-003': {
    file: `${settings}/queries.ts`,
    from: 'found.company ? inGroup.filter(({ ClientId }) => ClientId === clientId) : inGroup',
    to: 'inGroup',
  },
  'USR-006': {
    file: `${settings}/queries.ts`,
    from: '  if (isStaffGroup(named)) return { group: named, company: null }\n',
    to: '',
  },
  'USR-009': { file: `${settings}/specified-texts.ts`, from: "clientCode: 'ClientCode'", to: "clientCode: 'Code'" },
  'USR-012': {
    file: `${settings}/user-columns.tsx`,
    from: 'isEditable(session, user) ? (',
    to: 'user.isEditable !== false ? (',
  },
  'USR-015': {
    file: `${settings}/role-rules.ts`,
    from: "if (roleGroup.RoleName === 'Administrator') return role !== 'Administrator'",
    to: "if (roleGroup.RoleName === 'Administrator') return true",
  },
  'USR-018': {
    file: `${settings}/role-rules.ts`,
    from: "return role === 'Employee'",
    to: "return role !== 'Administrator'",
  },
  'USR-021': {
    file: `${settings}/user-form.ts`,
    from: '...(edited && { IsActive: isActive(edited.own) })',
    to: 'IsActive: isActive(own)',
  },
  'USR-024': {
    file: `${settings}/user-form-page.tsx`,
    from: '<LinkButton to={path}>{texts.form.cancel}</LinkButton>',
    to: '',
  },
  'USR-027': { file: `${settings}/user-form.ts`, from: 'label: labels.phone, required }', to: 'label: labels.phone }' },
  'USR-030': {
    file: `${settings}/specified-texts.ts`,
    from: "emailExistsToast: 'Whoops! This email already exists'",
    to: "emailExistsToast: 'Whoops!'",
  },
  'USR-033': {
    file: `${settings}/save-user.ts`,
    from: 'await withFreeEmail(() => api.updateUser({ body: { RecId, ...changed } }))',
    to: 'await withFreeEmail(() => api.updateUser({ body: { ...before.user, ...changed } }))',
  },
  'USR-036': {
    file: `${settings}/edit-user-page.tsx`,
    from: 'showSuccess(texts.editUser.edited)',
    to: 'showSuccess(texts.addUser.added)',
  },
  'USR-039': {
    file: `${settings}/specified-texts.ts`,
    from: '"Whoops! We couldn\'t delete your user"',
    to: "'The user was not deleted'",
  },
  'USR-042': {
    file: `${server}/changes.ts`,
    from: '.set({ IsSelected: false, SendEmail: false, ModifiedComments',
    to: '.set({ IsSelected: false, ModifiedComments',
  },
  'USR-045': {
    file: `${server}/queries.ts`,
    from: 'inScope(scope), eq(clients.ClientType, companies))',
    to: 'inScope(scope))',
  },
  'USR-048': {
    file: 'packages/api-client/src/contract/user-settings.ts',
    from: "    method: 'DELETE',\n    path: '/DeleteUser',",
    to: "    method: 'POST',\n    path: '/DeleteUser',",
  },
  'USR-051': {
    file: `${server}/queries.ts`,
    from: 'all.filter(({ GroupsRecId }) => GroupsRecId === group.RecId)',
    to: 'all',
  },
}
