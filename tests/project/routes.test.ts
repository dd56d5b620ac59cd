import { createMemoryHistory } from '@tanstack/react-router'
import type { PermissionCode } from '@captive/api-client/contract'
import { describe, expect, test, vi } from 'vitest'

import { permissionCodes } from '../../packages/server/src/reference/permission-codes.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import {
  membershipPages,
  organizationPages,
  type GovernancePage,
} from '../../src/features/governance/governance-pages.ts'
import { sections } from '../../src/features/shell/navigation/sections.ts'
import { settingsEntries } from '../../src/features/shell/navigation/settings-entries.ts'
import { createPortalRouter } from '../../src/router.tsx'
import { demoSession } from '../../src/session/testing/demo-session.ts'
import { signedOut, type Session } from '../../src/session/session.ts'

/** Opens a URL and follows redirects. Without a browser, the router only reports them. */
async function open(url: string, session: Session) {
  const visit = vi.fn(async () => session)
  const sessionKeeper = { ...keeper, visit, current: () => session }
  const history = createMemoryHistory({ initialEntries: [url] })
  const router = createPortalRouter({ sessionKeeper, queryClient: createQueryClient(never), history })
  for (;;) {
    await router.load()
    const { _serverResult: result } = router
    if (result?.type !== 'redirect') return router
    const { href, state } = router.buildLocation(result.redirect.options)
    history.replace(href, state)
  }
}

async function endOf(url: string, permissions: readonly string[], over: Parameters<typeof demoSession>[0] = {}) {
  return (await open(url, demoSession({ permissions, ...over }))).state.location.pathname
}

const never = () => Promise.reject(new Error('The guards do not call this.'))
const keeper = {
  check: never,
  signIn: never,
  startSession: () => null,
  signOut: never,
  chooseCompany: () => undefined,
  idleExpiresAt: () => null,
  subscribe: () => () => undefined,
}
const claims = ['004', '004-001', '004-001-002']

