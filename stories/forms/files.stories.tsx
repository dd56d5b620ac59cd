import { ServerUnreachableError } from '@captive/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { FileUpload } from '../../src/forms/uploads/file-upload.ts'
import { FormStory, formOf } from './form-story.tsx'

const meta: Meta = { title: 'Forms/Files' }
export default meta

const form = formOf({
  photos: { kind: 'file', label: 'Photos of the damage', help: 'Wide ones first.', required: true },
})

/** Stores every file except those named 'lost'. */
const upload: FileUpload = {
  send: async (file, { onProgress }) => {
    onProgress(0.5)
    if (file.name.startsWith('lost')) throw new ServerUnreachableError(undefined)
    return `uploads/${file.name}`
  },
  accept: 'image/*,application/pdf',
}
const sent = { photos: [{ name: 'front.jpg', size: 840_000, filePath: 'uploads/front.jpg' }] }

export const Empty: StoryObj = { render: () => <FormStory form={form} upload={upload} /> }
export const Filled: StoryObj = { render: () => <FormStory form={form} answers={sent} upload={upload} /> }
export const Disabled: StoryObj = { render: () => <FormStory form={form} answers={sent} upload={upload} disabled /> }
export const Wrong: StoryObj = { render: () => <FormStory form={form} upload={upload} tried /> }

function pick(canvasElement: HTMLElement): HTMLInputElement {
  return canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
}

export const Sent: StoryObj = {
  name: '[UPL-013] uploads files, refuses large ones and retries failures',
  render: () => <FormStory form={form} upload={upload} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = pick(canvasElement)
    await userEvent.upload(input, [
      new File(['a'], 'front.jpg', { type: 'image/jpeg' }),
      new File(['b'], 'lost.jpg', { type: 'image/jpeg' }),
    ])
    await waitFor(() => expect(canvas.getByText('Uploaded')).toBeVisible())
    await expect(await canvas.findByRole('button', { name: 'Try again to upload lost.jpg' })).toBeVisible()
    await userEvent.upload(input, new File([new ArrayBuffer(20_761_805)], 'huge.jpg', { type: 'image/jpeg' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Choose files/ })).toHaveAccessibleDescription(
        /Document size can not go over 20MB/,
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove front.jpg' }))
    await waitFor(() => expect(canvas.queryByText('front.jpg')).toBeNull())
  },
}
