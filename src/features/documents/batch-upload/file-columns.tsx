import { Button } from '@mantine/core'

import { categoryOptions } from '../../../documents/category-options.ts'
import { SelectBox } from '../../../ui/fields/select-box.tsx'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { UploadChoices } from '../upload-choices.ts'
import { isOfMember, problemOf, type FileRow } from './file-row.ts'
import { texts } from './texts.ts'

const headers = texts.columns

interface FileColumns {
  upload: UploadChoices
  /** Whether the files are being sent. */
  disabled: boolean
  onChange: (id: string, change: Partial<FileRow>) => void
  onRemove: (id: string) => void
}

/** The years of documents, newest first, including the guessed year. */
function yearsFor({ Year }: FileRow): number[] {
  const next = new Date().getFullYear() + 1
  const years = Array.from({ length: 16 }, (_, back) => next - back)
  return Year === null || years.includes(Year) ? years : [...years, Year]
}

const toId = (text: string) => (text === '' ? null : Number(text))

/** The columns of the files to be filed. Their cells can be corrected. */
export function fileColumns({ upload, disabled, onChange, onRemove }: FileColumns): DataColumn<FileRow>[] {
  const categories = categoryOptions(upload.types)
  const labelFor = (column: string, { file }: FileRow) => texts.of(column, file.name)
  return [
    { id: 'file', header: headers.file, value: ({ file }) => file.name, verbatim: true },
    {
      id: 'category',
      header: headers.category,
      value: ({ DocumentTypesRecId }) => DocumentTypesRecId,
      cell: (row) => (
        <SelectBox
          aria-label={labelFor(headers.category, row)}
          value={row.DocumentTypesRecId ?? ''}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) => onChange(row.id, { DocumentTypesRecId: toId(value) })}
        >
          <option value="">{texts.chooseCategory}</option>
          {categories.map(({ value, label, group }) => (
            <option key={value} value={value}>
              {group ? `${group} - ${label}` : label}
            </option>
          ))}
        </SelectBox>
      ),
      minWidth: 16,
      sortable: false,
      shownOnCard: true,
    },
    {
      id: 'member',
      header: headers.member,
      value: ({ ClientId, ProgramsRecId }) => ClientId ?? ProgramsRecId,
      cell: (row) =>
        isOfMember(upload, row) ? (
          <SelectBox
            aria-label={labelFor(headers.member, row)}
            value={row.ClientId ?? ''}
            disabled={disabled}
            onChange={({ currentTarget: { value } }) => onChange(row.id, { ClientId: toId(value) })}
          >
            <option value="">{texts.chooseMember}</option>
            {upload.members.map(({ ClientId, ClientName }) => (
              <option key={ClientId} value={ClientId}>
                {ClientName}
              </option>
            ))}
          </SelectBox>
        ) : (
          <SelectBox
            aria-label={labelFor(headers.member, row)}
            value={row.ProgramsRecId ?? ''}
            disabled={disabled}
            onChange={({ currentTarget: { value } }) => onChange(row.id, { ProgramsRecId: toId(value) })}
          >
            <option value="">{texts.chooseProgram}</option>
            {upload.programs.map(({ RecId, Name }) => (
              <option key={RecId} value={RecId}>
                {Name}
              </option>
            ))}
          </SelectBox>
        ),
      minWidth: 16,
      sortable: false,
      shownOnCard: true,
    },
    {
      id: 'year',
      header: headers.year,
      value: ({ Year }) => Year,
      cell: (row) => (
        <SelectBox
          aria-label={labelFor(headers.year, row)}
          value={row.Year ?? ''}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) => onChange(row.id, { Year: toId(value) })}
        >
          <option value="">{texts.chooseYear}</option>
          {yearsFor(row).map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectBox>
      ),
      minWidth: 7,
      sortable: false,
      shownOnCard: true,
    },
    {
      id: 'problem',
      header: headers.problem,
      value: (row) => problemOf(upload, row) ?? texts.ready,
      cell: (row) => {
        const problem = problemOf(upload, row)
        return <StatusBadge tone={problem === null ? 'ok' : 'warning'}>{problem ?? texts.ready}</StatusBadge>
      },
      shownOnCard: true,
    },
    {
      id: 'remove',
      header: headers.remove,
      value: () => null,
      cell: ({ id, file }) => (
        <Button
          size="sm"
          variant="subtle"
          aria-label={texts.removeNamed(file.name)}
          disabled={disabled}
          onClick={() => onRemove(id)}
        >
          {texts.remove}
        </Button>
      ),
      minWidth: 8,
      sortable: false,
      shownOnCard: true,
    },
  ]
}
