import type { Page } from 'playwright-core'

/** Fills in the user form: texts by label, the state Oklahoma, and the role of an employee, which everybody may add. */
export async function fillUser(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(new RegExp(`^${label}`)).fill(text)
  await page.getByRole('combobox', { name: 'State', exact: true }).fill('OK – ')
  await page.getByRole('option', { name: 'OK – Oklahoma' }).click()
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Employee')
}
