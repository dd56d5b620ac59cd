import { texts } from '../texts.ts'

/** The four steps, with the exact percentages of the specification (WIZ-001, WIZ-002, AMB-133). */
export const steps = [
  { number: 1, title: texts.steps.claimType, progress: 0 },
  { number: 2, title: texts.steps.personalInfo, progress: 33.4 },
  { number: 3, title: texts.steps.lossInfo, progress: 66.7 },
  { number: 4, title: texts.steps.upload, progress: 100 },
] as const

export type Step = (typeof steps)[number]
export type StepNumber = Step['number']

/** The step with a number; step 1 for a number without a step. */
export function stepOf(number: number): Step {
  return steps.find((step) => step.number === number) ?? steps[0]
}
