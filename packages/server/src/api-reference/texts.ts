/** Texts of the API reference. Descriptions are Markdown. */
export const texts = {
  title: (brand: string) => `${brand} API`,
  description: 'All calls between the member portal of a captive insurance program and its server.',
  statuses: {
    400: 'The request does not match the contract. The message names the field.',
    401: 'No user is signed in, or the session has ended.',
    403: 'The caller does not have a permission code that the call requires.',
    404: 'The file or URL does not exist, or the caller may not see it.',
    413: 'The body is too large.',
    429: 'Too many attempts. The Retry-After header gives the seconds to wait.',
    500: 'An unexpected failure. RequestId identifies its line in the log.',
    503: 'The database is busy. The Retry-After header gives the seconds to wait.',
  },
  otherRefusal: 'Any other error.',
  capability: (name: string, adds: string) => `Capability: ${name}, an addition to the specification. ${adds}`,
  token: 'The access_token that LogOn returns.',
  access: {
    public: 'Everyone.',
    signedIn: 'Every signed-in user.',
    holders: (codes: readonly string[]) =>
      codes.length === 1 ? `Users with ${codes[0]}.` : `Users with any of ${codes.join(', ')}.`,
  },
  scope: {
    company: (field: string) =>
      `The company in \`${field}\`, if the caller may act for it. For other companies, the response is the same as if they did not exist.`,
    program: (field: string) =>
      `The program in \`${field}\`, if the caller may act for a current or former member of it. For other programs, the response is the same as if they did not exist.`,
    none: 'No company data.',
    companies: 'Data of the companies that the caller may act for.',
    self: 'The caller’s own data.',
  },
}
