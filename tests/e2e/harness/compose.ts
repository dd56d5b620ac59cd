import type { Locator, Page } from 'playwright-core'

/**
 * Types into a field with a keyboard that composes, as phones and input methods do: each letter replaces all that was
 * composed so far, and the text is only final at the end. The events are those of the browser itself.
 */
export async function compose(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus()
  const keyboard = await page.context().newCDPSession(page)
  for (let length = 1; length <= text.length; length++) {
    const soFar = text.slice(0, length)
    await keyboard.send('Input.imeSetComposition', { text: soFar, selectionStart: length, selectionEnd: length })
  }
  await keyboard.send('Input.insertText', { text })
  await keyboard.detach()
}
