import type { Page } from 'playwright-core'

/** A figure on a page: its label and its text. */
export interface ShownFigure {
  /** For example 'Open claims, all terms'. In a table: 'Claims on CAL-1 / Total of 3 claims / Incurred'. */
  label: string
  text: string
  /** Whether the figure must be declared. The totals of a table must be, its other cells need not. */
  isAnswer: boolean
}

/** Returns every figure of the open page: metrics, facts, tables with their totals, and lines of a section page. */
export const figuresOnPage = (page: Page): Promise<ShownFigure[]> => page.evaluate(collect)

/** Runs in the browser. */
function collect(): ShownFigure[] {
  const found: ShownFigure[] = []
  const isNumber = (text: string) => /^-?\$?[\d,]+(\.\d+)?%?$/.test(text)
  const isDay = (text: string) => /\d\d\/\d\d\/\d{4}$/.test(text)
  const isFigure = (text: string) => /\d/.test(text) && !isDay(text)
  const wordsOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const main = document.querySelector('main') ?? document.body
  const title = wordsOf(main.querySelector('h1'))

  for (const figure of main.querySelectorAll('[data-figures] dl > div')) {
    const label = wordsOf(figure.querySelector('dt'))
    if (!label) continue
    const text = wordsOf(figure.querySelector('dd'))
    found.push({ label, text, isAnswer: isFigure(text) })
    const detail = wordsOf(figure.querySelector('dd strong'))
    if (detail) found.push({ label: `${label} / detail`, text: detail, isAnswer: isFigure(detail) })
  }
  for (const fact of main.querySelectorAll('dl > div')) {
    if (fact.closest('[data-figures]')) continue
    const group = fact.closest('[role=group][aria-label]')?.getAttribute('aria-label')
    // On the page of a record, facts belong to the record. On other pages they belong to the company.
    const owner = group ?? (title.startsWith('Claim ') ? title : '')
    const label = [owner, wordsOf(fact.querySelector('dt'))].filter(Boolean).join(' / ')
    const text = wordsOf(fact.querySelector('dd'))
    if (isNumber(text)) found.push({ label, text, isAnswer: true })
  }
  for (const entry of main.querySelectorAll('li > a')) {
    const [label, , figure] = [...entry.children].map(wordsOf)
    if (label && figure && /\d/.test(figure))
      found.push({ label: `${title} / ${label}`, text: figure, isAnswer: isFigure(figure) || figure.startsWith('$') })
  }
  for (const card of main.querySelectorAll('section li > h3 + p')) {
    const text = wordsOf(card)
    const label = `${wordsOf(card.closest('section')?.querySelector('h2'))} / ${wordsOf(card.previousElementSibling)}`
    if (isNumber(text)) found.push({ label, text, isAnswer: true })
  }
  for (const table of main.querySelectorAll('table')) {
    const caption = wordsOf(table.caption)
    const heads = [...(table.tHead?.rows[0]?.cells ?? [])].map(wordsOf)
    for (const row of table.rows) {
      if (row.parentElement === table.tHead) continue
      const texts = [...row.cells].map(wordsOf)
      const isTotal = row.parentElement === table.tFoot || (row as HTMLElement).dataset['sum'] === 'total'
      for (const [at, text] of texts.entries())
        if (at > 0 && isNumber(text))
          found.push({ label: [caption, texts[0], heads[at]].filter(Boolean).join(' / '), text, isAnswer: isTotal })
    }
  }
  return found
}
