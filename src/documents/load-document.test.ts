import { CallRefusedError, ServerUnreachableError } from '@captive/api-client'
import { expect, test, vi } from 'vitest'

import { NoFileError } from '../ui/use-download.ts'
import { loadDocument } from './load-document.ts'

const way = () => ({ signal: new AbortController().signal, onProgress: vi.fn() })
const minutes = { FileName: 'Minutes Q3 2026.pdf', FilePath: '4f1c9a' }

test('[DOC-003] the stored path is what is asked for, with what stops it and says how far it is', async () => {
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
])('[DOC-005] a %s of two characters or less is no document, and is not asked for', async (_, document) => {
  const documentDownload = vi.fn(async () => new Blob(['%PDF']))
  await expect(loadDocument({ documentDownload }, document)(way())).rejects.toThrow(
    new NoFileError('No Document Found'),
  )
  expect(documentDownload).not.toHaveBeenCalled()
})

test.each([
  ['the server does not have', () => Promise.reject(new CallRefusedError(404, 'Gone.'))],
  ['comes empty', () => Promise.resolve(new Blob([]))],
])('[DOC-004] a file that %s gives No Document Found', async (_, documentDownload) => {
  await expect(loadDocument({ documentDownload }, minutes)(way())).rejects.toThrow(new NoFileError('No Document Found'))
})

test('a server that cannot be reached is told apart from a file that is not there', async () => {
  const documentDownload = () => Promise.reject(new ServerUnreachableError(null))
  await expect(loadDocument({ documentDownload }, minutes)(way())).rejects.toThrow(ServerUnreachableError)
})
