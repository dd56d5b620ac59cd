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
import { EngineForm, useFormAnswers, type FormTemplates } from '@captive/form-engine/react'
import { toRjsf, type RjsfForm } from '@captive/form-engine/rjsf'
import { FormStore } from '@captive/form-engine/store'
import { readEmailAddress } from '@captive/form-engine/text'
import { linkValidator, type FormValidator } from '@captive/form-engine/validator'
import { validatorCode } from '@captive/form-engine/validator/generate'
import { formValidators } from '@captive/form-engine/vite'
import metadata from 'libphonenumber-js/metadata.max'
import generated from './in-vite/main.ts?validator'

const form: Form = compileForm(defineForm({ name: { kind: 'textbox', label: 'Name', required: true } }))
export const errors: readonly FieldError[] = form.validate({} satisfies Answers)
export const claim: ClaimValues = claimValues(claimForm(parseDefinitions({}), 'Auto'), {})
export const stock: RjsfForm = toRjsf(form)
export const store = new FormStore(form, {})
export const templates: FormTemplates = {}
export const plugins: { name: string }[] = [formValidators()]
export const validator: FormValidator = linkValidator(generated, form)
export const code: string = validatorCode(form)
export const components = [EngineForm, useFormAnswers]
export const kinds: readonly Kind[] = []
export const phones: readonly PhoneRegion[] = [usPhones, phonesOf('GB', metadata)]
export const address: string | null = readEmailAddress('dana@example.com')

// @ts-expect-error -- each control needs a label
defineForm({ name: { kind: 'textbox' } })
// @ts-expect-error -- there is no such method
form.valid({})
