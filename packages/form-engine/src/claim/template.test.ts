import { expect, test } from 'vitest'
import { compileForm, defineForm } from '../index.ts'
import { reviewSections, templateHtml, templateSections } from './index.ts'

const text = { kind: 'textbox', label: 'Text' } as const
const form = compileForm(
  defineForm({
    who: {
      kind: 'section',
      label: 'Who & what',
      controls: {
        state: { kind: 'dropdown', label: 'State', options: [{ value: 'NJ', label: 'New Jersey' }] },
        ssn: { ...text, label: 'SSN', mask: '3-2-4', confidential: true },
        day: { kind: 'calendar', label: 'Day' },
        agreed: { kind: 'checkbox', label: 'Agreed' },
        photos: { kind: 'file', label: 'Photos' },
        // @ts-expect-error -- no such option, so it never shows
        hidden: { ...text, label: 'Hidden', when: { state: 'never' } },
      },
    },
    empty: { kind: 'section', label: 'Empty', controls: { blank: text } },
    cars: { kind: 'section', label: 'Other vehicle', controls: { make: { ...text, label: 'Make' } } },
  }),
  { repeating: ['cars'], today: () => '2026-11-21' },
)
const answers = {
  state: 'NJ',
  ssn: '123-45-6789',
  day: '2026-11-20',
  agreed: true,
  photos: [{ name: 'a.jpg' }, { name: 'b.jpg' }],
  hidden: 'secret',
  blank: ' ',
  cars: [
    { id: 1, make: 'Ford' },
    { id: 2, make: '<script>alert("x")</script>\nline two' },
  ],
}

test('[ENG-037] shows sections with labels for codes and dots for secrets', () => {
  expect(templateSections(form, answers)).toEqual([
    {
      title: 'Who & what',
      rows: [
        { label: 'State', value: 'New Jersey' },
        { label: 'SSN', value: '•••-••-••••' },
        { label: 'Day', value: '11/20/2026' },
        { label: 'Agreed', value: 'Yes' },
        { label: 'Photos', value: 'a.jpg, b.jpg' },
      ],
    },
    { title: 'Other vehicle 1', rows: [{ label: 'Make', value: 'Ford' }] },
    { title: 'Other vehicle 2', rows: [{ label: 'Make', value: '<script>alert("x")</script>\nline two' }] },
  ])
})

test('[ENG-016] [ENG-037] escapes typed markup and leaves out secrets', () => {
  const html = templateHtml('Report "1" <x>', templateSections(form, answers))
  expect(html).toContain('<h1>Report &quot;1&quot; &lt;x&gt;</h1><h2>Who &amp; what</h2>')
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;<br>line two')
  expect(html).not.toMatch(/<script|6789|secret/)
})

test("gives the review each answer's place and masked value", () => {
  const rows = reviewSections(form, answers).flatMap((section) => section.rows)
  expect(rows.find(({ label }) => label === 'SSN')).toMatchObject({ path: ['ssn'], clear: '123-45-6789' })
  expect(rows.find(({ label }) => label === 'State')).toMatchObject({ path: ['state'], clear: null })
  expect(rows.filter(({ label }) => label === 'Make').map(({ path }) => path)).toEqual([
    ['cars', 0, 'make'],
    ['cars', 1, 'make'],
  ])
})
