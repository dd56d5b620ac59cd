/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'DOC-012': { noDocuments: 'No Documents Found.' },
  'KSK-001': { agreements: 'Agreements' },
  'KSK-003': { vehicleSchedule: 'Vehicle Schedule' },
  'KSK-006': { downloaded: 'Vehicle Schedule Downloaded', none: 'No Vehicle Schedule Found' },
} as const
