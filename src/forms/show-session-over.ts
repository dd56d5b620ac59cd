import { showFailure } from '../ui/toasts.tsx'
import { texts } from './texts.ts'

/** A toast for six seconds after status 401 on a claim or a file (AMB-033). */
export function showSessionOver(): void {
  showFailure(texts.sessionOver, 6_000)
}
