import type { CellFix, DefinitionChange, RecId } from '@captive/form-engine'

import { plural } from '../format/plural.ts'

const compareKinds = { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' }

export const texts = {
  groups: {
    start: 'Start here',
    claims: 'Claim report',
    rules: 'One rule each',
    faults: 'One fault each',
    yours: 'Your definitions',
  },
  start: {
    title: 'Fix three mistakes in a minute',
    doneTitle: 'All three mistakes are fixed',
    next: 'Choose “Open files” to open your own workbook, or “Save as” to keep this one.',
    open: 'To do',
    done: 'Done',
  },
  source: {
    definitions: 'Definitions',
    roots: 'Blocks',
    rootsHelp: 'The ids of the blocks to start from. Leave blank for all.',
    repeating: 'Repeating',
    repeatingHelp: 'The ids of the sections that repeat.',
    new: 'New',
    newTitle: (n: number) => `New tables ${n}`,
    openFile: 'Open files',
    publish: 'Check and publish',
    paste: 'Paste',
    pasteTitle: 'Paste definitions',
    pasteLabel: 'Definitions as JSON',
    pasteHelp: '{ "controls": […], "displayValues": […], "dependencies": […] }',
    showForm: 'Show the form',
    pasted: (n: number) => `Pasted ${n}`,
    pastedFile: 'pasted.json',
  },
  kept: 'Your changes are kept in this browser. Nothing is sent.',
  startOver: 'Undo all changes',
  save: {
    button: 'Save as',
    types: { xlsx: 'Workbook (.xlsx)', json: 'JSON', csv: 'CSV, all tables in one file' },
  },
  share: {
    button: 'Share',
    title: 'Share these tables',
    copied: 'The link is copied.',
    notCopied: 'The browser does not allow copying. Copy the link from the field.',
    link: 'Link',
    help: (length: number) =>
      `The link itself contains the tables; nothing is sent to a server. It has ${length} characters. Some mail programs cut off links longer than 2,000.`,
    damaged: 'The link is incomplete. Ask the sender for the link again, or for the file.',
  },
  unreadable: {
    title: 'These definitions cannot be read',
    kept: (problem: string) => `${problem} The previous definitions are still open.`,
  },
  leftOut: 'Features that the tables cannot express',
  form: {
    fill: 'Fill in a sample',
    clear: 'Clear the form',
    complete: 'Nothing is missing',
    showMissing: 'What is missing?',
    emptyTitle: 'Nothing is visible',
    empty: 'These definitions show no controls. See Diagnostics for the reasons.',
  },
  views: {
    label: 'Views',
    form: 'Form',
    diagnostics: (n: number) => `Diagnostics (${n})`,
    tables: 'Tables',
    compare: 'Compare',
    plan: 'Test plan',
    why: 'Why it shows',
    graph: 'Conditions',
    submission: 'Submission',
    schema: 'JSON Schema',
    uiSchema: 'UI schema',
  },
  diagnostics: {
    label: 'Diagnostics',
    severities: { error: 'Error', warning: 'Warning', info: 'Note' },
    emptyTitle: 'No problems found',
    empty: 'The check found no errors, warnings or notes.',
    more: (n: number) => `and ${n} more`,
    fix: 'Fix',
    fixWith: fixText,
    hintLost: 'its hint is not shown',
    explain: (code: string) => `What ${code} means`,
  },
  pages: {
    title: 'Diagnostics explained',
    close: 'Close the page',
    loading: 'Opening the page',
  },
  tables: {
    label: 'Table',
    help: 'Type in a cell to change it. Enter, Tab and the arrow keys move. Copy, cut and paste blocks as in a spreadsheet. Drag the edge of a column header, or press Alt and an arrow key, to resize a column. Blank rows are ignored.',
    names: { controls: 'Controls', displayValues: 'Display values', dependencies: 'Dependencies' },
    count: (name: string, rows: number) => `${name} (${rows})`,
    cell: (column: string, row: number) => `${column}, row ${row}`,
    undo: 'Undo',
    redo: 'Redo',
    addRow: 'Add a row',
    addColumn: 'Add a column',
    pasted: (rows: number, leftOut: number) =>
      `Pasted ${plural(rows, { one: 'row', other: 'rows' })}.${leftOut > 0 ? ` ${plural(leftOut, { one: 'column', other: 'columns' })} did not fit in the table.` : ''}`,
    deleteRows: (rows: number) => (rows === 1 ? 'Delete the row' : `Delete ${rows} rows`),
  },
  compare: {
    before: 'Compare with',
    help: 'Earlier definitions. The list below shows what has changed since then.',
    opened: 'These definitions when opened',
    same: 'Nothing changed',
    sameHelp: 'Both have the same active controls, options and conditions.',
    kinds: compareKinds,
    count: (kind: keyof typeof compareKinds, n: number) => `${compareKinds[kind]} (${n})`,
    control: (label: string, recId: RecId) => `“${label}” (${recId})`,
    change: (control: string, { what, before, after }: Pick<DefinitionChange, 'what' | 'before' | 'after'>) =>
      before === ''
        ? `${control} now has the ${what} “${after}”.`
        : after === ''
          ? `${control} no longer has the ${what} “${before}”.`
          : `${control}: the ${what} changed from “${before}” to “${after}”.`,
    reordered: (control: string, before: string, after: string) =>
      `${control} moved from position ${before || 'last'} to position ${after || 'last'} in the same section.`,
    moved: (control: string, before: string, after: string) =>
      `${control} moved from ${before || 'the top level'} to ${after || 'the top level'}.`,
  },
  plan: {
    tests: 'Test plan',
    summary: (tests: number, atLeast: number) =>
      `${tests === 1 ? 'One test shows' : `${tests} tests together show`} every control and every error message. ${
        tests === atLeast ? 'No plan has fewer tests.' : `No plan has fewer than ${atLeast}.`
      }`,
    workbook: 'Save as workbook',
    json: 'Save as JSON',
    file: (ending: string) => `test-plan.${ending}`,
    test: (n: number, entries: number, shows: number, errors: number) =>
      `Test ${n}: enter ${plural(entries, { one: 'answer', other: 'answers' })}, see ${plural(shows, { one: 'control', other: 'controls' })} and ${plural(errors, { one: 'error', other: 'errors' })}`,
    fill: (n: number) => `Fill in test ${n}`,
    answer: (question: string, shown: string) => `${question}: ${shown}`,
    errors: 'Errors to see:',
    error: (question: string, message: string) => `${question}: ${message}`,
    uncovered: (goals: readonly string[]) => `No answers can trigger the following: ${goals.join(', ')}.`,
    goal: (label: string, check: string | undefined) => (check === undefined ? `“${label}”` : `“${label}” (${check})`),
    reach: 'Fewest answers that show each control',
    control: (label: string, recId: RecId) => `${label} (${recId})`,
    always: 'Always shows',
    after: 'Shows after',
    never: 'Never shows',
    undecided: 'Not decided: depends on a calculated value',
  },
  graph: {
    graphLabel: 'Conditions as a graph',
    help: 'An arrow points from an answer to the controls that it shows or calculates. Click a section to open or close it, or click a question to go to it. The arrow keys move along the arrows.',
    loading: 'Drawing the conditions',
    emptyTitle: 'No conditions',
    empty: 'Every control always shows.',
    section: (label: string, holds: number) => `${label} (${plural(holds, { one: 'question', other: 'questions' })})`,
    question: (label: string, recId: RecId) => `${recId} ${label}`,
    toForm: 'Go to the form',
    toTable: 'Go to the table',
    list: (n: number) => `The same as a list (${plural(n, { one: 'condition', other: 'conditions' })})`,
    conditions: 'Conditions',
    condition: (label: string, recId: RecId, values: readonly string[] | null) =>
      values === null
        ? `This is calculated from “${label}” (${recId}).`
        : `This shows if “${label}” (${recId}) is ${values.map((value) => `“${value}”`).join(' or ')}.`,
    show: 'Show its conditions',
  },
  why: {
    find: 'Find a control',
    findHelp: 'By label, label code or number',
    controls: 'Controls',
    visible: 'Visible',
    hidden: 'Hidden',
    item: (n: number, summary: string) => `Item ${n}: ${summary}`,
    show: 'Fill in answers that show it',
    unreachable: 'No answers that show it were found.',
    met: 'Met',
    notMet: 'Not met',
    offered: 'Offered',
    notOffered: 'Not offered',
    option: (label: string, because: string) => `Option “${label}”: ${because}`,
    check: (kind: string, check: string) => `This is a ${kind} control. Its answer is checked as: ${check}`,
  },
  submission: {
    emptyTitle: 'No answers yet',
    empty: 'Only visible answers are submitted.',
    untitled: 'Answers',
    data: 'Submitted data',
    dataLabel: 'submission',
  },
  json: {
    copy: (label: string) => `Copy ${label}`,
    copied: 'Copied',
  },
}

function fixText([first, ...rest]: readonly CellFix[]): string {
  const more = rest.length > 0 ? ` and ${rest.length} more` : ''
  if (!first || first.text === null)
    return rest.length === 0 ? 'Fix: delete the repeated row' : `Fix: delete ${rest.length + 1} repeated rows`
  const { row, column, text } = first
  return row === null && column === text ? `Fix: add the column ${text}` : `Fix: enter “${text}”${more}`
}
