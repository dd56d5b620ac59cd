import type { DefinitionTables } from '@captive/api-client/contract'
import { parseDefinitions } from '@captive/form-engine'
import { SERVED_SETTINGS } from '@captive/form-engine/claim'
import { definitionsJson, textTables, type TextTables } from '@captive/form-engine/files'
import { useMemo } from 'react'

import { DefinitionLab } from '../../../definition-lab/definition-lab.tsx'
import type { ClaimParts, LabParts } from '../../../definition-lab/lab-parts.ts'
import type { LabSource } from '../../../definition-lab/lab-source.ts'
import { texts } from '../texts.ts'
import { keepInTab } from './keep-in-tab.ts'

const words = texts.lab

export interface LabPageProps {
  /** The version to edit. */
  number: number
  tables: DefinitionTables
  /** Takes the edited tables as a file, to check and publish it. */
  onPublish: (file: File) => void
}

/** The Definition Lab with a version of the claim report. */
export function LabPage({ number, tables, onPublish, claimParts }: LabPageProps & { claimParts: ClaimParts }) {
  const version = useMemo(() => sourceOf(number, tables), [number, tables])
  const parts = useMemo(
    (): LabParts => ({
      ...claimParts,
      examples: [version],
      views: [],
      keeper: keepInTab,
      onPublish: (edited) => onPublish(fileOf(edited)),
    }),
    [claimParts, version, onPublish],
  )
  return <DefinitionLab initial={version} parts={parts} />
}

function sourceOf(number: number, tables: DefinitionTables): LabSource {
  const opened = textTables(parseDefinitions(tables))
  return {
    name: `version-${number}`,
    title: words.version(number),
    group: 'claims',
    tables: () => opened,
    blocks: SERVED_SETTINGS,
    found: [],
    sample: () => ({}),
  }
}

const fileOf = (tables: TextTables) => new File([definitionsJson(tables)], words.file, { type: 'application/json' })
