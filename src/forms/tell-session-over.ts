import { showFailure } from '../ui/toasts.tsx'

/** Said when any status of 400 and above answers a claim or a file, for six seconds (core §8, §9, AMB-033). */
export function tellSessionOver(): void {
  showFailure('Session Time is Out. Please Log in.', 6_000)
}
