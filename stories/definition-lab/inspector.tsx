import type { RecId } from '@captive/form-engine'
import type { FormStore } from '@captive/form-engine/store'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './definition-lab.module.css'
import { DiagnosticsView, type LabDiagnostic } from './diagnostics-view.tsx'
import { IndependentView } from './independent-view.tsx'
import { JsonView } from './json-view.tsx'
import { SubmissionView } from './submission-view.tsx'
import { WhyView } from './why-view.tsx'
import { texts } from './texts.ts'

export type InspectorTab =
  | 'form'
  | 'diagnostics'
  | 'tables'
  | 'why'
  | 'submission'
  | 'schema'
  | 'ui-schema'
  | 'independent'

interface InspectorProps {
  store: FormStore
  diagnostics: readonly LabDiagnostic[]
  tab: InspectorTab
  onTab: (tab: InspectorTab) => void
  selected: string | null
  onSelectKey: (key: string | null) => void
  onSelectControl: (recId: RecId) => void
  labelOf: (recId: RecId) => string
  showing: (key: string) => (() => void) | undefined
  /** The form as the first tab, on narrow screens; otherwise null. */
  form: ReactNode
  tables: ReactNode
}

/** Tabs with the diagnostics, reasons, submission and schemas of the form. */
export function Inspector(props: InspectorProps) {
  const { store, diagnostics, tab, onTab, selected, onSelectKey, onSelectControl, labelOf, showing, form, tables } =
    props
  return (
    <Tabs value={tab} onChange={(chosen) => onTab(chosen as InspectorTab)} keepMounted={false}>
      <Tabs.List className={classes.tabs ?? ''} aria-label={texts.views.label}>
        {form === null ? null : <Tabs.Tab value="form">{texts.views.form}</Tabs.Tab>}
        <Tabs.Tab value="diagnostics">{texts.views.diagnostics(diagnostics.length)}</Tabs.Tab>
        <Tabs.Tab value="tables">{texts.views.tables}</Tabs.Tab>
        <Tabs.Tab value="why">{texts.views.why}</Tabs.Tab>
        <Tabs.Tab value="submission">{texts.views.submission}</Tabs.Tab>
        <Tabs.Tab value="schema">{texts.views.schema}</Tabs.Tab>
        <Tabs.Tab value="ui-schema">{texts.views.uiSchema}</Tabs.Tab>
        <Tabs.Tab value="independent">{texts.views.independent}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="form">{form}</Tabs.Panel>
      <Tabs.Panel value="diagnostics">
        <DiagnosticsView diagnostics={diagnostics} labelOf={labelOf} onSelect={onSelectControl} />
      </Tabs.Panel>
      <Tabs.Panel value="tables">{tables}</Tabs.Panel>
      <Tabs.Panel value="why">
        <WhyView store={store} selected={selected} onSelect={onSelectKey} showing={showing} />
      </Tabs.Panel>
      <Tabs.Panel value="submission">
        <SubmissionView store={store} />
      </Tabs.Panel>
      <Tabs.Panel value="schema">
        <JsonView label={texts.views.schema} data={store.form.schema} />
      </Tabs.Panel>
      <Tabs.Panel value="ui-schema">
        <JsonView label={texts.views.uiSchema} data={store.form.uiSchema} />
      </Tabs.Panel>
      <Tabs.Panel value="independent">
        <IndependentView store={store} />
      </Tabs.Panel>
    </Tabs>
  )
}
