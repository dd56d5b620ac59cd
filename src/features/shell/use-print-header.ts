import { useEffect } from 'react'
import { texts } from './texts.ts'

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** Quotes a text as a CSS string, for example `"O\22 Neil"`. */
const cssString = (text: string) =>
  `"${text.replaceAll(/["\\\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

/** Sets the company, title and date of printed pages as CSS variables; theme/print.css prints them in the margins. */
export function usePrintHeader(company: string): void {
  useEffect(() => {
    const write = () => {
      const { style } = document.documentElement
      style.setProperty('--print-company', cssString(company))
      style.setProperty('--print-title', cssString(document.title))
      style.setProperty('--print-date', cssString(texts.printed(day.format())))
    }
    addEventListener('beforeprint', write)
    return () => removeEventListener('beforeprint', write)
  }, [company])
}
