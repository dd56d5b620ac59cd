export { cellText } from './cell-text.ts'
export { byteOrderMark, csvLine, withoutFormula } from './csv-text.ts'
export { dateCell, momentCell, numberFormats, type NumberCell, type NumberFormat } from './number-cell.ts'
