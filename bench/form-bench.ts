import { median, withBenchPages, type BenchPage } from './browser-page.ts'

const sizes = [150, 300]
const rounds = 5
const forms = ['handWritten', 'stock', 'ours'] as const
const actions = ['mount', 'key', 'choice'] as const
type Form = (typeof forms)[number]
type Times = Record<(typeof actions)[number], number>

/**
 * Main-thread CPU time of mounting, one key stroke and one choice in a real browser, as a multiple of what a form
 * written by hand takes. The three forms take turns, round by round; the median of the rounds counts.
 */
export function formBench(): Promise<Record<string, Record<string, string>>> {
  return withBenchPages(async (measure) => {
    const table: Record<string, Record<string, string>> = {}
    for (const size of sizes) {
      const measured: Record<Form, Times[]> = { handWritten: [], stock: [], ours: [] }
      for (let round = 0; round < rounds; round++) {
        for (const form of forms) measured[form].push(await measure(`subject=${form}&size=${size}`, timesOf))
      }
      for (const form of forms) table[`${size} fields, ${form}`] = rowOf(measured, form)
    }
    return table
  })
}

function rowOf(measured: Record<Form, Times[]>, form: Form): Record<string, string> {
  const timeOf = (each: Form, action: keyof Times) => median(measured[each].map((times) => times[action]))
  const cells = actions.map((action) => {
    const time = timeOf(form, action)
    return [action, `${(time / timeOf('handWritten', action)).toFixed(1)} (${time.toFixed(1)} ms)`]
  })
  return Object.fromEntries(cells) as Record<string, string>
}

async function timesOf({ page, cpuTime }: BenchPage): Promise<Times> {
  const keys = 20
  const toggles = 10
  const mount = await cpuTime(() => page.evaluate(() => window.show()))
  await page.locator('#field-c1005').click()
  const typed = await cpuTime(() => page.keyboard.type('x'.repeat(keys), { delay: 40 }))
  const chosen = await cpuTime(async () => {
    for (let turn = 0; turn < toggles; turn++) {
      await page.evaluate(
        (last) => document.querySelectorAll<HTMLElement>('input[type=radio]')[last]?.click(),
        turn % 2,
      )
    }
  })
  return { mount, key: typed / keys, choice: chosen / toggles }
}
