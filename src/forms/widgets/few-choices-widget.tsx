import type { ControlWidgetProps } from '@captive/form-engine/react'
import { ChoiceWidget } from './choice-widget.tsx'
import { RadioWidget } from './radio-widget.tsx'

/** So many are seen at once, and take one press in place of two. */
const FEW = 8

/** One of a list, on a phone at the roadside: buttons while there are few of them. */
export function FewChoicesWidget(props: ControlWidgetProps) {
  return props.options.enumOptions.length <= FEW ? <RadioWidget {...props} /> : <ChoiceWidget {...props} />
}
