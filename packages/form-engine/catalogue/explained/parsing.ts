import type { ExplainedCodes } from './explained-code.ts'

/** Tables, columns and cells that cannot be read, or that are read differently than written. */
export const parsing = {
  'missing-table': {
    meaning:
      'One of the three tables is missing: controls, display values or dependencies. All three are needed, even if one has no rows.',
    fix: 'Add a sheet with the name and the columns of the table. It may have no rows. If the sheet is there, compare the names of its columns with those of the table.',
  },
  'unreadable-row': {
    meaning: 'A row is not an object with columns, so it cannot be read. This happens only in JSON.',
    fix: 'Write each row as an object. Delete entries such as `null`.',
  },
  'missing-id': {
    meaning:
      'A row has no id, or a text that cannot be an id. The row is left out. Ids are required in `RecId`, `ControlsRecId` and `ControlingControlsRecId`.',
    fix: 'Enter the id in the cell. A new control gets a number that no control has, or had before.',
  },
  'misspelt-column': {
    meaning: 'A column has an unknown name, and a similar column is missing. The unknown column is not read.',
    fix: 'Rename the column. Note that `ControlingControlsRecId` and `ControlingValue` have one “l” in “Controling”.',
  },
  'missing-column': {
    meaning:
      'A table has no such column. Its cells are read as empty, or as no. Two cases are errors: without an id column no row can be read, and without `IsActive` every row is inactive. The tools name the first cell of the heading.',
    fix: 'Add the column. Leave its cells blank if they have no value.',
  },
  'column-case': {
    meaning: 'Columns are written in another way, such as `recId` for `RecId`. The engine recognizes and reads them.',
    fix: 'No change is needed. Rename the columns so that other programs read them as well.',
  },
  'byte-order-mark': {
    meaning:
      'The name of the first column starts with an invisible mark that some programs write at the start of a file. The mark is ignored.',
    fix: 'No change is needed. To remove the mark, save the file as UTF-8 without a byte order mark.',
  },
  'unread-cell': {
    meaning:
      'A cell has a value that its column cannot have, such as “maybe” in a column of yes and no. The cell counts as empty, or as no.',
    fix: 'Enter 1 or 0 for yes or no, a number for an order, and a whole number for an id.',
  },
  'empty-form': {
    meaning: 'The form has no question that anybody can answer.',
    fix: 'Add controls, set `IsActive` to 1, or check that the form has the right blocks.',
  },
} satisfies ExplainedCodes
