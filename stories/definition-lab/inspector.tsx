import type { FormStore } from '@captive/form-engine/store'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './definition-lab.module.css'
import { IndependentView } from './independent-view.tsx'
import { JsonView } from './json-view.tsx'
import { SubmissionView } from './submission-view.tsx'
import { texts } from './texts.ts'

export type InspectorTab =
  | 'form'
  | 'diagnostics'
  | 'tables'
  | 'compare'
  | 'plan'
  | 'why'
  | 'submission'
  | 'schema'
  | 'ui-schema'
  | 'independent'

interface InspectorProps {
  store: FormStore
  /** The number of diagnostics. */
  count: number
  tab: InspectorTab
  onTab: (tab: InspectorTab) => void
  /** The form as the first tab, on narrow screens; otherwise null. */
  form: ReactNode
  diagnostics: ReactNode
  tables: ReactNode
  compare: ReactNode
  plan: ReactNode
  why: ReactNode
}

/** Tabs with the tables, diagnostics, reasons, submission and schemas of the form. */
export function Inspector({ store, count, tab, onTab, ...views }: InspectorProps) {
  const panels: Record<InspectorTab, { label: string; view: ReactNode }> = {
    form: { label: texts.views.form, view: views.form },
    diagnostics: { label: texts.views.diagnostics(count), view: views.diagnostics },
    tables: { label: texts.views.tables, view: views.tables },
    compare: { label: texts.views.compare, view: views.compare },
    plan: { label: texts.views.plan, view: views.plan },
    why: { label: texts.views.why, view: views.why },
    submission: { label: texts.views.submission, view: <SubmissionView store={store} /> },
    schema: {
      label: texts.views.schema,
      view: <JsonView label={texts.views.schema} data={store.form.schema} />,
    },
    'ui-schema': {
      label: texts.views.uiSchema,
      view: <JsonView label={texts.views.uiSchema} data={store.form.uiSchema} />,
    },
    independent: { label: texts.views.independent, view: <IndependentView store={store} /> },
  }
  const shown = Object.entries(panels).filter(([, { view }]) => view !== null)
  return (
    <Tabs value={tab} onChange={(chosen) => onTab(chosen as InspectorTab)} keepMounted={false}>
      <Tabs.List className={classes.tabs ?? ''} aria-label={texts.views.label}>
        {shown.map(([name, { label }]) => (
          <Tabs.Tab key={name} value={name}>
            <span>{label}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map(([name, { view }]) => (
        <Tabs.Panel key={name} value={name}>
          {view}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
