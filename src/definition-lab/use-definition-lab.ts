import { vehicleTextbox } from '@captive/api-client/contract'
import {
  compileForm,
  parseDefinitions,
  reachControls,
  type CellFix,
  type Language,
  type RecId,
  type TableCell,
} from '@captive/form-engine'
import { CLAIM_BLOCKS, CLAIM_SETTINGS, checkClaim, checkLabelCodes } from '@captive/form-engine/claim'
import { usPhones } from '@captive/form-engine/phones'
import { checkTextTables, columnIndex, textTables } from '@captive/form-engine/files'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { hasSpanish } from '../forms/spanish/has-spanish.ts'
import { blocksOfText, textOfBlocks, type BlocksText } from './blocks-text.ts'
import type { LabDiagnostic } from './diagnostics-view.tsx'
import type { Hints, LabSetup } from './lab-setup.ts'
import type { LabSource } from './lab-source.ts'
import {
  readDefinitionsFiles,
  readDefinitionsText,
  UnreadableDefinitionsError,
  type ReadDefinitions,
} from './read-definitions.ts'
import { applyFix } from './tables/apply-fix.ts'
import { texts } from './texts.ts'
import { useFittingAnswers } from './use-fitting-answers.ts'
import { useWorkspace } from './use-workspace.ts'
import { addOwn, changeTables, sourceOfOwn, type AddedDefinitions, type Change } from './workspace.ts'

/** The options of the form in step 3. */
const memberOptions = { phones: usPhones, kinds: [vehicleTextbox] }
const rank = { error: 0, warning: 1, info: 2 }

/**
 * The state of the Lab: the tables, the blocks of the form and the answers. Files that cannot be read change nothing.
 */
export function useDefinitionLab(initial: LabSource, { examples, hints, storage }: LabSetup) {
  const [problem, setProblem] = useState<string | null>(null)
  const { workspace, setWorkspace, isStored } = useWorkspace(initial.name, storage, () =>
    setProblem(texts.share.damaged),
  )
  const { own, chosen } = workspace
  const sources = useMemo(() => [...own.map(sourceOfOwn), ...examples], [own, examples])
  const source = sources.find(({ name }) => name === chosen) ?? initial
  const opened = useMemo(() => source.tables(), [source])
  const edits = workspace.edits[source.name]
  const tables = edits?.present ?? opened
  const blocks = workspace.blocks[source.name] ?? textOfBlocks(source.blocks)

  // Deferred, so that a cell shows typed text at once and the form updates later.
  const checkedTables = useDeferredValue(tables)
  const { roots, repeating } = blocks
  const settings = useMemo(() => ({ ...CLAIM_SETTINGS, ...blocksOfText({ roots, repeating }) }), [roots, repeating])
  const checked = useMemo(() => checkTextTables(checkedTables, settings), [checkedTables, settings])
  const { definitions } = checked
  const compile = useCallback(
    (language?: Language, translated?: Hints) =>
      compileForm(hints.withHints(definitions, translated), {
        ...settings,
        ...memberOptions,
        ...(language && { language }),
      }),
    [definitions, settings, hints],
  )
  const form = useMemo(() => compile(), [compile])
  const diagnostics = useMemo((): LabDiagnostic[] => {
    const isClaim = settings.roots?.includes(CLAIM_BLOCKS.lossInfo) ?? false
    const ofClaim = isClaim ? [...checkClaim(definitions), ...checkLabelCodes(definitions, hintUses(hints.codes))] : []
    const all = [...source.found, ...ofClaim.map(checked.located), ...checked.diagnostics]
    return all.toSorted((one, other) => rank[one.severity] - rank[other.severity])
  }, [checked, definitions, settings, source, hints])
  const reached = useMemo(
    () => new Map(reachControls(definitions, settings).map((each) => [each.key, each])),
    [definitions, settings],
  )
  const store = useFittingAnswers(form, source.name)

  const change = (made: Change) => setWorkspace((before) => changeTables(before, opened, made))
  const open = (added: AddedDefinitions) => {
    setWorkspace((before) => addOwn(before, added))
    setProblem(null)
  }
  const take = (title: string, read: ReadDefinitions) => open({ ...read, title })
  const refuse = (error: unknown) => {
    if (!(error instanceof UnreadableDefinitionsError)) throw error
    setProblem(error.message)
  }

  return {
    sources,
    source,
    tablesOf: (other: LabSource) => workspace.edits[other.name]?.present ?? other.tables(),
    choose: ({ name }: LabSource) => {
      setWorkspace((before) => ({ ...before, chosen: name }))
      setProblem(null)
    },
    blocks,
    setBlocks: (changed: BlocksText) =>
      setWorkspace((before) => ({ ...before, blocks: { ...before.blocks, [source.name]: changed } })),
    problem,
    isStored,
    opened,
    definitions,
    settings,
    tables,
    actions: {
      edit: change,
      undo: edits && edits.past.length > 0 ? () => change('undo') : undefined,
      redo: edits && edits.future.length > 0 ? () => change('redo') : undefined,
    },
    fix: (fix: readonly CellFix[]) => {
      // Until the deferred check catches up, its row numbers may be outdated.
      if (checkedTables === tables) change(applyFix(tables, fix))
    },
    store,
    formIn: hasSpanish(definitions) ? compile : null,
    diagnostics,
    open,
    openNew: () => take(texts.source.newTitle(own.length + 1), { tables: emptyTables, found: [] }),
    openFiles: (files: readonly File[]) =>
      readDefinitionsFiles(files).then((read) => take(files.map(({ name }) => name).join(', '), read), refuse),
    paste: async (text: string) => {
      try {
        take(texts.source.pasted(own.length + 1), await readDefinitionsText(text))
        return true
      } catch (error) {
        refuse(error)
        return false
      }
    },
    labelOf: (recId: RecId) => definitions.controls.find((row) => row.RecId === recId)?.ControlLabel ?? '',
    /** The cell with the label of a control. */
    cellOf: (recId: RecId): TableCell => {
      const ids = columnIndex(tables.controls, 'RecId')
      const row = tables.controls.rows.findIndex((cells) => cells[ids]?.text.trim() === String(recId))
      return { table: 'controls', row: Math.max(0, row), column: 'ControlLabel' }
    },
    showing: (key: string) => {
      const answers = reached.get(key)?.answers
      return answers ? () => store.reset({ ...store.answers(), ...answers }) : undefined
    },
  }
}

/** The three tables with only their headers. */
const emptyTables = textTables(parseDefinitions({ controls: [], displayValues: [], dependencies: [] }))

const hintUses = (codes: readonly string[]) =>
  Object.fromEntries(codes.map((code) => [code, texts.diagnostics.hintLost]))
