/** Writes a count with its noun, as the server does. */
export { plural } from '@captive/api-client/contract'
