// The build generates the validator from this form; the lists of options are filled in when the page loads.
import { userForm } from './user-form.ts'

export const form = userForm({ group: null, roles: [], edited: { own: false } })
