import { expect, test } from 'vitest'

import { warningOf } from './document-warning.ts'

test.each([
  [
    { State: 'waiting', ActiveContent: 'macros' },
    'This file is waiting for the virus check. You can open it after that.',
  ],
  [{ State: 'infected', ActiveContent: null }, 'This file contains a virus. It was quarantined and cannot be opened.'],
  [{ State: 'clean', ActiveContent: 'formulas' }, /look like formulas/],
  [{ State: 'not-scanned', ActiveContent: 'macros' }, /contains macros/i],
] as const)('warns of a document that is %j', (document, words) => expect(warningOf(document)).toMatch(words))

test('does not warn of most documents', () => {
  expect([warningOf({ State: 'clean', ActiveContent: null }), warningOf({})]).toEqual([undefined, undefined])
})
