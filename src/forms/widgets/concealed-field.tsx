import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { FieldButton, FieldButtons } from '../../ui/fields/field-buttons.tsx'
import { Field, type FieldTexts } from '../../ui/fields/field.tsx'
import { CharactersLeft } from './characters-left.tsx'
import type { Concealed } from './use-concealed.ts'

interface ConcealedFieldProps {
  texts: FieldTexts
  concealed: Concealed
  /** How many characters it takes; null where nothing limits it. */
  longest: number | null
  /** The input. */
  children: ReactElement
}

/** A field, with the button that shows what it conceals. It counts down only while the text can be read. */
export function ConcealedField({ texts, concealed, longest, children }: ConcealedFieldProps) {
  return (
    <Field {...texts}>
      {concealed.secret ? (
        <FieldButtons input={children}>
          <RevealButton label={texts.label} concealed={concealed} />
        </FieldButtons>
      ) : (
        children
      )}
      {concealed.hidden ? null : <CharactersLeft text={concealed.shown} longest={longest} />}
    </Field>
  )
}

/** Shows and hides the value. It names the field, never the value. */
export function RevealButton({ label, concealed }: { label: string; concealed: Concealed }) {
  if (!concealed.revealable) return null
  const EyeIcon = concealed.revealed ? IconEyeOff : IconEye
  return (
    <FieldButton label={`${concealed.revealed ? 'Hide' : 'Show'} ${label}`} onPress={concealed.toggle}>
      <EyeIcon size={20} stroke={1.75} aria-hidden />
    </FieldButton>
  )
}
