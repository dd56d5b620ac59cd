import type { Answers, Form, FormControl } from '@captive/form-engine'
import type { Page } from 'playwright-core'

/** Returns the answers of all fields of a form, including collapsed fields, without blank ones. */
export async function shownAnswers(page: Page, form: Form): Promise<Answers> {
  const own = form.controls.filter(({ repeatedIn, repeating }) => repeatedIn === null && !repeating)
  const answers = await answersOf(page, own, '')
  for (const { key } of form.controls.filter(({ repeating }) => repeating)) {
    const inItem = form.controls.filter(({ repeatedIn }) => repeatedIn === key)
    const items = []
    for (let id = 1; ; id++) {
      const item = await answersOf(page, inItem, `${key}-${id}-`)
      if (Object.keys(item).length === 0) break
      items.push({ otherVehicleId: id, ...item })
    }
    if (items.length > 0) answers[key] = items
  }
  return answers
}

async function answersOf(
  page: Page,
  controls: readonly FormControl[],
  within: string,
): Promise<Record<string, unknown>> {
  const texts = await page.evaluate(textsOfFields, { keys: controls.map(({ key }) => key), within })
  const given = controls.flatMap((control): [string, string][] => {
    const text = texts[control.key]
    return text ? [[control.key, valueOf(control, text)]] : []
  })
  return Object.fromEntries(given)
}

/** Runs in the browser. Returns the value of each field, or the selected button. */
function textsOfFields({ keys, within }: { keys: string[]; within: string }): Record<string, string> {
  const texts = keys.map((key) => {
    const end = `-${within}${key}`
    const chosen = document.querySelector<HTMLInputElement>(`input[type=radio][name$="${end}"]:checked`)
    const field = document.querySelector<HTMLInputElement>(
      `:is(input:not([type=radio]), select, textarea)[id$="${end}"]`,
    )
    return [key, chosen?.value ?? field?.value ?? '']
  })
  return Object.fromEntries(texts)
}

/** Converts a displayed answer: a searchable list shows labels, and a date field shows a formatted date. */
function valueOf({ kind, options }: FormControl, text: string): string {
  if (kind === 'calendar') return text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2')
  return options.find(({ label }) => label === text)?.value ?? text
}
