import { useEffect } from 'react'

const attribute = 'data-mantine-color-scheme'

/** Uses the light scheme while the page is printed, because paper is white. */
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
