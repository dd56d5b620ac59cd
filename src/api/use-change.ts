import type { Area } from '@captive/api-client/contract'
import { useMutation } from '@tanstack/react-query'

/** A mutation that refetches the data of an area. */
export const useChange = <Given, Result>(
  area: Area,
  change: (given: Given) => Promise<Result>,
  onDone: (result: Result) => void,
) => useMutation({ mutationFn: change, meta: { stale: [area] }, onSuccess: onDone })
