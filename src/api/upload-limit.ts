/** The largest size of one file and of all files together, in bytes, as on the server. */
export { uploadLimit } from '@captive/api-client/contract'
