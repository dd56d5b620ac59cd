export const texts = {
  notInState: {
    proposed: 'This claim is not proposed for the report any more. Load the page again.',
    matched: 'The report and the claim do not belong together any more. Load the page again.',
  },
  noSuchReport: 'This report cannot be assigned. Load the page again.',
  noSuchAssignee: 'A report cannot be assigned to this person. Load the page again.',
  activity: {
    confirm: (report: string, claim: string) => `Confirmed that claim report ${report} became claim ${claim}`,
    reject: (report: string, claim: string) => `Decided that claim report ${report} did not become claim ${claim}`,
    assign: (report: string, person: string) => `Assigned claim report ${report} to ${person}`,
    unassign: (report: string) => `Assigned claim report ${report} to nobody`,
    undo: (report: string, claim: string) => `Undid the match of claim report ${report} and claim ${claim}`,
  },
}
