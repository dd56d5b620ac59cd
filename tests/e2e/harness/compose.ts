import type { Locator, Page } from 'playwright-core'

/**
 * Types into a field with a composing keyboard, as phones and input methods do: each letter replaces the text composed
 * so far, and the text is final only at the end. The browser itself sends the events.
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
