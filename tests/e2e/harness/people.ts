import type { Page } from 'playwright-core'

/** The password of all demo accounts. */
export const demoPassword = 'Captive-demo-2026'

/** Signs in through the login page and waits until the portal has let the person in. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/login')
  await logIn(page, email, password)
}

/** Fills in the login page that is open. */
export async function logIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Log Out' }).waitFor()
}

/** Picks a company on /select-company; waits for the home page. */
export async function chooseCompany(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name)
  await page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** Forgets the password, and has another one from then on; no demo account, since those know theirs. */
export const forgetful = 'yvonne.pereira@cedarridgefreightlines.example'
