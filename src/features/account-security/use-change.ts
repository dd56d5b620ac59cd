import { useMutation } from '@tanstack/react-query'

/** A mutation of the user's sign-in methods. Refetches the affected data. */
export const useChange = <Given, Result>(change: (given: Given) => Promise<Result>, onDone: (result: Result) => void) =>
  useMutation({ mutationFn: change, meta: { stale: ['account-security'] }, onSuccess: onDone })
