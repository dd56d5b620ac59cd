/** How texts are searched, in the portal as on the server. */
export { searchText } from '@captive/api-client/contract'
