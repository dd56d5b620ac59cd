import { compileForm, isContainer, parseDefinitions } from '@captive/form-engine'
import { CLAIM_SETTINGS } from '@captive/form-engine/claim'
import { examples, type Example, type ExampleCase } from '@captive/form-engine/catalogue'
import { useFormAnswers } from '@captive/form-engine/react'
import type { StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { PortalForm } from '../../src/forms/portal-form.tsx'
import { FormUploads } from '../../src/forms/uploads/form-uploads.ts'
import { SectionCard } from '../../src/ui/section-card.tsx'

function formOf({ definitions, roots, repeating }: Example) {
  return compileForm(parseDefinitions(definitions), {
    ...CLAIM_SETTINGS,
    ...(roots && { roots }),
    ...(repeating && { repeating }),
  })
}

const prefixOf = (index: number) => `case-${index + 1}`

function Case({ example, shown, index }: { example: Example; shown: ExampleCase; index: number }) {
  const form = useMemo(() => formOf(example), [example])
  const store = useFormAnswers(form, shown.answers, { idPrefix: prefixOf(index) })
  const [uploads] = useState(() => new FormUploads({ send: async ({ name }) => name, accept: 'image/*' }))
  useEffect(() => void store.markAllTouched(), [store])
  return (
    <SectionCard title={shown.title}>
      <PortalForm store={store} uploads={uploads} />
    </SectionCard>
  )
}

/** A story for one catalogue example. Fills in each of its cases and compares the form with the expected result. */
export function exampleStory(name: string): StoryObj {
  const example = examples.find((each) => each.name === name)
  if (example === undefined) throw new Error(`The catalogue has no example named ${name}.`)
  const form = formOf(example)
  return {
    name: example.title,
    render: () => (
      <main>
        {example.cases.map((shown, index) => (
          <Case key={shown.title} example={example} shown={shown} index={index} />
        ))}
      </main>
    ),
    play: async () => {
      const isField = (key: string) => {
        const control = form.control(key)
        return control !== undefined && !isContainer(control) && control.repeatedIn === null
      }
      for (const [index, { shows, hides, errors = [] }] of example.cases.entries()) {
        const field = (key: string) => document.getElementById(`${prefixOf(index)}-${key}`)
        for (const key of shows.filter(isField)) await waitFor(() => expect(field(key)).toBeInTheDocument())
        for (const key of hides) await expect(field(key)).toBeNull()
        for (const key of errors) await waitFor(() => expect(field(`${key}-error`)).toBeInTheDocument())
      }
    },
  }
}
