/** A table of a document. */
export interface MarkdownTable {
  readonly title: string
  readonly heading: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A table with its title as Markdown. */
export function linesOf({ title, heading, rows }: MarkdownTable): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [`**${title}**\n`, line(heading), line(heading.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A cell of a definition table. */
export type CellValue = string | number | null | undefined

/** The text of a cell. Names invisible characters and blanks. */
export function cellText(value: CellValue): string {
  const text = String(value ?? '')
  if (text !== '' && text.trim() === '') return '(space)'
  return text.replace(/[\\|<*`]/g, '\\$&').replace(/[\u200b\ufeff]/gu, '(invisible character)')
}

/** Does the same as `cellText`, in bold. */
export function markedText(value: CellValue): string {
  return `**${cellText(value) || '(empty)'}**`
}
