import { useEffect, useState } from 'react'

/** The latest input of a text field, found by element id; null before any input. */
export function useTypedText(fieldId: string): string | null {
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.id === fieldId) setTyped(target.value)
    }
    document.addEventListener('input', follow)
    return () => document.removeEventListener('input', follow)
  }, [fieldId])
  return typed
}
