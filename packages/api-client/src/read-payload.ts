import type { Contract } from './contract/index.ts'
import { payloads } from './payloads.ts'
import { readAnswer } from './read-answer.ts'

/** The Payload of a call as the contract describes it, whatever types the server sends. */
export function readPayload(call: keyof Contract, sent: unknown): unknown {
  const shape = payloads[call]
  return shape === undefined ? sent : readAnswer(shape, sent)
}
