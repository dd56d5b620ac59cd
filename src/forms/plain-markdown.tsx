import type { ReactNode } from 'react'

/** Replaces the Markdown renderer of rjsf, which is a third of its size. Our forms contain no Markdown. */
export function Markdown({ children }: { children?: ReactNode }) {
  return <span>{children}</span>
}
