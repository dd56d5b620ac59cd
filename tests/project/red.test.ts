import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** The only uses of red: reporting a claim, severe reports and their queue, and the phone line of the footer. */
const ofSevereLosses =
  /^src\/features\/(claim-reporting\/|claims\/filed-reports|deliveries\/reports\/|shell\/shell-footer)/
/** The folders that define the color, and whose components use it on request. */
const made = /^src\/(theme|ui)\//

test('only severe losses use red and the siren', () => {
  const files = globSync('src/**/*.{ts,tsx,css}').map((file) => file.replaceAll('\\', '/'))
  const red = /["']severe["']|--severe|--alarm|IconUrgent|IconSiren|IconAlarm/
  const found = files.filter((file) => !/\.test\./.test(file) && red.test(readFileSync(file, 'utf8')))
  expect(found.filter((file) => !made.test(file) && !ofSevereLosses.test(file))).toEqual([])
  expect(found.some((file) => ofSevereLosses.test(file))).toBe(true)
})
