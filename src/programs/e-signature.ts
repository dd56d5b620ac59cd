/** Programs with e-signature. */
const programs = [1, 2, 3, 4, 5, 6, 7, 600]

/** The e-signature URL of a program; null without e-signature. `{program}` in the template is the program number. */
export function eSignatureUrl(template: string, programId: number | null): string | null {
  if (programId === null || !programs.includes(programId)) return null
  return template.replaceAll('{program}', String(programId)).replaceAll('%7Bprogram%7D', String(programId))
}
