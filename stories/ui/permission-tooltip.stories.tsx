import { Button, Group } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { PermissionTooltip } from '../../src/ui/permission-tooltip.tsx'

const meta: Meta = { title: 'UI/Permission' }
export default meta

const press = fn()

export const MissingAndHeld: StoryObj = {
  render: () => (
    <main>
      <Group>
        <PermissionTooltip allowed={false}>
          <Button onClick={press}>Documents</Button>
        </PermissionTooltip>
        <PermissionTooltip allowed>
          <Button onClick={press}>Report Claim</Button>
        </PermissionTooltip>
      </Group>
    </main>
  ),
  beforeEach: () => {
    press.mockClear()
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('[PRM-004] a control without its code is disabled and explains why, also by keyboard', async () => {
      await userEvent.tab()
      const documents = canvas.getByRole('button', { name: 'Documents' })
      await expect(documents).toHaveFocus()
      await expect(documents).toHaveAttribute('aria-disabled', 'true')
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(
        'You do not have permission to access to this element.',
      )
      await userEvent.keyboard('{Enter}')
      await expect(press).not.toHaveBeenCalled()
    })
    await step('a control with its code stays enabled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Report Claim' }))
      await expect(press).toHaveBeenCalledOnce()
    })
  },
}
