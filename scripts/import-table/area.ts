/** One row of the import table: an area of the repository, and what its files may import. */
export interface Area {
  name: string
  /** The folders and files of the area. If areas overlap, the longest prefix decides. */
  paths: string[]
  /** The names of areas that it may import. */
  areas: string[]
  /** The packages that it may import; a scope ends in `/`. If absent, it may import any dependency of package.json. */
  libraries?: string[]
  /** A folder whose subfolders may import each other only through index.ts. */
  doors?: string
}
