import type { Policy } from './policy.ts'

/** The lines of business of the claims tabs, with the names and order of the tabs (specification, core §2 Claims). */
export const linesOfBusiness = ['Commercial Auto', 'General Liability', "Workers' Compensation", 'Excess'] as const
export type LineOfBusiness = (typeof linesOfBusiness)[number]

/** Compares lines by letters only, because the documents disagree about an apostrophe (AMB-085). */
const letters = (line: string) => line.toLowerCase().replace(/[^a-z]/g, '')

/** Whether two texts name the same line of business. */
export const isSameLine = (one: string, other: string): boolean => letters(one) === letters(other)

/** The line of a policy. Undefined for a fifth line, which has no tab (AMB-086). */
export const lineOf = ({ LOB }: Pick<Policy, 'LOB'>): LineOfBusiness | undefined =>
  linesOfBusiness.find((line) => isSameLine(line, LOB))
