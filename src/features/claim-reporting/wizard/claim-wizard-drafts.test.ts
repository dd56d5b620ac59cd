import type { Answers } from '@captive/form-engine'
import { describe, expect, test } from 'vitest'

import { sampleAnswers } from '../testing/demo-report.ts'
import type { Answer } from '../testing/scripted-server.ts'
import {
  choose,
  expired,
  fill,
  filled,
  open,
  refused,
  savedAs,
  script,
  stored,
  drafts,
  stepOf,
  submissions,
} from '../testing/scripted-wizard.ts'
import type { StepNumber } from './steps.ts'

describe('drafts', () => {
  test('each step keeps the report, hidden answers left out', async () => {
    const wizard = open()
    choose(wizard, 'Auto')
    wizard.sessionOf(2)?.set('confirmed', true)
    wizard.next()
    fill(wizard, { c131: 'yes', c136: 'A private matter' })
    wizard.sessionOf(3)?.set('c131', 'no')
    await wizard.keeper.saveNow()
    expect(drafts().at(-1)).toMatchObject({ claimType: 'Auto', step: 3, answers: { c131: 'no' } })
    expect(JSON.stringify(drafts())).not.toContain('A private matter')
  })

  test('a refused report stays kept when another one is begun in its place', async () => {
    script.onSubmit = refused
    const wizard = filled('Auto')
    await wizard.submit()
    const former = wizard.draftId
    choose(wizard, 'Property')
    await wizard.keeper.saveNow()
    expect(wizard.state().refused).toBeNull()
    expect(wizard.draftId).not.toBe(former)
    const last = script.server.callsOf('/FNOLDraft').at(-1)
    expect(last?.query).toEqual({ ClientId: '12', DraftId: wizard.draftId, Version: expect.any(String) })
  })

  test('a reload comes back to the step it left, or to an earlier one that is not complete', () => {
    const reloaded = (answers: Answers, lastStep: StepNumber) => stepOf(open({ draft: stored({ answers }), lastStep }))
    expect(reloaded(sampleAnswers('Auto'), 2)).toBe(2)
    expect(reloaded(sampleAnswers('Auto'), 4)).toBe(4)
    const { c124: _left, ...incomplete } = sampleAnswers('Auto')
    expect(reloaded(incomplete, 4)).toBe(3)
  })

  test('continuing brings answers, vehicles, files and the step back', () => {
    const wizard = open({ draft: stored({}) })
    expect(stepOf(wizard)).toBe(4)
    expect(wizard.sessionOf(3)?.answers()).toEqual(sampleAnswers('Auto'))
    expect(wizard.sessionOf(2)?.answers()).toMatchObject({ policyNumber: 'CA-2025-0312' })
    expect(wizard.uploads.files().map(({ name }) => name)).toEqual(['photo.jpg'])
  })

  test('continuing opens at the first step that is not complete', () => {
    const { c124: _left, ...incomplete } = sampleAnswers('Auto')
    expect(stepOf(open({ draft: stored({ answers: incomplete }) }))).toBe(3)
  })

  test('a draft under other definitions says what no longer fits, by label', () => {
    const answers = { ...sampleAnswers('Auto'), c202: 'hovercraft', c999: 'gone' }
    const wizard = open({ draft: stored({ answers }) })
    expect(wizard.state().dropped).toContain('What kind of vehicle is it?')
    expect(wizard.state().dropped).toContain('a question that is no longer asked')
    expect(stepOf(wizard)).toBe(3)
  })

  test('a report that was only opened is not saved, so that a colleague who looks at it does not take it over', async () => {
    const wizard = open({ draft: stored({}) })
    await wizard.keeper.saveNow()
    expect(drafts()).toEqual([])
  })

  test('each save says which version it is based on', async () => {
    const wizard = open({ draft: stored({}) })
    for (const city of ['Memphis', 'Tulsa']) {
      wizard.sessionOf(3)?.set('c114', city)
      await wizard.keeper.saveNow()
    }
    const [first, second] = script.server.callsOf('/FNOLDraft').map(({ query }) => query)
    expect(first?.['BasedOn']).toBe('known')
    expect(second?.['BasedOn']).toBe(first?.['Version'])
  })

  test('a save whose answer was lost is no other person’s: the next one goes on from it', async () => {
    const wizard = open({ draft: stored({}) })
    let lost = ''
    script.onSave = ({ Version = '' }) => {
      lost = Version
      return 'hang up'
    }
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    await wizard.keeper.saveNow()
    script.onSave = ({ BasedOn, Version = '' }) => savedAs(BasedOn === lost ? Version : lost)
    wizard.sessionOf(3)?.set('c114', 'Tulsa')
    await wizard.keeper.saveNow()
    expect([wizard.state().overtaken, wizard.keeper.status().kind]).toEqual([null, 'saved'])
  })
})

