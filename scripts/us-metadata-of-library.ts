import max from 'libphonenumber-js/metadata.max'
import mobile from 'libphonenumber-js/metadata.mobile'

/** The United States, and the territories that share its numbering plan. */
export const usCountries = ['US', 'AS', 'GU', 'MP', 'PR', 'VI'] as const

/** Where the metadata of a country has its types of numbers, and among them the mobile and the toll-free ones. */
const types = 11
const mobileType = 1
const tollFreeType = 2

/** The part of the library's metadata that this file reads; the library declares it as opaque. */
interface Metadata {
  readonly version: number
  readonly countries: Readonly<Record<string, readonly unknown[]>>
}

/**
 * The metadata of libphonenumber-js for mobile and toll-free numbers, of these countries alone: what the library's
 * documentation calls `metadata.custom.json`. Its own tool makes the same from a file that it downloads.
 */
export function usMetadataOfLibrary(): object {
  const { version, countries } = mobile as unknown as Metadata
  const { countries: withTollFree } = max as unknown as Metadata
  const typeOf = (country: readonly unknown[], type: number) => (country[types] as readonly unknown[])[type]
  const reduced = usCountries.map((name) => {
    const [country = [], full = []] = [countries[name], withTollFree[name]]
    return [name, country.with(types, [0, typeOf(country, mobileType), typeOf(full, tollFreeType)])]
  })
  return {
    version,
    country_calling_codes: { 1: usCountries },
    countries: Object.fromEntries(reduced) as object,
    nonGeographic: {},
  }
}
