// The build generates the form's validator from this file. At run time, answers are checked against the option lists of
// the page.
import { endorsementForm } from './endorsement-form.ts'

export const form = endorsementForm([])
