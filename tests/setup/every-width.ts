import { afterEach as findNothing } from '@storybook/addon-a11y/preview'
import { afterEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface TestContext {
    /** The story that ran, stored here by @storybook/addon-vitest. */
    story: Parameters<typeof findNothing>[0]
  }
}

/** The viewports of .storybook/preview.tsx in CSS pixels: a desk, a tablet and a phone. */
const screens = [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const

/** Ids of stories of shared components. Stories of whole pages choose their own screens. */
const shared = /^(foundations|screen-kinds|ui)-/

/**
 * After a story of a shared component, checks the page at three widths and in both color schemes: axe finds no violations,
 * and nothing is wider than the screen. A failed check is repeated while animations run.
 */
afterEach(async ({ story, task }) => {
  if (task.result?.state === 'fail' || !shared.test(story.id)) return
  const reporting = { ...story.reporting, addReport: () => undefined }
  const checkAt = (width: number) =>
    vi.waitFor(
      async () => {
        expect(document.documentElement.scrollWidth, `on a screen ${width} px wide`).toBeLessThanOrEqual(width)
        await findNothing({ ...story, reporting, viewMode: 'story' })
      },
      { timeout: 15_000, interval: 200 },
    )
  for (const [width, height] of screens) {
    await page.viewport(width, height)
    await checkAt(width)
  }
  const root = document.documentElement
  const scheme = root.dataset['mantineColorScheme'] ?? 'light'
  root.dataset['mantineColorScheme'] = scheme === 'light' ? 'dark' : 'light'
  await checkAt(360)
  root.dataset['mantineColorScheme'] = scheme
})
