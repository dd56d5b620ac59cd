/** The maximum number of documents that can be filed at once. */
export const maxDocuments = 60
