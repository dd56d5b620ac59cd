import { memo } from 'react'
import type { FormControl } from '../kinds/control.ts'
import { ControlField } from './control-field.tsx'
import type { Look } from './look.ts'

/** The fields of some controls, one below the other. */
export const Fields = memo(function Fields({ controls, look }: { controls: readonly FormControl[]; look: Look }) {
  return controls.map((control) => <ControlField key={control.key} control={control} {...look} />)
})
