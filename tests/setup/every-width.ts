import { afterEach as findNothing } from '@storybook/addon-a11y/preview'
import { afterEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface TestContext {
    /** The story that ran, stored here by @storybook/addon-vitest. */
    story: Parameters<typeof findNothing>[0]
  }
}

/** A desk, a tablet and a phone, in CSS pixels: the viewports of .storybook/preview.tsx. */
const screens = [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const

/** Stories of shared components. Stories of whole pages choose their own screens. */
const shared = /^(foundations|screen-kinds|ui)-/

/**
 * After a story of a shared component, waits for animations and checks the page at every width and in both color schemes: axe
 * finds nothing, and nothing is wider than the screen. So each story covers its state at three widths, light and dark.
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
