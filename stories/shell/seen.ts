import { within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

/** A part of a page by its heading, once it is there. */
export const region = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))

/** What a table says, line by line and cell by cell. */
export const linesOf = (table: HTMLElement): string[][] =>
  [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent.trim()))
