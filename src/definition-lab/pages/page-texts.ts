const files = import.meta.glob<string>('../../../packages/form-engine/docs/diagnostics/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The pages about diagnostics as Markdown, by their path in the engine's package, as `docsOf` returns it. */
export const pageTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, text]) => [file.slice(file.indexOf('docs/')), text]),
)
