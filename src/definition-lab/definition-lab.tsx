import type { RecId, TableCell } from '@captive/form-engine'
import { Button, Splitter } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { Callout } from '../ui/callout.tsx'
import classes from './definition-lab.module.css'
import { CompareView } from './compare/compare-view.tsx'
import { DiagnosticsView } from './diagnostics-view.tsx'
import { GraphView } from './graph/graph-view.tsx'
import { Inspector, type Panel } from './inspector.tsx'
import { JsonView } from './json-view.tsx'
import type { LabSetup } from './lab-setup.ts'
import type { LabSource } from './lab-source.ts'
import { LiveForm } from './live-form.tsx'
import { PlanView } from './plan/plan-view.tsx'
import { SourceBar } from './source-bar.tsx'
import { SubmissionView } from './submission-view.tsx'
import type { OpenTable } from './tables/open-table.ts'
import { TaskList } from './start/task-list.tsx'
import { TablesView } from './tables/tables-view.tsx'
import { useDefinitionLab } from './use-definition-lab.ts'
import { WhyView } from './why-view.tsx'
import { texts } from './texts.ts'

interface DefinitionLabProps {
  initial: LabSource
  /** Must be a stable reference. */
  setup: LabSetup
}

/** Shows the live form of definitions, their diagnostics, and the reason why each control shows. */
export function DefinitionLab({ initial, setup }: DefinitionLabProps) {
  const lab = useDefinitionLab(initial, setup)
  const { store, source, formIn } = lab
  const wide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false })
  const [tab, setTab] = useState<string>(wide ? 'diagnostics' : 'form')
  const [selected, setSelected] = useState<string | null>(null)
  const [open, setOpen] = useState<OpenTable>({ table: 'controls', cell: null, count: 0 })

  const goTo = (recId: RecId) => {
    const key = store.form.keyOf(recId)
    const field = document.getElementById(store.fieldId({ key, item: null }))
    if (field) return field.focus()
    setSelected(key)
    setTab('why')
  }

  const goToCell = (cell: TableCell) => {
    setOpen({ table: cell.table, cell, count: open.count + 1 })
    setTab('tables')
  }

  const fill = () => store.reset(source.sample())
  const form = <LiveForm store={store} formIn={formIn} MemberForm={setup.MemberForm} onFill={fill} />
  const views = texts.views
  const panels: Panel[] = [
    ...(wide ? [] : [{ name: 'form', label: views.form, view: form }]),
    {
      name: 'diagnostics',
      label: views.diagnostics(lab.diagnostics.length),
      view: (
        <DiagnosticsView
          diagnostics={lab.diagnostics}
          labelOf={lab.labelOf}
          onSelect={goTo}
          onCell={goToCell}
          onFix={lab.fix}
          actions={lab.actions}
        />
      ),
    },
    {
      name: 'tables',
      label: views.tables,
      view: (
        <TablesView
          key={source.name}
          tables={lab.tables}
          actions={lab.actions}
          diagnostics={lab.diagnostics}
          open={open}
          onOpen={(table) => setOpen({ ...open, table, cell: null })}
          onGraph={(recId) => {
            setSelected(store.form.keyOf(recId))
            setTab('graph')
          }}
        />
      ),
    },
    {
      name: 'compare',
      label: views.compare,
      view: (
        <CompareView
          key={source.name}
          definitions={lab.definitions}
          opened={lab.opened}
          sources={lab.sources.filter(({ name }) => name !== source.name)}
          tablesOf={lab.tablesOf}
        />
      ),
    },
    {
      name: 'plan',
      label: views.plan,
      view: <PlanView store={store} definitions={lab.definitions} settings={lab.settings} />,
    },
    {
      name: 'why',
      label: views.why,
      view: (
        <WhyView
          store={store}
          selected={selected}
          onSelect={setSelected}
          onGraph={() => setTab('graph')}
          showing={lab.showing}
        />
      ),
    },
    {
      name: 'graph',
      label: views.graph,
      view: (
        <GraphView
          key={source.name}
          definitions={lab.definitions}
          selected={selected === null ? null : (store.form.control(selected)?.recId ?? null)}
          onSelect={(recId) => setSelected(store.form.keyOf(recId))}
          onForm={goTo}
          onTable={(recId) => goToCell(lab.cellOf(recId))}
        />
      ),
    },
    { name: 'submission', label: views.submission, view: <SubmissionView store={store} /> },
    { name: 'schema', label: views.schema, view: <JsonView label={views.schema} data={store.form.schema} /> },
    { name: 'ui-schema', label: views.uiSchema, view: <JsonView label={views.uiSchema} data={store.form.uiSchema} /> },
    ...setup.views.map(({ name, label, View }) => ({
      name,
      label,
      view: <View store={store} definitions={lab.definitions} settings={lab.settings} />,
    })),
  ]
  const inspector = (
    <Inspector
      panels={panels}
      tab={wide && tab === 'form' ? 'diagnostics' : tab}
      onTab={(chosen) => {
        setTab(chosen)
        setOpen({ ...open, cell: null })
      }}
    />
  )
  return (
    <div>
      <SourceBar
        sources={lab.sources}
        chosen={source}
        onChoose={lab.choose}
        onNew={lab.openNew}
        onFiles={(files) => void lab.openFiles(files)}
        onPaste={lab.paste}
        pasteProblem={lab.problem}
        blocks={lab.blocks}
        onBlocks={lab.setBlocks}
        tables={lab.tables}
        onPublish={setup.onPublish}
        Open={setup.Open}
        onOpen={lab.open}
      />
      {lab.tables === lab.opened ? null : (
        <div className={classes.rowHead}>
          <p className={classes.quiet} role="status">
            {lab.isStored ? <span>{texts.kept}</span> : null}
          </p>
          <Button variant="subtle" onClick={() => lab.actions.edit(lab.opened)}>
            {texts.startOver}
          </Button>
        </div>
      )}
      {lab.problem === null ? null : (
        <Callout tone="error" title={texts.unreadable.title} live="assertive">
          {texts.unreadable.kept(lab.problem)}
        </Callout>
      )}
      {source.leftOut && source.leftOut.length > 0 ? (
        <Callout tone="warning" title={texts.leftOut}>
          <ul>
            {source.leftOut.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Callout>
      ) : null}
      {source.tasks ? <TaskList tasks={source.tasks} diagnostics={lab.diagnostics} /> : null}
      {wide ? (
        <Splitter className={classes.panes ?? ''}>
          <Splitter.Pane defaultSize={55} min={30} className={classes.pane ?? ''}>
            {form}
          </Splitter.Pane>
          <Splitter.Pane defaultSize={45} min={25} className={classes.pane ?? ''}>
            {inspector}
          </Splitter.Pane>
        </Splitter>
      ) : (
        inspector
      )}
    </div>
  )
}
