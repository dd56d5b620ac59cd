import type { Mutations } from './mutation.ts'

const folder = 'src/features/claims/notifications'
const page = `${folder}/notifications-page.tsx`
const view = `${folder}/notifications-view.tsx`
const grid = `${folder}/notification-grid.tsx`
const options = `${folder}/notification-options.tsx`
const queries = `${folder}/queries.ts`
const selections = `${folder}/selections.ts`
const staff = `${folder}/staff-notifications-page.tsx`

export const ntf: Mutations = {
  'NTF-001': {
    file: page,
    from: 'recipient={{ userRecId, clientId',
    to: 'recipient={{ userRecId: loginClientId, clientId',
  },
  'NTF-002': { file: page, from: "if (!can('004-001-004')) return <NoPermissionPage />", to: '' },
  'NTF-003': { file: view, from: "panel === 'grid' ? (", to: "panel !== 'grid' ? (" },
  'NTF-004': { file: selections, from: 'const daysShown = 90', to: 'const daysShown = 365' },
  'NTF-005': {
    file: grid,
    from: 'header: headers.line, value: ({ LOB }) => LOB',
    to: 'header: headers.line, value: ({ PolicyNumber }) => PolicyNumber',
  },
  'NTF-006': { file: view, from: "{ value: 'options', label: texts.page.options },", to: '' },
  'NTF-007': { file: options, from: 'checked={choice.criteria.has(criterion.RecId)}', to: 'checked={false}' },
  'NTF-008': { file: options, from: 'email: checked })', to: 'email: false })' },
  'NTF-009': {
    file: options,
    from: '{texts.options.portalHint} checked disabled',
    to: '{texts.options.portalHint} checked={false}',
  },
  'NTF-010': { file: options, from: "useCan()('004-001-005')", to: "useCan()('004-001-004')" },
  'NTF-011': {
    file: options,
    from: 'onClick={() => !pending && setConfirming(true)}',
    to: 'onClick={() => !pending && onSave()}',
  },
  'NTF-012': { file: view, from: "      showPanel('grid')\n    },\n    onError", to: '    },\n    onError' },
  'NTF-013': {
    file: queries,
    from: 'api.getClaimNotificationsByUser({ query: { UsersRecId: userRecId } }',
    to: 'api.getClaimNotificationsByUser({ query: { UsersRecId: clientId } }',
  },
  'NTF-014': {
    file: queries,
    from: 'api.getClaimNotificationCriteria(undefined, { signal })',
    to: "Promise.resolve([] as Awaited<ReturnType<Api['getClaimNotificationCriteria']>>)",
  },
  'NTF-015': { file: queries, from: 'choice: choiceOf(saved, clientId)', to: 'choice: choiceOf([], clientId)' },
  'NTF-016': {
    file: view,
    from: 'api.updateClaimNotificationSelectionsByUser({ body })',
    to: 'api.updateClaimNotificationSelectionsByUser({ body: body.slice(0, 1) })',
  },
  'NTF-017': { file: selections, from: 'UserEmail: recipient.email', to: "UserEmail: ''" },
  'NTF-018': {
    file: `${folder}/specified-texts.ts`,
    from: 'and will take effect within',
    to: 'and will take effective within',
  },
  'NTF-019': { file: view, from: 'void options.refetch()', to: 'void options.data' },
  'NTF-020': { file: staff, from: 'if (userId === undefined) return', to: 'if (userId === 0) return' },
  'NTF-021': { file: staff, from: "useCan()('004-001-007')", to: "useCan()('004-001-004')" },
  'NTF-022': { file: grid, from: 'emptyText={texts.grid.empty}', to: 'emptyText={texts.grid.search}' },
}
