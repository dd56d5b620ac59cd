// The build generates the validator from this form.
import { messageForm } from './message-form.ts'

export const form = messageForm('')
