import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'

import { permissionCodes } from '../../packages/server/src/reference/permission-codes.ts'
import { createPortal } from '../../src/portal.ts'
import { storeChosenCompany } from '../../src/session/chosen-company.ts'
import { SessionKeeperContext } from '../../src/session/session-context.ts'
import { mockApi } from '../shell/mock-handlers.ts'
import { screens, type Screen } from './pages-by-permission.ts'
import { codesOf, holds, holdersFor, type Holder } from './granted-codes.ts'
import { elementOf, reasonOf, refusedIn, wrongIn } from './rendered-controls.ts'
import { matrixServer } from './mock-handlers.ts'

const nobody: Holder = { group: 'Member', role: 'Administrator', withheld: null, held: new Set(permissionCodes) }
let holder: Holder = nobody
let portal: ReturnType<typeof createPortal>

const meta: Meta = {
  title: 'Permissions/Matrix',
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } }, // the stories of each page run axe
  render: () => (
    <SessionKeeperContext value={portal.sessionKeeper}>
      <QueryClientProvider client={portal.queryClient}>
        <RouterProvider router={portal.router} />
      </QueryClientProvider>
    </SessionKeeperContext>
  ),
  beforeEach: () => {
    holder = nobody
    const end = mockApi(matrixServer(() => holder))()
    storeChosenCompany(12)
    portal = createPortal(createMemoryHistory({ initialEntries: ['/footer/privacy-policy'] }))
    return end
  },
}
export default meta

const between = '/footer/privacy-policy'

/** Opens a screen for a user without a reload, because every navigation checks the session. */
async function visit(screen: Screen, next: Holder): Promise<void> {
  const [to = '', search] = screen.path.split('?')
  if (portal.router.state.location.pathname === to) await goTo(between, {})
  holder = next
  await goTo(to, Object.fromEntries(new URLSearchParams(search)))
}

/** Opens a page and discards input of the previous one. */
async function goTo(to: string, search: object): Promise<void> {
  let arrived = false
  void portal.router.navigate({ to, search } as never).then(() => (arrived = true))
  await waitFor(() => {
    const leave = [...document.querySelectorAll('[role=alertdialog] button')].find(
      ({ textContent }) => textContent === 'OK',
    )
    if (leave) void fireEvent.click(leave)
    if (!arrived) throw new Error(`${to} does not open.`)
  })
}

const explained = new Set<unknown>()

async function check(screen: Screen, next: Holder): Promise<void> {
  await visit(screen, next)
  const who = `${next.group} ${next.role} without ${next.withheld ?? 'nothing'} on ${screen.path}`
  const { pathname } = portal.router.state.location
  if (!holds(next.held, screen.opensWith)) return await expect(pathname, who).not.toBe(screen.path)
  await expect(pathname, who).toBe(screen.path.split('?')[0])
  if (screen.tick !== undefined) {
    const label = await waitFor(() => {
      const found = [...document.querySelectorAll('main label')].find(({ textContent }) => textContent === screen.tick)
      if (!found) throw new Error(`Nothing to tick: ${screen.tick}`)
      return found
    })
    await fireEvent.click(label)
  }
  const menu = screen.items.find(({ within }) => within === 'menu')
  if (menu && holds(next.held, menu.shownBy)) {
    const trigger = elementOf({ kind: 'button', name: /^Settings, /, within: 'header' })
    if (trigger) await fireEvent.click(trigger)
  }
  await waitFor(() => {
    const wrong = wrongIn(screen, next)
    return expect(wrong, `${who}: ${wrong.join('; ')}`).toEqual([])
  })
  for (const item of refusedIn(screen, next)) {
    if (explained.has(item)) continue
    explained.add(item)
    await expect(await reasonOf(item), who).toBe('You do not have permission to access to this element.')
  }
  if (menu) await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
}

/** Visits the screens in turn, so that the page changes with each user. */
async function checkAll(area: readonly Screen[]): Promise<void> {
  const rounds = area.map((screen) => ({ screen, holders: holdersFor(screen) }))
  const most = Math.max(...rounds.map(({ holders }) => holders.length))
  for (let round = 0; round < most; round++)
    for (const { screen, holders } of rounds) {
      const next = holders[round]
      if (next) await check(screen, next)
    }
}

const matrixOf = (name: string, area: readonly Screen[]): StoryObj => ({ name, play: () => checkAll(area) })

export const Frame = matrixOf(
  '[SHL-004] [SHL-005] [SHL-006] [SHL-007] [SHL-008] [PRM-004] [PRM-005] [PRM-006] [PRM-007] [PRM-008] [PRM-009] [PRM-010] [PRM-011] [PRM-012] [PRM-013] [PRM-014] [PRM-015] [PRM-016] [PRM-017] [PRM-018] [PRM-019] [PRM-020] The frame and the dashboard without each code',
  screens.frame,
)
export const Governance = matrixOf(
  '[GOV-002] [GOV-018] [PRM-022] [PRM-023] [PRM-024] [PRM-025] [PRM-026] [PRM-027] [PRM-028] [PRM-029] [PRM-030] [PRM-031] Governance without each code',
  screens.governance,
)
export const Insurance = matrixOf(
  '[KSK-003] [PRM-021] [PRM-032] [PRM-033] [PRM-034] [PRM-035] [PRM-036] [PRM-037] [PRM-038] Insurance, policies and the member kiosk without each code',
  screens.insurance,
)
export const Money = matrixOf(
  '[FIN-001] [PAY-006] [PRM-039] [PRM-040] [PRM-041] [PRM-042] [PRM-043] [PRM-044] [PRM-045] [PRM-046] [PRM-047] [PRM-048] [PRM-049] [PRM-050] [PRM-051] Financial, premium and program pages without each code',
  screens.money,
)
export const RiskManagement = matrixOf(
  '[LPS-012] [TEL-006] [TEL-017] [PRM-052] [PRM-053] [PRM-054] [PRM-055] [PRM-056] [PRM-057] [PRM-058] [PRM-059] [PRM-060] [PRM-061] [PRM-062] [PRM-063] [PRM-064] [PRM-065] [PRM-066] [PRM-067] [PRM-068] [PRM-069] [PRM-070] [PRM-071] Risk Management without each code',
  screens.riskManagement,
)
export const Claims = matrixOf(
  '[PRM-072] [PRM-073] [PRM-074] [PRM-075] [PRM-076] [PRM-077] [PRM-078] [PRM-079] [PRM-084] Claims without each code',
  screens.claims,
)
export const Communication = matrixOf(
  '[PRM-080] [PRM-081] [PRM-082] [PRM-083] Communication without each code',
  screens.communication,
)
export const Settings = matrixOf(
  '[SHL-029] [PRM-008] [PRM-009] [PRM-010] [PRM-011] [PRM-012] Settings without each code',
  screens.settings,
)

export const EveryCode: StoryObj = {
  name: 'Every permission code governs a screen',
  play: async () => {
    const governed = new Set(
      Object.values(screens)
        .flat()
        .flatMap((screen) => [...codesOf(screen)]),
    )
    await expect(permissionCodes.filter((code) => !governed.has(code))).toEqual([])
  },
}
