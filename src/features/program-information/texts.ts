import { specified } from './specified-texts.ts'

export const texts = {
  lead: 'What the program offers and what it takes to join.',
  empty: specified['PRG-009'].noDocuments,
  emptyHint: (program: string) => `Documents about ${program} will appear here.`,
}
