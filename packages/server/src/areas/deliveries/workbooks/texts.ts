export const texts = {
  tooLargeToRead: (file: string) =>
    `${file} is too large to read as a workbook. Save it as CSV, or ask the sender for a CSV file.`,
}
