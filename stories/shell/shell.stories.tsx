import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { companies, mockApi, settled, signedInAs, type MockHandlers } from './mock-handlers.ts'
import { PortalStory } from './portal-story.tsx'

const meta = {
  title: 'Shell',
  component: PortalStory,
  args: { path: '/' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  name: '[SHL-001] [SES-016] Member with all permissions',
  beforeEach: mockApi(signedInAs()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
    await expect(canvas.getByRole('link', { name: 'Member Portal, home' })).toHaveAttribute('href', '/')
  },
}

const calls: Request[] = []

export const Calls: Story = {
  name: '[GEN-001] [GEN-003] [GEN-004] Sends the stored token with every call',
  parameters: { rough: { storage: 'reads browser storage' } },
  beforeEach: () => {
    calls.length = 0
    const recorded = Object.entries(signedInAs()).map(([path, answer]) => [
      path,
      (_: URLSearchParams, call: Request) => {
        calls.push(call)
        return answer
      },
    ])
    return mockApi(Object.fromEntries(recorded) as MockHandlers)()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
    const asked = calls.map(({ url }) => new URL(url).pathname)
    for (const call of ['/api/checkAuth', '/api/GetUserByEmail', '/api/GetClientByClientId'])
      await expect(asked).toContain(call)
    await expect(Object.entries(sessionStorage)).toContainEqual(['member-portal.token', 'a-token'])
    for (const { url, headers } of calls) await expect(headers.get('authorization'), url).toBe('Bearer a-token')
  },
}

export const FewPermissions: Story = {
  name: '[PRM-004] [PRM-006] [PRM-007] Member without permissions',
  beforeEach: mockApi(signedInAs({ permissions: ['001', '002', '002-001', '004', '004-002'] })),
  play: async ({ canvas }) => {
    const sidebar = within(await canvas.findByRole('navigation', { name: 'Sections' }))
    await expect(sidebar.queryByText('Risk Management')).toBeNull()
    // Claims Management opens the page of its first entry.
    for (const name of ['Governance', 'Claims Management', 'Claims']) {
      const link = sidebar.getByRole('link', { name })
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await expect(link).not.toHaveAttribute('href')
    }
    await expect(canvas.getByRole('button', { name: /^Settings/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const SettingsMenu: Story = {
  name: '[SHL-003] [SES-012] [PRM-007] [PRM-008] [PRM-009] [PRM-012] Settings menu',
  beforeEach: mockApi(signedInAs({ permissions: ['000-001', '000-001-004'] })),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings, Ridge Freight Lines' }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'))
    await waitFor(() => expect(menu.getByText('Ridge Freight Lines')).toBeVisible())
    await expect(menu.getByRole('menuitem', { name: 'Document Upload' })).toHaveAttribute(
      'href',
      '/settings/document-upload',
    )
    for (const name of ['Change Member Company', 'Manage Users', 'Activity Log']) {
      const entry = menu.getByRole('menuitem', { name })
      await expect(entry).toHaveAttribute('aria-disabled', 'true')
      await expect(entry).not.toHaveAttribute('href')
    }
  },
}

export const Collapsed: Story = {
  name: '[SHL-016] Collapsed sidebar',
  beforeEach: mockApi(signedInAs()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Collapse sidebar' }))
    await expect(await canvas.findByRole('button', { name: 'Expand sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await expect(canvas.getByRole('link', { name: 'Insurance' })).toHaveAttribute('href', '/insurance')
  },
}

export const LongTitle: Story = {
  name: '[SHL-002] Long title',
  args: { path: '/insurance/premium-payment-&-collateral' },
  beforeEach: mockApi({
    ...signedInAs(),
    '/GetClientByClientId': { Payload: { ...companies[0], ClientName: 'Cedar Ridge Freight Lines' } },
  }),
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const header = within(await canvas.findByRole('banner'))
    const title = await header.findByText('Premium Payment & Collateral')
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  },
}

export const LongTitleOnAPhone: Story = {
  ...LongTitle,
  name: '[SHL-002] Long title on a phone',
  globals: { viewport: { value: 'phone' } },
}

export const OnATablet: Story = {
  name: '[SHL-016] Collapsed sidebar on a tablet',
  beforeEach: mockApi(signedInAs()),
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Expand sidebar' })
    const page = await canvas.findByRole('main')
    await expect(page.getBoundingClientRect().left).toBeLessThan(768 / 8)
    await userEvent.click(canvas.getByRole('button', { name: 'Expand sidebar' }))
    await canvas.findByRole('button', { name: 'Collapse sidebar' })
  },
}

export const OnAPhone: Story = {
  name: '[SHL-018] Phone menu',
  beforeEach: mockApi(signedInAs()),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Menu' })).toBeVisible()
    const page = canvas.getByRole('main')
    await expect(canvas.queryByRole('navigation', { name: 'Sections' })).toBeNull()
    await expect(page.getBoundingClientRect()).toMatchObject({ left: 0, width: document.documentElement.clientWidth })
  },
}

export const Section: Story = {
  name: '[SHL-023] Insurance section',
  args: { path: '/Insurance' },
  beforeEach: mockApi(signedInAs()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Insurance' })
  },
}

export const RiskManagement: Story = {
  name: '[SHL-025] Risk Management section',
  args: { path: '/risk-management' },
  beforeEach: mockApi(signedInAs()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Risk Management' })
    const page = within(canvas.getByRole('main'))
    await expect(page.getByRole('link', { name: /^Telematics Exchange/ })).toBeVisible()
  },
}

export const Communication: Story = {
  name: '[SHL-026] Communication section',
  args: { path: '/communication' },
  beforeEach: mockApi(signedInAs()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Communication' })
    const page = within(canvas.getByRole('main'))
    await expect(page.getByRole('link', { name: /^Message Boards & Forum/ })).toBeVisible()
  },
}

export const Later: Story = {
  name: '[GEN-016] Encoded path',
  args: { path: '/insurance/financial-%26-profitability' },
  beforeEach: mockApi(signedInAs()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Financial & Profitability' })
  },
}

export const Footer: Story = {
  name: '[SHL-020] [SHL-021] [SHL-022] Footer',
  beforeEach: mockApi(signedInAs({ permissions: ['001', '006-001'] })),
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('contentinfo'))
    await expect(footer.getByRole('link', { name: 'Report Claim' })).toHaveAttribute('href', '/report-claim')
    await expect(footer.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/footer/contact-us')
    await expect(footer.getByRole('button', { name: 'Log Out' })).toBeVisible()
  },
}

export const FooterWithoutReporting: Story = {
  name: '[SHL-020] Footer without 006-001',
  beforeEach: mockApi(signedInAs({ permissions: ['001'] })),
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('contentinfo'))
    const report = footer.getByRole('link', { name: 'Report Claim' })
    await expect(report).toHaveAttribute('aria-disabled', 'true')
    await expect(report).not.toHaveAttribute('href')
  },
}

