import { readFileSync, writeFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

import type { Page } from 'playwright-core'

import { defaultBrand } from '../scripts/default-brand.ts'
import { bundleSize } from '../tests/packed-engine/bundle-size.ts'
import { heapOf, median, withBenchPages, type BenchPage } from './browser-page.ts'
import { sizedFields } from './sized-form.ts'

const sizes = [25, 100, 300, 1000]
const rounds = 3
const choices = 12
const keys = 20

const forms = {
  handWritten: 'by hand, React alone',
  reactHookForm: 'by hand on react-hook-form',
  tanstackForm: 'by hand on TanStack Form',
  stock: 'rjsf as it comes',
  jsonForms: 'JSON Forms, plain renderers',
  survey: 'SurveyJS',
  ours: 'ours, plain widgets',
  shipped: 'ours, as members get it',
} as const
type Form = keyof typeof forms
const formNames = Object.keys(forms) as Form[]

const actions = ['mount', 'key', 'choice', 'check', 'heap'] as const
/**
 * Milliseconds on the main thread, bytes of heap, and the number of controls that were visible or hidden by mistake.
 */
type Figures = Record<(typeof actions)[number], number> & { wrong: number }

const packages = ['react', 'react-hook-form', '@tanstack/react-form', '@rjsf/core', '@jsonforms/core', 'survey-core']

/**
 * Measures CPU time on the browser's main thread for one form in each library: showing it from definitions in memory
 * (including parsing and compiling), one keystroke with the debounced commit, one choice, and a check of the whole
 * form. Also measures the heap afterward. The forms take turns. Results are medians, as multiples of the form written
 * by hand. After each choice, the visible controls are compared with the expected ones. Writes bench/README.md.
 */
export function formBench(): Promise<string> {
  return withBenchPages(async (measure) => {
    const parts = [sizesOf(await Promise.all(formNames.map(scriptsOf)))]
    let browser = ''
    for (const size of sizes) {
      const taken = new Map(formNames.map((form) => [form, [] as Figures[]]))
      for (let round = 0; round < rounds; round++) {
        for (const form of formNames) {
          const figures = await measure(`subject=${form}&size=${size}`, (page) => figuresOf(page, size))
          taken.get(form)!.push(figures.figures)
          browser = figures.browser
        }
      }
      parts.push(tableOf(size, taken))
      // Writes partial results, which a stopped run keeps.
      writeFileSync(new URL('README.md', import.meta.url), report(parts, browser))
    }
    return report(parts, browser)
  })
}

async function figuresOf({ page, cpuTime }: BenchPage, size: number): Promise<{ figures: Figures; browser: string }> {
  const before = await heapOf(page)
  const mount = await cpuTime(() => page.evaluate(() => window.show()))
  const heap = (await heapOf(page)) - before
  await page
    .getByLabel(/^Field 1005\b/)
    .first()
    .click()
  const typed = await cpuTime(() => page.keyboard.type('x'.repeat(keys), { delay: 40 }))
  const chosen = await cpuTime(async () => {
    for (let turn = 0; turn < choices; turn++) await choose(page, turn % 2)
  })
  let wrong = 0
  for (let turn = 0; turn < choices; turn++) {
    await choose(page, turn % 2)
    await page.waitForTimeout(50) // some libraries render later
    wrong += difference(await shownIn(page), expected(size, turn % 2 === 0))
  }
  const check = await cpuTime(() => page.evaluate(() => document.getElementById('check')?.click()))
  const browser = page.context().browser()?.version() ?? ''
  return { figures: { mount, key: typed / keys, choice: chosen / choices, check, heap, wrong }, browser }
}

/** Answers the first question with yes (0) or no (1), and waits until the form has rendered. */
function choose(page: Page, option: number): Promise<void> {
  return page.evaluate(async (index) => {
    document.querySelectorAll<HTMLElement>('input[type=radio]')[index]?.click()
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  }, option)
}

/** The labels of the visible fields. */
function shownIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leaves = [...document.querySelectorAll('label, legend, span, h5, div')].filter((each) =>
      each.checkVisibility(),
    )
    const own = leaves.flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text))
    return [...new Set(own.flatMap(({ data }) => data.match(/Field \d{4}/g) ?? []))]
  })
}

/** The fields of the whole form that must be visible after this answer to the first question. */
function expected(size: number, isYes: boolean): string[] {
  const shown = sizedFields(size).filter(({ shownBy }) => !shownBy || (isYes && shownBy.recId === 1000))
  return shown.map(({ label }) => label)
}

function difference(one: string[], other: string[]): number {
  return [...one.filter((label) => !other.includes(label)), ...other.filter((label) => !one.includes(label))].length
}

function tableOf(size: number, taken: ReadonlyMap<Form, Figures[]>): string {
  const medianOf = (form: Form, figure: keyof Figures) => median((taken.get(form) ?? []).map((each) => each[figure]))
  const rows = formNames.map((form) => {
    const cells = actions.map((action) => (medianOf(form, action) / medianOf('handWritten', action)).toFixed(1))
    return `| ${[forms[form], ...cells, String(medianOf(form, 'wrong'))].join(' | ')} |`
  })
  const floor = actions.map((action) => medianOf('handWritten', action).toFixed(action === 'heap' ? 0 : 1))
  return [
    `## ${size} controls`,
    '',
    `| | ${actions.join(' | ')} | wrong |`,
    `|---|${'---|'.repeat(actions.length + 1)}`,
    ...rows,
    '',
    `By hand: ${floor.slice(0, -1).join(', ')} ms, ${floor.at(-1)} bytes.`,
  ].join('\n')
}

/** The bytes of a form's scripts, without React. The portal's form has the same build as the portal. */
function scriptsOf(form: Form): Promise<number> {
  const name = form.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const file = fileURLToPath(new URL(`browser/forms/${name}.tsx`, import.meta.url))
  return bundleSize(file, { without: /^react(-dom)?(\/|$)/, plugins: [defaultBrand()] })
}

function sizesOf(bytes: readonly number[]): string {
  const rows = formNames.map((form, index) => `| ${forms[form]} | ${((bytes[index] ?? 0) / 1000).toFixed(1)} |`)
  return ['## Scripts', '', '| | kB, gzip, without React |', '|---|---|', ...rows].join('\n')
}

function report(parts: readonly string[], browser: string): string {
  const versions = packages.map((name) => {
    const file = findPackageJSON(name, import.meta.url) ?? ''
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
    return `${name} ${version}`
  })
  return `# Form benchmark

Written by \`npm run bench\`. Each figure compares one form in a library with the same form written by hand in React: main-thread
time to show it from definitions in memory, one keystroke with its commit, one choice, and a check of the whole form; and the
heap that it keeps. "Wrong" counts controls that were visible or hidden against the conditions, over ${choices} choices. The figures are
medians of ${rounds} rounds.

The hand-written form has no styles. SurveyJS and our form "as members get it" bring their own, ours with the fonts of the portal.
Form.io was left out, because it draws outside React and needs 35 more packages.

Chromium ${browser}, ${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown make'}; ${versions.join(', ')}.

${parts.join('\n\n')}
`
}
