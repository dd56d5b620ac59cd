import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const pansAndZooms = "largeText: 'a diagram that pans and zooms'"
const readsStorage = "storage: 'reads browser storage'"

/** Stories that are excluded from a condition: the number in each file, the condition, and the reason. */
const exceptions = {
  'stories/auth/passwords.stories.tsx': [readsStorage],
  'stories/claim-reporting/email-claim.stories.tsx': [readsStorage],
  'stories/foundations/foundations.stories.tsx': ["largeText: 'samples beside each other, for developers'"],
  'stories/definition-lab/graph/graph.stories.tsx': [pansAndZooms, pansAndZooms],
  'stories/definition-lab/share/share.stories.tsx': ["storage: 'It is about what the browser keeps.'"],
  'stories/forms/behavior.stories.tsx': ["largeText: 'plain widgets have no styles'"],
  'stories/forms/calculations.stories.tsx': ["largeText: 'a form without a style'"],
  'stories/forms/secrets.stories.tsx': ["composing: 'the dashes come while somebody types'"],
  'stories/shell/shell.stories.tsx': [readsStorage, readsStorage, readsStorage],
  'stories/user-settings/edit-user.stories.tsx': [readsStorage],
}

test('every story runs in every rough condition, except the listed ones', () => {
  const found = globSync('stories/**/*.stories.tsx').flatMap((file) => {
    const left = [...readFileSync(file, 'utf8').matchAll(/\brough: \{ (.*?) \}/g)].map(([, what]) => what)
    return left.length > 0 ? [[file.replaceAll('\\', '/'), left] as const] : []
  })
  expect(Object.fromEntries(found)).toEqual(exceptions)
})

test('no file excludes all of its stories', () => {
  const meta = /const meta\b[^]*?(?=export default)/
  for (const file of globSync('stories/**/*.stories.tsx')) {
    expect(meta.exec(readFileSync(file, 'utf8'))?.[0] ?? '', file).not.toContain('rough:')
  }
})
