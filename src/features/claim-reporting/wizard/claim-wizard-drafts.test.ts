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
  test('each step saves the report without hidden answers', async () => {
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

  test('a refused report is kept when a new one is started', async () => {
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

  test('a reload returns to the last step, or to an earlier incomplete one', () => {
    const reloaded = (answers: Answers, lastStep: StepNumber) => stepOf(open({ draft: stored({ answers }), lastStep }))
    expect(reloaded(sampleAnswers('Auto'), 2)).toBe(2)
    expect(reloaded(sampleAnswers('Auto'), 4)).toBe(4)
    const { c124: _left, ...incomplete } = sampleAnswers('Auto')
    expect(reloaded(incomplete, 4)).toBe(3)
  })

  test('continuing restores answers, vehicles, files and step', () => {
    const wizard = open({ draft: stored({}) })
    expect(stepOf(wizard)).toBe(4)
    expect(wizard.sessionOf(3)?.answers()).toEqual(sampleAnswers('Auto'))
    expect(wizard.sessionOf(2)?.answers()).toMatchObject({ policyNumber: 'CA-2025-0312' })
    expect(wizard.uploads.files().map(({ name }) => name)).toEqual(['photo.jpg'])
  })

  test('continuing opens the first incomplete step', () => {
    const { c124: _left, ...incomplete } = sampleAnswers('Auto')
    expect(stepOf(open({ draft: stored({ answers: incomplete }) }))).toBe(3)
  })

  test('a draft of older definitions names the answers that no longer fit', () => {
    const answers = { ...sampleAnswers('Auto'), c202: 'hovercraft', c999: 'gone' }
    const wizard = open({ draft: stored({ answers }) })
    expect(wizard.state().dropped).toContain('What kind of vehicle is it?')
    expect(wizard.state().dropped).toContain('a question that is no longer asked')
    expect(stepOf(wizard)).toBe(3)
  })

  test('opening a report does not save it, so a colleague does not take it over by looking', async () => {
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

  test('the next save continues from one whose response was lost', async () => {
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

describe('an unsaved report', () => {
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

  test('does not overwrite a newer save of another person', async () => {
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

  test('the second person sees the changes, and nothing is saved or sent before a decision', async () => {
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

  test('continuing with the newer version takes its answers and saves on top of it', async () => {
    const wizard = await overtaken()
    wizard.takeNewer()
    expect(wizard.sessionOf(3)?.answers()['c114']).toBe('Tulsa')
    script.onSave = ({ Version = '' }) => savedAs(Version)
    wizard.sessionOf(3)?.set('c114', 'Omaha')
    await wizard.keeper.saveNow()
    expect(script.server.callsOf('/FNOLDraft').at(-1)?.query['BasedOn']).toBe('of the other one')
  })

  test('keeping mine creates a separate report', async () => {
    const wizard = await overtaken()
    script.onSave = ({ Version = '' }) => savedAs(Version)
    const former = wizard.draftId
    await wizard.keepMine()
    expect(drafts().at(-1)?.answers).toMatchObject({ c114: 'Memphis' })
    expect(script.server.callsOf('/FNOLDraft').at(-1)?.query['DraftId']).not.toBe(former)
    expect([wizard.state().overtaken, script.told]).toEqual([null, ['moved']])
  })

  test('says that a report was sent or discarded in the meantime', async () => {
    script.onSave = () => ({ body: { Payload: null } })
    const wizard = filled('Property')
    await wizard.keeper.saveNow()
    expect(wizard.state().overtaken).toEqual({ newer: null, changes: [] })
  })
})
