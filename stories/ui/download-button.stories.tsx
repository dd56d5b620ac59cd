import { CallRefusedError } from '@captive/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, fn, waitFor } from 'storybook/test'
import { createQueryClient } from '../../src/api/query-client.ts'
import { DownloadButton } from '../../src/ui/download-button.tsx'
import type { LoadFile } from '../../src/ui/use-download.ts'

/** A response that stalls at 62 percent. */
const neverDone = fn<LoadFile>(({ signal, onProgress }) => {
  onProgress(0.62)
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
})

const meta: Meta<typeof DownloadButton> = {
  title: 'UI/Download button',
  component: DownloadButton,
  args: { fileName: 'loss-run-2024.pdf', of: 'Loss run 2024', load: neverDone },
}
export default meta
type Story = StoryObj<typeof DownloadButton>

export const Idle: Story = {}

export const ToBeStopped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download Loss run 2024' }))
    await expect(await canvas.findByRole('progressbar', { name: 'Loading Loss run 2024' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Stop Loss run 2024' }))
    await expect(canvas.getByRole('button', { name: 'Download Loss run 2024' })).toBeVisible()
    await expect(neverDone.mock.lastCall?.[0].signal.aborted).toBe(true)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const UnderWay: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download Loss run 2024' }))
    await expect(await canvas.findByText('62%')).toBeVisible()
  },
}

export const Saved: Story = {
  args: { load: () => Promise.resolve(new Blob(['%PDF-1.7'], { type: 'application/pdf' })) },
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = []
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download) // a test browser saves no files
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Download Loss run 2024' }))
    await waitFor(() => expect(saved).toEqual(['loss-run-2024.pdf']))
    HTMLAnchorElement.prototype.click = click
    await expect(canvas.getByRole('button', { name: 'Download Loss run 2024' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('502')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download Loss run 2024' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The file did not load.'))
    await expect(canvas.getByRole('button', { name: 'Download Loss run 2024' })).toBeVisible()
  },
}

const endSession = fn(async () => true)
const withSession = createQueryClient(endSession)

export const SessionOver: Story = {
  name: 'Session ends during a download',
  args: { load: () => Promise.reject(new CallRefusedError(401, 'Sign in again.')) },
  decorators: [
    (Story) => (
      <QueryClientProvider client={withSession}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download Loss run 2024' }))
    await waitFor(() => expect(endSession).toHaveBeenCalledOnce())
    await new Promise((resume) => setTimeout(resume))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Stop Loss run 2024' })).toBeVisible()
  },
}
