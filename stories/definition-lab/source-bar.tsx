import { Button, FileButton, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconClipboard, IconFolderOpen } from '@tabler/icons-react'
import { useState } from 'react'
import type { BlocksText } from './blocks-text.ts'
import classes from './definition-lab.module.css'
import type { LabSource } from './lab-source.ts'

interface SourceBarProps {
  sources: readonly LabSource[]
  chosen: LabSource
  onChoose: (source: LabSource) => void
  onFile: (file: File) => void
  /** Answers whether the text could be read; if so the dialog closes. */
  onPaste: (text: string) => boolean
  pasteProblem: string | null
  blocks: BlocksText
  onBlocks: (blocks: BlocksText) => void
}

/** Where the definitions come from, and which parts of them make the form. */
export function SourceBar(props: SourceBarProps) {
  const { sources, chosen, onChoose, onFile, onPaste, pasteProblem, blocks, onBlocks } = props
  const [pasting, setPasting] = useState(false)
  const [text, setText] = useState('')
  const groups = Map.groupBy(sources, ({ group }) => group)
  return (
    <div className={classes.bar}>
      <NativeSelect
        className={classes.grow ?? ''}
        label="Definitions"
        value={chosen.name}
        onChange={({ currentTarget }) => {
          const source = sources.find(({ name }) => name === currentTarget.value)
          if (source) onChoose(source)
        }}
      >
        {[...groups].map(([group, members]) => (
          <optgroup key={group} label={group}>
            {members.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
      <TextInput
        label="Blocks"
        description="Ids to start from; blank for all"
        value={blocks.roots}
        onChange={({ currentTarget }) => onBlocks({ ...blocks, roots: currentTarget.value })}
      />
      <TextInput
        label="Repeating"
        description="Ids filled in several times"
        value={blocks.repeating}
        onChange={({ currentTarget }) => onBlocks({ ...blocks, repeating: currentTarget.value })}
      />
      <div className={classes.buttons}>
        <FileButton onChange={(file) => file && onFile(file)} accept=".json,.xlsx">
          {(button) => (
            <Button {...button} leftSection={<IconFolderOpen size={20} aria-hidden />}>
              Open a file
            </Button>
          )}
        </FileButton>
        <Button leftSection={<IconClipboard size={20} aria-hidden />} onClick={() => setPasting(true)}>
          Paste
        </Button>
      </div>
      <Modal opened={pasting} onClose={() => setPasting(false)} title="Paste definitions" size="lg">
        <Textarea
          label="Definitions as JSON"
          description='{ "controls": […], "displayValues": […], "dependencies": […] }'
          minRows={8}
          maxRows={16}
          value={text}
          error={pasteProblem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button mt="md" variant="filled" onClick={() => onPaste(text) && setPasting(false)}>
          Show the form
        </Button>
      </Modal>
    </div>
  )
}
