import { parseDefinitions } from '@captive/form-engine'
import { claimForm } from '@captive/form-engine/claim'
import { servedDefinitions } from '@captive/form-engine/catalogue'
import { FormSession } from '@captive/form-engine/session'
import { describe, expect, test } from 'vitest'

import { answerHere } from './answer-here.ts'

const form = claimForm(parseDefinitions(servedDefinitions), 'Auto')
const here = { latitude: 41.60012, longitude: -93.60911, accuracy: 20 }
const words = '41.60012, -93.60911 (within 65 feet)'
const found = { street: '12 Quarry Road', city: 'Joliet', state: 'IL', zip: '60431' }
const placeOf = ({ c113, c114, c115, c116 }: Record<string, unknown>) => [c113, c114, c115, c116]

describe('Here', () => {
  test('writes the position before anybody is asked, and the address once it is known', async () => {
    const session = new FormSession(form, {})
    const done = answerHere(session, 'c113', here, async () => found)
    expect(placeOf(session.answers())).toEqual([words, undefined, undefined, undefined])
    await done
    expect(placeOf(session.answers())).toEqual([`12 Quarry Road, at ${words}`, 'Joliet', 'IL', '60431'])
  })

  test('leaves the position where no address is known', async () => {
    const session = new FormSession(form, {})
    await answerHere(session, 'c113', here, async () => null)
    expect(placeOf(session.answers())).toEqual([words, undefined, undefined, undefined])
  })

  test('writes over nothing that a person gave, before or meanwhile', async () => {
    const session = new FormSession(form, { c114: 'Elwood' })
    await answerHere(session, 'c113', here, async () => found)
    expect(placeOf(session.answers())).toEqual([`12 Quarry Road, at ${words}`, 'Elwood', 'IL', '60431'])
    await answerHere(session, 'c113', here, async () => {
      session.set('c113', 'Exit 61')
      return { ...found, state: 'IA' }
    })
    expect(placeOf(session.answers())).toEqual(['Exit 61', 'Elwood', 'IL', '60431'])
  })

  test('chooses no state that the form does not offer', async () => {
    const session = new FormSession(form, {})
    await answerHere(session, 'c113', here, async () => ({ ...found, state: 'XX' }))
    expect(session.answers()['c115']).toBeUndefined()
  })
})
