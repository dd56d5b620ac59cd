import { specified } from './specified-texts.ts'

export const texts = {
  noDocument: specified['DOC-004'].noDocument,
  tooLarge: specified['UPL-013'].tooLarge,
  totalTooLarge: specified['UPL-014'].totalTooLarge,
}
