export { claimFilesForm as form } from './claim-files-form.ts'
