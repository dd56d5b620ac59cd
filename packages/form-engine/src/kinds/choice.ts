import { schemaOfText } from './checks/schema-of-text.ts'
import type { Option } from './control.ts'
import type { Kind } from './kind.ts'
import { text } from './text.ts'

/** What all kinds share whose answer is one of their options, by its value; `offers` if definitions have none. */
export function choice(widget: string, offers: readonly Option[] = []): Omit<Kind, 'type'> {
  const { typed: _typed, clean: _clean, longest: _longest, ...held } = text
  return {
    ...held,
    offers,
    whenBlank: 'option',
    check: ({ options }, answer) =>
      options.length === 0 || options.some(({ value }) => value === answer) ? null : 'option',
    schema: (control) =>
      schemaOfText(control, control.options.length > 0 ? { enum: control.options.map(({ value }) => value) } : null),
    show: ({ options }, answer) => options.find(({ value }) => value === answer)?.label ?? String(answer).trim(),
    widget: () => widget,
  }
}