/** The text of the page, without the messages for screen readers outside `main`. */
const wordsOfPage = async (canvas: ReturnType<typeof within>) => (await canvas.findByRole('main')).innerText.trim()

export const PrivacyPolicy: Story = {
  name: '[SHL-027] Privacy policy',
  args: { path: '/footer/privacy-policy' },
  beforeEach: mockApi(signedInAs()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' })
    await expect(await wordsOfPage(canvas)).toBe('Privacy Policy')
  },
}

export const LiveChat: Story = {
  name: '[SHL-028] Live chat',
  args: { path: '/footer/live-chat' },
  beforeEach: mockApi(signedInAs()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Live Chat' })
    await expect(await wordsOfPage(canvas)).toBe('Live Chat')
  },
}

export const Transition: Story = {
  name: '[SHL-019] Animates the next page for 300 ms',
  beforeEach: mockApi(signedInAs()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    const main = canvas.getByRole('main')
    const seen: unknown[] = []
    const animate = main.animate.bind(main)
    main.animate = (frames, options) => {
      seen.push(typeof options === 'object' && options.duration)
      return animate(frames, options)
    }
    await userEvent.click((await canvas.findAllByRole('link', { name: 'Insurance' }))[0] as HTMLElement)
    await canvas.findByRole('heading', { level: 1, name: 'Insurance' })
    await waitFor(() => expect(seen).toEqual([300]))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Insurance' })).toHaveFocus()
    await expect(canvasElement.querySelector('main')).toBe(main)
  },
}

