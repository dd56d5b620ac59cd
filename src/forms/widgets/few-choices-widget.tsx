import type { WidgetProps } from '@rjsf/utils'
import { ChoiceWidget } from './choice-widget.tsx'
import { RadioWidget } from './radio-widget.tsx'

/** Up to this many choices are shown as radio buttons, which take one click instead of two. */
const FEW = 8

/** Radio buttons for few choices, and a list otherwise. */
export function FewChoicesWidget(props: WidgetProps) {
  return (props.options.enumOptions ?? []).length <= FEW ? <RadioWidget {...props} /> : <ChoiceWidget {...props} />
}
