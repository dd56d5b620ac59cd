import { parseDefinitions } from '@captive/form-engine'
import { claimForm } from '@captive/form-engine/claim'
import { servedDefinitions } from '@captive/form-engine/catalogue'
import { FormStore } from '@captive/form-engine/store'
import { describe, expect, test } from 'vitest'

import { answerCurrentLocation } from './answer-current-location.ts'

const form = claimForm(parseDefinitions(servedDefinitions), 'Auto')
const coords = { latitude: 41.60012, longitude: -93.60911, accuracy: 20 }
const position = '41.60012, -93.60911 (within 65 feet)'
const found = { street: '12 Quarry Road', city: 'Joliet', state: 'IL', zip: '60431' }
const locationOf = ({ c113, c114, c115, c116 }: Record<string, unknown>) => [c113, c114, c115, c116]

describe('the current location', () => {
  test('answers with the position at once and the address later', async () => {
    const store = new FormStore(form, {})
    const done = answerCurrentLocation(store, 'c113', coords, async () => found)
    expect(locationOf(store.answers())).toEqual([position, undefined, undefined, undefined])
    await done
    expect(locationOf(store.answers())).toEqual([`12 Quarry Road, at ${position}`, 'Joliet', 'IL', '60431'])
  })

  test('keeps the position if no address is found', async () => {
    const store = new FormStore(form, {})
    await answerCurrentLocation(store, 'c113', coords, async () => null)
    expect(locationOf(store.answers())).toEqual([position, undefined, undefined, undefined])
  })

  test('does not overwrite typed text', async () => {
    const store = new FormStore(form, { c114: 'Elwood' })
    await answerCurrentLocation(store, 'c113', coords, async () => found)
    expect(locationOf(store.answers())).toEqual([`12 Quarry Road, at ${position}`, 'Elwood', 'IL', '60431'])
    await answerCurrentLocation(store, 'c113', coords, async () => {
      store.set('c113', 'Exit 61')
      return { ...found, state: 'IA' }
    })
    expect(locationOf(store.answers())).toEqual(['Exit 61', 'Elwood', 'IL', '60431'])
  })

  test('chooses no state that the form does not offer', async () => {
    const store = new FormStore(form, {})
    await answerCurrentLocation(store, 'c113', coords, async () => ({ ...found, state: 'XX' }))
    expect(store.answers()['c115']).toBeUndefined()
  })
})
