// npm run definition-screenshots: takes the screenshots of docs/definitions.md. Builds Storybook, opens the story of
// each example in a browser, and writes a screenshot to docs/images/definitions. With names of examples, takes only
// theirs: npm run definition-screenshots -- condition
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Locator, Page } from 'playwright-core'

import { examples } from '../packages/form-engine/catalogue/index.ts'
import { launchBrowser } from '../tests/e2e/harness/browser.ts'
import {
  adviceScreenshot,
  exampleNamed,
  screenshotsFolder,
  screenshotSources,
  sourcesFile,
} from './definition-docs/screenshots.ts'
import { examplesInGuide } from './definition-docs/guide.ts'

const chosen = process.argv.slice(2)
const names = chosen.length > 0 ? chosen : examplesInGuide()
const origin = 'http://storybook.example'
/** Shows each case in a frame with its title above, two side by side. */
const layout = (cases: number) => `
  main { display: grid; grid-template-columns: repeat(${Math.min(cases, 2)}, 24rem); gap: 1rem; padding: 1rem; width: fit-content }
  main > * { align-content: start; margin: 0 !important; padding: 1rem !important; border: 1px solid #bbb !important }
  main > * > :first-child, main > * > :first-child * { font: italic 0.9rem sans-serif !important; color: #555 }
`

const folder = mkdtempSync(join(tmpdir(), 'storybook-'))
const storybook = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--test', '--quiet', '-o', folder]
execFileSync(process.execPath, storybook, { stdio: 'inherit' })
const browser = await launchBrowser()
try {
  if (chosen.length === 0) rmSync(screenshotsFolder, { recursive: true, force: true })
  mkdirSync(screenshotsFolder, { recursive: true })
  const page = await browser.newPage({
    viewport: { width: 900, height: 1400 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  })
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  )
  for (const name of names) writeFileSync(fileOf(name), await screenshotOf(page, name))
  if (chosen.length === 0) writeFileSync(fileOf(adviceScreenshot), await screenshotOfAdvice(page))
  writeFileSync(sourcesFile, `${JSON.stringify({ ...knownSources(), ...screenshotSources(names) }, null, 2)}\n`)
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

/** The hashes of the screenshots that are not taken again. */
function knownSources(): Record<string, string> {
  return chosen.length > 0 ? (JSON.parse(readFileSync(sourcesFile, 'utf8')) as Record<string, string>) : {}
}

function fileOf(name: string): string {
  return `${screenshotsFolder}/${name}.webp`
}

async function screenshotOf(page: Page, name: string): Promise<Buffer> {
  await openStory(page, storyOf(name))
  const forms = page.locator('main')
  const { cases } = exampleNamed(name)
  for (const { title } of cases) await forms.getByText(title, { exact: true }).first().waitFor()
  await page.addStyleTag({ content: layout(cases.length) })
  return await toWebp(page, forms)
}

async function screenshotOfAdvice(page: Page): Promise<Buffer> {
  await openStory(page, 'claim-reporting-loss-info--loss-info')
  return await toWebp(page, page.locator('[data-tone=severe]').first())
}

async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`)
}

/** A screenshot of an element. The page converts it, because the browser takes only PNG and JPEG. */
async function toWebp(page: Page, element: Locator): Promise<Buffer> {
  await element.waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const png = await element.screenshot({ animations: 'disabled' })
  const url = await page.evaluate(
    async (source) => {
      const image = Object.assign(new Image(), { src: source })
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.65)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** The id of an example's story. A story tests that the stories have the order of the catalogue. */
function storyOf(name: string): string {
  const index: { entries: Record<string, { title: string }> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  )
  const ids = Object.entries(index.entries).filter(([, { title }]) => title === 'Forms/Catalogue')
  const [id] = ids[examples.indexOf(exampleNamed(name))] ?? []
  if (id === undefined) throw new Error(`The example ${name} has no story.`)
  return id
}
