import metadata from 'libphonenumber-js/metadata.mobile'

/** The expression of US numbers that may be mobile ones, without their country's code. */
export function usNumbersOfLibrary(): string {
  const { 11: kinds } = metadata.countries.US as unknown as {
    11: [landlineAlone: unknown, mobile: [expression: string]]
  }
  return kinds[1][0]
}
