import { parseDefinitions } from '@captive/form-engine'
import { servedDefinitions } from '@captive/form-engine/catalogue'
import { claimForm, type ClaimType } from '@captive/form-engine/claim'
import { validatorCode } from '@captive/form-engine/validator/generate'

const urls = new Map<ClaimType, string>()

/** A data URL with the module of the validator, used instead of the URL from the server. */
export function scriptedValidator(claimType: ClaimType): string {
  const known = urls.get(claimType)
  if (known !== undefined) return known
  const code = validatorCode(claimForm(parseDefinitions(servedDefinitions), claimType))
  const url = `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`
  urls.set(claimType, url)
  return url
}
