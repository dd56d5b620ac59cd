import type { Mutations } from './mutation.ts'

const query = 'src/api/query-client.ts'
const client = 'packages/api-client/src/create-api.ts'
const unwrap = 'packages/api-client/src/unwrap.ts'

export const gen: Mutations = {
  'GEN-001': { file: 'src/config.ts', from: "VITE_API_URL ?? '/api'", to: "VITE_API_URL ?? '/v1'" },
  'GEN-002': {
    file: 'src/features/dashboard/queries.ts',
    from: 'api.getNews(undefined, { signal })',
    to: "fetch('/api/GetNews', { signal }).then((answer) => answer.json())",
  },
  'GEN-003': { file: 'src/api/api.ts', from: 'token: readToken', to: 'token: () => null' },
  'GEN-004': {
    file: 'src/api/token.ts',
    from: "const stored = keepSignedIn ? inBrowser('token') : inTab('token')",
    to: "const stored = keepSignedIn ? inBrowser('form') : inTab('form')",
  },
  'GEN-005': { file: client, from: 'const payload = unwrap(body)', to: 'const payload = body' },
  'GEN-006': { file: query, from: 'staleTime: 0, gcTime: 0', to: 'staleTime: 300_000, gcTime: 300_000' },
  'GEN-007': { file: query, from: 'refetchOnWindowFocus: false', to: 'refetchOnWindowFocus: true' },
  'GEN-008': {
    file: 'src/ui/query-view.tsx',
    from: '        )\n      : null',
    to: '        )\n      : headed(<p>No data could be loaded.</p>)',
  },
  'GEN-009': {
    file: 'src/api/call-failure.ts',
    from: 'return error instanceof CallFailedError ? error.message :',
    to: 'return error instanceof CallFailedError ? `Error ${error.status}` :',
  },
  'GEN-010': { file: 'src/routes/$.tsx', from: "to: '/'", to: "to: '/footer/contact-us'" },
  'GEN-011': {
    file: 'src/routes/$.tsx',
    from: '  beforeLoad: () => {',
    to: "  beforeLoad: ({ location }) => {\n    if (location.pathname.startsWith('/insurance/')) return",
  },
  'GEN-012': {
    file: 'src/routes/$.tsx',
    from: '  beforeLoad: () => {',
    to: "  beforeLoad: ({ location }) => {\n    if (location.pathname.startsWith('/risk-management/')) return",
  },
  'GEN-013': {
    file: 'src/routes/$.tsx',
    from: '  beforeLoad: () => {',
    to: "  beforeLoad: ({ location }) => {\n    if (location.pathname.startsWith('/communication/')) return",
  },
  'GEN-014': {
    file: 'src/routes/$.tsx',
    from: '  beforeLoad: () => {',
    to: "  beforeLoad: ({ location }) => {\n    if (location.pathname.startsWith('/insurance/member-kiosk/')) return",
  },
  'GEN-015': { file: 'src/router.tsx', from: 'caseSensitive: false', to: 'caseSensitive: true' },
  'GEN-016': { file: 'src/router.tsx', from: "replaceAll('%26', '&')", to: "replaceAll('%27', '&')" },
  'GEN-017': { file: unwrap, from: "status !== 0 || message !== ''", to: 'status !== 0' },
  'GEN-018': { file: unwrap, from: "status !== 0 || message !== ''", to: "message !== ''" },
  'GEN-019': {
    file: 'packages/server/src/http/portal.ts',
    from: 'memberPortalEmail: config.mailboxes.memberPortal,',
    to: "memberPortalEmail: 'member.portal@captive.example',",
  },
  'GEN-020': {
    file: 'packages/server/src/areas/auth/queries.ts',
    from: 'tx.select().from(groups).orderBy',
    to: 'tx.select().from(groups).limit(4).orderBy',
  },
  'GEN-021': {
    file: 'src/routeTree.gen.ts',
    from: "path: '/telematics-exchange',\n",
    to: "path: '/telematics',\n",
  },
  'GEN-022': {
    file: 'packages/server/src/http/implement.ts',
    from: '...(handlers === 1 ? []',
    to: '...(handlers <= 1 ? []',
  },
}