describe('what could not be saved', () => {
  const failedSave = async (answer: Answer) => {
    script.onSave = () => answer
    const wizard = open({ draft: stored({}) })
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    await wizard.keeper.saveNow()
  }

  test.each([
    ['the session ended', expired],
    ['the server was away', { ...expired, status: 503 }],
  ])('since %s is there again when the report opens, and is saved then', async (_, answer) => {
    await failedSave(answer)
    script.onSave = ({ Version = '' }) => savedAs(Version)
    const wizard = open({ draft: stored({}) })
    expect(wizard.sessionOf(3)?.answers()['c114']).toBe('Memphis')
    await wizard.keeper.saveNow()
    expect(drafts().at(-1)?.answers['c114']).toBe('Memphis')
    expect(script.unsaved).toBeNull()
  })

  test('is not put over what somebody saved since', async () => {
    await failedSave(expired)
    const wizard = open({ draft: { ...stored({}), version: 'newer' } })
    expect(wizard.sessionOf(3)?.answers()['c114']).not.toBe('Memphis')
  })

  test('leaves confidential answers to the server', async () => {
    const answers = { ...sampleAnswers('WorkersCompensation') }
    const draft = stored({ claimType: 'WorkersCompensation', answers })
    script.onSave = () => expired
    const wizard = open({ draft })
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    await wizard.keeper.saveNow()
    expect(JSON.stringify(script.unsaved)).not.toContain('1120')
    expect(open({ draft }).sessionOf(3)?.answers()).toMatchObject({ c114: 'Memphis', c481: answers['c481'] })
  })
})

describe('two people on one report', () => {
  const overtaken = async () => {
    script.onSave = () => savedAs('of the other one', false)
    script.newer = { ...stored({}), version: 'of the other one', own: false, leftOut: true }
    script.newer.draft.answers = { ...sampleAnswers('Auto'), c114: 'Tulsa' }
    const wizard = open({ draft: stored({}) })
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    await wizard.keeper.saveNow()
    return wizard
  }

  test('the later one is shown what changed, and nothing of it is saved or sent until it is decided', async () => {
    const wizard = await overtaken()
    expect(wizard.state().overtaken?.newer?.savedBy).toBe('Dana Reyes')
    expect(wizard.state().overtaken?.changes).toEqual([
      { label: 'City or nearest city', mine: 'Memphis', newer: 'Tulsa' },
    ])
    wizard.sessionOf(3)?.set('c114', 'Omaha')
    expect(wizard.state().overtaken?.changes[0]).toMatchObject({ mine: 'Omaha', newer: 'Tulsa' })
    const saves = drafts().length
    await wizard.submit()
    await wizard.keeper.saveNow()
    expect([submissions(), drafts().length, wizard.state().phase]).toEqual([[], saves, 'filling'])
  })

  test('going on with the newer one takes its answers and saves on top of it', async () => {
    const wizard = await overtaken()
    wizard.takeNewer()
    expect(wizard.sessionOf(3)?.answers()['c114']).toBe('Tulsa')
    script.onSave = ({ Version = '' }) => savedAs(Version)
    wizard.sessionOf(3)?.set('c114', 'Omaha')
    await wizard.keeper.saveNow()
    expect(script.server.callsOf('/FNOLDraft').at(-1)?.query['BasedOn']).toBe('of the other one')
  })

  test('keeping mine makes another report of it', async () => {
    const wizard = await overtaken()
    script.onSave = ({ Version = '' }) => savedAs(Version)
    const former = wizard.draftId
    await wizard.keepMine()
    expect(drafts().at(-1)?.answers).toMatchObject({ c114: 'Memphis' })
    expect(script.server.callsOf('/FNOLDraft').at(-1)?.query['DraftId']).not.toBe(former)
    expect([wizard.state().overtaken, script.told]).toEqual([null, ['moved']])
  })

  test('a report that was sent or discarded meanwhile is said to be gone', async () => {
    script.onSave = () => ({ body: { Payload: null } })
    const wizard = filled('Property')
    await wizard.keeper.saveNow()
    expect(wizard.state().overtaken).toEqual({ newer: null, changes: [] })
  })
})
