import whole from 'libphonenumber-js/metadata.mobile'

/** The countries under +1 from the library's metadata of mobile numbers. */
export function northAmericanMetadata(): object {
  const { version, country_calling_codes: codes, countries } = whole as unknown as Metadata
  const nanp = codes['1'] ?? []
  return {
    version,
    country_calling_codes: { 1: nanp },
    countries: Object.fromEntries(nanp.map((code) => [code, countries[code]])),
    nonGeographic: {},
  }
}

interface Metadata {
  version: number
  country_calling_codes: Record<string, string[]>
  countries: Record<string, unknown>
}
