import type { RecId } from '@captive/form-engine'
import type { FormSession } from '@captive/form-engine/session'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './definition-lab.module.css'
import { DiagnosticsView, type LabDiagnostic } from './diagnostics-view.tsx'
import { IndependentView } from './independent-view.tsx'
import { JsonView } from './json-view.tsx'
import { SubmissionView } from './submission-view.tsx'
import { WhyView } from './why-view.tsx'

export type InspectorTab = 'form' | 'diagnostics' | 'why' | 'submission' | 'schema' | 'ui-schema' | 'independent'

interface InspectorProps {
  session: FormSession
  diagnostics: readonly LabDiagnostic[]
  tab: InspectorTab
  onTab: (tab: InspectorTab) => void
  selected: string | null
  onSelectKey: (key: string | null) => void
  onSelectControl: (recId: RecId) => void
  labelOf: (recId: RecId) => string
  showing: (key: string) => (() => void) | undefined
  /** Where there is no room for the form beside: the form as the first tab. */
  form: ReactNode
}

/** Everything that can be known about the form, one thing at a time. */
export function Inspector(props: InspectorProps) {
  const { session, diagnostics, tab, onTab, selected, onSelectKey, onSelectControl, labelOf, showing, form } = props
  return (
    <Tabs value={tab} onChange={(chosen) => onTab(chosen as InspectorTab)} keepMounted={false}>
      <Tabs.List className={classes.tabs ?? ''} aria-label="What to look at">
        {form === null ? null : <Tabs.Tab value="form">Form</Tabs.Tab>}
        <Tabs.Tab value="diagnostics">{`Diagnostics (${diagnostics.length})`}</Tabs.Tab>
        <Tabs.Tab value="why">Why it shows</Tabs.Tab>
        <Tabs.Tab value="submission">Submission</Tabs.Tab>
        <Tabs.Tab value="schema">JSON Schema</Tabs.Tab>
        <Tabs.Tab value="ui-schema">UI schema</Tabs.Tab>
        <Tabs.Tab value="independent">Independent check</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="form">{form}</Tabs.Panel>
      <Tabs.Panel value="diagnostics">
        <DiagnosticsView diagnostics={diagnostics} labelOf={labelOf} onSelect={onSelectControl} />
      </Tabs.Panel>
      <Tabs.Panel value="why">
        <WhyView session={session} selected={selected} onSelect={onSelectKey} showing={showing} />
      </Tabs.Panel>
      <Tabs.Panel value="submission">
        <SubmissionView session={session} />
      </Tabs.Panel>
      <Tabs.Panel value="schema">
        <JsonView label="JSON Schema" data={session.form.schema} />
      </Tabs.Panel>
      <Tabs.Panel value="ui-schema">
        <JsonView label="UI schema" data={session.form.uiSchema} />
      </Tabs.Panel>
      <Tabs.Panel value="independent">
        <IndependentView session={session} />
      </Tabs.Panel>
    </Tabs>
  )
}
