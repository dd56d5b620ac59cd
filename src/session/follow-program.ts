import type { Api } from '@captive/api-client'

import { readToken } from '../api/token.ts'
import { showBrand } from '../brand/brand.ts'
import { isBrand } from '../brand/read-brand.ts'
import type { SessionKeeper } from './session-keeper.ts'
import { offers } from './session.ts'

/**
 * Shows the brand of the active company's program, and for visitors the brand of the installation. If a brand cannot be
 * loaded, nothing changes.
 */
export function followProgram(sessionKeeper: SessionKeeper, api: Pick<Api, 'getBrand'>): void {
  let requested: number | null = null
  const follow = async () => {
    const session = sessionKeeper.current()
    if (!session.isLoggedIn) {
      requested = null
      return showBrand(null)
    }
    const program = offers(session, 'Brands') ? (session.company?.programRecId ?? null) : null
    if (program === requested) return
    requested = program
    if (program === null) return showBrand(null)
    const brand = await api.getBrand({ query: { ProgramRecId: program } }).catch(() => null)
    if (program === requested && isBrand(brand)) showBrand(brand)
  }
  if (!readToken()) showBrand(null) // another tab has signed out
  sessionKeeper.subscribe(() => void follow())
}
