import { useBrand } from './brand.ts'
import { toDialable } from './to-dialable.ts'

/** The phone number that takes claims: as printed, and as a telephone dials it (AMB-131). */
export function useClaimsLine(): { number: string; tel: string } {
  const { phone } = useBrand()
  return { number: phone, tel: toDialable(phone) }
}