describe('access to a page', () => {
  const links = sections.flatMap((section) => [
    ...(section.path === '/' ? [] : [{ path: section.path, codes: codesOf(section) }]),
    ...section.entries.map((entry) => ({ path: entry.path, codes: [section.code, entry.code] })),
  ])
  const organization = '/insurance/governance/organization'
  const ofGovernance = [
    ...linksUnder('/insurance/governance/membership', membershipPages),
    ...linksUnder(organization, organizationPages),
  ]

  test.each([...links, ...ofGovernance])(
    '[PRM-005] [PRM-020] $path opens only with all codes of its link',
    async (link) => {
      expect(await endOf(link.path, link.codes)).toBe(link.path)
      for (const code of link.codes) {
        expect(
          await endOf(
            link.path,
            link.codes.filter((one) => one !== code),
          ),
          `without ${code}`,
        ).toBe('/')
      }
    },
  )

  test.each([
    ['[PRM-008]', '/select-company', ['000-001-001']],
    ['', '/attention', ['001']],
    ['[PRM-011]', '/settings/document-upload', ['000-001-004']],
    ['[PRM-012]', '/settings/activity-log', ['000-001-005']],
    ['', '/settings/people', ['000-001-002']],
    ['', '/settings/data', ['000-001-006']],
    ['', '/settings/data/reports', ['000-001-006']],
    ['', '/settings/definitions', ['000-001-007']],
    ['', '/settings/single-sign-on', ['000-001-008']],
    ['', '/settings/queues', ['000-001-006']],
    ['[PRM-034] [END-001]', '/insurance/member-kiosk/endorsements', ['002', '002-003', '002-003-002']],
    ['[PRM-035] [REN-001]', '/insurance/member-kiosk/renewal-Documentation', ['002', '002-003', '002-003-005']],
    ['[PRM-021]', '/insurance/policy-library', ['002', '002-001']],
    ['[PRM-022]', '/insurance/governance', ['002', '002-002']],
    ['[PRM-024]', '/insurance/governance/membership/membership-directory', ['002', '002-002', '002-002-002']],
    ['[PRM-025]', '/insurance/governance/membership/member-references', ['002', '002-002', '002-002-003']],
    ['[PRM-026]', '/insurance/governance/membership/officer-&-committee-slate', ['002', '002-002', '002-002-004']],
    ['[PRM-027]', `${organization}/organizational-documentation`, ['002', '002-002', '002-002-005']],
    ['[PRM-028]', `${organization}/meetings`, ['002', '002-002', '002-002-006']],
    ['[PRM-029]', `${organization}/board-of-directors`, ['002', '002-002', '002-002-007']],
    ['[PRM-030]', `${organization}/standing-committees`, ['002', '002-002', '002-002-008']],
    ['[PRM-032]', '/insurance/member-kiosk', ['002', '002-003']],
    ['[PRM-039]', '/insurance/financial-&-profitability', ['002', '002-004']],
    ['[PRM-045]', '/insurance/premium-payment-&-collateral', ['002', '002-005']],
    ['[PRM-050]', '/insurance/program-information', ['002', '002-006']],
    ['[PRM-052] [LPS-001]', '/risk-management/loss-prevention-&-safety', ['003', '003-001']],
    ['[PRM-062] [TEL-001]', '/risk-management/telematics-exchange', ['003', '003-002']],
    ['[PRM-067] [ELV-001]', '/risk-management/elive-connect', ['003', '003-003']],
    ['[PRM-070]', '/risk-management/motor-vehicle-records/get-started', ['003', '003-004']],
    ['[PRM-071]', '/risk-management/fmcsa', ['003', '003-005']],
    ['the register of all claims', '/Claims/all', ['004', '004-001-002']],
    ['the loss analysis', '/Claims/analysis', ['004', '004-001-002']],
    ['[PRM-079]', '/claims/claim-resources', ['004', '004-002']],
    ['[PRM-080] [COM-001]', '/communication/message-boards-&-forum', ['005', '005-001']],
    ['[PRM-083] [DIR-001]', '/communication/emaxx-directory', ['005', '005-002']],
    ['[PRM-084]', '/report-claim', ['006-001']],
  ])('%s %s opens with %j, and not without any of them', async (_, path, codes) => {
    expect(await endOf(path, codes)).toBe(path)
    for (const code of codes) {
      const others = permissionCodes.filter((one) => one !== code)
      expect(await endOf(path, others), `without ${code}`).toBe('/')
    }
  })

  test('[SHL-004] [SHL-006] [SHL-007] [SHL-008] an allowed settings entry opens', async () => {
    const permissions = ['1', '2', '3', '4', '5', '6', '7', '8'].map((last) => `000-001-00${last}`)
    for (const { path } of settingsEntries(demoSession({ permissions })))
      expect(await endOf(path, permissions)).toBe(path)
  })

  test.each([
    ['/insurance/member-kiosk/endorsements', ['002', '002-003-002']],
    ['/insurance/member-kiosk/renewal-Documentation', ['002', '002-003-005']],
    ['/insurance/governance/organization/meetings', ['002', '002-002-006']],
    ['/claims/claims-notifications', ['004-001-004']],
    ['/Claims/12', ['004-001', '004-001-002']],
  ])('[PRM-032] %s does not open without the code of the section it is in', async (path, permissions) => {
    expect(await endOf(path, permissions)).toBe('/')
  })

  test('[PRM-073] without View Claims, a URL below /Claims redirects to the policies', async () => {
    expect(await endOf('/Claims/12/771', ['004', '004-001'])).toBe('/Claims')
    expect(await endOf('/Claims/12/771', claims)).toBe('/Claims/12/771')
  })

  test('[PRM-072] the claims open only with 004-001', async () => {
    expect(await endOf('/Claims', ['004', '004-001'])).toBe('/Claims')
    expect(await endOf('/Claims', ['004', '004-002'])).toBe('/')
  })

  test('[CLM-001] [GEN-010] an invalid claim id opens the landing page', async () => {
    const url = '/Claims/12/771/Notes/AB%2F1'
    expect(await endOf(url, claims)).toBe(url)
    for (const noId of ['twelve', '0', '-1', '2147483648', '99999999999', '1.5']) {
      expect(await endOf(`/Claims/${noId}`, claims), noId).toBe('/')
      expect(await endOf(`/Claims/12/${noId}`, claims), noId).toBe('/')
      expect(await endOf(`/Claims/12/${noId}/Notes/AB1`, claims), noId).toBe('/')
    }
    expect(await endOf('/Claims/2147483647', claims)).toBe('/Claims/2147483647')
  })

  test('[USR-005] an invalid user id opens the nearest page', async () => {
    const users = (path: string) => endOf(path, ['000-001-002'])
    for (const noId of ['first', '0', '-1', '2147483648']) {
      expect(await users(`/user-settings/broker/${noId}`), noId).toBe('/user-settings')
      expect(await users(`/user-settings/broker/${noId}/add`), noId).toBe('/user-settings')
      expect(await users(`/user-settings/broker/99/${noId}`), noId).toBe('/user-settings/broker/99')
    }
  })

  test('[GEN-010] an invalid confirmation number opens the landing page', async () => {
    const confirmation = (number: string) => endOf(`/report-claim/confirmation/${number}`, ['006-001'])
    for (const number of ['CN112026091234567', 'CN112026091234567_E'])
      expect(await confirmation(number)).toBe(`/report-claim/confirmation/${number}`)
    for (const other of ['CN1', '0', '-1', 'x', 'CN1120260912345678', 'cn112026091234567', 'CN112026091234567_F'])
      expect(await confirmation(other), other).toBe('/')
  })

  test('[PRM-010] [SHL-029] user pages redirect to the own company with only its code', async () => {
    const own = (path: string) => endOf(path, ['000-001-003'], { loginClientId: 12 })
    expect(await own('/user-settings/broker/99')).toBe('/user-settings/member/12')
    expect(await own('/user-settings/member/123')).toBe('/user-settings/member/12')
    expect(await own('/user-settings/Member/12/add')).toBe('/user-settings/Member/12/add')
    expect(await endOf('/user-settings/broker/99', ['000-001-002'])).toBe('/user-settings/broker/99')
  })
})

