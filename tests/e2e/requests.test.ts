import { expect } from 'vitest'

import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { countRequests, maxRequests as most } from './harness/requests.ts'

test('a cold login page requests at most 12 files', async ({ openContext }) => {
  const context = await openContext()
  const page = await context.newPage()
  const requests = countRequests(context)
  await page.goto('/login')
  await page.getByLabel('Email').waitFor()
  const { paths } = await requests.stop(page)
  expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(most.login)
})

test.for([
  ['dashboard', '/', /^Welcome, /],
  ['wizard', '/report-claim/online-claim', /^Workers Compensation$/],
] as const)('a cold %s makes no more requests than its budget', async ([name, path, words], { openContext }) => {
  const signedIn = await openContext()
  const before = await signedIn.newPage()
  await startSession(before, 'admin@member.example')
  const token = await before.evaluate(() => sessionStorage.getItem('member-portal.token'))
  const context = await openContext()
  await context.addInitScript((value) => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem('member-portal.token', value ?? '')
  }, token)
  const page = await context.newPage()
  const requests = countRequests(context)
  await page.goto(path)
  await page.getByText(words).first().waitFor()
  const { paths } = await requests.stop(page)
  expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(most[name])
})
