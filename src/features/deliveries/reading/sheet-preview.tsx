import { Title } from '@mantine/core'
import type { DeliveryPreview } from '@captive/api-client/contract'
import { useId, useState } from 'react'

import { SelectField } from '../../../ui/fields/select-field.tsx'
import { texts } from '../texts.ts'
import classes from './reading.module.css'

type Sheet = DeliveryPreview['sheets'][number]

const words = texts.reading.sheet

interface SheetPreviewProps {
  sheets: readonly Sheet[]
  fileName: string
  /** The rows that become header rows, by sheet. */
  heads: ReadonlyMap<string, number> | undefined
  /** Makes a row the header row; undefined if the delivery can no longer be corrected. */
  onHeaderRow?: (sheet: string, row: number) => void
}

/** The first rows of a sheet as in the file, each marked with its kind. */
export function SheetPreview({ sheets, fileName, heads, onHeaderRow: onHead }: SheetPreviewProps) {
  const [chosen, setChosen] = useState<string>()
  const captionId = useId()
  const sheet = sheets.find(({ name }) => name === chosen) ?? sheets.find(isRead) ?? sheets[0]
  if (!sheet) return null
  const width = Math.max(...sheet.rows.map(({ cells }) => cells.length))
  return (
    <>
      <Title order={3} className={classes.heading ?? ''}>
        {words.title}
      </Title>
      {sheets.length > 1 ? (
        <SelectField
          className={classes.choice}
          label={words.choose}
          value={sheet.name}
          options={sheets.map(({ name }) => ({ value: name, label: name }))}
          onChange={setChosen}
        />
      ) : null}
      {onHead ? <p>{words.help}</p> : null}
      {/* The sheet can scroll sideways, even by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.scroller} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={classes.sheet}>
          <caption id={captionId}>{words.caption(sheet.name || fileName)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.row}</th>
              <th scope="col">{words.kind}</th>
              <th scope="colgroup" colSpan={width}>
                {words.cells}
              </th>
            </tr>
          </thead>
          <tbody translate="no">
            {sheet.rows.map(({ number, kind, cells }) => {
              const isNext = heads?.get(sheet.name) === number
              return (
                <tr key={number} data-kind={isNext ? 'head' : kind}>
                  <th scope="row">
                    {onHead ? (
                      <button
                        type="button"
                        className={classes.rowButton}
                        aria-label={words.makeHeader(number)}
                        aria-pressed={isNext}
                        onClick={() => onHead(sheet.name, number)}
                      >
                        {number}
                      </button>
                    ) : (
                      number
                    )}
                  </th>
                  <td translate="yes">{isNext ? words.nextHeader : (words.kinds[kind] ?? kind)}</td>
                  {Array.from({ length: width }, (_, at) => (
                    <td key={at}>{cells[at]}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Whether a table was found on the sheet. */
const isRead = ({ rows }: Sheet) => rows.some(({ kind }) => kind === 'data')
