import type { FormControl } from '../kinds/control.ts'

/** Whether both describe the same control with the same offered options. */
export function hasSameOptions(a: FormControl, b: FormControl): boolean {
  if (a === b) return true
  const isSameOption = (option: unknown, index: number): boolean => option === b.options[index]
  return a.key === b.key && a.options.length === b.options.length && a.options.every(isSameOption)
}
