import metadata from 'libphonenumber-js/metadata.mobile'

/** The United States, and the territories that share its numbering plan. */
export const usCountries = ['US', 'AS', 'GU', 'MP', 'PR', 'VI'] as const

/**
 * The metadata of libphonenumber-js for mobile numbers, of these countries alone: what the library's documentation calls
 * `metadata.custom.json`. Its own tool makes the same from a file that it downloads.
 */
export function usMetadataOfLibrary(): object {
  const { version, countries } = metadata as unknown as { version: number; countries: Record<string, unknown> }
  return {
    version,
    country_calling_codes: { 1: usCountries },
    countries: Object.fromEntries(usCountries.map((country) => [country, countries[country]])),
    nonGeographic: {},
  }
}
