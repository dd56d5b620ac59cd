import { useBrand } from './brand.ts'
import { toDialable } from './to-dialable.ts'

/** The claims phone number: as printed, and as a dialable number (AMB-131). */
export function useClaimsLine(): { number: string; tel: string } {
  const { phone } = useBrand()
  return { number: phone, tel: toDialable(phone) }
}
