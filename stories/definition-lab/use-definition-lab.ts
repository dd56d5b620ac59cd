import { checkDefinitions, compileForm, reachControls, type RecId } from '@captive/form-engine'
import { CLAIM_BLOCKS, CLAIM_SETTINGS, checkClaim, checkLabelCodes } from '@captive/form-engine/claim'
import type { CheckedFiles } from '@captive/form-engine/files'
import { useFormAnswers } from '@captive/form-engine/react'
import { useMemo, useState } from 'react'
import { hints } from '../../src/features/claim-reporting/model/loss-info/hints.ts'
import { blocksOfText, textOfBlocks } from './blocks-text.ts'
import { catalogueSources, type LabSource } from './lab-source.ts'
import { readDefinitionsFiles, readDefinitionsText, UnreadableDefinitionsError } from './read-definitions.ts'
import { texts } from './texts.ts'

const hintUses = Object.fromEntries(Object.keys(hints).map((code) => [code, texts.diagnostics.hintLost]))

/** The state of the lab: the definitions, their blocks and the answers. Unreadable definitions change nothing. */
export function useDefinitionLab(initial: LabSource) {
  const [yours, setYours] = useState<readonly LabSource[]>([])
  const [source, setSource] = useState(initial)
  const [blocks, setBlocks] = useState(textOfBlocks(initial.blocks))
  const [problem, setProblem] = useState<string | null>(null)
  const { definitions, files } = source

  const applied = useMemo(() => ({ ...CLAIM_SETTINGS, ...blocksOfText(blocks) }), [blocks])
  const form = useMemo(() => compileForm(definitions, applied), [definitions, applied])
  const diagnostics = useMemo(() => {
    const isClaim = applied.roots?.includes(CLAIM_BLOCKS.lossInfo) ?? false
    const found = [
      ...(isClaim ? [...checkClaim(definitions), ...checkLabelCodes(definitions, hintUses)] : []),
      ...checkDefinitions(definitions, applied),
    ]
    const located = found.map((each) => ({
      ...each,
      locations: each.cells.flatMap((cell) => files?.locate(cell) ?? []),
    }))
    return [...(files?.reading ?? []), ...located]
  }, [definitions, files, applied])
  const reached = useMemo(
    () => new Map(reachControls(definitions, applied).map((each) => [each.key, each])),
    [definitions, applied],
  )
  const store = useFormAnswers(form)

  const choose = (chosen: LabSource) => {
    setSource(chosen)
    setBlocks(textOfBlocks(chosen.blocks))
    setProblem(null)
  }
  const take = (title: string, { definitions: taken, ...read }: CheckedFiles) => {
    const added: LabSource = {
      name: `yours-${yours.length}`,
      title,
      group: 'yours',
      definitions: taken,
      files: read,
      blocks: {},
      sample: () => ({}),
    }
    setYours([...yours, added])
    choose(added)
  }
  const refuse = (error: unknown) => {
    if (!(error instanceof UnreadableDefinitionsError)) throw error
    setProblem(error.message)
  }

  return {
    sources: [...yours, ...catalogueSources],
    source,
    choose,
    blocks,
    setBlocks,
    problem,
    store,
    diagnostics,
    openFiles: (opened: readonly File[]) =>
      readDefinitionsFiles(opened).then((read) => take(opened.map(({ name }) => name).join(', '), read), refuse),
    paste: async (text: string) => {
      try {
        take(texts.source.pasted(yours.length + 1), await readDefinitionsText(text))
        return true
      } catch (error) {
        refuse(error)
        return false
      }
    },
    labelOf: (recId: RecId) => definitions.controls.find((row) => row.RecId === recId)?.ControlLabel ?? '',
    showing: (key: string) => {
      const answers = reached.get(key)?.answers
      return answers ? () => store.reset({ ...store.answers(), ...answers }) : undefined
    },
  }
}
