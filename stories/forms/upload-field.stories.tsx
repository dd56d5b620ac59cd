import { ServerUnreachableError } from '@captive/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { UploadField } from '../../src/forms/uploads/upload-field.tsx'
import { prepareImage } from '../../src/forms/uploads/image/prepare-image.ts'
import type { SendFile } from '../../src/api/send-file.ts'
import { UploadQueue } from '../../src/forms/uploads/upload-queue.ts'

/** A mock server: `film` stays in progress, `scan` fails, and everything else succeeds. */
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
  name: '[WIZ-031] [UPL-015] Uploading, uploaded and failed',
  args: { disabled: false, queue: new UploadQueue({ send }) },
  play: async ({ args, canvas, canvasElement }) => {
    for (const { id } of args.queue.files()) args.queue.remove(id)
    await userEvent.upload(chooser(canvasElement), [
      fileOf('film.mp4', 9_000_000),
      fileOf('photo.jpg', 1_200_000),
      fileOf('scan.pdf', 400_000),
    ])
    const bar = canvas.getByRole('progressbar', { name: 'Uploading film.mp4' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'))
    await expect(await canvas.findByText(/^Not uploaded/)).toBeVisible()
    await expect(canvas.getByText('Uploaded')).toBeVisible()
    await expect(canvas.getByText('10.1MB / 20MB')).toBeVisible()
    for (const size of ['8.6MB', '1.1MB', '0.4MB']) await expect(canvas.getByText(size)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel film.mp4' }))
    await expect(canvas.getByText('1.5MB / 20MB')).toBeVisible()
  },
}

/** The image that the last story uploaded. */
let sent: File | undefined

export const Images: Story = {
  name: 'Sends a photo upright and small, without its metadata',
  args: {
    disabled: false,
    queue: new UploadQueue({
      prepare: prepareImage,
      send: async (file) => {
        sent = file
        return 'stored/1'
      },
    }),
  },
  play: async ({ args, canvas, canvasElement }) => {
    for (const { id } of args.queue.files()) args.queue.remove(id)
    const image = await sidewaysImage(3_000, 1_500)
    await expect(await image.text()).toContain('Exif')
    await userEvent.upload(chooser(canvasElement), [image])
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await expect(await sent?.text()).not.toContain('Exif')
    const { width, height } = await createImageBitmap(sent ?? raise())
    await expect([width, height]).toEqual([1_000, 2_000])
    await expect(sent?.name).toBe('scene.jpg')
    const shown = canvasElement.querySelector('img') ?? raise()
    await waitFor(() => expect(shown.naturalHeight).toBe(2_000))
  },
}

export const PlaceKept: Story = {
  name: 'Sends a photo unchanged to keep its location',
  args: Images.args ?? {},
  play: async ({ args, canvas, canvasElement }) => {
    for (const { id } of args.queue.files()) args.queue.remove(id)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keep location data in my photos' }))
    const image = await sidewaysImage(3_000, 1_500)
    await userEvent.upload(chooser(canvasElement), [image])
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    const bytes = new Uint8Array((await sent?.arrayBuffer()) ?? [])
    await expect(bytes).toEqual(new Uint8Array(await image.arrayBuffer()))
  },
}

/** EXIF data of a camera that was held sideways (orientation 6), with a time and a location. */
const exif =
  '/+EAaEV4aWYAAElJKgAIAAAAAwASAQMAAQAAAAYAAAAyAQIAFAAAADIAAAAliAQAAQAAAEYAAAAAAAAAMjAyNjoxMToyMCAwNjo0MDowMAABAAIAAgAIAAAAWAAAAAAAAAA0MS42AAAAAA=='

/** A JPEG of this size in pixels, as taken by that camera. */
async function sidewaysImage(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height)
  const drawn = await canvas.convertToBlob({ type: 'image/jpeg' })
  const segment = Uint8Array.from(atob(exif), (letter) => letter.charCodeAt(0))
  return new File([drawn.slice(0, 2), segment, drawn.slice(2)], 'scene.jpg', { type: 'image/jpeg' })
}

/** Drops files on an element, and returns whether the browser's default was prevented. */
function drop(on: Element, files: File[]): boolean {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const dropped = ['dragover', 'drop'].map(
    (type) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
  )
  return dropped.every((event) => !on.dispatchEvent(event))
}

export const Dropped: Story = {
  name: 'Accepts a dropped file anywhere and refuses a program',
  args: { disabled: false, queue: new UploadQueue({ send }) },
  play: async ({ args, canvas }) => {
    for (const { id } of args.queue.files()) args.queue.remove(id)
    await expect(drop(document.body, [fileOf('photos.zip', 1_000), fileOf('run.ps1', 10)])).toBe(true)
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await expect(canvas.getByText('photos.zip')).toBeVisible()
    await expect(canvas.getByText(/^It is a PowerShell script/)).toBeVisible()
  },
}

export const SameName: Story = {
  name: 'Two refused files with one name, chosen again',
  args: { disabled: false, queue: new UploadQueue({ send }) },
  play: async ({ args, canvas, canvasElement }) => {
    for (const { id } of args.queue.files()) args.queue.remove(id)
    const empty = fileOf('photo.jpg', 0)
    await userEvent.upload(chooser(canvasElement), [empty, fileOf('photo.jpg', 0)])
    await expect(await canvas.findAllByText('photo.jpg')).toHaveLength(2)
    await userEvent.upload(chooser(canvasElement), [empty])
    await waitFor(() => expect(canvas.getAllByText('photo.jpg')).toHaveLength(1))
    const photo = fileOf('photo.jpg', 10)
    await userEvent.upload(chooser(canvasElement), [photo])
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove photo.jpg' }))
    await userEvent.upload(chooser(canvasElement), [photo])
    await expect(await canvas.findByRole('button', { name: 'Remove photo.jpg' })).toBeVisible()
  },
}

export const DroppedWhenDisabled: Story = {
  name: 'Stops a dropped file where none is accepted',
  args: { disabled: true, queue: new UploadQueue({ send }) },
  play: async ({ args }) => {
    await expect(drop(document.body, [fileOf('photo.jpg', 1_000)])).toBe(true)
    await expect(args.queue.files()).toEqual([])
  },
}

export const TooLarge: Story = {
  name: '[UPL-013] [UPL-014] Names the refused files over the limits',
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
