import { Title } from '@mantine/core'
import type { DeliveryKind } from '@captive/api-client/contract'

import { FactList } from '../../../ui/fact-list.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { texts } from '../texts.ts'
import type { MappingProps } from './columns-table.tsx'
import { withConvention } from './correct-mapping.ts'
import classes from './reading.module.css'

const words = texts.reading.conventions

const conventions = [
  {
    name: 'incurred',
    label: words.incurred.label,
    options: [
      { value: 'net', label: words.incurred.net },
      { value: 'gross', label: words.incurred.gross },
    ],
  },
  {
    name: 'recovery',
    label: words.recovery.label,
    options: [
      { value: 'positive', label: words.recovery.positive },
      { value: 'negative', label: words.recovery.negative },
    ],
  },
  {
    name: 'dates',
    label: words.dates.label,
    options: [
      { value: 'MM/DD/YYYY', label: words.dates.month },
      { value: 'DD/MM/YYYY', label: words.dates.day },
    ],
  },
  {
    name: 'decimal',
    label: words.decimal.label,
    options: [
      { value: '.', label: words.decimal.point },
      { value: ',', label: words.decimal.comma },
    ],
  },
] as const

/** The number and date formats of the file. */
export function ConventionFields({ kind, mapping, onMapping }: Omit<MappingProps, 'preview'> & { kind: DeliveryKind }) {
  const own = conventions.filter(({ name }) => kind === 'claims' || name === 'dates' || name === 'decimal')
  const chosen = own.map(({ name, label, options }) => {
    const written = mapping.conventions?.[name]
    // The mapping of an earlier file may write the date format differently.
    const value = options.find((option) => option.value === written)?.value ?? options[0].value
    return { name, label, options, value }
  })
  return (
    <>
      <Title order={3} className={classes.heading ?? ''}>
        {words.title}
      </Title>
      {onMapping ? (
        <div className={classes.conventions}>
          {chosen.map(({ name, label, options, value }) => (
            <SelectField<string>
              key={name}
              label={label}
              value={value}
              options={options}
              onChange={(next) => onMapping(withConvention(mapping, name, next))}
            />
          ))}
        </div>
      ) : (
        <FactList
          facts={chosen.map(({ label, options, value }) => ({
            term: label,
            value: options.find((option) => option.value === value)?.label,
          }))}
        />
      )}
    </>
  )
}
