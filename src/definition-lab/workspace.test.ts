import { defineForm } from '@captive/form-engine'
import { textTables } from '@captive/form-engine/files'
import { expect, test } from 'vitest'

import { addOwn, changeTables, newWorkspace, type Workspace } from './workspace.ts'

const tables = textTables(defineForm({}))

test('removes edits and blocks with the oldest definitions', () => {
  const blocks = { roots: '27', repeating: '' }
  let workspace: Workspace = { ...newWorkspace('example'), blocks: { example: blocks } }
  for (let at = 1; at <= 25; at++) {
    workspace = addOwn(workspace, { title: `Form ${at}`, tables, found: [], blocks })
    workspace = changeTables(workspace, tables, tables)
  }
  const kept = workspace.own.map(({ name }) => name)
  expect(kept).toHaveLength(20)
  expect(Object.keys(workspace.edits).toSorted()).toEqual(kept.toSorted())
  expect(Object.keys(workspace.blocks).toSorted()).toEqual(['example', ...kept].toSorted())
})
