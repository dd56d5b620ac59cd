const rules = new Intl.PluralRules('en-US')
const isOne = (count: number) => rules.select(count) === 'one'

const unknownCompany = (name: string) => `The portal has no company “${name}”.`
const didYouMean = (nearest: string | undefined) => (nearest === undefined ? '' : ` Did you mean ${nearest}?`)
const notLike = (stated: string | number, sum: string | number) => `is ${stated}, but its parts add up to ${sum}.`

/**
 * All messages about deliveries: for the staff member who uploaded the file, in full sentences. They say what is wrong
 * and, if it is not obvious, what to do.
 */
export const texts = {
  /** Why a file cannot be read. */
  unreadable: {
    empty: (file: string) => `${file} is empty. Ask the sender to send it again.`,
    damaged: (file: string) => `${file} is damaged or was cut off. Ask the sender to send it again.`,
    damagedFrom: (file: string, row: number, reason: string) =>
      `${file} cannot be read from row ${row} on, because ${reason}. Ask the sender for a complete file.`,
    openQuote: 'a quotation mark is not closed',
    damagedRow: 'the row is damaged',
    password: (file: string) => `${file} is protected with a password. Ask the sender for a file without a password.`,
    otherKind: (file: string, kind: string) => `${file} is a ${kind}. Ask the sender for an Excel or CSV file.`,
    noText: (file: string) => `${file} is neither a text file nor a workbook. Ask the sender for an Excel or CSV file.`,
    noTable: (file: string) => `${file} is a web page without a table. Ask the sender for an Excel or CSV file.`,
  },

  /** What is wrong with a file as a whole. */
  file: {
    notADelivery: (file: string, many: string) =>
      `${file} does not contain a table of ${many}. Check that it is the right file.`,
    empty: (many: string) => `The file has no ${many}.`,
    noValuationDate: 'The file does not state the valuation date of its claims. Enter the date.',
    wrongTotal: (field: string, stated: number, sum: number) =>
      `The file states a total of ${stated.toFixed(2)} for ${field}, but its rows add up to ${sum.toFixed(2)}.`,
    hiddenRows: (count: number) =>
      isOne(count)
        ? `The file has ${count} hidden row, which was read. Check it in the file.`
        : `The file has ${count} hidden rows, which were read. Check them in the file.`,
    hiddenSheets: (names: readonly string[]) =>
      isOne(names.length)
        ? `A hidden sheet was not read: ${names.join(', ')}. Check it in the file.`
        : `Hidden sheets were not read: ${names.join(', ')}. Check them in the file.`,
    missingClaim: (claim: string) =>
      `The portal has claim ${claim} from this sender, but the file does not. The claim will not change.`,
  },

  /** Why the cell of a column cannot be read. */
  cell: {
    inColumn: (head: string, message: string) => `${head}: ${message}`,
    spreadsheetError: (text: string) => `“${text}” is a spreadsheet error. Correct the cell.`,
    notADate: (text: string) => `“${text}” is not a date.`,
    notAnAmount: (text: string) => `“${text}” is not a dollar amount.`,
    notANumber: (text: string) => `“${text}” is not a number.`,
    notAWholeNumber: (text: string) => `“${text}” is not a whole number, or it is too large.`,
    notBetween: (number: number, min: number, max: number) => `${number} is not between ${min} and ${max}.`,
    tooLarge: (text: string) => `“${text}” is too large for the portal.`,
    tooLong: (length: number, max: number) => `The text has ${length} characters. Shorten it to ${max}.`,
    notYesOrNo: (text: string) => `“${text}” is unclear. Enter Yes or No.`,
    notLike: (text: string, example: string) => `“${text}” cannot be read. Enter it like ${example}.`,
    shortenedNumber: (text: string) =>
      `A spreadsheet program shortened it to ${text}. Ask the sender for the complete number.`,
    unknownStatus: (text: string) => `“${text}” is an unknown status word. Choose its meaning.`,
    unknownWord: (text: string, words: readonly string[], nearest: string | undefined) =>
      `“${text}” is unknown.${didYouMean(nearest)} Use one of: ${words.join(', ')}.`,
  },

  /** Companies, policies and other objects that a row names. */
  reference: {
    noCompanyOrPolicy: 'The row names neither a policy nor a company.',
    unknownCompany,
    unknownCompanyCode: (code: string) => `The portal has no company with code ${code}.`,
    similarCompany: (name: string, similar: string) => `${unknownCompany(name)} The name is similar to ${similar}.`,
    unknownPolicy: (number: string) => `The portal has no policy ${number}.`,
    policyOfOtherCompany: (policy: string, owner: string, company: string) =>
      `Policy ${policy} belongs to ${owner}, but the row names ${company}.`,
    unknown: (what: string, name: string) => `The portal has no ${what} “${name}”.`,
    unknownIn: (place: 'portal' | 'zip', what: string, name: string, nearest: string | undefined) =>
      `The ${place} has no ${what} “${name}”.${didYouMean(nearest)}`,
    ambiguous: (name: string, meanings: readonly string[]) =>
      `“${name}” could mean ${meanings.join(' or ')}. Enter the complete name.`,
    ofOtherCompany: (what: string, name: string) => `The ${what} ${name} does not belong to the company in this row.`,
  },

  /** Rows with the same claim or record. */
  repeat: {
    repeated: (firstRow: number) => `This row repeats row ${firstRow}.`,
    contradicted: (firstRow: number) =>
      `The file has this claim more than once with different values, first in row ${firstRow}. Ask the sender.`,
  },

  claim: {
    noNumber: 'The row has no claim number.',
    noLossDate: 'The row has no loss date.',
    shortenedNumber: (number: string) =>
      `A spreadsheet program shortened the claim number to ${number}. Ask the sender for the complete number.`,
    repairedNumber: (number: string) => `The claim number lost its leading zeros. The restored number is ${number}.`,
    partsContradict: 'The rows of this claim have different loss dates or policies. Ask the sender which are right.',
    otherCompany: (owner: string | undefined, company: string) =>
      `In the portal, this claim belongs to ${owner ?? 'another company'}, not to ${company}.`,
    olderValuation: (portal: string, file: string) =>
      `The portal has a newer valuation of this claim (${portal}) than the file (${file}).`,
    noPolicyOnDay: (company: string, line: string | undefined, day: string) =>
      `No policy for ${company} covers ${line ?? 'this line'} on ${day}.`,
    outsideTerm: (loss: string, policy: string, from: string, to: string) =>
      `The loss date ${loss} is outside the term of policy ${policy}, ${from} to ${to}.`,
    datesOutOfOrder: (days: readonly string[]) =>
      `The dates ${days.join(', ')} (loss, reported, closed) are out of order or later than the valuation date.`,
    wrongSum: (total: number, sum: number) => `The total ${notLike(total.toFixed(2), sum.toFixed(2))}`,
  },

  /** Records other than claims. */
  record: {
    blank: (head: string) => `${head} is blank, but required.`,
    missing: (about: string) => `A new record requires this value: ${about}`,
    otherSourceId: 'The Source ID belongs to a different record than the other values in this row. Ask the sender.',
    fixedValue: (one: string, value: string) =>
      `In the portal, this ${one} has a different ${value}. A delivery cannot change the ${value}.`,
    olderData: (one: string, portal: string, file: string) =>
      `The portal has newer data for this ${one} (${portal}) than the file (${file}).`,
    needsOwner: (what: string, owner: string) => `${what} needs a ${owner}.`,
    wrongOwner: (what: string, owner: string, other: string) =>
      `${what} belongs to a ${owner}. Leave the ${other} blank.`,
    impossibleDate: (date: string) => `The date ${date} does not exist. Correct the month or the day.`,
    datesOutOfOrder: (later: string, to: string, earlier: string, from: string) =>
      `The ${later} ${to} is before the ${earlier} ${from}.`,
    wrongSum: (label: string, stated: number, sum: number) => `The ${label} ${notLike(stated, sum)}`,
  },
}
