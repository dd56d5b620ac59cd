import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { FieldButton, FieldButtons } from '../../ui/fields/field-buttons.tsx'
import { Field, type FieldTexts } from '../../ui/fields/field.tsx'
import { CharactersLeft } from './characters-left.tsx'
import type { Concealed } from './use-concealed.ts'
import { useFormTexts } from '../form-texts.ts'

interface ConcealedFieldProps {
  field: FieldTexts
  concealed: Concealed
  /** The most characters; null without a limit. */
  longest: number | null
  /** The input. */
  children: ReactElement
}

/** A field with a button that reveals its value. It counts characters only while the value is visible. */
export function ConcealedField({ field, concealed, longest, children }: ConcealedFieldProps) {
  return (
    <Field {...field}>
      {concealed.secret ? (
        <FieldButtons input={children}>
          <RevealButton label={field.label} concealed={concealed} />
        </FieldButtons>
      ) : (
        children
      )}
      {concealed.hidden ? null : <CharactersLeft text={concealed.shown} longest={longest} />}
    </Field>
  )
}

/** Shows or hides the value. Its label names the field, never the value. */
export function RevealButton({ label, concealed }: { label: string; concealed: Concealed }) {
  const texts = useFormTexts()
  if (!concealed.revealable) return null
  const EyeIcon = concealed.revealed ? IconEyeOff : IconEye
  return (
    <FieldButton
      label={concealed.revealed ? texts.fields.hide(label) : texts.fields.show(label)}
      onPress={concealed.toggle}
    >
      <EyeIcon size={20} stroke={1.75} aria-hidden />
    </FieldButton>
  )
}
