import type { TextTables } from '@captive/form-engine/files'
import { Button } from '@mantine/core'
import { IconClipboard, IconFolderOpen, IconTablePlus } from '@tabler/icons-react'
import { useId, useState } from 'react'

import { ChooseFilesButton } from '../ui/choose-files-button.tsx'
import { AreaField } from '../ui/fields/area-field.tsx'
import { Field } from '../ui/fields/field.tsx'
import { SelectBox } from '../ui/fields/select-box.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import type { BlocksText } from './blocks-text.ts'
import classes from './definition-lab.module.css'
import type { LabSetup, OpenProps } from './lab-setup.ts'
import type { LabSource } from './lab-source.ts'
import { SaveMenu } from './save/save-menu.tsx'
import { ShareButton } from './share/share-button.tsx'
import { SourceOptions } from './source-options.tsx'
import { texts } from './texts.ts'

interface SourceBarProps {
  sources: readonly LabSource[]
  chosen: LabSource
  onChoose: (source: LabSource) => void
  /** Opens empty tables. */
  onNew: () => void
  onFiles: (files: readonly File[]) => void
  /** Resolves to whether the text could be read. If so, the dialog closes. */
  onPaste: (text: string) => Promise<boolean>
  pasteProblem: string | null
  blocks: BlocksText
  onBlocks: (blocks: BlocksText) => void
  /** The edited tables. */
  tables: TextTables
  onPublish: LabSetup['onPublish']
  Open: LabSetup['Open']
  onOpen: OpenProps['onOpen']
}

/** Selects the definitions, and the blocks that make up the form. */
export function SourceBar(props: SourceBarProps) {
  const {
    sources,
    chosen,
    onChoose,
    onNew,
    onFiles,
    onPaste,
    pasteProblem,
    blocks,
    onBlocks,
    tables,
    onPublish,
    Open,
    onOpen,
  } = props
  const id = useId()
  const [pasting, setPasting] = useState(false)
  const [text, setText] = useState('')
  return (
    <div className={classes.bar}>
      <Field id={id} label={texts.source.definitions} className={classes.grow}>
        <SelectBox
          id={id}
          value={chosen.name}
          onChange={({ currentTarget }) => {
            const source = sources.find(({ name }) => name === currentTarget.value)
            if (source) onChoose(source)
          }}
        >
          <SourceOptions sources={sources} />
        </SelectBox>
      </Field>
      <TextField
        label={texts.source.roots}
        description={texts.source.rootsHelp}
        value={blocks.roots}
        onChange={(roots) => onBlocks({ ...blocks, roots })}
      />
      <TextField
        label={texts.source.repeating}
        description={texts.source.repeatingHelp}
        value={blocks.repeating}
        onChange={(repeating) => onBlocks({ ...blocks, repeating })}
      />
      <div className={classes.buttons}>
        <Button leftSection={<IconTablePlus size={20} aria-hidden />} onClick={onNew}>
          {texts.source.new}
        </Button>
        <ChooseFilesButton
          multiple
          accept=".json,.xlsx,.xls,.csv"
          leftSection={<IconFolderOpen size={20} aria-hidden />}
          onFiles={onFiles}
        >
          {texts.source.openFile}
        </ChooseFilesButton>
        <Button leftSection={<IconClipboard size={20} aria-hidden />} onClick={() => setPasting(true)}>
          {texts.source.paste}
        </Button>
        {Open ? <Open onOpen={onOpen} /> : null}
        <SaveMenu tables={tables} title={chosen.title} />
        {onPublish ? (
          <Button variant="filled" onClick={() => onPublish(tables)}>
            {texts.source.publish}
          </Button>
        ) : null}
        <ShareButton shared={{ title: chosen.title, tables, blocks }} />
      </div>
      <FormDialog
        opened={pasting}
        title={texts.source.pasteTitle}
        submitLabel={texts.source.showForm}
        onSubmit={() => void onPaste(text).then((isRead) => setPasting(!isRead))}
        onClose={() => setPasting(false)}
      >
        <AreaField
          label={texts.source.pasteLabel}
          description={texts.source.pasteHelp}
          value={text}
          error={pasteProblem ?? undefined}
          onChange={setText}
        />
      </FormDialog>
    </div>
  )
}