let release: () => void = () => undefined

export const Slow: Story = {
  name: 'Slow page',
  beforeEach: () => {
    const handlers = signedInAs()
    const released = new Promise<void>((resolve) => (release = resolve))
    let checks = 0
    const checkAuth = async () => {
      if (checks++ > 0) await released
      return handlers['/checkAuth']
    }
    return mockApi({ ...handlers, '/checkAuth': checkAuth })()
  },
  play: async ({ canvas }) => {
    const expectOneName = () =>
      waitFor(() =>
        expect(
          [...document.querySelectorAll('title')]
            .map(({ textContent }) => textContent)
            .filter((text) => / – /.test(text)),
        ).toEqual([`${canvas.getByRole('heading', { level: 1 }).textContent} – Member Portal`]),
      )
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
    await userEvent.click((await canvas.findAllByRole('link', { name: 'Insurance' }))[0] as HTMLElement)
    await canvas.findByText('Loading the page')
    await expectOneName()
    release()
    await canvas.findByRole('heading', { level: 1, name: 'Insurance' })
    await waitFor(() => expect(canvas.queryByText('Loading the page')).toBeNull())
    await expectOneName()
  },
}

export const Idle: Story = {
  name: 'Idle warning',
  beforeEach: mockApi(signedInAs({ idleSecondsLeft: 100 })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
    const body = within(canvasElement.ownerDocument.body)
    const dialog = await body.findByRole('alertdialog', { name: 'Are you still there?' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Stay signed in' })).toHaveFocus())
  },
}

export const ServerDown: Story = {
  name: 'Unreachable server at start',
  beforeEach: () => {
    const { error } = console
    const restore = mockApi({ '/checkAuth': null })()
    console.error = () => undefined // React logs the error that the page then shows
    return () => {
      console.error = error
      restore()
    }
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'We can’t reach the portal' })
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const OutageLater: Story = {
  name: '[AUT-028] Unreachable server keeps the session',
  beforeEach: mockApi(signedInAs()),
  play: async ({ canvas }) => {
    const governance = await canvas.findAllByRole('link', { name: /Governance/ })
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await userEvent.click(governance[0] as HTMLElement)
    await canvas.findByRole('heading', { level: 1, name: 'Governance' })
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toBeVisible()
  },
}

export const LogOut: Story = {
  name: '[SES-020] Log Out without a response',
  parameters: { rough: { storage: 'reads browser storage' } },
  beforeEach: mockApi({ ...signedInAs(), '/logout': null }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log Out' }))
    await canvas.findByRole('link', { name: 'Login' })
    await expect(sessionStorage).toHaveLength(0)
  },
}

export const LogOutOnTheServer: Story = {
  name: '[SES-019] Log Out',
  beforeEach: () => {
    calls.length = 0
    return mockApi({
      ...signedInAs(),
      '/logout': (_: URLSearchParams, call: Request) => {
        calls.push(call)
        return { Error: { ErrorStatus: 0, ErrorMessage: null } }
      },
    })()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log Out' }))
    await canvas.findByRole('link', { name: 'Login' })
    await expect(calls.map(({ method }) => method)).toEqual(['DELETE'])
  },
}

export const SessionEnded: Story = {
  name: '[SES-002] Expired session',
  parameters: { rough: { storage: 'reads browser storage' } },
  beforeEach: () => {
    const handlers = signedInAs()
    let checks = 0
    const checkAuth = () => (checks++ === 0 ? handlers['/checkAuth'] : { Payload: { email: null } })
    return mockApi({ ...handlers, '/checkAuth': checkAuth })()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
    await userEvent.click((await canvas.findAllByRole('link', { name: 'Insurance' }))[0] as HTMLElement)
    await canvas.findByRole('link', { name: 'Login' })
    await expect(sessionStorage.getItem('member-portal.token')).toBeNull()
  },
}
