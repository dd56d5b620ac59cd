/** Normalizes a text for searching, as the server does. */
export { searchText } from '@captive/api-client/contract'
