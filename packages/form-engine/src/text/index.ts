export { isBlankText, VISIBLE_EXPRESSION } from './blank.ts'
export { cleanText } from './clean-text.ts'
export { readEmailAddress } from './email-address.ts'
export { escapeHtml, unescapeHtml } from './escape-html.ts'
