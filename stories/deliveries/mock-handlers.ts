import type { DeliveryDetails } from '@captive/api-client/contract'

import { signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { preview } from './sample-delivery.ts'

const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }

/** A call that changes the delivery, as the server received it. */
interface Change {
  call: string
  body: unknown
}

/** Handlers of a server that stores one delivery and handles each change as the contract requires. */
export function deliveryHandlers(initial: DeliveryDetails | null, more: MockHandlers = {}, changes: Change[] = []) {
  let delivery = initial
  const change = (call: string, next: (body: Record<string, unknown>) => Partial<DeliveryDetails>) => {
    return async (_: URLSearchParams, request: Request) => {
      const body = (await request.json()) as Record<string, unknown>
      changes.push({ call, body })
      delivery = delivery && { ...delivery, ...next(body) }
      return { Payload: delivery, ...done }
    }
  }
  return {
    ...signedInAs({ group: 'eMaxx', permissions: ['000-001', '000-001-006'] }),
    '/GetDeliveries': { Payload: delivery ? [delivery] : [] },
    '/GetDelivery': () => ({ Payload: delivery }),
    '/DeliveryPreview': { Payload: preview },
    '/AnalyzeDelivery': change('analyze', (body) => analyzed(delivery, body)),
    '/ApplyDelivery': change('apply', ({ Accepted }) => ({
      State: 'applied',
      Accepted: Accepted as string[],
      AppliedBy: 'dana.reyes@ridge-freight.example',
      AppliedAt: '2026-11-03T15:40:00.000Z',
    })),
    '/DiscardDelivery': change('discard', () => ({ State: 'discarded' })),
    '/TakeBackDelivery': change('take back', () => ({
      State: 'taken back',
      TakenBackBy: 'dana.reyes@ridge-freight.example',
      TakenBackAt: '2026-11-03T16:00:00.000Z',
    })),
    ...more,
  } satisfies MockHandlers
}

/** The delivery after the next analysis. */
function analyzed(delivery: DeliveryDetails | null, body: Record<string, unknown>): Partial<DeliveryDetails> {
  const { Source, AsOf, Mapping, Accepted } = body as Partial<DeliveryDetails> & {
    Mapping?: DeliveryDetails['Report']['mapping']
  }
  return {
    ...(Source && { Source }),
    ...(AsOf && { AsOf }),
    ...(Accepted && { Accepted }),
    ...(Mapping && delivery && { Report: { ...delivery.Report, mapping: Mapping } }),
  }
}
