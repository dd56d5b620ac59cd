import { build, preview } from 'vite'
import { afterAll, expect } from 'vitest'

import { packEngine } from '../packed-engine/pack.ts'
import { Project } from '../packed-engine/project.ts'
import { desk } from './harness/browser.ts'
import { test } from './harness/fixtures.ts'
import { freePort } from '../../packages/server/test/free-port.ts'

const project = new Project()
afterAll(() => project.discard())

test('the packed engine renders and validates a form in a Vite application', async ({ openContext }) => {
  const packed = packEngine()
  project.install(packed.tarball)
  packed.discard()
  project.link('react', 'react-dom', '@rjsf')
  project.take('in-vite')
  const root = `${project.folder}/in-vite`
  await build({ root, configFile: false, logLevel: 'error' })
  const port = await freePort()
  const server = await preview({ root, configFile: false, logLevel: 'error', preview: { port, host: '127.0.0.1' } })
  try {
    const page = await (await openContext({ ...desk, baseURL: `http://127.0.0.1:${port}` })).newPage()
    await page.goto('/')
    const said = page.getByRole('status')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Please choose one of the options.').waitFor()
    await page.getByLabel('phone', { exact: true }).check()
    const phone = page.getByLabel('Phone*')
    await phone.fill('555-0123')
    await phone.blur()
    await page.getByText('Please enter a valid phone number.').waitFor()
    expect(await said.textContent()).toBe('not yet')
    await phone.fill('(201) 555-0123')
    await phone.blur()
    await expect.poll(() => said.textContent()).toBe('phone, (201) 555-0123')
    await page.getByLabel('email', { exact: true }).check()
    await phone.waitFor({ state: 'detached' })
    await expect.poll(() => said.textContent()).toBe('email')
  } finally {
    await server.close()
  }
})
