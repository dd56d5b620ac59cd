import { expect, test } from 'vitest'

import { toPlainText } from './html.ts'

test('keeps the text, with a line per block and tabs', () => {
  const markup =
    '<head><title>Mail</title><style>p { color: red }</style></head><table><tr><td>Name</td><td>Ana &lt;b&gt;</td></tr></table><p>One<br/>two</p>'
  expect(toPlainText(markup)).toBe('Name\tAna <b>\n\nOne\ntwo')
})

// With a regular expression that scans to the end from each `<`, the first case takes most of a minute.
test.each([
  ['brackets that open', '<'.repeat(200_000)],
  ['styles that never end', '<style>'.repeat(30_000)],
  ['heads that never end', '<head'.repeat(40_000)],
  ['line breaks that never end', `${'<br '.repeat(20_000)}${' '.repeat(100_000)}`],
  ['blank lines', ' \n'.repeat(100_000)],
  ['spaces', ' '.repeat(200_000)],
])('takes linear time: %s', (_, markup) => {
  expect(toPlainText(`<p>Before</p>${markup}<p>After</p>`)).toMatch(/^Before[^]*After$/)
})
