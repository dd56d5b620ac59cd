import { useMutation } from '@tanstack/react-query'

/** A mutation of a connection. Refetches the affected data. */
export const useChange = <Given, Result>(change: (given: Given) => Promise<Result>, onDone: (result: Result) => void) =>
  useMutation({ mutationFn: change, meta: { stale: ['connections'] }, onSuccess: onDone })
