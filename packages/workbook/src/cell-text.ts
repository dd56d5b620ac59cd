/** The longest text that Excel allows in a cell. */
const longestText = 32_767

/**
 * Prepares a text for a cell of a workbook, before XML escaping: cuts it to Excel's limit and removes characters
 * that XML does not allow. Excel reads `_x0041_` as the letter A, so the underscore in such a text becomes
 * `_x005F_`.
 */
export const cellText = (text: string): string =>
  text
    .slice(0, longestText)
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
