import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Who may be red: reporting a claim, the severe among the reports, and the footer's line of what to call then. */
const ofSevereLosses = /^src\/features\/(claim-reporting\/|claims\/filed-reports|shell\/shell-footer)/
/** Where the hue is made, and the pieces that carry it once they are told to. */
const made = /^src\/(theme|ui)\//

test('red and the siren are asked for by what tells of a severe loss, and by nothing else', () => {
  const files = globSync('src/**/*.{ts,tsx,css}').map((file) => file.replaceAll('\\', '/'))
  const red = /["']severe["']|--severe|--alarm|IconUrgent|IconSiren|IconAlarm/
  const found = files.filter((file) => !/\.test\./.test(file) && red.test(readFileSync(file, 'utf8')))
  expect(found.filter((file) => !made.test(file) && !ofSevereLosses.test(file))).toEqual([])
  expect(found.some((file) => ofSevereLosses.test(file))).toBe(true)
})
