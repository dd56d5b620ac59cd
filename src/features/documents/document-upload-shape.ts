// The build generates the form's validator from this file. At run time, answers are checked against the option lists of
// the page.
import { documentUploadForm } from './document-upload-form.ts'

export const { form } = documentUploadForm({ types: [], programs: [], clients: [], history: [] })
