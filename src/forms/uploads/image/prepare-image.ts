import type { ImageResult, ImageTask } from './image-worker.ts'

/** Image types that every browser supports. */
const drawable = ['image/jpeg', 'image/png', 'image/webp']

export const isImage = ({ type }: Blob): boolean => drawable.includes(type)

/** Prepares an image for the upload. It never fails; an image that cannot be changed stays as it is. */
export type PrepareImage = (file: File) => Promise<File>

let worker: Worker | undefined
let lastNumber = 0
let previousJob: Promise<unknown> = Promise.resolve()

/** Runs in a worker, one image at a time, because a phone photo takes 50 MB while it is drawn. */
export const prepareImage: PrepareImage = (file) => {
  const prepared = previousJob.then(async () => {
    const image = await runInWorker({ number: (lastNumber += 1), image: file })
    return image ? new File([image], file.name, { type: image.type, lastModified: file.lastModified }) : file
  })
  previousJob = prepared
  return prepared
}

function runInWorker(image: ImageTask): Promise<Blob | null> {
  worker ??= new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' })
  const running = worker
  return new Promise((resolve) => {
    const end = (answer: Blob | null) => {
      running.removeEventListener('message', onMessage)
      running.removeEventListener('error', fail)
      resolve(answer)
    }
    const fail = () => end(null)
    const onMessage = ({ data }: MessageEvent<ImageResult>) => data.number === image.number && end(data.image)
    running.addEventListener('message', onMessage)
    running.addEventListener('error', fail)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    running.postMessage(image)
  })
}
