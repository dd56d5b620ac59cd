import { expect, test } from 'vitest'
import { compileForm, defineForm } from '../index.ts'

const text = { kind: 'textbox', label: 'Text' } as const
const form = compileForm(
  defineForm({
    hurt: {
      kind: 'radio',
      label: 'Anyone hurt?',
      options: [
        { value: 'y', label: 'Yes' },
        { value: 'n', label: 'No' },
      ],
    },
    people: {
      kind: 'section',
      label: 'People',
      when: { hurt: 'y' },
      controls: { ssn: { ...text, label: 'SSN' }, clinic: { ...text, label: 'Clinic', when: { ssn: '123-45-6789' } } },
    },
    circle: { ...text, label: 'Circle', when: { circle: 'x' } },
    // @ts-expect-error -- no such control
    lost: { ...text, label: 'Lost', when: { nowhere: 'x' } },
  }),
)

test('[ENG-040] lists the deciding steps nearest first, with reasons', () => {
  const { visible, steps } = form.explain('clinic', { hurt: 'n' })
  expect(visible).toBe(false)
  expect(steps.map(({ key, role, of, holds }) => [key, role, of, holds])).toEqual([
    ['clinic', 'self', 'clinic', true],
    ['people', 'container', 'clinic', false],
    ['ssn', 'controller', 'clinic', false],
    ['hurt', 'controller', 'people', false],
    ['people', 'container', 'ssn', false],
  ])
  expect(steps[3]?.because).toBe('Anyone hurt? must be “Yes”, and is “No”.')
})

test('[ENG-016] [ENG-040] masks a confidential answer in the explanation', () => {
  const explanation = JSON.stringify(form.explain('clinic', { hurt: 'y', ssn: '987-65-4321' }))
  expect(explanation).toContain('and is “•••')
  expect(explanation).not.toContain('4321')
})

test('[ENG-040] explains that a control can never show', () => {
  expect(form.explain('circle', {}).summary).toBe('Circle does not show. Circle must be “x”, but it is hidden.')
  expect(form.explain('lost', {}).summary).toBe(
    'Lost does not show. Control nowhere is not in this form, so the condition can never be met.',
  )
  // @ts-expect-error -- no such control
  expect(form.explain('stranger', {})).toMatchObject({ visible: false, steps: [] })
  expect(form.explain('hurt', {}).summary).toBe('Anyone hurt? shows because all of its conditions are met.')
})
