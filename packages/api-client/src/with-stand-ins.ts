import { calls } from './calls.ts'
import type { Capability } from './contract/capabilities.ts'
import type { Contract } from './contract/index.ts'
import type { Api } from './create-api.ts'

/** The optional calls, except the one that lists the capabilities. */
export type AddedCall = Exclude<
  { [Name in keyof Contract]: Contract[Name] extends { capability: Capability } ? Name : never }[keyof Contract],
  'getCapabilities'
>

/** Functions that replace optional calls if the server does not have their capability. */
export type StandIns = Pick<Api, AddedCall>

interface Without {
  offers: (capability: Capability) => Promise<boolean>
  /** Loads the stand-ins. Called only if the server lacks a capability. */
  load: () => Promise<StandIns>
}

type AnyCall = (input?: unknown, options?: unknown) => Promise<unknown>

/**
 * Wraps a client so that optional calls are never sent to a server without their capability. Their stand-ins return the
 * result instead.
 */
export function withStandIns(api: Api, { offers, load }: Without): Api {
  let loaded: Promise<StandIns> | undefined
  const standIns = () => (loaded ??= load())
  const guarded = Object.entries(calls).flatMap(([name, { capability }]) => {
    if (capability === undefined || name === 'getCapabilities') return []
    const added = name as AddedCall
    const call: AnyCall = async (...given) => {
      const answering = (await offers(capability)) ? api : await standIns()
      return (answering[added] as AnyCall)(...given)
    }
    return [[added, call]]
  })
  return { ...api, ...Object.fromEntries(guarded) }
}
