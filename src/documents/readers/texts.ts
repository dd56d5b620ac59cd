import { plural } from '@captive/api-client/contract'

export const texts = {
  open: 'Read by',
  of: (title: string) => `Read by: ${title}`,
  loading: 'Loading readers',
  failed: { title: 'The readers did not load', details: 'The document is safe.' },
  none: 'Nobody has read this document',
  noneHint: 'People appear here after they view or download it.',
  line: (name: string, company: string, times: number, date: string) =>
    `${name}, ${company}: ${plural(times, { one: 'time', other: 'times' })}, last on ${date}`,
}
