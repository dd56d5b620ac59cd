// The build generates the validator from this form. The option lists are filled in when the page loads.
import { renewalUploadForm } from './renewal-upload-form.ts'

export const form = renewalUploadForm([])
