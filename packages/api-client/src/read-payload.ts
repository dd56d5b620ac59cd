import type { Contract } from './contract/index.ts'
import { payloads } from './payloads.ts'
import { readAnswer } from './read-answer.ts'

/** Reads the Payload of a call by the contract, regardless of the types that the server sends. */
export function readPayload(call: keyof Contract, sent: unknown): unknown {
  const shape = payloads[call]
  return shape === undefined ? sent : readAnswer(shape, sent)
}
