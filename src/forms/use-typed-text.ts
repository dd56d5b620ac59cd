import { useEffect, useState } from 'react'

/** What a person typed last into a text field, found by its element id; null before. */
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
