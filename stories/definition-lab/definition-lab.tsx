import type { RecId, TableCell } from '@captive/form-engine'
import { Button, Splitter } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { Callout } from '../../src/ui/callout.tsx'
import { PageHeader } from '../../src/ui/page-header.tsx'
import classes from './definition-lab.module.css'
import { CompareView } from './compare/compare-view.tsx'
import { DiagnosticsView } from './diagnostics-view.tsx'
import { Inspector, type InspectorTab } from './inspector.tsx'
import type { LabSource } from './lab-source.ts'
import { LiveForm } from './live-form.tsx'
import { PlanView } from './plan/plan-view.tsx'
import { SourceBar } from './source-bar.tsx'
import type { OpenTable } from './tables/open-table.ts'
import { TaskList } from './start/task-list.tsx'
import { TablesView } from './tables/tables-view.tsx'
import { useDefinitionLab } from './use-definition-lab.ts'
import { WhyView } from './why-view.tsx'
import { texts } from './texts.ts'

/** Shows the live form of definitions, their diagnostics, and why each control shows. */
export function DefinitionLab({ initial }: { initial: LabSource }) {
  const lab = useDefinitionLab(initial)
  const { store, source } = lab
  const wide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false })
  const [tab, setTab] = useState<InspectorTab>(wide ? 'diagnostics' : 'form')
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

  const form = <LiveForm store={store} onFill={() => store.reset(source.sample())} />
  const inspector = (
    <Inspector
      store={store}
      count={lab.diagnostics.length}
      tab={wide && tab === 'form' ? 'diagnostics' : tab}
      onTab={(chosen) => {
        setTab(chosen)
        setOpen({ ...open, cell: null })
      }}
      form={wide ? null : form}
      diagnostics={
        <DiagnosticsView
          diagnostics={lab.diagnostics}
          labelOf={lab.labelOf}
          onSelect={goTo}
          onCell={goToCell}
          onFix={lab.fix}
          actions={lab.actions}
        />
      }
      tables={
        <TablesView
          key={source.name}
          tables={lab.tables}
          actions={lab.actions}
          diagnostics={lab.diagnostics}
          open={open}
          onOpen={(table) => setOpen({ ...open, table, cell: null })}
        />
      }
      compare={
        <CompareView
          key={source.name}
          definitions={lab.definitions}
          opened={lab.opened}
          sources={lab.sources.filter(({ name }) => name !== source.name)}
          tablesOf={lab.tablesOf}
        />
      }
      plan={<PlanView store={store} definitions={lab.definitions} settings={lab.settings} />}
      why={<WhyView store={store} selected={selected} onSelect={setSelected} showing={lab.showing} />}
    />
  )
  return (
    <main className={classes.root}>
      <PageHeader title={texts.title} />
      <SourceBar
        sources={lab.sources}
        chosen={source}
        onChoose={lab.choose}
        onFiles={(files) => void lab.openFiles(files)}
        onPaste={lab.paste}
        pasteProblem={lab.problem}
        blocks={lab.blocks}
        onBlocks={lab.setBlocks}
        tables={lab.tables}
      />
      {lab.tables === lab.opened ? null : (
        <div className={classes.rowHead}>
          <p className={classes.quiet} role="status">
            {lab.isKept ? <span>{texts.kept}</span> : null}
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
    </main>
  )
}
