import type { ActivityEntry } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'

import { mockApi, settled, signedInAs } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'

const meta = {
  title: 'Activity log/Activity log',
  component: PortalStory,
  args: { path: '/settings/activity-log' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const people = ['dana.reyes@ridge-freight.example', 'eli.novak@ridge-freight.example', 'staff.admin@demo.example']
const actions = ['Signed in', 'Signed out', 'Downloaded the document Driver Lists 2026.pdf']
const noon = Date.UTC(2026, 10, 20, 12)

/** Entries 15 minutes apart, newest first. */
function entries(count: number): ActivityEntry[] {
  return Array.from({ length: count }, (_, at) => ({
    RecId: count - at,
    User: people[at % people.length] ?? '',
    Action: actions[(at * 2) % actions.length] ?? '',
    CreatedDateTime: new Date(noon - at * 900_000).toISOString(),
  }))
}

/** A mock handler that returns pages and records the requests. */
function pagedLog(all: readonly ActivityEntry[], requests: URLSearchParams[] = []) {
  return (query: URLSearchParams) => {
    requests.push(query)
    const after = query.get('after')
    const from = query.get('from')
    const wanted = all.filter(
      ({ RecId = 0, CreatedDateTime }) =>
        (after === null || RecId < Number(after)) && (from === null || (CreatedDateTime ?? '') >= from),
    )
    return { Payload: wanted.slice(0, Number(query.get('limit'))) }
  }
}

const withLog = (log: unknown) => mockApi({ ...signedInAs(), '/getAuditLog': log })
const cells = (table: HTMLElement, at: number) =>
  [...table.querySelectorAll('tbody tr')].map((row) => row.children[at]?.textContent)

export const Newest: Story = {
  name: '[ACT-001] [ACT-002] [ACT-003] [ACT-004] [TBL-004] Newest entries first',
  beforeEach: withLog(
    pagedLog([...entries(30), { RecId: 99, User: people[0]!, Action: 'Signed in', CreatedDateTime: null }]),
  ),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Activity' })
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['User', 'Timestamp', 'Action'])
    await expect(canvas.getByRole('columnheader', { name: 'Timestamp' })).toHaveAttribute('aria-sort', 'descending')
    const times = cells(table, 1)
    await expect(times).toHaveLength(20)
    for (const time of times) await expect(time).toMatch(/^\d\d\/\d\d\/\d{4}, \d{1,2}:\d\d:\d\d [AP]M$/)
    await expect(times.map((time) => Date.parse(time ?? ''))).toEqual(
      entries(20).map(({ CreatedDateTime }) => Date.parse(CreatedDateTime ?? '')),
    )
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(cells(table, 1).at(-1)).toBe('--'))
    await userEvent.click(canvas.getByRole('button', { name: 'User' }))
    await waitFor(() => expect(new Set(cells(table, 0))).toEqual(new Set([people[0], people[1]])))
  },
}

const requests: URLSearchParams[] = []
export const OlderPages: Story = {
  name: 'Older pages',
  args: { path: '/settings/activity-log?size=100&page=2' },
  beforeEach: () => {
    requests.length = 0
    return withLog(pagedLog(entries(1_300), requests))()
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('101–200 of more than 200')
    await expect(requests.map((query) => query.get('limit'))).toEqual(['200'])
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await canvas.findByText('201–300 of more than 1,200')
    await expect(requests.at(-1)?.get('after')).toBe('1101')
    const table = canvas.getByRole('table', { name: 'Activity' })
    await expect(new Set(cells(table, 1)).size).toBe(100)
  },
}

export const Filtered: Story = {
  name: 'Filters from search params',
  args: { path: `/settings/activity-log?who=${people[1]}&what=Downloaded` },
  beforeEach: withLog(pagedLog(entries(1_300))),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Activity' })
    await waitFor(() => expect(canvas.queryByText(/more than/)).toBeNull())
    await expect(new Set(cells(table, 0))).toEqual(new Set([people[1]]))
    await expect(canvas.getByRole('combobox', { name: 'User' })).toHaveValue(people[1])
    await canvas.findByText(`“Downloaded …” by ${people[1]}`)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await canvas.findByText('All activity')
    await waitFor(() => expect(new Set(cells(table, 0))).toEqual(new Set(people)))
  },
}

export const FromADay: Story = {
  name: 'First day sent to the server',
  args: { path: '/settings/activity-log?from=2026-11-20' },
  beforeEach: () => {
    requests.length = 0
    return withLog(pagedLog(entries(300), requests))()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Activity' })
    await expect(new Date(requests[0]?.get('from') ?? '').toString()).toContain('Nov 20 2026 00:00:00')
    await canvas.findByText('All activity, since 11/20/2026')
  },
}

let answerDay: (() => void) | undefined
export const DayChanged: Story = {
  name: 'Filters while another day loads',
  beforeEach: () => {
    const log = pagedLog(entries(30))
    return withLog(async (query: URLSearchParams) => {
      if (query.has('from')) await new Promise<void>((answer) => (answerDay = answer))
      return log(query)
    })()
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('From')
    field.focus()
    await fireEvent.input(field, { target: { value: '2026-11-20' } })
    await canvas.findByText('All activity, since 11/20/2026')
    await waitFor(() => expect(answerDay).toBeDefined())
    await canvas.findByText('Loading the activity log')
    await expect(field).toHaveFocus()
    answerDay?.()
    await waitFor(() => expect(canvas.queryByText('Loading the activity log')).toBeNull())
    await expect(field).toHaveFocus()
  },
}

export const NothingFound: Story = {
  args: { path: '/settings/activity-log?search=zzz' },
  beforeEach: withLog(pagedLog(entries(30))),
  play: async ({ canvas }) => {
    await canvas.findByText('No Activity Found.')
  },
}

export const FailedToLoad: Story = {
  name: 'Log failed to load',
  beforeEach: withLog(null),
  play: async ({ canvas }) => {
    await canvas.findByText('The activity log did not load')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
