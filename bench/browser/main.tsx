import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import { sizedFields } from '../sized-form.ts'

declare global {
  interface Window {
    /** The bench calls this when the page is idle, so that loading is not measured. */
    show(): void
  }
}

const query = new URLSearchParams(location.search)
const fields = () => sizedFields(Number(query.get('size')))
/** Renders the page before and after the subject shows. */
const subjects: Record<string, () => Promise<(shown: boolean) => ReactNode>> = {
  handWritten: async () => later((await import('./forms/hand-written.tsx')).handWritten(fields())),
  reactHookForm: async () => later((await import('./forms/react-hook-form.tsx')).reactHookForm(fields())),
  tanstackForm: async () => later((await import('./forms/tanstack-form.tsx')).tanstackForm(fields())),
  stock: async () => later((await import('./forms/stock.tsx')).stock(fields())),
  jsonForms: async () => later((await import('./forms/json-forms.tsx')).jsonForms(fields())),
  survey: async () => (await import('./forms/survey.tsx')).survey(fields()),
  ours: async () => (await import('./forms/ours.tsx')).ours(fields()),
  shipped: async () => (await import('./forms/shipped.tsx')).shipped(fields()),
  ourTable: async () => {
    const { OurTable } = await import('./tables/our-table.tsx')
    return (shown) => <OurTable shown={shown} />
  },
  agGrid: async () => {
    const { AgGrid } = await import('./tables/ag-grid.tsx')
    return later(<AgGrid />)
  },
  muiGrid: async () => {
    const { MuiGrid } = await import('./tables/mui-grid.tsx')
    return later(<MuiGrid />)
  },
}
const later = (subject: ReactNode) => (shown: boolean) => (shown ? subject : null)
const draw = await subjects[query.get('subject') ?? '']?.()

const root = createRoot(document.getElementById('root') ?? document.body)
root.render(draw?.(false))
window.show = () => root.render(draw?.(true))
