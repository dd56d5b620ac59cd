import { Type } from 'typebox'

import { Delivery, DeliveryDetails, DeliveryKind, DeliveryMapping, DeliveryPreview } from './entities/delivery.ts'
import { DeliverySource, Rhythm } from './entities/delivery-source.ts'
import { nullable } from './entities/field.ts'
import { endpoint } from './endpoint.ts'
import { Outcome, outcomeWith, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'
import { dateAsked, pageOfTime } from './page.ts'

const ofDeliveries = {
  area: 'deliveries',
  capability: 'Deliveries',
  access: ['000-001-006'],
  scope: 'none',
} as const

const one = object({ RecId: id() })
const source = Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Who sent the file' }))
const accepted = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
  maxItems: 2_000,
  description: 'Numbers of questionable claims that the person accepts',
})
const details = outcomeWith(nullable(DeliveryDetails))

/** Loss runs and other data of a program that staff import. Only staff see deliveries. */
export const deliveries = {
  getDeliveries: endpoint({
    ...ofDeliveries,
    method: 'GET',
    path: '/GetDeliveries',
    title: 'Deliveries',
    description: 'The deliveries, newest first, in any state: without a query the newest 1,000.',
    query: object(pageOfTime),
    response: payload(Type.Array(Delivery)),
  }),
  getDelivery: endpoint({
    ...ofDeliveries,
    method: 'GET',
    path: '/GetDelivery',
    title: 'Delivery',
    description: 'One delivery with its report, or null.',
    query: one,
    response: payload(nullable(DeliveryDetails)),
  }),
  bringDelivery: endpoint({
    ...ofDeliveries,
    method: 'POST',
    path: '/Deliveries',
    title: 'Upload a delivery',
    description:
      'Stores a file (field `file`) and analyzes it as claims, or as another kind of records. Changes no other data, except that a file from a service account is applied if its mapping is known and no finding needs a decision. A file that cannot be read becomes a rejected delivery.',
    query: object({ Source: source, Kind: Type.Optional(DeliveryKind) }),
    body: Type.Unknown({ description: 'multipart/form-data with one field, file' }),
    bodyEncoding: 'multipart',
    response: details,
    service: true,
    takesMinutes: true,
  }),
  getDeliveryReport: endpoint({
    ...ofDeliveries,
    method: 'GET',
    path: '/DeliveryReport',
    title: 'Report of a delivery',
    description: 'One delivery with its report. A service account sees only the deliveries that it sent.',
    query: one,
    response: payload(DeliveryDetails),
    service: true,
  }),
  analyzeDelivery: endpoint({
    ...ofDeliveries,
    method: 'POST',
    path: '/AnalyzeDelivery',
    title: 'Analyze a delivery again',
    description:
      'Analyzes a waiting or rejected delivery again, with another source, valuation date, mapping or other accepted claims.',
    body: object({
      RecId: id(),
      Source: source,
      AsOf: dateAsked('the valuation date of the claims, if the file does not state it'),
      Mapping: Type.Optional(DeliveryMapping),
      Accepted: Type.Optional(accepted),
    }),
    response: details,
    takesMinutes: true,
  }),
  applyDelivery: endpoint({
    ...ofDeliveries,
    method: 'POST',
    path: '/ApplyDelivery',
    title: 'Apply a delivery',
    description:
      'Analyzes a waiting delivery again and writes its claims, all or none. Questionable claims that are not accepted do not change.',
    body: object({ RecId: id(), Accepted: accepted }),
    response: details,
    takesMinutes: true,
  }),
  discardDelivery: endpoint({
    ...ofDeliveries,
    method: 'POST',
    path: '/DiscardDelivery',
    title: 'Discard a delivery',
    description: 'Marks a waiting delivery as discarded.',
    body: one,
    response: Outcome,
  }),
  takeBackDelivery: endpoint({
    ...ofDeliveries,
    method: 'POST',
    path: '/TakeBackDelivery',
    title: 'Undo a delivery',
    description: 'Restores every claim that an applied delivery changed, and removes those that it added.',
    body: one,
    response: Outcome,
    takesMinutes: true,
  }),
  getDeliveryPreview: endpoint({
    ...ofDeliveries,
    method: 'GET',
    path: '/DeliveryPreview',
    title: 'How a delivery was read',
    description:
      'The first rows of its sheets, its columns with their fields, status words and company names; null if the file cannot be read.',
    query: one,
    response: payload(nullable(DeliveryPreview)),
    takesMinutes: true,
  }),
  getDeliverySources: endpoint({
    ...ofDeliveries,
    method: 'GET',
    path: '/GetDeliverySources',
    title: 'Delivery senders',
    description: 'The senders of deliveries, each with its last delivery, and whether the next one is late.',
    response: payload(Type.Array(DeliverySource)),
  }),
  setDeliveryRhythm: endpoint({
    ...ofDeliveries,
    method: 'PUT',
    path: '/DeliveryRhythm',
    title: 'Delivery frequency of a sender',
    description: 'Sets how often a sender delivers; null derives it from the valuation dates of its deliveries.',
    body: object({ Source: Type.String({ minLength: 1, maxLength: 200 }), Rhythm: nullable(Rhythm) }),
    response: Outcome,
  }),
  getDeliveryTemplate: endpoint({
    ...ofDeliveries,
    method: 'GET',
    path: '/DeliveryTemplate',
    title: 'Template of a kind of data',
    description: 'An empty workbook to fill in. A completed workbook needs no mapping.',
    query: object({ Kind: DeliveryKind }),
    response: Type.Unknown({ description: 'The workbook, as an attachment' }),
    responseEncoding: 'file',
  }),
  getDeliveryFile: endpoint({
    ...ofDeliveries,
    method: 'GET',
    path: '/DeliveryFile',
    title: 'File of a delivery',
    description: 'The original file.',
    query: one,
    response: Type.Unknown({ description: 'The file, as an attachment' }),
    responseEncoding: 'file',
  }),
} as const
