import type { FormControl } from '../form.ts'

/** Names under which widgets stand in rjsf's registry; `MaskedWidget` is ours, the others are rjsf's own. */
export type WidgetName =
  | 'TextWidget'
  | 'TextareaWidget'
  | 'SelectWidget'
  | 'RadioWidget'
  | 'DateWidget'
  | 'CheckboxWidget'
  | 'EmailWidget'
  | 'PasswordWidget'
  | 'FileWidget'
  | 'MaskedWidget'

/** The widget that fills a control in. */
export function widgetNameOf({ kind, mask }: FormControl): WidgetName {
  switch (kind) {
    case 'textbox':
      return mask?.kind === 'pattern' ? 'MaskedWidget' : 'TextWidget'
    case 'textarea':
      return 'TextareaWidget'
    case 'dropdown':
    case 'state':
      return 'SelectWidget'
    case 'radio':
    case 'radioButton':
      return 'RadioWidget'
    case 'calendar':
      return 'DateWidget'
    case 'checkbox':
      return 'CheckboxWidget'
    case 'email':
      return 'EmailWidget'
    case 'password':
      return 'PasswordWidget'
    case 'file':
      return 'FileWidget'
    case 'phone':
    case 'page':
    case 'section':
      return 'TextWidget'
  }
}

/** Whether a person types the answer, letter by letter. */
export function isTyped({ kind }: FormControl): boolean {
  return kind === 'textbox' || kind === 'textarea' || kind === 'email' || kind === 'phone' || kind === 'password'
}
