import { draftIdOf, type Wizard } from './wizard.ts'

/** Shows the confirmation after the server stored the report. */
export function finishReport(wizard: Wizard, confirmationNum: string): void {
  const { sentNumber, unsaved, on } = wizard.options
  sentNumber(draftIdOf(wizard)).forget()
  unsaved(draftIdOf(wizard)).forget()
  wizard.dispatch({ type: 'reported' })
  on.reported(confirmationNum)
}

/** Ends the wizard when the session has ended. The tab stores unsaved answers. */
export function signOut(wizard: Wizard, when: { submitted: boolean }): void {
  if (wizard.state().phase.name === 'done') return
  void wizard.saver.pause()
  wizard.dispatch({ type: 'signedOut' })
  wizard.options.on.signedOut(when)
}

/** Goes to the login page. The report opens again afterward. */
export async function goToLogin(wizard: Wizard): Promise<void> {
  await wizard.saver.saveNow()
  signOut(wizard, { submitted: false })
}
