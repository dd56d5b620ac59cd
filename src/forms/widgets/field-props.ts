import type { Option } from '@captive/form-engine'
import { controlOptions } from '@captive/form-engine/react'
import type { WidgetProps } from '@rjsf/utils'
import { inputProps, type FieldTexts } from '../../ui/fields/field.tsx'
import { useFormTexts } from '../form-texts.ts'

/** The texts around the input of a control. */
export function useFieldTexts(props: WidgetProps): FieldTexts {
  const { id, label, required = false, rawErrors } = props
  const { help, doubt, language } = controlOptions(props)
  // This sentence distinguishes a doubt from an error.
  const { canContinue } = useFormTexts().fields
  const texts = { id, label, required, description: help, error: rawErrors?.[0] }
  return { ...texts, doubt: doubt && `${doubt} ${canContinue}`, ...(language && { lang: language }) }
}

/** The props that link the input of a control to its texts. */
export function useEntryProps(props: WidgetProps) {
  return { ...inputProps(useFieldTexts(props)), disabled: isFixed(props) }
}

/** Whether the answer cannot be changed. */
export const isFixed = ({ disabled, readonly }: WidgetProps): boolean => disabled === true || readonly === true

/** Whether the value is hidden while the field has no focus (AMB-125). */
export function isSecret(props: WidgetProps): boolean {
  const { confidential, mask } = controlOptions(props)
  return confidential === true || mask !== undefined
}

/** The most characters of an answer; null without a limit. */
export const longestOf = ({ schema }: WidgetProps): number | null => schema.maxLength ?? null

/** The options of a control with their groups. */
export function choicesOf(props: WidgetProps): Option[] {
  const { groups, languages } = controlOptions(props)
  return (props.options.enumOptions ?? []).map(({ value, label }, index) => {
    const group = groups?.[index]
    const language = languages?.[index]
    return { value: String(value), label, ...(group && { group }), ...(language && { language }) }
  })
}

/** The value if it is a string, and '' otherwise. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
