import { within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

/** Waits for a section of a page by its heading. */
export const region = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))

/** The texts of a table, by row and cell. */
export const linesOf = (table: HTMLElement): string[][] =>
  [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent.trim()))
