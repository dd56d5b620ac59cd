import type { Client } from '@captive/api-client/contract'
import type { Page } from 'playwright-core'

import { call } from './call.ts'

/** The password of all demo accounts. */
export const demoPassword = 'Captive-demo-2026'

/** Signs in through the login page and waits until the portal opens. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/login')
  await logIn(page, email, password)
}

/** Fills in the open login page. */
export async function logIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Log Out' }).waitFor()
}

/**
 * Gives a new tab a session, and the company that staff or a broker acts for, without loading the login page, which
 * takes two seconds of CPU time. The next page that the tab opens is signed in.
 */
export async function startSession(page: Page, email: string, company?: string): Promise<void> {
  const blank = '/blank-page' // on the portal's origin, because storage belongs to an origin
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }), { times: 1 })
  await page.goto(blank)
  const token = await tokenOf(page.url(), email)
  await page.evaluate((value) => sessionStorage.setItem('member-portal.token', value), token)
  if (company !== undefined) await actFor(page, company)
}

/** Returns the token of an API client, which needs no cookie. */
export async function tokenOf(origin: string, email: string): Promise<string> {
  const form = new URLSearchParams({ username: email, password: demoPassword, grant_type: 'password' })
  const answer = await fetch(new URL('/api/LogOn', origin), { method: 'POST', body: form })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Sets the company that the tab acts for, beginning with its next page. */
async function actFor(page: Page, company: string): Promise<void> {
  const { Payload } = (await (await call(page, '/getClients')).json()) as { Payload: Client[] }
  const id = Payload.find(({ ClientName }) => ClientName === company)?.ClientId
  if (id === undefined) throw new Error(`There is no company ${company}.`)
  await page.evaluate((value) => sessionStorage.setItem('member-portal.company', value), String(id))
}

/** Selects a company on /select-company and waits for the home page. */
export async function chooseCompany(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name)
  await page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** Resets the password of a user and returns the new one. Do not use it with demo accounts, which other tests share. */
export const forgetful = 'yvonne.pereira@cedarridgefreightlines.example'
