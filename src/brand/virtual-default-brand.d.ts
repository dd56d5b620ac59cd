/** The brand that scripts/default-brand.ts reads from the folder brand/default. */
declare module 'virtual:default-brand' {
  import type { Brand } from '@captive/api-client/contract'

  const brand: Brand
  export default brand
}
