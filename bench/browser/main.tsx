import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import { sizedFields } from '../sized-form.ts'
import { handWritten } from './hand-written.tsx'
import { ours } from './ours.tsx'
import { stock } from './stock.tsx'

declare global {
  interface Window {
    /** Called by the bench once the page is at rest, so that loading is not measured. */
    mountForm(): void
  }
}

const query = new URLSearchParams(location.search)
const forms: Record<string, (fields: ReturnType<typeof sizedFields>) => ReactNode> = { handWritten, ours, stock }
const form = forms[query.get('form') ?? '']?.(sizedFields(Number(query.get('size'))))

window.mountForm = () => createRoot(document.getElementById('root') ?? document.body).render(form)
