import { useEffect } from 'react'

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** A string of CSS: `"O\22 Neil"`. */
const cssString = (text: string) =>
  `"${text.replaceAll(/["\\\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

/**
 * What every printed sheet says of its page: whose it is, what it is, and the day of printing. theme/print.css sets it in
 * the margins, beside the page number.
 */
export function usePaperHead(company: string): void {
  useEffect(() => {
    const write = () => {
      const { style } = document.documentElement
      style.setProperty('--paper-company', cssString(company))
      style.setProperty('--paper-title', cssString(document.title))
      style.setProperty('--paper-date', cssString(`Printed ${day.format()}`))
    }
    addEventListener('beforeprint', write)
    return () => removeEventListener('beforeprint', write)
  }, [company])
}
