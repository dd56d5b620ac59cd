import { useEffect } from 'react'

import type { emailClaimInTab } from './email-claim-in-tab.ts'
import type { EmailClaimSender } from './email-claim-sender.ts'

/** Keeps what stands in an e-mail claim with every change, and forgets it once it is sent. */
export function useKeptEmailClaim(sender: EmailClaimSender, inTab: ReturnType<typeof emailClaimInTab>): void {
  useEffect(() => {
    const keep = () => (sender.state().phase === 'sent' ? inTab.forget() : inTab.keep(sender.unsent()))
    const flush = () => sender.session.flush()
    const stops = [sender.subscribe(keep), sender.session.subscribe(keep), sender.uploads.subscribe(keep)]
    window.addEventListener('pagehide', flush) // a reload within a pause in typing
    return () => {
      flush()
      window.removeEventListener('pagehide', flush)
      for (const stop of stops) stop()
    }
  }, [sender, inTab])
}
