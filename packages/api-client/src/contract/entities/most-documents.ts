/** The most documents that are filed at once. */
export const mostDocuments = 60
