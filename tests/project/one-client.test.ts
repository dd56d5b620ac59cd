import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/testing/**'] }).map((file) =>
  file.replaceAll('\\', '/'),
)
const filesWith = (code: RegExp) => files.filter((file) => code.test(readFileSync(file, 'utf8')))

test('[GEN-002] the portal calls the server through one client', () => {
  expect(filesWith(/\bcreateApi\(/)).toEqual(['src/api/api.ts'])
  expect(filesWith(/\bfetch\(|XMLHttpRequest|sendBeacon|EventSource|WebSocket|from 'ky'/)).toEqual([])
  expect(filesWith(/['"`]\/api\b/)).toEqual(['src/config.ts']) // no call bypasses the contract
})

test('the portal writes only declared keys and no IndexedDB', () => {
  expect(filesWith(/\b(session|local)Storage\b/)).toEqual(['src/browser-storage.ts'])
  expect(filesWith(/\b(?:tab|browser)Texts\b/)).toEqual(['src/browser-storage.ts', 'src/stored-keys.ts'])
  expect(filesWith(/\bindexedDB\b|document\.cookie|\bcaches\.open/)).toEqual([])
})

test('no response value is converted to text without a check', () => {
  expect(filesWith(/\b(?:String|Number)\((?:\w+\.)?\w*[aA]nswers(?:\(\))?[.[]|\$\{(?:\w+\.)?answers[.[]/)).toEqual([])
})
