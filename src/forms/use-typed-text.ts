import { useEffect, useState } from 'react'

interface TypedText {
  /** What a person typed into the field; null before. */
  text: string | null
  /** Whether the field was left since. */
  left: boolean
}

/** Follows a text field by its element id, for what stands around it. */
export function useTypedText(fieldId: string): TypedText {
  const [typed, setTyped] = useState<TypedText>({ text: null, left: false })
  useEffect(() => {
    const follow = ({ type, target }: Event) => {
      if (target instanceof HTMLInputElement && target.id === fieldId)
        setTyped({ text: target.value, left: type === 'focusout' })
    }
    document.addEventListener('input', follow)
    document.addEventListener('focusout', follow)
    return () => {
      document.removeEventListener('input', follow)
      document.removeEventListener('focusout', follow)
    }
  }, [fieldId])
  return typed
}
