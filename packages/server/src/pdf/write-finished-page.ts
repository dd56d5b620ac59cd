/** Entries of dictionaries in a PDF (ISO 32000-1) that pdfkit's types do not list. */
type PageEntries = PDFKit.PDFKitReference['data'] & { Contents: unknown; StructParents?: number }
type StructureEntries = PDFKit.PDFKitReference['data'] & { ParentTree: ParentTree }

/** Maps each page to the structure elements of its content. */
interface ParentTree {
  get(key: number): object[]
  add(key: number, elements: object): void
}

/**
 * Writes the content of a finished page, which stays open for a second content: the letterhead and the page number need
 * the total number of pages. The structure elements of the content are complete too, and become a separate object.
 * pdfkit would keep both until the end, with one object per table cell: a gigabyte for 20,000 claims (decision 50).
 */
export function writeFinishedPage(doc: PDFKit.PDFDocument): void {
  const { page } = doc
  const entries = page.dictionary.data as PageEntries
  const { content } = page
  page.content = doc.ref({})
  entries.Contents = [content, page.content]
  content.end(undefined)

  const { StructParents: key } = entries
  if (key === undefined) return // the page has no tagged content
  const { ParentTree: tree } = doc.getStructTreeRoot().data as StructureEntries
  const elements = tree.get(key)
  const written = doc.ref(elements)
  written.end(undefined)
  elements.length = 0 // releases the elements; `written` itself is only referred to from now on
  tree.add(key, written)
}
