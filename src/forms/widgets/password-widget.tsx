import { controlOptions } from '@captive/form-engine/react'
import type { WidgetProps } from '@rjsf/utils'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { CharactersLeft } from './characters-left.tsx'
import { isFixed, longestOf, textOf, useFieldTexts } from './field-props.ts'
import { useFormTexts } from '../form-texts.ts'

/** A password with a button that reveals it. */
export function PasswordWidget(props: WidgetProps) {
  const { id, label, value, onChange, onBlur, onFocus } = props
  const texts = useFormTexts()
  return (
    <div>
      <PasswordField
        {...useFieldTexts(props)}
        showLabel={texts.fields.show(label)}
        disabled={isFixed(props)}
        autoComplete={controlOptions(props).autocomplete ?? 'current-password'}
        value={textOf(value)}
        onChange={onChange}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      />
      <CharactersLeft text={textOf(value)} longest={longestOf(props)} />
    </div>
  )
}
