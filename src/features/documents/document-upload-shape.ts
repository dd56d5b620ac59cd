// The build generates the form's validator from this file. Choice lists are validated against those of the page.
import { documentUploadForm } from './document-upload-form.ts'

export const { form } = documentUploadForm({ types: [], programs: [], clients: [], history: [] })
