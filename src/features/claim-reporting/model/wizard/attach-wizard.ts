import { refreshConflict } from './save-draft.ts'
import type { Wizard } from './wizard.ts'

/** Saves the report while its page is open. The returned function stops, and saves the remaining changes. */
export function attachWizard(wizard: Wizard): () => void {
  const stop = onAnswer(wizard, () => {
    wizard.saver.changed()
    refreshConflict(wizard)
  })
  if (wizard.state().phase.name === 'filling') wizard.saver.resume()
  return () => {
    stop()
    void wizard.saver.saveNow({ leaving: true })
    void wizard.saver.pause()
  }
}

/** Calls the listener after each change of an answer, even after the wizard opens another report. */
function onAnswer(wizard: Wizard, listener: () => void): () => void {
  let watched = wizard.state().report
  let stopForms = subscribe()
  function subscribe() {
    const { type, personal, loss } = watched
    const stops = [type, personal, loss].flatMap((form) => (form ? [form.subscribe(listener)] : []))
    return () => stops.forEach((stop) => stop())
  }
  const stopWizard = wizard.subscribe(() => {
    const { report } = wizard.state()
    if (report === watched) return
    watched = report
    stopForms()
    stopForms = subscribe()
  })
  return () => {
    stopWizard()
    stopForms()
  }
}
