export { claimMessageForm as form } from './claim-message-form.ts'
