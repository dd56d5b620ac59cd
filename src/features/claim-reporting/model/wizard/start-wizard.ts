import { UploadQueue } from '../../../../forms/uploads/upload-queue.ts'
import { DraftOnServer } from '../drafts/draft-on-server.ts'
import { DraftSaver } from '../drafts/draft-saver.ts'
import { newerUnsavedDraft } from '../drafts/unsaved-draft.ts'
import { startReport } from '../report/claim-report.ts'
import { currentDraft } from './current-draft.ts'
import { signOut } from './finish.ts'
import { nextState } from './next-state.ts'
import { openDraft } from './open-draft.ts'
import { saveDraft } from './save-draft.ts'
import type { WizardState } from './wizard-state.ts'
import type { Wizard, WizardOptions } from './wizard.ts'

/** Starts a report, or opens its draft: this tab's unsaved one if there is one, otherwise the stored one. */
export function startWizard(options: WizardOptions): Wizard {
  const { draftId, draft, lastStep, unsaved, setting, upload } = options
  const store = createStore(options)
  const uploads = new UploadQueue({ ...upload, onSignedOut: () => signOut(wizard, { submitted: false }) })
  const saver = new DraftSaver(
    () => currentDraft(store.state(), uploads),
    (body, saving) => saveDraft(wizard, body, saving),
  )
  const wizard: Wizard = { options, uploads, saver, ...store }
  uploads.subscribe(saver.changed)
  if (draft) openDraft(wizard, draft.draft, { lastStep, removed: draft.removed })
  saver.rebase()
  const newer = newerUnsavedDraft(draft, unsaved(draftId).read(), setting.definitions)
  if (newer) {
    openDraft(wizard, newer, { lastStep, removed: draft?.removed })
    saver.changed()
  }
  return wizard
}

function createStore(options: WizardOptions): Pick<Wizard, 'state' | 'subscribe' | 'dispatch'> {
  const listeners = new Set<() => void>()
  let state = initialState(options)
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch: (event) => {
      state = nextState(state, event)
      for (const listener of listeners) listener()
    },
  }
}

function initialState({ api, clientId, setting, draftId, draft, sentNumber }: WizardOptions): WizardState {
  return {
    phase: { name: 'filling' },
    step: 1,
    report: startReport(setting),
    setting,
    draftOnServer: new DraftOnServer(api, clientId, { id: draftId, version: draft?.version ?? null }),
    sentNumber: sentNumber(draftId).read(),
    notSent: null,
    dropped: [],
    focus: null,
    changedFrom: null,
    attempts: 0,
  }
}
