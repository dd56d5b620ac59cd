/** Replaces the URI library of rjsf with the URL of the platform. */
const platformUri = {
  resolve: (base: string, reference: string): string =>
    URL.canParse(reference, base) ? new URL(reference, base).href : reference,
}

// rjsf imports it by default.
// oxlint-disable-next-line import/no-default-export
export default platformUri
