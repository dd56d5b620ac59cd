import type { ExplainedCodes } from './explained-code.ts'

/** Changes that a spreadsheet made, and decisions that were made while reading a file. */
export const files = {
  'cell-error': {
    meaning: 'A cell contains a spreadsheet error, such as #REF!.',
    fix: 'Correct the formula, or write the value.',
  },
  'formula-without-result': {
    meaning:
      'A cell contains a formula, but the file does not contain its result. Programs that write workbooks often omit results.',
    fix: 'Open the workbook in a spreadsheet program and save it, or write the value.',
  },
  'cell-became-date': {
    meaning: 'A text became a date. Spreadsheets convert texts such as 3-4 to dates.',
    fix: 'Format the column as text, and write the text again. Leave it as it is if it should be a date.',
  },
  'zeros-lost': {
    meaning:
      'A number has fewer digits than the other values of its control, which start with zeros. A spreadsheet removed its leading zeros.',
    fix: 'Format the column as text, and write the value with its zeros.',
  },
  'separator-in-number': {
    meaning: 'A number has thousands separators. It is read without them.',
    fix: 'Format the column without thousands separators.',
  },
  'table-by-content': {
    meaning: 'A sheet has the columns of a table, but a different name. It is read as this table.',
    fix: 'No change is needed. Rename the sheet so that people recognize it.',
  },
  'second-table': {
    meaning: 'Two sheets have the columns of the same table. Only one of them is read.',
    fix: 'Move the rows into one sheet, and delete the other one.',
  },
  'unread-sheet': {
    meaning: 'A sheet has neither the name nor the columns of a table. It is not read.',
    fix: 'No change is needed if the sheet contains only notes. If it is a table, correct the names of its columns.',
  },
  'skipped-row': {
    meaning: 'A row looks like a title or a comment. It is skipped.',
    fix: 'No change is needed if it is one. Otherwise fill in its other cells.',
  },
  'duplicate-column': {
    meaning: 'Two columns have the same name. Only the first one is read.',
    fix: 'Delete one of them, or rename it.',
  },
  'local-column': {
    meaning: 'Only forms that are declared in code have this column. A server does not store it.',
    fix: 'Delete the column.',
  },
  'unread-column': {
    meaning: 'The table has no such column. It is neither read nor stored.',
    fix: 'No change is needed if the column contains only notes.',
  },
} satisfies ExplainedCodes