describe('a URL', () => {
  test('[GEN-015] [SHL-024] ignores case and prefers a fixed segment to a policy id', async () => {
    const title = async (url: string) =>
      (await open(url, demoSession({ permissions: [...claims, '004-002'] }))).state.matches.at(-1)?.staticData.title
    expect(await title('/CLAIMS/Claim-Resources')).toBe('Claim Resources')
    expect(await title('/claims')).toBe('Claims')
    expect(await title('/claims/771')).toBe('Claims')
  })

  test.each([
    ['[GEN-011]', '/insurance/nothing'],
    ['[GEN-012]', '/risk-management/nothing'],
    ['[GEN-013]', '/communication/nothing'],
    ['[GEN-014]', '/insurance/member-kiosk/nothing'],
  ])('%s that no page has, %s, leads to the start', async (_, path) => {
    expect(await endOf(path, permissionCodes)).toBe('/')
  })

  test('[GEN-010] an unknown URL opens the landing page and is not remembered', async () => {
    const { location } = (await open('/nonsense', signedOut)).state
    expect(location).toMatchObject({ pathname: '/', state: expect.not.objectContaining({ wanted: expect.anything() }) })
  })

  test('[SES-001] is checked again only when its path changes', async () => {
    const session = demoSession()
    const visit = vi.fn(async () => session)
    const sessionKeeper = { ...keeper, visit, current: () => session }
    const history = createMemoryHistory({ initialEntries: ['/footer/contact-us'] })
    const router = createPortalRouter({ sessionKeeper, queryClient: createQueryClient(never), history })
    for (const url of ['/footer/contact-us', '/footer/contact-us?search=dana', '/footer/contact-us#to']) {
      history.replace(url)
      await router.load()
    }
    expect(visit.mock.calls.length).toBeGreaterThan(1)
    expect(new Set(visit.mock.calls.flat())).toEqual(new Set(['/footer/contact-us']))
  })

  test('[AUT-028] that requires a session is remembered until sign-in', async () => {
    const { location } = (await open('/insurance?year=2026', signedOut)).state
    expect(location).toMatchObject({ pathname: '/', state: { wanted: '/insurance?year=2026' } })
    expect(await endOf('/login', [])).toBe('/')
  })

  test('[SES-015] opens after a company is chosen', async () => {
    const staff = demoSession({ company: null, permissions: ['000-001-001', '002'] })
    const { location } = (await open('/insurance', staff)).state
    expect(location).toMatchObject({ pathname: '/select-company', state: { wanted: '/insurance' } })
    expect((await open('/', staff)).state.location.pathname).toBe('/select-company')
  })
})

/** The code of a section. Its page may be that of its first entry (Claims). */
function codesOf({ path, code, entries }: (typeof sections)[number]): PermissionCode[] {
  return [code, ...entries.filter((entry) => entry.path === path).map((entry) => entry.code)]
}

/** The links on the governance page, each with the codes to see it and the code that it requires. */
function linksUnder(url: string, pages: Readonly<Record<string, GovernancePage>>) {
  return Object.entries(pages).map(([end, { code }]) => ({
    path: `${url}/${end}`,
    codes: ['002', '002-002', code] satisfies PermissionCode[],
  }))
}
