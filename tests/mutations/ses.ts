import type { Mutations } from './mutation.ts'

const keeper = 'src/session/session-keeper.ts'
const identity = 'src/session/load-identity.ts'
const company = 'src/session/company.ts'

export const ses: Mutations = {
  'SES-001': { file: keeper, from: 'if (pathname === visited) return session', to: 'if (visited) return session' },
  'SES-002': {
    file: keeper,
    from: 'if (email === null) return clearSession()',
    to: 'if (email === null) return session',
  },
  'SES-003': {
    file: identity,
    from: 'api.getUserByEmail({ query: { email } })',
    to: "api.getUserByEmail({ query: { email: '' } })",
  },
  'SES-004': { file: identity, from: 'one.RecId === link?.RoleGroupsRecId', to: 'one.RecId !== link?.RoleGroupsRecId' },
  'SES-005': { file: identity, from: 'query: { RecId: ObjectsRecId }', to: 'query: { RecId: RoleGroupsRecId }' },
  'SES-006': {
    file: 'src/session/identity-rules.ts',
    from: 'access.filter((entry) => entry.IsActive === 1)',
    to: 'access.filter(() => true)',
  },
  'SES-007': {
    file: identity,
    from: 'toActiveCompany(client, address ?? client.Address,',
    to: "toActiveCompany(client, { Line1: '', City: '', State: '', ZipCode: '' },",
  },
  'SES-008': { file: company, from: 'clientId: identity.loginClientId', to: 'clientId: identity.userRecId' },
  'SES-009': { file: identity, from: 'userPhone: user.Phone', to: "userPhone: ''" },
  'SES-010': { file: identity, from: "GroupName: group?.Name ?? ''", to: "GroupName: ''" },
  'SES-011': { file: identity, from: 'loginZip: loginCompany.zip', to: "loginZip: ''" },
  'SES-012': { file: keeper, from: 'isLoggedIn: true, viewedBy', to: 'permissions: [], isLoggedIn: true, viewedBy' },
  'SES-013': {
    file: 'src/session/identity-rules.ts',
    from: 'return (isStaff(identity.roleGroup) || isBroker',
    to: 'return (isBroker',
  },
  'SES-014': {
    file: 'src/session/identity-rules.ts',
    from: '|| isBroker(identity.roleGroup))',
    to: '|| false)',
  },
  'SES-015': {
    file: 'src/session/route-access.ts',
    from: 'state: { wanted: href }',
    to: "state: { wanted: '/' }",
  },
  'SES-016': { file: keeper, from: 'choosesCompany(identity) ? null : ownCompany', to: 'true ? null : ownCompany' },
  'SES-017': {
    file: 'packages/server/migrations/0021_may_see_company.sql',
    from: "reach in ('system', 'all')",
    to: "reach = 'system'",
  },
  'SES-018': {
    file: company,
    from: 'client.BrokerClientId === identity.loginClientId',
    to: 'client.BrokerClientId !== null',
  },
  'SES-019': { file: keeper, from: 'await api.logOut().catch(() => undefined)', to: 'await Promise.resolve()' },
  'SES-020': { file: keeper, from: 'await api.logOut().catch(() => undefined)', to: 'await api.logOut()' },
}
