/** Replaces the URI library of rjsf with the platform's URL class. */
const platformUri = {
  resolve: (base: string, reference: string): string =>
    URL.canParse(reference, base) ? new URL(reference, base).href : reference,
}

// rjsf imports it as the default export.
// oxlint-disable-next-line import/no-default-export
export default platformUri
