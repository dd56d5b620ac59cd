import { specified } from './specified-texts.ts'

export const texts = {
  receipt: 'Receipt',
  receiptFile: (number: string) => `Claim report ${number}.pdf`,
  view: specified['DOC-002'].view,
  notStored: specified['DOC-004'].noDocument,
  onlyPdf: 'Only a PDF can be filed here',
  loading: 'Loading documents',
  failed: { title: 'The documents did not load', kept: 'Your documents are safe. We could not load the list.' },
  deleted: 'Document Deleted',
  states: {
    waiting: 'Waiting for the virus check. You can open it after that.',
    infected: 'Contains a virus. It was quarantined and cannot be opened.',
  },
  activeContents: {
    macros: 'Contains macros, which are programs. Do not enable them unless you know the sender and expect them.',
    formulas: 'Contains cells that look like formulas. A spreadsheet program may run them. Import it as text.',
  },
  packs: {
    renewal: {
      title: 'Renewal pack',
      note: 'One PDF for underwriters: loss runs, large losses, funds, vehicles, score and open recommendations.',
      make: 'Make the renewal pack',
      making: 'Making the renewal pack',
      failed: 'The renewal pack was not made',
    },
    board: {
      title: 'Board pack',
      note: 'One PDF for the board, without the names of claimants. It adds the fund balances by program.',
      make: 'Make the board pack',
      making: 'Making the board pack',
      failed: 'The board pack was not made',
    },
    open: 'Open',
    ready: 'The pack is ready. We filed it with your renewal documents.',
    failedHint: (mailbox: string) =>
      `Nothing has changed. Press the button again. If that also fails, write to ${mailbox}.`,
  },
}
