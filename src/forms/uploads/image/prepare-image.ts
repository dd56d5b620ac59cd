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
    const image = await runInWorker({ number: (lastNumber += 1), image: file }).catch(() => null)
    return image ? toFile(image, file) : file
  })
  previousJob = prepared
  return prepared
}

/** The image as a file with the name of the original. A redrawn image of another type is a JPEG. */
function toFile(image: Blob, { name, type, lastModified }: File): File {
  const nameOfType = image.type === type ? name : `${name.replace(/\.[^.]*$/, '')}.jpg`
  return new File([image], nameOfType, { type: image.type, lastModified })
}

/** Sends a task to the worker. A worker that failed answers nothing more, so the next task starts another one. */
function runInWorker(image: ImageTask): Promise<Blob | null> {
  return new Promise((resolve, reject) => {
    worker ??= new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' })
    const running = worker
    const forget = () => {
      running.removeEventListener('message', onMessage)
      running.removeEventListener('error', onError)
    }
    const onError = ({ message }: ErrorEvent) => {
      forget()
      running.terminate()
      worker = undefined
      reject(new Error(message))
    }
    const onMessage = ({ data }: MessageEvent<ImageResult>) => {
      if (data.number !== image.number) return
      forget()
      resolve(data.image)
    }
    running.addEventListener('message', onMessage)
    running.addEventListener('error', onError)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    running.postMessage(image)
  })
}
