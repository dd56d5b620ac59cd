import { expect, within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

/** A part of a page by its heading, once it is there. */
export const region = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))

/** What a table says, line by line and cell by cell. */
export const linesOf = (table: HTMLElement): string[][] =>
  [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent.trim()))

/** Of the parts that a page may have, those that stand under a code are there, and no other. */
export async function expectPartsOf<Code extends string>(
  canvas: Canvas,
  code: Code,
  parts: Readonly<Record<Code, string | readonly string[]>>,
): Promise<void> {
  const under: string | readonly string[] = parts[code]
  const own = [under].flat()
  for (const name of own) await canvas.findByRole('region', { name })
  const others = Object.values<string | readonly string[]>(parts).flat()
  for (const name of others) if (!own.includes(name)) await expect(canvas.queryByRole('region', { name })).toBeNull()
}
