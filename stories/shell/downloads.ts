import { expect, fn, spyOn, waitFor } from 'storybook/test'

import type { Answers } from './network.ts'

/** What was handed to the browser's downloads: the name of a file, and where its content is. */
export const saved = fn<(name: string, address: string) => void>()

/** For a story's `beforeEach`: what is downloaded ends here and not on the disk. */
export function watchDownloads(): void {
  saved.mockClear()
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download, this.href)
  })
}

/** A server that has every file; in each stands the key that it was asked for by. */
export const storedFiles: Answers = {
  '/DocumentDownload': (query: URLSearchParams) => new Response(query.get('FileName')),
}

/** One file was downloaded, under this name, and it is the one stored under this key. */
export async function expectSaved(name: string, key: string): Promise<void> {
  await waitFor(() => expect(saved.mock.calls.map(([saidName]) => saidName)).toEqual([name]))
  const file = await fetch(saved.mock.calls[0]?.[1] ?? '')
  await expect(await file.text()).toBe(key)
}
