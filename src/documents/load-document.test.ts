import { CallRefusedError, ServerUnreachableError } from '@captive/api-client'
import { expect, test, vi } from 'vitest'

import { NoFileError } from '../ui/use-download.ts'
import { loadDocument } from './load-document.ts'

const way = () => ({ signal: new AbortController().signal, onProgress: vi.fn() })
const minutes = { FileName: 'Minutes Q3 2026.pdf', FilePath: '4f1c9a' }

test('[DOC-003] requests the stored path with signal and progress', async () => {
  const documentDownload = vi.fn(async () => new Blob(['%PDF']))
  const { signal, onProgress } = way()
  const file = await loadDocument({ documentDownload }, minutes)({ signal, onProgress })
  expect(await file.text()).toBe('%PDF')
  expect(documentDownload).toHaveBeenCalledWith(
    { query: { FileName: '4f1c9a' } },
    { signal, onDownloadProgress: onProgress },
  )
})

test.each([
  ['name', { ...minutes, FileName: 'ab' }],
  ['path', { ...minutes, FilePath: '' }],
])('[DOC-005] rejects a %s of two characters without a call', async (_, document) => {
  const documentDownload = vi.fn(async () => new Blob(['%PDF']))
  await expect(loadDocument({ documentDownload }, document)(way())).rejects.toThrow(
    new NoFileError('No Document Found'),
  )
  expect(documentDownload).not.toHaveBeenCalled()
})

test.each([
  ['the server does not have', () => Promise.reject(new CallRefusedError(404, 'Gone.'))],
  ['comes empty', () => Promise.resolve(new Blob([]))],
])('[DOC-004] reports No Document Found for a file that %s', async (_, documentDownload) => {
  await expect(loadDocument({ documentDownload }, minutes)(way())).rejects.toThrow(new NoFileError('No Document Found'))
})

test('keeps the error of an unreachable server', async () => {
  const documentDownload = () => Promise.reject(new ServerUnreachableError(null))
  await expect(loadDocument({ documentDownload }, minutes)(way())).rejects.toThrow(ServerUnreachableError)
})
