import type { ListedDocument } from '../../src/ui/document-list.tsx'

function document(title: string, date: string, size: number, more: Partial<ListedDocument> = {}): ListedDocument {
  const fileName = `${title.toLowerCase().replaceAll(' ', '-')}.pdf`
  return {
    id: fileName,
    title,
    fileName,
    date,
    size,
    load: () => Promise.resolve(new Blob([title])),
    ...more,
  }
}

export const sampleDocuments = [
  {
    title: '2024',
    documents: [
      document('Minutes of the annual meeting', '2024-06-14', 482_304, { isNew: true }),
      document('Loss run as of September', '2024-09-30', 1_204_000),
      document('Statement of the A fund', '2024-09-30', 96_000),
    ],
  },
  { title: '2023', documents: [document('Minutes of the meeting in Charleston', '2023-06-09', 510_000)] },
]
