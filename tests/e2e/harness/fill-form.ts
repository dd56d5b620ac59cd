import type { Answers, Form, FormControl } from '@captive/form-engine'
import type { Locator, Page } from 'playwright-core'

/**
 * Answers a form on the page from top to bottom, so that each answer shows the questions that depend on it.
 * It finds fields by their ids. An id ends with the control's key; in a repeated section, the section's key and the index
 * of the item precede it.
 * @param quickAnswers the labels of buttons beside a question that may give an answer. They are pressed if present
 */
export async function fillForm(
  page: Page,
  form: Form,
  answers: Answers,
  quickAnswers: (control: FormControl, answer: string) => readonly string[] = () => [],
): Promise<void> {
  for (const control of form.controls.filter((each) => each.repeatedIn === null)) {
    const answer = answers[control.key]
    if (control.repeating && Array.isArray(answer)) await fillItems(page, form, control, answer as Answers[])
    else if (typeof answer === 'string') {
      const quick = quickAnswers(control, answer).map((label) => `${label}: ${control.label}`)
      await fillField(page, control, `-${control.key}`, answer, quick)
    }
  }
}

async function fillItems(page: Page, form: Form, section: FormControl, items: readonly Answers[]): Promise<void> {
  const controls = form.controls.filter((control) => control.repeatedIn === section.key)
  for (const [index, item] of items.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add Vehicle' }).click()
    for (const control of controls) {
      const answer = item[control.key]
      if (typeof answer === 'string') await fillField(page, control, `-${section.key}-${index}-${control.key}`, answer)
    }
  }
}

async function fillField(
  page: Page,
  control: FormControl,
  idEnd: string,
  answer: string,
  quick: readonly string[] = [],
): Promise<void> {
  const field = page.locator(`[id$="${idEnd}"]:is(input, select, textarea)`)
  await openAround(page, page.locator(`:is([id$="${idEnd}"], [name$="${idEnd}"])`).first())
  for (const name of quick) {
    const button = page.getByRole('button', { name, exact: true })
    if ((await button.count()) > 0) return void (await button.click())
  }
  switch (control.kind) {
    case 'radio':
    case 'radioButton':
      await page.locator(`input[name$="${idEnd}"][value="${answer}"]`).check()
      break
    case 'dropdown':
    case 'state':
      await choose(page, idEnd, control, answer)
      break
    case 'calendar':
      await pickDate(page, control.label, field, answer)
      break
    default:
      await field.fill(answer)
      await field.blur() // commits the text now, so that an error that disappears does not move the next field during a click
  }
}

/** Opens the collapsed section and the collapsed optional questions around a field. */
async function openAround(page: Page, field: Locator): Promise<void> {
  await field.waitFor({ state: 'attached' })
  const closed = page.locator('[data-closed=true]', { has: field }).first()
  while ((await closed.count()) > 0) await closed.getByRole('button', { expanded: false }).first().click()
}

/** Chooses an option: from buttons, from a list, or by typing into a long list. */
async function choose(page: Page, idEnd: string, control: FormControl, value: string): Promise<void> {
  const button = page.locator(`input[type=radio][name$="${idEnd}"][value="${value}"]`)
  if ((await button.count()) > 0) return void (await button.check())
  const field = page.locator(`[id$="${idEnd}"]:is(input, select)`)
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') return void (await field.selectOption(value))
  await field.fill(control.options.find((option) => option.value === value)?.label ?? value)
  await field.blur() // a complete name is selected without a click
}

/** The names of the months in the header and in the list of the calendar. */
const months = Array.from({ length: 12 }, (_, month) => {
  const long = new Date(2000, month, 1).toLocaleString('en-US', { month: 'long' })
  return { long, short: long.slice(0, 3) }
})

/** Picks a `yyyy-MM-dd` in the calendar of a field. The calendar opens with its years or with a month. */
async function pickDate(page: Page, label: string, field: Locator, date: string): Promise<void> {
  const [year = '', monthNumber = '', day = ''] = date.split('-')
  const month = months[Number(monthNumber) - 1]!
  await field.click()
  const picker = page.getByRole('dialog', { name: `Pick a date: ${label}` })
  await picker.waitFor()
  if ((await picker.getByRole('button', { name: `${month.long} ${year}` }).count()) === 0)
    await pickMonth(picker, year, month.short)
  await picker
    .getByRole('button', { name: new RegExp(`^${Number(day)} `) })
    .first()
    .click()
  await picker.waitFor({ state: 'hidden' })
}

/** Goes from another month, or from the years, to the days of a month. */
async function pickMonth(picker: Locator, year: string, month: string): Promise<void> {
  const wanted = picker.getByRole('button', { name: year, exact: true })
  const shownMonth = picker.getByRole('button', { name: /^[A-Z][a-z]+ \d{4}$/ })
  if ((await shownMonth.count()) > 0) {
    await shownMonth.click()
    const shownYear = picker.getByRole('button', { name: /^\d{4}$/ })
    if ((await shownYear.textContent()) !== year) await shownYear.click()
  }
  if ((await picker.getByRole('button', { name: 'Previous ten years' }).count()) > 0) {
    while ((await wanted.count()) === 0) {
      const first = await picker
        .getByRole('button', { name: /^\d{4}$/ })
        .first()
        .textContent()
      await picker.getByRole('button', { name: `${year > String(first) ? 'Next' : 'Previous'} ten years` }).click()
    }
    await wanted.click()
  }
  await picker.getByRole('button', { name: month, exact: true }).click()
}
