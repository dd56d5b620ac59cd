// The build generates the validator from this form. The option lists are filled in when the page loads.
import { userForm } from './user-form.ts'

export const form = userForm({ group: null, roles: [], edited: { own: false } })
