import { diffDefinitions, type Definitions } from '@captive/form-engine'
import { checkTextTables, type TextTables } from '@captive/form-engine/files'
import { useId, useMemo, useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { SelectBox } from '../../ui/fields/select-box.tsx'
import type { LabSource } from '../lab-source.ts'
import { SourceOptions } from '../source-options.tsx'
import { texts } from '../texts.ts'
import { changeSentences, type ChangeSentences } from './change-sentences.ts'
import classes from '../definition-lab.module.css'

interface CompareViewProps {
  definitions: Definitions
  /** The tables as they were opened, before any edit. */
  opened: TextTables
  /** The other sources. */
  sources: readonly LabSource[]
  /** The tables of a source with its edits. */
  tablesOf: (source: LabSource) => TextTables
}

const kinds: readonly (keyof ChangeSentences)[] = ['added', 'removed', 'changed', 'moved']

/** The changes from earlier definitions to these, in sentences. */
export function CompareView({ definitions, opened, sources, tablesOf }: CompareViewProps) {
  const id = useId()
  const [chosen, setChosen] = useState('')
  const source = sources.find(({ name }) => name === chosen)
  const tables = source ? tablesOf(source) : opened
  const before = useMemo(() => checkTextTables(tables).definitions, [tables])
  const sentences = useMemo(
    () => changeSentences(diffDefinitions(before, definitions), before, definitions),
    [before, definitions],
  )
  const changed = kinds.filter((kind) => sentences[kind].length > 0)
  return (
    <>
      <Field id={id} label={texts.compare.before} description={texts.compare.help}>
        <SelectBox
          id={id}
          aria-describedby={`${id}-description`}
          value={source ? chosen : ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <option value="">{texts.compare.opened}</option>
          <SourceOptions sources={sources} />
        </SelectBox>
      </Field>
      {changed.length === 0 ? <EmptyState title={texts.compare.same}>{texts.compare.sameHelp}</EmptyState> : null}
      {changed.map((kind) => (
        <section key={kind} aria-label={texts.compare.kinds[kind]}>
          <h2 className={classes.heading}>
            <span>{texts.compare.count(kind, sentences[kind].length)}</span>
          </h2>
          <ul className={classes.rows}>
            {sentences[kind].map((sentence, index) => (
              <li key={`${sentence} ${index}`} className={classes.row}>
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
