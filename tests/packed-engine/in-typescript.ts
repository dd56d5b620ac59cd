import {
  compileForm,
  defineForm,
  parseDefinitions,
  type Answers,
  type FieldError,
  type Form,
  type Kind,
  type PhoneRegion,
} from '@captive/form-engine'
import { claimForm, type ClaimValues, claimValues } from '@captive/form-engine/claim'
import { phonesOf, usPhones } from '@captive/form-engine/phones'
import { EngineForm, useFormAnswers, type FormWidgets } from '@captive/form-engine/react'
import { toRjsf, type RjsfForm } from '@captive/form-engine/rjsf'
import { FormSession } from '@captive/form-engine/session'
import { readEmailAddress } from '@captive/form-engine/text'
import { leanRjsf } from '@captive/form-engine/vite'
import metadata from 'libphonenumber-js/metadata.max'

const form: Form = compileForm(defineForm({ name: { kind: 'textbox', label: 'Name', required: true } }))
export const errors: readonly FieldError[] = form.validate({} satisfies Answers)
export const claim: ClaimValues = claimValues(claimForm(parseDefinitions({}), 'Auto'), {})
export const stock: RjsfForm = toRjsf(form)
export const session = new FormSession(form, {})
export const plugin: { name: string } = leanRjsf()
export const widgets: FormWidgets = {}
export const components = [EngineForm, useFormAnswers]
export const kinds: readonly Kind[] = []
export const phones: readonly PhoneRegion[] = [usPhones, phonesOf('GB', metadata)]
export const address: string | null = readEmailAddress('dana@example.com')

// @ts-expect-error -- a form is told by its label
defineForm({ name: { kind: 'textbox' } })
// @ts-expect-error -- there is no such method
form.valid({})
