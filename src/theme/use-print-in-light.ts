import { useEffect } from 'react'

const attribute = 'data-mantine-color-scheme'

/** Paper is white: while the page is printed, its colors are those of the light scheme. */
export function usePrintInLight(): void {
  useEffect(() => {
    const root = document.documentElement
    let scheme: string | null = null
    const before = () => {
      scheme = root.getAttribute(attribute)
      root.setAttribute(attribute, 'light')
    }
    const after = () => {
      if (scheme) root.setAttribute(attribute, scheme)
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
}
