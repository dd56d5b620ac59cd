/** The four steps, and how far each stands, exactly as the specification prints it (core §2, AMB-133). */
export const steps = [
  { number: 1, title: 'Claim Type', progress: 0 },
  { number: 2, title: 'Personal Info', progress: 33.4 },
  { number: 3, title: 'Loss Info', progress: 66.7 },
  { number: 4, title: 'Upload', progress: 100 },
] as const

export type Step = (typeof steps)[number]
export type StepNumber = Step['number']

/** The step of a number; step 1 for a number that names none. */
export function stepOf(number: number): Step {
  return steps.find((step) => step.number === number) ?? steps[0]
}
