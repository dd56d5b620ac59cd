import { ServerUnreachableError } from '@captive/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { UploadField } from '../../src/forms/uploads/upload-field.tsx'
import type { SendFile } from '../../src/api/send-file.ts'
import { UploadQueue } from '../../src/forms/uploads/upload-queue.ts'

/** The network: `film` stays on its way, `scan` does not arrive, everything else does. */
const send: SendFile = (file, { onProgress }) => {
  if (file.name.startsWith('film')) {
    onProgress(0.4)
    return new Promise(() => undefined)
  }
  return file.name.startsWith('scan')
    ? Promise.reject(new ServerUnreachableError(undefined))
    : Promise.resolve('stored/1')
}

const meta: Meta<typeof UploadField> = { title: 'Forms/Upload field', component: UploadField }
export default meta
type Story = StoryObj<typeof UploadField>

const fileOf = (name: string, bytes: number) => new File([new ArrayBuffer(bytes)], name)
const chooser = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type=file][multiple]') ?? raise()

export const EveryState: Story = {
  name: '[WIZ-031] [UPL-015] On its way, there, and not arrived',
  args: { disabled: false, queue: new UploadQueue({ send }) },
  play: async ({ args, canvas, canvasElement }) => {
    for (const { id } of args.queue.files()) args.queue.remove(id)
    await userEvent.upload(chooser(canvasElement), [
      fileOf('film.mp4', 9_000_000),
      fileOf('photo.jpg', 1_200_000),
      fileOf('scan.pdf', 400_000),
    ])
    await expect(canvas.getByRole('progressbar', { name: 'Uploading film.mp4' })).toHaveAttribute('aria-valuenow', '40')
    await expect(await canvas.findByText('Not uploaded')).toBeVisible()
    await expect(canvas.getByText('Uploaded')).toBeVisible()
    await expect(canvas.getByText('10.1MB / 20MB')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel film.mp4' }))
    await expect(canvas.getByText('1.5MB / 20MB')).toBeVisible()
  },
}

export const TooLarge: Story = {
  name: '[UPL-013] [UPL-014] Files over the limits are refused by name',
  args: { disabled: false, queue: new UploadQueue({ send }) },
  play: async ({ args, canvas, canvasElement }) => {
    for (const { id } of args.queue.files()) args.queue.remove(id)
    await userEvent.upload(chooser(canvasElement), [
      fileOf('dashcam.mp4', 20_761_805),
      fileOf('photo.jpg', 20_000_000),
      fileOf('second.jpg', 900_000),
    ])
    const page = within(document.body)
    for (const message of ['Document size can not go over 20MB', 'Total Documents size can not go over 20MB']) {
      await waitFor(() => expect(page.getByText(message)).toBeVisible())
    }
    await expect(canvas.getByText('dashcam.mp4')).toBeVisible()
    await expect(canvas.getByText('19.1MB / 20MB')).toBeVisible()
  },
}

function raise(): never {
  throw new TypeError('There is no way to choose files.')
}
