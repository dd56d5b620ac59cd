/** The parent controls of the blocks of a claim report. */
export const CLAIM_BLOCKS = { lossInfo: 27, auto: 9, otherVehicle: 19, workersCompensation: 34 } as const

/** The value lists of a claim submission, and the block that fills each one. */
export const CLAIM_LISTS = {
  lossInfoValues: CLAIM_BLOCKS.lossInfo,
  additionalInfoValues: CLAIM_BLOCKS.auto,
  otherVehicleValues: CLAIM_BLOCKS.otherVehicle,
  additionalInfo_WCValues: CLAIM_BLOCKS.workersCompensation,
} as const
export type ClaimList = keyof typeof CLAIM_LISTS

/** The blocks of each claim type's report, in the order of the report. */
export const CLAIM_TYPES = {
  Auto: [CLAIM_BLOCKS.lossInfo, CLAIM_BLOCKS.auto, CLAIM_BLOCKS.otherVehicle],
  GeneralLiability: [CLAIM_BLOCKS.lossInfo],
  Property: [CLAIM_BLOCKS.lossInfo],
  WorkersCompensation: [CLAIM_BLOCKS.lossInfo, CLAIM_BLOCKS.workersCompensation],
} as const satisfies Record<string, readonly number[]>
export type ClaimType = keyof typeof CLAIM_TYPES

/** The names of the lists and of the claim types. */
export const claimLists = Object.keys(CLAIM_LISTS) as ClaimList[] // keys of a constant
export const claimTypes = Object.keys(CLAIM_TYPES) as ClaimType[] // keys of a constant
