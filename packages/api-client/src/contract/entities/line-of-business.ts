import type { Policy } from './policy.ts'

/** The lines that claims are shown in, as their tabs are named and in their order (specification, core §2 Claims). */
export const linesOfBusiness = ['Commercial Auto', 'General Liability', "Workers' Compensation", 'Excess'] as const
export type LineOfBusiness = (typeof linesOfBusiness)[number]

/** Lines are compared by their letters: one document writes an apostrophe, the other none (AMB-085). */
const letters = (line: string) => line.toLowerCase().replace(/[^a-z]/g, '')

/** Whether two texts name one line of business. */
export const isSameLine = (one: string, other: string): boolean => letters(one) === letters(other)

/** The line of a policy; undefined for a fifth one, which has no tab (AMB-086). */
export const lineOf = ({ LOB }: Pick<Policy, 'LOB'>): LineOfBusiness | undefined =>
  linesOfBusiness.find((line) => isSameLine(line, LOB))
