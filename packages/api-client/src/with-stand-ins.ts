import { calls } from './calls.ts'
import type { Capability } from './contract/capabilities.ts'
import type { Contract } from './contract/index.ts'
import type { Api } from './create-api.ts'

/** The calls that belong to a capability, apart from the one that states them. */
export type AddedCall = Exclude<
  { [Name in keyof Contract]: Contract[Name] extends { capability: Capability } ? Name : never }[keyof Contract],
  'getCapabilities'
>

/** What answers in place of each added call on a server that does not offer its capability. */
export type StandIns = Pick<Api, AddedCall>

interface Without {
  offers: (capability: Capability) => Promise<boolean>
  /** Loads the stand-ins; called where the server lacks something, and only then. */
  load: () => Promise<StandIns>
}

type AnyCall = (input?: unknown, options?: unknown) => Promise<unknown>

/** The same client, in which no added call reaches a server that does not offer it: its stand-in answers instead. */
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
