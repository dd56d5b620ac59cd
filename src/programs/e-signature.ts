/** Programs whose agreements are signed electronically (core §9). */
const programs = [1, 2, 3, 4, 5, 6, 7, 600]

/** Where a program's agreements are signed; null where they are not. `{program}` in the address is its number. */
export function eSignatureAddress(template: string, programId: number | null): string | null {
  if (programId === null || !programs.includes(programId)) return null
  return template.replaceAll('{program}', String(programId)).replaceAll('%7Bprogram%7D', String(programId))
}
