import { globSync, readFileSync, statSync } from 'node:fs'

const generated = /(^|\/)(node_modules|dist|storybook-static|coverage|\.git|\.data|\.vite|\.cache)(\/|$)/

/** The paths of all files of the repository, except installed packages and builds. */
export const repositoryFiles = globSync(
  ['*.*', '.*', '{.ci,.storybook,bench,brand,docs,packages,public,scripts,src,stories,tests}/**/*'],
  { exclude: (path) => generated.test(path.replaceAll('\\', '/')) },
)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => statSync(path).isFile())
  .toSorted()

/** Text files that people write: sources, styles, configuration and documents, except the lock file. */
export const textFiles = repositoryFiles.filter(
  (file) =>
    /\.(ts|tsx|mts|mjs|cjs|js|json|jsonc|md|mdx|css|html|sql|py|yml|yaml|txt|xml)$|^\.ci\/|^\.\w+rc$/.test(file) &&
    !file.endsWith('package-lock.json'),
)

/** The documents that tests compare with the repository. */
export const documents = textFiles.filter((file) =>
  /^(README|CONTRIBUTING)\.md$|^docs\/.*\.md$|^(packages\/[^/]+|bench)\/(README\.md$|docs\/.*\.md$)/.test(file),
)

export function read(file: string): string {
  return readFileSync(file, 'utf8')
}
