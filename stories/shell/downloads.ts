import { expect, fn, spyOn, waitFor } from 'storybook/test'

import type { MockHandlers } from './mock-handlers.ts'

/** Records a download: the file name and the URL of its content. */
export const saved = fn<(name: string, address: string) => void>()

/** For `beforeEach`: records downloads instead of saving them. */
export function watchDownloads(): void {
  saved.mockClear()
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download, this.href)
  })
}

/** A handler that serves every file. The content is the requested key. */
export const storedFiles: MockHandlers = {
  '/DocumentDownload': (query: URLSearchParams) => new Response(query.get('FileName')),
}

/** Expects one download with this file name and the content of this key. */
export async function expectSaved(name: string, key: string): Promise<void> {
  await waitFor(() => expect(saved.mock.calls.map(([saidName]) => saidName)).toEqual([name]))
  const file = await fetch(saved.mock.calls[0]?.[1] ?? '')
  await expect(await file.text()).toBe(key)
}
