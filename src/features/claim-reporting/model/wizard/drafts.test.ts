import type { Answers } from '@captive/form-engine'
import { describe, expect, test } from 'vitest'

import { sampleAnswers } from '../../testing/demo-report.ts'
import type { Answer } from '../../testing/scripted-server.ts'
import {
  choose,
  expired,
  fill,
  filled,
  open,
  refused,
  savedAs,
  script,
  scriptEachTest,
  stored,
  drafts,
  stepOf,
  storeAt,
  submissions,
} from '../../testing/scripted-wizard.ts'
import type { StepNumber } from '../report/steps.ts'
import { goToNextStep } from './navigation.ts'
import { keepAsSeparateReport, takeNewerVersion } from './open-draft.ts'
import { submitReport } from './submit-report.ts'
import { draftIdOf } from './wizard.ts'

scriptEachTest()

describe('drafts', () => {
  test('each step saves the draft without hidden answers', async () => {
    const wizard = open()
    choose(wizard, 'Auto')
    storeAt(wizard, 2)?.set('confirmed', true)
    goToNextStep(wizard)
    fill(wizard, { c131: 'yes', c136: 'A private matter' })
    storeAt(wizard, 3)?.set('c131', 'no')
    await wizard.saver.saveNow()
    expect(drafts().at(-1)).toMatchObject({ claimType: 'Auto', step: 3, answers: { c131: 'no' } })
    expect(JSON.stringify(drafts())).not.toContain('A private matter')
  })

  test('a refused draft stays when a new report starts', async () => {
    script.onSubmit = refused
    const wizard = filled('Auto')
    await submitReport(wizard)
    const former = draftIdOf(wizard)
    choose(wizard, 'Property')
    await wizard.saver.saveNow()
    expect(wizard.state().phase.name).toBe('filling')
    expect(draftIdOf(wizard)).not.toBe(former)
    const last = script.server.callsOf('/FNOLDraft').at(-1)
    expect(last?.query).toEqual({ ClientId: '12', DraftId: draftIdOf(wizard), Version: expect.any(String) })
  })

  test('a reload returns to the last step or the first incomplete one', () => {
    const reloaded = (answers: Answers, lastStep: StepNumber) => stepOf(open({ draft: stored({ answers }), lastStep }))
    expect(reloaded(sampleAnswers('Auto'), 2)).toBe(2)
    expect(reloaded(sampleAnswers('Auto'), 4)).toBe(4)
    const { c124: _left, ...incomplete } = sampleAnswers('Auto')
    expect(reloaded(incomplete, 4)).toBe(3)
  })

  test('continuing restores answers, vehicles, files and step', () => {
    const wizard = open({ draft: stored({}) })
    expect(stepOf(wizard)).toBe(4)
    expect(storeAt(wizard, 3)?.answers()).toEqual(sampleAnswers('Auto'))
    expect(storeAt(wizard, 2)?.answers()).toMatchObject({ policyNumber: 'CA-2025-0312' })
    expect(wizard.uploads.files().map(({ name }) => name)).toEqual(['photo.jpg'])
  })

  test('continuing opens the first incomplete step', () => {
    const { c124: _left, ...incomplete } = sampleAnswers('Auto')
    expect(stepOf(open({ draft: stored({ answers: incomplete }) }))).toBe(3)
  })

  test('a draft of older definitions names the answers that no longer fit', () => {
    const answers = { ...sampleAnswers('Auto'), c202: 'hovercraft', c999: 'gone' }
    const wizard = open({ draft: stored({ answers }) })
    expect(wizard.state().dropped).toContain('What kind of vehicle is it? (you answered “hovercraft”)')
    expect(wizard.state().dropped).toContain('a question that is no longer asked')
    expect(stepOf(wizard)).toBe(3)
  })

  test('a removed question shows its name, and no confidential answer', () => {
    const answers = { ...sampleAnswers('Auto'), c998: '078-05-1120', c999: 'gone' }
    const removed = [
      { Key: 'c999', Label: 'Trailer number', IsConfidential: 0 as const },
      { Key: 'c998', Label: 'SSN', IsConfidential: 1 as const },
    ]
    const wizard = open({ draft: { ...stored({ answers }), removed } })
    expect(wizard.state().dropped).toEqual(expect.arrayContaining(['Trailer number (you answered “gone”)', 'SSN']))
  })

  test('opening a draft does not save it', async () => {
    const wizard = open({ draft: stored({}) })
    await wizard.saver.saveNow()
    expect(drafts()).toEqual([])
  })

  test('each save names the version it is based on', async () => {
    const wizard = open({ draft: stored({}) })
    for (const city of ['Memphis', 'Tulsa']) {
      storeAt(wizard, 3)?.set('c114', city)
      await wizard.saver.saveNow()
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
    storeAt(wizard, 3)?.set('c114', 'Memphis')
    await wizard.saver.saveNow()
    script.onSave = ({ BasedOn, Version = '' }) => savedAs(BasedOn === lost ? Version : lost)
    storeAt(wizard, 3)?.set('c114', 'Tulsa')
    await wizard.saver.saveNow()
    expect([wizard.state().phase.name, wizard.saver.status().kind]).toEqual(['filling', 'saved'])
  })
})

describe('an unsaved draft', () => {
  const failedSave = async (answer: Answer) => {
    script.onSave = () => answer
    const wizard = open({ draft: stored({}) })
    storeAt(wizard, 3)?.set('c114', 'Memphis')
    await wizard.saver.saveNow()
  }

  test.each([
    ['the session has ended', expired],
    ['a server outage', { ...expired, status: 503 }],
  ])('comes back and is saved after %s', async (_, answer) => {
    await failedSave(answer)
    script.onSave = ({ Version = '' }) => savedAs(Version)
    const wizard = open({ draft: stored({}) })
    expect(storeAt(wizard, 3)?.answers()['c114']).toBe('Memphis')
    await wizard.saver.saveNow()
    expect(drafts().at(-1)?.answers['c114']).toBe('Memphis')
    expect(script.unsaved).toBeNull()
  })

  test('does not overwrite a newer save by another user', async () => {
    await failedSave(expired)
    const wizard = open({ draft: { ...stored({}), version: 'newer' } })
    expect(storeAt(wizard, 3)?.answers()['c114']).not.toBe('Memphis')
  })

  test('leaves confidential answers to the server', async () => {
    const answers = { ...sampleAnswers('WorkersCompensation') }
    const draft = stored({ claimType: 'WorkersCompensation', answers })
    script.onSave = () => expired
    const wizard = open({ draft })
    storeAt(wizard, 3)?.set('c114', 'Memphis')
    await wizard.saver.saveNow()
    expect(JSON.stringify(script.unsaved)).not.toContain('1120')
    expect(storeAt(open({ draft }), 3)?.answers()).toMatchObject({ c114: 'Memphis', c481: answers['c481'] })
  })
})

describe('two people on one report', () => {
  const conflict = async () => {
    script.onSave = () => savedAs('newer', false)
    script.newer = { ...stored({}), version: 'newer', own: false, leftOut: true }
    script.newer.draft.answers = { ...sampleAnswers('Auto'), c114: 'Tulsa' }
    const wizard = open({ draft: stored({}) })
    storeAt(wizard, 3)?.set('c114', 'Memphis')
    await wizard.saver.saveNow()
    return wizard
  }

  test('a conflict shows differences and stops saving and sending', async () => {
    const wizard = await conflict()
    expect(wizard.state().phase).toMatchObject({
      name: 'conflict',
      newer: { savedBy: 'Dana Reyes' },
      differences: [{ label: 'City or nearest city', mine: 'Memphis', newer: 'Tulsa' }],
    })
    storeAt(wizard, 3)?.set('c114', 'Omaha')
    expect(wizard.state().phase).toMatchObject({ differences: [{ mine: 'Omaha', newer: 'Tulsa' }] })
    const saves = drafts().length
    await submitReport(wizard)
    await wizard.saver.saveNow()
    expect([submissions(), drafts().length, wizard.state().phase.name]).toEqual([[], saves, 'conflict'])
  })

  test('the next save builds on the newer version', async () => {
    const wizard = await conflict()
    takeNewerVersion(wizard)
    expect(storeAt(wizard, 3)?.answers()['c114']).toBe('Tulsa')
    script.onSave = ({ Version = '' }) => savedAs(Version)
    storeAt(wizard, 3)?.set('c114', 'Omaha')
    await wizard.saver.saveNow()
    expect(script.server.callsOf('/FNOLDraft').at(-1)?.query['BasedOn']).toBe('newer')
  })

  test('keeping my version creates a separate draft', async () => {
    const wizard = await conflict()
    script.onSave = ({ Version = '' }) => savedAs(Version)
    const former = draftIdOf(wizard)
    await keepAsSeparateReport(wizard)
    expect(drafts().at(-1)?.answers).toMatchObject({ c114: 'Memphis' })
    expect(script.server.callsOf('/FNOLDraft').at(-1)?.query['DraftId']).not.toBe(former)
    expect([wizard.state().phase.name, script.callbacks]).toEqual(['filling', ['separated']])
  })

  test('a draft that was sent or discarded is a conflict', async () => {
    script.onSave = () => ({ body: { Payload: null } })
    const wizard = filled('Property')
    await wizard.saver.saveNow()
    expect(wizard.state().phase).toEqual({ name: 'conflict', newer: null, differences: [] })
  })
})
