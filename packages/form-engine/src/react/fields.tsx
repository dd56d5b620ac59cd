import { memo } from 'react'
import type { FormControl } from '../kinds/control.ts'
import { ControlField } from './control-field.tsx'
import type { Appearance } from './appearance.ts'

/** The fields of some controls, one below the other. */
export const Fields = memo(function Fields({
  controls,
  appearance,
}: {
  controls: readonly FormControl[]
  appearance: Appearance
}) {
  return controls.map((control) => <ControlField key={control.key} control={control} {...appearance} />)
})
