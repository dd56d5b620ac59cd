import { redraw } from './redraw.ts'

/** The task and the result of the worker; null on failure. */
export interface ImageTask {
  number: number
  image: Blob
}
export interface ImageResult {
  number: number
  image: Blob | null
}

addEventListener('message', ({ data: { number, image } }: MessageEvent<ImageTask>) => {
  void redraw(image)
    .catch(() => null)
    .then((drawn) => postMessage({ number, image: drawn } satisfies ImageResult))
})
