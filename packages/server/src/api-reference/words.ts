import type { Access, TenantScope } from '@captive/api-client/contract'

import { texts } from './texts.ts'

/** Who may make a call, as a sentence. */
export function accessWords(access: Access): string {
  if (access === 'public') return texts.access.public
  return access === 'signed in' ? texts.access.signedIn : texts.access.holders(access)
}

/** Which rows a call touches, as a sentence. */
export function scopeWords(scope: TenantScope): string {
  if (typeof scope === 'string') return texts.scope[scope]
  return 'company' in scope ? texts.scope.company(scope.company) : texts.scope.program(scope.program)
}
