import { redraw } from './redraw.ts'

/** What is asked of the worker, and what it answers; null where it could not. */
export interface PictureOrder {
  number: number
  picture: Blob
  keepPlace: boolean
}
export interface PictureAnswer {
  number: number
  picture: Blob | null
}

addEventListener('message', ({ data: { number, picture, keepPlace } }: MessageEvent<PictureOrder>) => {
  void redraw(picture, { keepPlace })
    .catch(() => null)
    .then((drawn) => postMessage({ number, picture: drawn } satisfies PictureAnswer))
})
