/** The maximum lengths of what people type to sign in and of a provider, in characters. The forms declare the same. */
export const accountSecurityLengths = {
  code: 40,
  passkeyName: 60,
  Domain: 253,
  Issuer: 300,
  ClientIdentifier: 300,
  ClientSecret: 500,
  GroupsClaim: 100,
  group: 200,
} as const
