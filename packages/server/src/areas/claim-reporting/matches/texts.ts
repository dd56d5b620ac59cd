export const texts = {
  notInState: {
    proposed: 'This claim is no longer suggested for the report. Reload the page.',
    matched: 'The report and the claim are no longer matched. Reload the page.',
  },
  noSuchReport: 'This report cannot be assigned. Reload the page.',
  noSuchAssignee: 'A report cannot be assigned to this person. Reload the page and choose someone else.',
  activity: {
    confirm: (report: string, claim: string) => `Confirmed that claim report ${report} became claim ${claim}`,
    reject: (report: string, claim: string) => `Decided that claim report ${report} did not become claim ${claim}`,
    assign: (report: string, person: string) => `Assigned claim report ${report} to ${person}`,
    unassign: (report: string) => `Assigned claim report ${report} to nobody`,
    undo: (report: string, claim: string) => `Undid the match of claim report ${report} and claim ${claim}`,
  },
}
