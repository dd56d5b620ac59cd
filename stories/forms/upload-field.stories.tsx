import { ServerUnreachableError } from '@captive/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { UploadField } from '../../src/forms/uploads/upload-field.tsx'
import { namesPlace, orientationOf } from '../../src/forms/uploads/picture/exif.ts'
import { exifOf, withExif } from '../../src/forms/uploads/picture/jpeg.ts'
import { preparePicture } from '../../src/forms/uploads/picture/prepare-picture.ts'
import { adobeNotes, pictureBytes } from '../../src/forms/uploads/picture/testing/picture-bytes.ts'
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
  args: { disabled: false, queue: new UploadQueue({ send, pauses: [] }) },
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

/** What was sent of the picture of the last story. */
let sent: File | undefined

export const Pictures: Story = {
  name: 'A picture is sent upright, small, and without its place, and is shown',
  args: {
    disabled: false,
    queue: new UploadQueue({
      prepare: preparePicture,
      send: async (file) => {
        sent = file
        return 'stored/1'
      },
    }),
  },
  play: async ({ args, canvas, canvasElement }) => {
    for (const { id } of args.queue.files()) args.queue.remove(id)
    await userEvent.upload(chooser(canvasElement), [await lyingPicture(3_000, 1_500)])
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    const bytes = new Uint8Array((await sent?.arrayBuffer()) ?? [])
    const exif = exifOf(bytes) ?? raise()
    await expect([orientationOf(exif), namesPlace(exif)]).toEqual([1, false])
    const { width, height } = await createImageBitmap(sent ?? raise())
    await expect([width, height]).toEqual([1_000, 2_000])
    await expect(sent?.name).toBe('scene.jpg')
    const shown = canvasElement.querySelector('img') ?? raise()
    await waitFor(() => expect(shown.naturalHeight).toBe(2_000))
  },
}

export const PlaceKept: Story = {
  name: 'The place of a picture is kept once that is ticked; one that is small and upright is sent as it is drawn',
  args: Pictures.args ?? {},
  play: async ({ args, canvas, canvasElement }) => {
    for (const { id } of args.queue.files()) args.queue.remove(id)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keep the place in my pictures' }))
    const picture = await lyingPicture(800, 600, 1)
    await userEvent.upload(chooser(canvasElement), [picture])
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    const bytes = new Uint8Array((await sent?.arrayBuffer()) ?? [])
    await expect(namesPlace(exifOf(bytes) ?? raise())).toBe(true)
    await expect(bytes).toEqual(new Uint8Array(await picture.arrayBuffer()))
  },
}

export const PlaceNamedByProgram: Story = {
  name: 'A place that stands in the notes of a program alone is removed as well',
  args: Pictures.args ?? {},
  play: async ({ args, canvas, canvasElement }) => {
    for (const { id } of args.queue.files()) args.queue.remove(id)
    const picture = await pictureWith(adobeNotes('exif:GPSLatitude="41,36.0N"'), 800, 600)
    await expect(await picture.text()).toContain('GPSLatitude')
    await userEvent.upload(chooser(canvasElement), [picture])
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await expect(await sent?.text()).not.toContain('GPSLatitude')
    await expect((await createImageBitmap(sent ?? raise())).width).toBe(800)
  },
}

/** A picture as a camera held sideways stores it, in pixels, with its place. */
function lyingPicture(width: number, height: number, orientation = 6): Promise<File> {
  const exif = exifOf(pictureBytes({ little: true, orientation, latitude: 41.6 }))
  return pictureWith(exif, width, height)
}

async function pictureWith(notes: Uint8Array | null, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height)
  const drawn = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
  return new File([withExif(drawn, notes)], 'scene.jpg', { type: 'image/jpeg' })
}

/** Drops files on an element as a browser does, and tells whether it was kept from opening them. */
function drop(on: Element, files: File[]): boolean {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const dropped = ['dragover', 'drop'].map(
    (type) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
  )
  return dropped.every((event) => !on.dispatchEvent(event))
}

export const Dropped: Story = {
  name: 'A file that is dropped anywhere on the page is taken; a program is refused',
  args: { disabled: false, queue: new UploadQueue({ send }) },
  play: async ({ args, canvas }) => {
    for (const { id } of args.queue.files()) args.queue.remove(id)
    await expect(drop(document.body, [fileOf('photos.zip', 1_000), fileOf('run.ps1', 10)])).toBe(true)
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await expect(canvas.getByText('photos.zip')).toBeVisible()
    await expect(canvas.getByText(/^It is a PowerShell script/)).toBeVisible()
  },
}

export const DroppedWhenDisabled: Story = {
  name: 'A file that is dropped where none is taken is stopped',
  args: { disabled: true, queue: new UploadQueue({ send }) },
  play: async ({ args }) => {
    await expect(drop(document.body, [fileOf('photo.jpg', 1_000)])).toBe(true)
    await expect(args.queue.files()).toEqual([])
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
