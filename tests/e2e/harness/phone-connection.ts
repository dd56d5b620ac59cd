import type { Page } from 'playwright-core'

/** The network of a phone beside a highway: 1.6 Mbit/s down, 0.75 up, 150 ms latency. */
const conditions = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Limits the network of a Chromium page to the roadside profile. */
export async function onSlowPhoneConnection(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', conditions)
  page.setDefaultNavigationTimeout(120_000) // a busy machine must not fail the test
  return page
}
