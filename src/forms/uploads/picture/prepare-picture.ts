import type { PictureAnswer, PictureOrder } from './picture-worker.ts'

/** Kinds of pictures that every browser draws. */
const drawable = ['image/jpeg', 'image/png', 'image/webp']

export const isPicture = ({ type }: Blob): boolean => drawable.includes(type)

/** Makes a picture ready to be sent. Never fails: what cannot be changed is sent as it is. */
export type PreparePicture = (file: File, options: { keepPlace: boolean }) => Promise<File>

let worker: Worker | undefined
let lastNumber = 0
let before: Promise<unknown> = Promise.resolve()

/** In a worker, one after the other: a picture of a phone takes 50 MB while it is drawn. */
export const preparePicture: PreparePicture = (file, { keepPlace }) => {
  const prepared = before.then(async () => {
    const picture = await order({ number: (lastNumber += 1), picture: file, keepPlace })
    return picture ? new File([picture], file.name, { type: picture.type, lastModified: file.lastModified }) : file
  })
  before = prepared
  return prepared
}

function order(picture: PictureOrder): Promise<Blob | null> {
  worker ??= new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  const running = worker
  return new Promise((resolve) => {
    const end = (answer: Blob | null) => {
      running.removeEventListener('message', hear)
      running.removeEventListener('error', fail)
      resolve(answer)
    }
    const fail = () => end(null)
    const hear = ({ data }: MessageEvent<PictureAnswer>) => data.number === picture.number && end(data.picture)
    running.addEventListener('message', hear)
    running.addEventListener('error', fail)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    running.postMessage(picture)
  })
}
