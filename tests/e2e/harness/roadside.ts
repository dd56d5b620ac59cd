import type { Page } from 'playwright-core'

/** The network of a phone beside a highway: 1.6 Mbit/s down, 0.75 up, 150 ms latency. */
const conditions = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Lets a page of a Chromium have no better network than there is at the roadside. */
export async function atRoadside(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', conditions)
  page.setDefaultNavigationTimeout(120_000) // what it takes on a busy machine is not what is tested
  return page
}
