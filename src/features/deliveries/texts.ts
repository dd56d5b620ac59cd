import { plural } from '../../format/plural.ts'

const claims = (count: number) => plural(count, { one: 'claim', other: 'claims' })
const rows = (count: number) => plural(count, { one: 'row', other: 'rows' })

export const texts = {
  about: 'Loss runs and other program data. Upload a file, check how it was read, and apply it.',
  connections: 'Connections',
  notOffered: 'Deliveries are not available on this server',
  notOfferedHint: 'Ask your administrator to update the server.',
  unknownSource: 'Unknown sender',
  unknownDate: 'Unknown',

  upload: {
    title: 'Upload a file',
    choose: 'Choose a file',
    drop: 'or drop it on this page',
    kinds: 'Excel, CSV, tab-separated text, an HTML page with tables, or a zip file of these. Up to 300 MB.',
    kind: 'Kind of data',
    template: 'Download the template',
    templateFile: (kind: string) => `${kind}-template.xlsx`,
    source: 'Sender (optional)',
    sourceHelp: 'Who sent the file. For example, Great Lakes TPA. Leave blank if the file names the sender.',
    effect: 'The file is stored and read. No data changes until you check the delivery and apply it.',
    send: 'Upload',
    sending: 'Uploading',
    missing: 'Choose a file first.',
    tooMany: 'Upload one file at a time. Only the first one was used.',
    files: 'Chosen file',
    failed: 'The file was not uploaded.',
  },

  register: {
    title: 'Deliveries',
    loading: 'Loading the deliveries',
    failed: {
      title: 'The deliveries did not load',
      details: 'The server could not be reached. No delivery has been lost.',
    },
    olderFailed: 'Older deliveries did not load',
    olderFailedHint: 'The deliveries above are correct, but older ones are missing.',
    empty: 'No deliveries',
    emptyHint: 'Deliveries will appear here. Upload the first file above.',
    search: 'Search files and senders',
    columns: {
      file: 'File',
      kind: 'Data',
      source: 'Sender',
      asOf: 'As of',
      state: 'State',
      new: 'New',
      changed: 'Changed',
      refused: 'Rejected',
      doubtful: 'Questionable',
      at: 'Received',
    },
  },

  sources: {
    open: 'Senders',
    title: 'Senders',
    about:
      'Who sends deliveries, and when the next one is due. A delivery is late if it has not arrived ten days after the date under Next due.',
    loading: 'Loading the senders',
    failed: {
      title: 'The senders did not load',
      details: 'The server could not be reached. No delivery has been lost.',
    },
    empty: 'No senders',
    emptyHint: 'Senders will appear here after their first delivery.',
    search: 'Search senders',
    columns: {
      source: 'Sender',
      last: 'Last delivery',
      asOf: 'Claims as of',
      rhythm: 'Frequency',
      due: 'Next due',
      late: 'Late',
      waiting: 'Waiting',
      refused: 'Rejected rows',
      names: 'Unmatched names',
    },
    late: 'Late',
    due: 'Not late',
    rhythms: {
      weekly: 'Weekly',
      monthly: 'Monthly',
      quarterly: 'Quarterly',
      yearly: 'Yearly',
      irregular: 'Irregular',
    },
    unknownInterval: 'Not known yet',
    proposed: (rhythm: string | undefined) => (rhythm === undefined ? 'Automatic' : `${rhythm} (auto)`),
    intervalOf: (source: string) => `Frequency of ${source}`,
    saved: (source: string) => `The frequency of ${source} was saved.`,
    notSaved: 'The frequency was not saved.',
    names: {
      title: 'Names that did not match',
      hint: 'The newest delivery from each sender has these names. Correct them in the delivery, or add the company or policy.',
      file: 'Delivery',
      found: 'Finding',
    },
    versions: {
      title: 'Mapping versions',
      hint: 'When you apply a delivery with a different layout, a new version is created. Click its name to open that delivery.',
      version: 'Version',
      made: 'Created',
    },
  },

  states: {
    waiting: 'Waiting',
    applied: 'Applied',
    refused: 'Rejected',
    discarded: 'Discarded',
    'taken back': 'Undone',
  },

  delivery: {
    untitled: 'Delivery',
    loading: 'Loading the delivery',
    failed: { title: 'The delivery did not load', details: 'The server could not be reached. Nothing has been lost.' },
    gone: 'Delivery not found',
    goneHint: 'It may be on another server, or the link is incomplete.',
    newMapping: 'Check how the columns were read',
    newMappingHint:
      'Fewer than three deliveries from this sender were applied with this layout. Compare the columns with the file below before you apply the delivery.',
    glance: 'At a glance',
    facts: {
      kind: 'Data',
      source: 'Sender',
      asOf: 'Valued as of',
      refused: 'Rejected rows',
      doubtful: 'Questionable rows',
      brought: 'Received',
      applied: 'Applied',
      takenBack: 'Undone',
    },
    by: (moment: string, person: string) => `${moment} by ${person}`,
    download: 'Download the file',
  },

  apply: {
    action: 'Apply',
    needs: {
      source: 'Enter the sender, then analyze the delivery again.',
      asOf: 'Enter the valuation date, then analyze the delivery again.',
      corrections: 'You corrected the delivery. Analyze it again first.',
    },
    question: 'Apply this delivery?',
    staysOut: (refused: number, doubtful: number) => {
      const parts = [
        refused > 0 && plural(refused, { one: 'rejected row', other: 'rejected rows' }),
        doubtful > 0 && plural(doubtful, { one: 'questionable row', other: 'questionable rows' }),
      ].filter(Boolean)
      return parts.length === 0 ? undefined : `${parts.join(' and ')} will not be imported.`
    },
    failed: 'The delivery was not applied.',
  },
  discard: {
    action: 'Discard',
    question: 'Discard this delivery?',
    done: 'The delivery was discarded.',
    failed: 'The delivery was not discarded.',
  },
  takeBack: {
    action: 'Undo',
    question: 'Undo this delivery?',
    done: 'The delivery was undone.',
    failed: 'The delivery was not undone.',
  },

  needs: {
    title: 'Before you apply',
    found: 'Problems with the file',
    asOf: 'Valued as of',
    source: 'Sender',
    sourceMissing: 'The file does not say who sent it. Enter the sender.',
    vanished: (count: number) =>
      `The portal has ${claims(count)} from this sender that are not in the file. They will not be changed.`,
    showVanished: 'Show the claims',
    totalsDiffer: 'Compare the totals below with the file. A column may have been read incorrectly.',
  },

  findings: {
    refused: 'Rejected rows',
    refusedHint: 'They are not imported. Correct them in the file, or ask the sender to correct them.',
    doubtful: 'Questionable rows',
    doubtfulDone: 'They were not imported, except for the rows that someone accepted.',
    firstOnly: (shown: number, all: number) =>
      `Showing the first ${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}.`,
    showAll: (count: number) => `Show all ${rows(count)}`,
    showFirst: 'Show only the first rows for each reason',
    reason: (name: string, count: number) => `${name}: ${rows(count)}`,
    none: 'No rows found',
    search: 'Search rows',
    columns: {
      row: 'Row',
      sheet: 'Sheet',
      reason: 'Reason',
      message: 'Finding',
    },
  },

  /** The classes of findings, in the order of `packages/delivery/src/report.ts`. */
  reasons: {
    'missing-required': 'Required value missing',
    'damaged-number': 'Number damaged',
    'not-a-date': 'Not a date',
    'not-an-amount': 'Not an amount',
    'unknown-value': 'Unknown value',
    'unknown-policy': 'Unknown policy',
    'unknown-company': 'Unknown company',
    'claim-of-another-company': 'Belongs to another company',
    'duplicate-in-file': 'In the file twice',
    'older-valuation': 'Older than the data in the portal',
    'unreadable-file': 'File cannot be read',
    'not-a-delivery': 'No table found',
    'outside-term': 'Loss outside the policy term',
    'dates-out-of-order': 'Dates out of order',
    'sum-differs': 'Sum differs',
    'similar-company': 'Similar company name',
    'repaired-number': 'Claim number repaired',
    'rows-contradict': 'Rows contradict each other',
    'wrong-total': 'Total in the file differs',
    vanished: 'Claim is missing from the file',
    'empty-delivery': 'No rows in the file',
    'no-as-of-date': 'No as-of date',
    'hidden-content': 'Hidden rows or sheets',
  } as Readonly<Record<string, string>>,

  totals: {
    title: 'Totals in the file',
    caption: 'Totals',
    asOf: (date: string | null) => `valued as of ${date ?? 'an unknown date'}`,
    columns: { file: 'In the file', rows: 'Sum of its rows', difference: 'Difference' },
    agree: 'All totals agree',
    differ: (count: number) => plural(count, { one: 'total differs', other: 'totals differ' }),
  },

  reading: {
    title: 'How the file was read',
    loading: 'Reading the file',
    failed: {
      title: 'The file did not load',
      details: 'The delivery is safe. We could not show how its file was read.',
    },
    unreadable: 'The file cannot be shown',
    unreadableHint: 'The file cannot be read. Download it to see its contents.',
    sums: (agree: number, all: number) =>
      all === 0
        ? 'No row has a total that can be compared with its parts.'
        : `In ${agree} of ${rows(all)}, the total equals the sum of its parts.`,
    headerMoved: (row: number) =>
      `Row ${row} will be the header. To read the columns again, analyze the delivery again.`,
    columns: {
      title: 'Columns',
      head: 'Column in the file',
      sheet: 'Sheet',
      samples: 'Examples',
      field: 'Read as',
      leftOut: 'Left out',
      readAs: (head: string) => `Read ${head} as`,
    },
    statuses: {
      title: 'Status words',
      text: 'Word in the file',
      count: 'Rows',
      status: 'Means',
      undecided: 'Undecided',
      statuses: { Open: 'Open', Closed: 'Closed', Reopened: 'Reopened' },
      means: (text: string) => `${text} means`,
    },
    companies: {
      title: 'Unknown company names',
      resembles: (text: string, name: string) => `${text} is similar to ${name}`,
      unknown: (text: string) => `${text} is not similar to any company`,
    },
    conventions: {
      title: 'Conventions',
      incurred: { label: 'The total is', net: 'After recoveries', gross: 'Before recoveries' },
      recovery: { label: 'Recoveries are written', positive: 'As positive amounts', negative: 'As negative amounts' },
      dates: { label: 'Dates are written', month: 'Month first, 10/31/2026', day: 'Day first, 31/10/2026' },
      decimal: { label: 'Cents come after', point: 'A period, 1,234.50', comma: 'A comma, 1.234,50' },
    },
    sheet: {
      title: 'First rows',
      choose: 'Sheet',
      row: 'Row',
      kind: 'Type of row',
      cells: 'Cells',
      nextHeader: 'New header',
      caption: (name: string) => `First rows of ${name}`,
      makeHeader: (row: number) => `Make row ${row} the header`,
      help: 'Click a row number to make that row the table header.',
      kinds: {
        title: 'Title',
        head: 'Header',
        data: 'Data',
        total: 'Total',
        group: 'Group',
        blank: 'Blank',
        other: 'Other',
      } as Readonly<Record<string, string>>,
    },
  },

  corrections: {
    label: 'Corrections',
    made: 'You corrected this delivery. Nothing is saved until you analyze it again.',
    accepted: 'You changed which rows are accepted. Apply the delivery, or analyze it again to see the new counts.',
    analyze: 'Analyze again',
    undo: 'Undo corrections',
    done: 'The delivery was analyzed again.',
    failed: 'The delivery was not analyzed.',
    leave: 'Your corrections have not been saved. Do you want to leave the page?',
  },

  /** The display names of claim fields. A field that is not listed is shown with its contract name. */
  fields: {
    ClaimNumber: 'Claim number',
    PolicyNumber: 'Policy number',
    '#report': 'Report confirmation number',
    '#company.code': 'Company code',
    '#company.name': 'Company name',
    '#line': 'Line of business',
    '#part': 'Claim part',
    LossDate: 'Date of loss',
    ReportedDate: 'Date reported',
    ClosedDate: 'Date closed',
    ValuationDate: 'Valued as of',
    StatusCode: 'Status',
    ClaimantName: 'Claimant',
    DriverName: 'Driver',
    LossType: 'Type of loss',
    LossLocation: 'Location of loss',
    StateCode: 'State of loss',
    FactsofLoss: 'Facts of loss',
    AdjusterFirstName: 'Adjuster first name',
    AdjusterLastName: 'Adjuster last name',
    AdjusterEmail: 'Adjuster email',
    '#adjuster': 'Adjuster',
    LossPaid: 'Loss paid',
    LossReserve: 'Loss reserve',
    ExpensePaid: 'Expense paid',
    ExpenseReserve: 'Expense reserve',
    MedPaidAmt: 'Medical paid',
    MedReserveAmt: 'Medical reserve',
    ExpExclMedPaidAmt: 'Other expense paid',
    ExpExclMedReserveAmt: 'Other expense reserve',
    Recovery: 'Recovery',
    TotalIncurred: 'Total incurred',
  } as Readonly<Record<string, string>>,
}

/** The display name of a field. */
export const fieldName = (field: string): string => texts.fields[field] ?? field

/** The display name of a class of findings. */
export const reasonName = (name: string): string => texts.reasons[name] ?? name
