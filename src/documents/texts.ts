import { specified } from './specified-texts.ts'

export const texts = {
  receipt: 'Receipt',
  receiptFile: (number: string) => `Claim report ${number}.pdf`,
  view: specified['DOC-002'].view,
  notStored: specified['DOC-004'].noDocument,
  onlyPdf: 'Only a PDF can be filed here',
  loading: 'Loading documents',
  failed: { title: 'The documents did not load', details: 'Your documents are safe. We could not load the list.' },
  deleted: 'Document Deleted',
  states: {
    waiting: 'This file is waiting for the virus check. You can open it after that.',
    infected: 'This file contains a virus. It was quarantined and cannot be opened.',
  },
  activeContents: {
    macros:
      'This file contains macros, which are small programs. Do not enable them unless you know the sender and expected to get macros.',
    formulas:
      'This file contains cells that look like formulas. A spreadsheet program may run them. Import the file as text.',
  },
  packs: {
    renewal: {
      title: 'Renewal pack',
      note: 'One PDF for underwriters: loss runs, large losses, funds, vehicles, score and open recommendations.',
      make: 'Create the renewal pack',
      making: 'Creating the renewal pack',
      failed: 'The renewal pack was not created',
    },
    board: {
      title: 'Board pack',
      note: 'One PDF for the board, without the names of claimants. It also includes the fund balances by program.',
      make: 'Create the board pack',
      making: 'Creating the board pack',
      failed: 'The board pack was not created',
    },
    open: 'Open',
    ready: 'The pack is ready. We filed it with your renewal documents.',
    failedHint: (mailbox: string) => `Nothing has changed. Try again. If that also fails, write to ${mailbox}.`,
  },
}
