import { escapeHtml, unescapeHtml } from '@captive/form-engine/text'

/** HTML that is safe to send. Created by `html`, which escapes every value. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Value = string | number | Html | readonly Html[]

/** A tagged template: keeps literal parts, escapes strings, and inserts Html values unchanged. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, index) => (index === 0 ? part : render(values[index - 1]) + part)).join(''))
}

function render(value: Value | undefined): string {
  if (value === undefined) return ''
  if (value instanceof Html) return value.markup
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return value.map((one) => one.markup).join('')
}

/** The plain text of an HTML mail. Takes linear time for any markup. */
export function toPlainText(markup: string): string {
  const text = withoutElement(withoutElement(markup, 'head'), 'style')
    .replace(/<br\s*\/?>|<\/(p|h\d|tr|li|div|table)>/g, '\n')
    .replace(/<\/t[dh]>/g, '\t')
    .replace(/<[^<>]*>/g, '')
  return withoutBlankRuns(unescapeHtml(text).split('\n')).join('\n').trim()
}

/** Removes elements with a name, including their content. An element without an end tag stays. */
function withoutElement(markup: string, name: string): string {
  const pieces: string[] = []
  let place = 0
  while (true) {
    const start = markup.indexOf(`<${name}`, place)
    const end = start === -1 ? -1 : markup.indexOf(`</${name}>`, start)
    if (end === -1) return pieces.join('') + markup.slice(place)
    pieces.push(markup.slice(place, start))
    place = end + `</${name}>`.length
  }
}

/** Collapses several blank lines into one, and removes the indentation after them. Removes trailing spaces. */
function withoutBlankRuns(lines: readonly string[]): string[] {
  const shown: string[] = []
  let isAfterBlank = false
  for (const line of lines) {
    const isBlank = line.trim() === ''
    if (!isBlank) shown.push(...(isAfterBlank ? ['', line.trim()] : [line.trimEnd()]))
    isAfterBlank = isBlank
  }
  return shown
}
