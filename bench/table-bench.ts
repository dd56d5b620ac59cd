import { median, withBenchPages, type BenchPage } from './browser-page.ts'

const rounds = 5
const tables = ['ourTable', 'agGrid', 'muiGrid'] as const
const actions = ['show', 'sort', 'search', 'page'] as const
type Table = (typeof tables)[number]
type Times = Record<(typeof actions)[number], number>

/** The header that sorts by driver, and the button for the next page. */
const controls: Record<Table, { driver: string; next: string }> = {
  ourTable: { driver: 'th button:has-text("Driver")', next: '[aria-label="Next page"]' },
  agGrid: { driver: '.ag-header-cell[col-id="driver"]', next: '[aria-label="Next Page"]' },
  muiGrid: { driver: '[role="columnheader"][data-field="driver"]', next: '[aria-label="Go to next page"]' },
}

/**
 * Measures CPU time on the main thread of the portal's data table, AG Grid Community and MUI X Data Grid, with 20,000 rows, 11
 * columns and pages of 20 rows: showing it, sorting it (ascending and descending), searching it (five keystrokes), and
 * turning the page. The tables take turns. The result is the median of the rounds, as a multiple of the portal's table.
 */
export function tableBench(): Promise<Record<string, Record<string, string>>> {
  return withBenchPages(async (measure) => {
    const measured: Record<Table, Times[]> = { ourTable: [], agGrid: [], muiGrid: [] }
    for (let round = 0; round < rounds; round++) {
      for (const table of tables) measured[table].push(await measure(`subject=${table}`, timesOf(table)))
    }
    const timeOf = (table: Table, action: keyof Times) => median(measured[table].map((times) => times[action]))
    const rows = tables.map((table) => {
      const cells = actions.map((action) => {
        const time = timeOf(table, action)
        return [action, `${(time / timeOf('ourTable', action)).toFixed(1)} (${time.toFixed(0)} ms)`]
      })
      return [table, Object.fromEntries(cells)]
    })
    return Object.fromEntries(rows) as Record<string, Record<string, string>>
  })
}

const timesOf =
  (table: Table) =>
  async ({ page, cpuTime }: BenchPage): Promise<Times> => {
    const { driver, next } = controls[table]
    const turns = 5
    const show = await cpuTime(async () => {
      await page.evaluate(() => window.show())
      await page.getByText('AL-2').first().waitFor()
    })
    const sort = await cpuTime(async () => {
      await page.locator(driver).first().click()
      await page.waitForTimeout(300)
      await page.locator(driver).first().click()
    })
    const turned = await cpuTime(async () => {
      for (let turn = 0; turn < turns; turn++) await page.locator(next).click()
    })
    await page.getByLabel('Search claims').click()
    const search = await cpuTime(() => page.keyboard.type('jolie', { delay: 150 }))
    return { show, sort: sort / 2, search: search / 5, page: turned / turns }
  }
