import { useEffect, useState } from 'react'

interface TypedText {
  /** What a person typed into the field last; null before. */
  typed: string | null
  /** What stood in it when it was left after that; null until then. */
  left: string | null
}

/** Follows a text field by its element id, for what stands around it. */
export function useTypedText(fieldId: string): TypedText {
  const [text, setText] = useState<TypedText>({ typed: null, left: null })
  useEffect(() => {
    const follow = ({ type, target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.id !== fieldId) return
      const { value } = target
      if (type === 'input') setText({ typed: value, left: null })
      else setText(({ typed }) => ({ typed, left: typed === null ? null : value }))
    }
    document.addEventListener('input', follow)
    document.addEventListener('focusout', follow)
    return () => {
      document.removeEventListener('input', follow)
      document.removeEventListener('focusout', follow)
    }
  }, [fieldId])
  return text
}
