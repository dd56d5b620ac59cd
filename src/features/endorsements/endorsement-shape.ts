// The build generates the form's validator from this file. Choice lists are validated against those of the page.
import { endorsementForm } from './endorsement-form.ts'

export const form = endorsementForm([])
