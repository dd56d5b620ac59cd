import { schemaOfText } from './checks/schema-of-text.ts'
import type { Option } from './control.ts'
import type { ChoiceKind } from './kind.ts'
import { text } from './text.ts'

/** The declaration that all kinds of choice share. `offers` are the options if the definitions have none. */
export function choice(widget: string, offers: readonly Option[] = []): Omit<ChoiceKind, 'type'> {
  const { typed: _typed, clean: _clean, longest: _longest, ...sharedText } = text
  return {
    ...sharedText,
    offers,
    whenBlank: 'option',
    messages: { option: 'Please choose one of the options.' },
    check: ({ options }, answer) =>
      options.length === 0 || options.some(({ value }) => value === answer) ? null : 'option',
    // If the options are not known yet, the schema looks up the control of the form at run time.
    schema: (control) =>
      schemaOfText(
        control,
        control.options.length > 0 ? { enum: control.options.map(({ value }) => value) } : { 'x-control': control.key },
      ),
    show: ({ options }, answer) => options.find(({ value }) => value === answer)?.label ?? answer.trim(),
    widget: () => widget,
  }
}
