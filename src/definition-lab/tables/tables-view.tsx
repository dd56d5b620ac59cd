import { columnsOf, type DefinitionTable, type RecId } from '@captive/form-engine'
import { columnIndex, type TextTable, type TextTables } from '@captive/form-engine/files'
import { Tabs } from '@mantine/core'
import { useMemo, type KeyboardEvent } from 'react'
import type { LabDiagnostic } from '../diagnostics-view.tsx'
import { texts } from '../texts.ts'
import classes from '../definition-lab.module.css'
import { faultsOf } from './faults.ts'
import { TableEditor } from './table-editor.tsx'
import type { OpenTable } from './open-table.ts'
import type { UndoActions } from './undo-buttons.tsx'

interface TablesViewProps {
  tables: TextTables
  actions: UndoActions & { readonly edit: (tables: TextTables) => void }
  diagnostics: readonly LabDiagnostic[]
  open: OpenTable
  onOpen: (table: DefinitionTable) => void
  /** Shows a control in the graph of conditions. */
  onGraph: (recId: RecId) => void
}

/** The three tables to edit. Every edit can be undone. */
export function TablesView({ tables, actions, diagnostics, open, onOpen, onGraph }: TablesViewProps) {
  const { table, cell } = open
  const { edit, undo, redo } = actions
  const faults = useMemo(() => faultsOf(diagnostics, tables, table), [diagnostics, tables, table])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLTextAreaElement) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    const act = key === 'y' || event.shiftKey ? redo : undo
    act?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the buttons below
    <div onKeyDown={onKeyDown}>
      <p className={classes.quiet}>{texts.tables.help}</p>
      <Tabs value={table} onChange={(chosen) => onOpen(chosen as DefinitionTable)} keepMounted={false}>
        <Tabs.List className={classes.tabs ?? ''} aria-label={texts.tables.label}>
          {tableNames.map((name) => (
            <Tabs.Tab key={name} value={name}>
              <span>{texts.tables.count(texts.tables.names[name], tables[name].rows.length)}</span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tableNames.map((name) => (
          <Tabs.Panel key={name} value={name}>
            <TableEditor
              key={open.count}
              label={texts.tables.names[name]}
              table={tables[name]}
              possible={servedColumns(name)}
              faults={faults}
              start={cell && { row: cell.row ?? -1, column: Math.max(0, columnIndex(tables[name], cell.column)) }}
              onChange={(changed) => edit({ ...tables, [name]: changed })}
              undo={undo}
              redo={redo}
              onRow={(row) => onGraph(recIdIn(tables[name], name, row))}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  )
}

/** The id of the control that a row is about. */
function recIdIn(table: TextTable, name: DefinitionTable, row: number): RecId {
  const column = columnIndex(table, name === 'controls' ? 'RecId' : 'ControlsRecId')
  const text = table.rows[row]?.[column]?.text.trim() ?? ''
  return /^\d+$/.test(text) ? Number(text) : text
}

const tableNames: readonly DefinitionTable[] = ['controls', 'displayValues', 'dependencies']

const servedColumns = (table: DefinitionTable): string[] =>
  columnsOf(table).flatMap(([column, { extra }]) => (extra === 'local' ? [] : column))
