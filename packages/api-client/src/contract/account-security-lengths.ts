/**
 * The maximum lengths, in characters, of sign-in fields and of the fields of an identity provider. The forms declare
 * the same.
 */
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
