import { formNames, publishedForms, type DefinitionTables, type FormKind } from '@captive/api-client/contract'
import { parseDefinitions } from '@captive/form-engine'
import { definitionsJson, textTables, type TextTables } from '@captive/form-engine/files'
import { useMemo } from 'react'

import { DefinitionLab } from '../../../definition-lab/definition-lab.tsx'
import type { ClaimSetup, LabSetup } from '../../../definition-lab/lab-setup.ts'
import type { LabSource } from '../../../definition-lab/lab-source.ts'
import { PortalForm } from '../../../forms/portal-form.tsx'
import { texts } from '../texts.ts'
import { tabWorkspaceStorage } from './tab-workspace-storage.ts'

const words = texts.lab

export interface LabPageProps {
  form: FormKind
  /** The version to edit. */
  number: number
  tables: DefinitionTables
  /** Receives the edited tables as a file, to check and publish it. */
  onPublish: (file: File) => void
}

/** The setup for a form without hints. */
const plainSetup: ClaimSetup = {
  hints: { codes: [], withHints: (definitions) => definitions },
  MemberForm: ({ store }) => <PortalForm store={store} />,
}

/** The Definition Lab with a version of a form. */
export function LabPage({ form, number, tables, onPublish, claimSetup }: LabPageProps & { claimSetup: ClaimSetup }) {
  const version = useMemo(() => sourceOf(form, number, tables), [form, number, tables])
  const setup = useMemo(
    (): LabSetup => ({
      ...(form === 'claim-report' ? claimSetup : plainSetup),
      examples: [version],
      views: [],
      storage: tabWorkspaceStorage,
      onPublish: (edited) => onPublish(fileOf(edited)),
    }),
    [form, claimSetup, version, onPublish],
  )
  return <DefinitionLab initial={version} setup={setup} />
}

function sourceOf(form: FormKind, number: number, tables: DefinitionTables): LabSource {
  const { settings } = publishedForms[form]
  const opened = textTables(parseDefinitions(tables))
  return {
    name: `${form}-version-${number}`,
    title: words.version(formNames[form].name, number),
    group: 'claims',
    tables: () => opened,
    blocks: settings,
    found: [],
    sample: () => ({}),
  }
}

const fileOf = (tables: TextTables) => new File([definitionsJson(tables)], words.file, { type: 'application/json' })
