import { within } from 'storybook/test'

/** A cell of the open table, by its displayed row number and its column heading. */
export function gridCell(canvasElement: HTMLElement, row: number, heading: string): HTMLElement {
  const grid = within(canvasElement).getByRole('grid')
  const headings = within(grid).getAllByRole('columnheader')
  const column = headings.find(({ textContent }) => textContent === heading)?.getAttribute('aria-colindex')
  const cell = grid.querySelector<HTMLElement>(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`)
  if (!cell) throw new Error(`There is no row ${row} with ${heading} in sight.`)
  return cell
}
