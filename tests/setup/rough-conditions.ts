import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'

import { composeTyping } from '../conditions/composing.ts'
import { enlargeText } from '../conditions/large-text.ts'
import { layoutFaults } from '../conditions/layout-faults.ts'
import { watchFocus } from '../conditions/lost-focus.ts'
import { refuseStorage } from '../conditions/storage.ts'
import { translatePage } from '../conditions/translated.ts'

/** Conditions that a story can skip with a reason in its parameter `rough`, which `.storybook/preview.tsx` forwards. */
type Condition = 'translated' | 'storage' | 'composing' | 'largeText'

const shared = globalThis as {
  roughExceptions?: Partial<Record<Condition, string>>
  roughConditions?: true
  watchedFocus?: ReturnType<typeof watchFocus>
}
const watched = (shared.watchedFocus ??= watchFocus())
const isOn = (condition: Condition) => shared.roughExceptions?.[condition] === undefined

/**
 * Every story runs on a page that the browser translates, without storage, and with a composing keyboard. At its end, the
 * focus must not be lost, and the layout must hold with text of twice the size. All files of a run share one page, so
 * these conditions are set up once.
 */
if (!shared.roughConditions) {
  shared.roughConditions = true
  // `selectOptions` of userEvent finds an option by its inner HTML.
  translatePage((text) => isOn('translated') && !text.parentElement?.closest('option'))
  composeTyping(() => isOn('composing'))
  refuseStorage(() => isOn('storage'))
}

beforeEach(watched.forget)
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail')
    await vi.waitFor(() => expect(watched.lost(), 'took the focus with it').toBeUndefined(), { timeout: 15_000 })
})

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || !isOn('largeText')) return
  const undo = enlargeText()
  try {
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.viewport(width, height)
      await vi.waitFor(
        () => {
          const faults = layoutFaults()
          expect(faults, `text of 200 % on a screen ${width} px wide: ${faults.join('; ')}`).toEqual([])
        },
        { timeout: 15_000, interval: 100 },
      )
    }
  } finally {
    undo()
  }
})
