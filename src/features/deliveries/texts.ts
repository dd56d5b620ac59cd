import { plural } from '../../format/plural.ts'

const claims = (count: number) => plural(count, { one: 'claim', other: 'claims' })
const rows = (count: number) => plural(count, { one: 'row', other: 'rows' })

export const texts = {
  about: 'Loss runs and other data of the program. Upload a file, check how it was read, and apply it.',
  connections: 'Connections',
  notOffered: 'This server does not accept deliveries',
  notOfferedHint: 'Ask your administrator for a newer server.',
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
    sourceHelp: 'Who sent the file, for example Great Lakes TPA. Leave it blank if the file names the sender.',
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
      kept: 'The server could not be reached. No delivery has been lost.',
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
      refused: 'Refused',
      doubtful: 'Doubtful',
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
      kept: 'The server could not be reached. No delivery has been lost.',
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
      refused: 'Refused rows',
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
      hint: 'The newest delivery of each sender has these names. Correct them in the delivery, or add the company or policy.',
      file: 'Delivery',
      found: 'Finding',
    },
    versions: {
      title: 'Versions of the mappings',
      hint: 'Applying a delivery with a different layout makes a new version. The name opens that delivery.',
      version: 'Version',
      made: 'Made',
    },
  },

  states: {
    waiting: 'Waiting',
    applied: 'Applied',
    refused: 'Refused',
    discarded: 'Discarded',
    'taken back': 'Taken back',
  },

  delivery: {
    untitled: 'Delivery',
    loading: 'Loading the delivery',
    failed: { title: 'The delivery did not load', kept: 'The server could not be reached. Nothing has been lost.' },
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
      refused: 'Refused rows',
      doubtful: 'Doubtful rows',
      brought: 'Received',
      applied: 'Applied',
      takenBack: 'Taken back',
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
        refused > 0 && plural(refused, { one: 'refused row', other: 'refused rows' }),
        doubtful > 0 && plural(doubtful, { one: 'doubtful row', other: 'doubtful rows' }),
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
    action: 'Take back',
    question: 'Take back this delivery?',
    done: 'The delivery was taken back.',
    failed: 'The delivery was not taken back.',
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
    refused: 'Refused rows',
    refusedHint: 'They are not imported. Correct them in the file, or ask the sender.',
    doubtful: 'Doubtful rows',
    doubtfulDone: 'They were not imported, except those that were accepted.',
    firstOnly: (shown: number, all: number) =>
      `The first ${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}.`,
    showAll: (count: number) => `Show all ${rows(count)}`,
    showFirst: 'Show the first of each reason',
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
    'unknown-value': 'Unknown word',
    'unknown-policy': 'Unknown policy',
    'unknown-company': 'Unknown company',
    'claim-of-another-company': 'Belongs to another company',
    'duplicate-in-file': 'In the file twice',
    'older-valuation': 'Older than the portal',
    'unreadable-file': 'File cannot be read',
    'not-a-delivery': 'No table found',
    'outside-term': 'Loss outside the policy term',
    'dates-out-of-order': 'Dates out of order',
    'sum-differs': 'Sum differs',
    'similar-company': 'Similar company name',
    'repaired-number': 'Claim number repaired',
    'rows-contradict': 'Rows contradict each other',
    'wrong-total': 'Total of the file differs',
    vanished: 'Claim is missing in the file',
    'empty-delivery': 'No rows in the file',
    'no-as-of-date': 'No as-of date',
    'hidden-content': 'Hidden rows or sheets',
  } as Readonly<Record<string, string>>,

  totals: {
    title: 'Totals of the file',
    caption: 'Totals',
    asOf: (date: string | null) => `valued as of ${date ?? 'an unknown date'}`,
    columns: { file: 'In the file', rows: 'Sum of its rows', difference: 'Difference' },
    agree: 'All totals agree',
    differ: (count: number) => plural(count, { one: 'total differs', other: 'totals differ' }),
  },

  reading: {
    title: 'How the file was read',
    loading: 'Reading the file',
    failed: { title: 'The file did not load', kept: 'The delivery is safe. We could not show how its file was read.' },
    unreadable: 'The file cannot be shown',
    unreadableHint: 'It cannot be read. Download it to see its content.',
    sums: (agree: number, all: number) =>
      all === 0
        ? 'No row has a total that could be compared with its parts.'
        : `In ${agree} of ${rows(all)} the total equals the sum of its parts.`,
    headerMoved: (row: number) =>
      `Row ${row} will be the header. The columns will be read again when you analyze the delivery again.`,
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
      resembles: (text: string, name: string) => `${text} resembles ${name}`,
      unknown: (text: string) => `${text} resembles no company`,
    },
    conventions: {
      title: 'Conventions',
      incurred: { label: 'The total is', net: 'After recoveries', gross: 'Before recoveries' },
      recovery: { label: 'Recoveries are written', positive: 'As positive amounts', negative: 'As negative amounts' },
      dates: { label: 'Dates are written', month: 'Month first, 10/31/2026', day: 'Day first, 31/10/2026' },
      decimal: { label: 'Cents come after', point: 'A point, 1,234.50', comma: 'A comma, 1.234,50' },
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
      help: 'Press the number of a row to make it the header of the table.',
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
    accepted: 'You changed the accepted rows. Apply the delivery, or analyze it again to see the new counts.',
    analyze: 'Analyze again',
    undo: 'Undo corrections',
    done: 'The delivery was analyzed again.',
    failed: 'The delivery was not analyzed.',
  },

  /** The display names of claim fields. A field that is not listed is shown with its contract name. */
  fields: {
    ClaimNumber: 'Claim number',
    PolicyNumber: 'Policy number',
    '#report': 'Confirmation number of the report',
    '#company.code': 'Company code',
    '#company.name': 'Company name',
    '#line': 'Line of insurance',
    '#part': 'Part of the claim',
    LossDate: 'Date of loss',
    ReportedDate: 'Date reported',
    ClosedDate: 'Date closed',
    ValuationDate: 'Valued as of',
    StatusCode: 'Status',
    ClaimantName: 'Claimant',
    DriverName: 'Driver',
    LossType: 'Cause of loss',
    LossLocation: 'Place of loss',
    StateCode: 'State of loss',
    FactsofLoss: 'Facts of loss',
    AdjusterFirstName: 'First name of the adjuster',
    AdjusterLastName: 'Last name of the adjuster',
    AdjusterEmail: 'Email of the adjuster',
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
