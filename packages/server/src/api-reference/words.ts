import type { Access, TenantScope } from '@captive/api-client/contract'

/** Who may make a call, as a sentence. */
export function accessWords(access: Access): string {
  if (access === 'public') return 'Anyone.'
  if (access === 'signed in') return 'Anyone who is signed in.'
  return access.length === 1 ? `Holders of ${access[0]}.` : `Holders of any of ${access.join(', ')}.`
}

/** Which rows a call touches, as a sentence. */
export function scopeWords(scope: TenantScope): string {
  if (typeof scope === 'object') {
    const [of, name, when] =
      'company' in scope
        ? ['company', scope.company, 'the caller may act for it']
        : ['program', scope.program, 'a company that the caller may act for is or was in it']
    return `The ${of} that \`${name}\` names, if ${when}. Any other is answered as if it did not exist.`
  }
  switch (scope) {
    case 'none':
      return 'No rows of a company.'
    case 'companies':
      return 'Rows of the companies that the caller may act for.'
    case 'self':
      return 'The caller’s own rows.'
  }
}
