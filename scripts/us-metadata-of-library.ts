import max from 'libphonenumber-js/metadata.max'
import mobile from 'libphonenumber-js/metadata.mobile'

/** The United States, and the territories that share its numbering plan. */
export const usCountries = ['US', 'AS', 'GU', 'MP', 'PR', 'VI'] as const

/** The index of number types in a country's metadata, which include mobile and toll-free numbers. */
const types = 11
const mobileType = 1
const tollFreeType = 2

/** The part of the library's metadata that this file reads. The library declares the metadata as opaque. */
interface Metadata {
  readonly version: number
  readonly countries: Readonly<Record<string, readonly unknown[]>>
}

/**
 * The metadata of libphonenumber-js for mobile and toll-free numbers in these countries only. The library's
 * documentation calls it `metadata.custom.json`. The library's own tool generates the same from a file that it
 * downloads.
 */
export function usMetadataOfLibrary(): object {
  // See Metadata: the library declares its metadata as opaque, and a pinned version keeps this shape.
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
