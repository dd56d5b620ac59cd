/** The header search, in a separate chunk. */
export { SearchDialog } from '../features/search/search-dialog.tsx'
export { placesOf } from '../features/shell/places/places.ts'
