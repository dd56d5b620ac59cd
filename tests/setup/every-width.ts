import { afterEach as findNothing } from '@storybook/addon-a11y/preview'
import { afterEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface TestContext {
    /** What ran: @storybook/addon-vitest leaves it here. */
    story: Parameters<typeof findNothing>[0]
  }
}

/** A desk, a tablet and a phone, in CSS pixels: the viewports of .storybook/preview.tsx. */
const screens = [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const

/** What every page is made of; stories of whole pages name the screens they are about. */
const shared = /^(foundations|screen-kinds|ui)-/

/**
 * What a story of a shared piece left on the page is looked at on every screen, once what moves has come to rest: axe
 * finds nothing, and nothing is wider than the screen; and once more in the other colour scheme. So a story stands for
 * its state at three widths, light and dark.
 */
afterEach(async ({ story, task }) => {
  if (task.result?.state === 'fail' || !shared.test(story.id)) return
  const reporting = { ...story.reporting, addReport: () => undefined }
  const look = (width: number) =>
    vi.waitFor(
      async () => {
        expect(document.documentElement.scrollWidth, `on a screen ${width} px wide`).toBeLessThanOrEqual(width)
        await findNothing({ ...story, reporting, viewMode: 'story' })
      },
      { timeout: 5_000, interval: 200 },
    )
  for (const [width, height] of screens) {
    await page.viewport(width, height)
    await look(width)
  }
  const root = document.documentElement
  const scheme = root.dataset['mantineColorScheme'] ?? 'light'
  root.dataset['mantineColorScheme'] = scheme === 'light' ? 'dark' : 'light'
  await look(360)
  root.dataset['mantineColorScheme'] = scheme
})
