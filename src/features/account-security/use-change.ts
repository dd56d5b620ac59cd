import { useMutation } from '@tanstack/react-query'

/** A change of how people sign in. What it changed is loaded anew. */
export const useChange = <Given, Result>(change: (given: Given) => Promise<Result>, onDone: (result: Result) => void) =>
  useMutation({ mutationFn: change, meta: { stale: ['account-security'] }, onSuccess: onDone })
