import { escapeHtml, unescapeHtml } from '@captive/form-engine/text'

/** HTML that is safe to send: made by `html`, which escapes every value. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Value = string | number | Html | readonly Html[]

/** A tagged template: literal parts stay, strings are escaped, Html stands as it is. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, index) => (index === 0 ? part : render(values[index - 1]) + part)).join(''))
}

function render(value: Value | undefined): string {
  if (value === undefined) return ''
  if (value instanceof Html) return value.markup
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return value.map((one) => one.markup).join('')
}

/** What a reader without HTML sees. Takes time in proportion to the markup, whatever stands in it. */
export function toPlainText(markup: string): string {
  const text = markup
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<br\s*\/?>|<\/(p|h\d|tr|li|div|table)>/g, '\n')
    .replace(/<\/t[dh]>/g, '\t')
    .replace(/<[^>]*>/g, '')
  return withoutBlankRuns(unescapeHtml(text).split('\n')).join('\n').trim()
}

/** Several blank lines become one, and what follows it begins at the margin. No line ends with spaces. */
function withoutBlankRuns(lines: readonly string[]): string[] {
  const kept: string[] = []
  let isAfterBlank = false
  for (const line of lines) {
    const isBlank = line.trim() === ''
    if (!isBlank) kept.push(...(isAfterBlank ? ['', line.trim()] : [line.trimEnd()]))
    isAfterBlank = isBlank
  }
  return kept
}
