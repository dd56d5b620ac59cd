import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FileList, type ListedFile } from '../../src/ui/file-list.tsx'

const files: ListedFile[] = [
  { id: '1', name: 'dashcam-front.mp4', size: 15_204_352, state: { kind: 'uploading', percent: 62 } },
  { id: '2', name: 'police-report.pdf', size: 482_304, state: { kind: 'done' } },
  {
    id: '3',
    name: 'a-photograph-of-the-other-vehicle-with-a-very-long-name-from-a-camera_20240507_150405.jpg',
    size: 3_904_100,
    state: { kind: 'failed', message: 'The connection was lost' },
  },
]

const meta: Meta<typeof FileList> = {
  title: 'UI/File list',
  component: FileList,
  args: { label: 'Attached files', files, onRemove: fn(), onRetry: fn() },
}
export default meta
type Story = StoryObj<typeof FileList>

export const EveryState: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading dashcam-front.mp4' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel dashcam-front.mp4' }))
    await expect(args.onRemove).toHaveBeenCalledWith(files[0])
    await userEvent.click(canvas.getByRole('button', { name: /^Try again to upload a-photograph/ }))
    await expect(args.onRetry).toHaveBeenCalledWith(files[2])
  },
}
