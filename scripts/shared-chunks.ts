import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'moduleIds' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId'
>

/** The users of a module. */
interface Needed {
  /** The ids of the entry points that load the module, directly or not: the start, pages, layouts and charts. */
  by: readonly string[]
  /** Whether one of these ids ends with `end`. */
  has: (end: string) => boolean
  /**
   * Whether a condition holds for each entry point. The condition can ask whether the entry point loads a module whose
   * id ends with a text.
   */
  each: (isSo: (loads: (end: string) => boolean) => boolean) => boolean
}

const start = 'index.html'
const page = /src\/routes\/.+\.tsx\?tsr-split/
const visitorPage = /src\/routes\/(index|_visitor\/.+|confirm-copy\.\$token|keep-drafts\.\$token)\.tsx\?tsr-split/
const landing = 'src/routes/index.tsx?tsr-split=component'
const dashboard = 'src/routes/-dashboard.ts'
const toasts = '@mantine/notifications/esm/index.mjs'
const memberShell = 'src/features/shell/member-shell.tsx'
const table = 'src/ui/data-table/use-data-table.ts'
const wizard = 'src/features/claim-reporting/model/wizard/start-wizard.ts'
const claimForms = 'src/features/claim-reporting/model/forms/local-forms.ts'
const fullForm = 'src/forms/portal-form.tsx'
const companyChoice = 'src/routes/_signed-in/select-company.tsx?tsr-split=component'
const passwordForm = 'src/features/auth/password/password-form-page.tsx'
/** The page that files one document, and the page for many documents, which loads after it. */
const upload = /(settings\/document-upload\.tsx\?tsr-split=component|documents\/batch-upload\/batch-upload-page\.tsx)$/
const attention = 'src/features/attention/texts.ts'
const claimsTexts = 'src/features/claims/texts.ts'
/** The pages after the password, the return from a company's identity provider, and the security settings. */
const signIn =
  /sign-in\/other-ways\.tsx$|src\/routes\/(-sign-in\.ts|_visitor\/single-sign-on\.tsx|_signed-in\/settings\/security\.tsx)/
const userPage = /user-settings|settings\/people/
const userForm = 'src/features/user-settings/user-form.ts'
const messagePage = 'src/forms/message/message-page.tsx'
const anyForm = 'packages/form-engine/src/react/engine-form.tsx'

/**
 * Modules that do not influence the chunks: the Definition Lab, which staff rarely open and which loads much of the
 * portal, and a list that loads after its step.
 */
const followers =
  /src\/(definition-lab|features\/definitions\/lab|features\/claim-reporting\/(pages\/preview|steps\/loss-info))\//

/**
 * The chunks that several pages share. A module goes into the first chunk that accepts it. Modules that only one page
 * needs stay in the chunk of that page.
 */
const shared: readonly { name: string; takes: (needed: Needed) => boolean }[] = [
  {
    name: 'other-ways',
    takes: ({ by, has }) => has('sign-in/other-ways.tsx') && by.every((id) => signIn.test(id)),
  },
  { name: 'sign-in', takes: ({ by }) => by.length > 1 && by.every((id) => signIn.test(id)) },
  {
    name: 'start',
    takes: ({ by, has }) => has(start) || has(landing) || (by.length > 1 && by.some((id) => visitorPage.test(id))),
  },
  { name: 'light-form', takes: ({ has, each }) => has(passwordForm) && each((loads) => loads(anyForm)) },
  { name: 'light-member', takes: ({ has }) => has(passwordForm) && [memberShell, toasts, dashboard].some(has) },
  { name: 'light', takes: ({ by, has }) => by.length > 1 && has(passwordForm) },
  {
    name: 'dashboard',
    takes: ({ by, has, each }) => has(dashboard) && (by.length === 1 || each((loads) => loads(attention))),
  },
  { name: 'attention', takes: ({ by, each }) => by.length > 1 && each((loads) => loads(attention)) },
  // The login page loads the toasts when it is idle, and with them the frame of the next page.
  {
    name: 'member',
    takes: ({ by, has }) => has(memberShell) || (by.length > 1 && [dashboard, toasts].some(has)),
  },
  { name: 'table', takes: ({ has, each }) => has(companyChoice) && each((loads) => loads(table)) },
  { name: 'register', takes: ({ by, each }) => by.length > 1 && each((loads) => loads(table)) },
  { name: 'upload', takes: ({ by }) => by.length > 1 && by.every((id) => upload.test(id)) },
  { name: 'report', takes: ({ by, each }) => by.length > 1 && each((loads) => loads(wizard)) },
  { name: 'claim-form', takes: ({ by, each }) => by.length > 1 && each((loads) => loads(claimForms)) },
  { name: 'user', takes: ({ by, each }) => by.length > 1 && each((loads) => loads(userForm)) },
  { name: 'users', takes: ({ by }) => by.length > 1 && by.every((id) => userPage.test(id)) },
  { name: 'message', takes: ({ by, each }) => by.length > 1 && each((loads) => loads(messagePage)) },
  { name: 'form', takes: ({ by, each }) => by.length > 1 && each((loads) => loads(fullForm)) },
  { name: 'engine', takes: ({ by, each }) => by.length > 1 && each((loads) => loads(anyForm)) },
  { name: 'list', takes: ({ by, has }) => by.length > 1 && has(companyChoice) },
  { name: 'field', takes: ({ by, each }) => by.length > 1 && each((loads) => loads(table) || loads(anyForm)) },
  { name: 'claim', takes: ({ by, has }) => by.length > 1 && has('report-claim/index.tsx?tsr-split=component') },
  {
    name: 'paper',
    takes: ({ by, each }) => by.length > 1 && each((loads) => loads('src/ui/document-list.tsx') || loads(table)),
  },
  { name: 'claims', takes: ({ by, each }) => by.length > 1 && each((loads) => loads(claimsTexts)) },
  {
    name: 'form-part',
    takes: ({ by, each }) => by.some((id) => page.test(id)) && by.length > 1 && !each((loads) => !loads(anyForm)),
  },
  { name: 'part', takes: ({ by }) => by.length > 1 && by.some((id) => page.test(id)) },
  { name: 'drawing', takes: ({ by, has }) => has('bar-drawing.tsx') && by.every((id) => id.endsWith('-drawing.tsx')) },
]

/** The shared chunk of each module, determined from a build without shared chunks. */
function sharedChunkOf(chunks: readonly Chunk[]): ReadonlyMap<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const roots = chunks.filter((chunk) => (chunk.isEntry || chunk.isDynamicEntry) && !followers.test(nameOf(chunk)))
  const loads = new Map(roots.map((root) => [nameOf(root), modulesOf(root, byFile)]))
  const names = new Map<string, string>()
  for (const id of new Set(chunks.flatMap(({ moduleIds }) => moduleIds))) {
    const needing = [...loads].filter(([, modules]) => modules.has(id))
    const by = needing.map(([root]) => root)
    const needed: Needed = {
      by,
      has: (end) => by.some((root) => root.endsWith(end)),
      each: (isSo) =>
        needing.every(([, modules]) => isSo((end) => [...modules].some((loaded) => loaded.endsWith(end)))),
    }
    const chunk = shared.find(({ takes }) => takes(needed))
    if (chunk) names.set(id, chunk.name)
  }
  return names
}

const nameOf = ({ facadeModuleId }: Chunk) => facadeModuleId ?? ''

function modulesOf(root: Chunk, byFile: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const found = new Set([root])
  for (const { imports } of found) for (const file of imports) found.add(byFile.get(file) ?? root)
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds))
}

/** Groups of `output.codeSplitting` for the shared chunks. */
function groupsFor(names: ReadonlyMap<string, string>): Rolldown.CodeSplittingGroup[] {
  return shared.map(({ name }, at) => ({
    name,
    priority: shared.length - at,
    includeDependenciesRecursively: false,
    test: (id) => names.get(id) === name,
  }))
}

/**
 * Groups the modules of the portal's build into these chunks. The pages that need a module are known only after tree
 * shaking, so this plugin bundles once in memory first. It does so in a hook, because tools that only read the
 * configuration would otherwise have to wait.
 */
export function sharedChunks(plugins: () => PluginOption[]): Plugin {
  return {
    name: 'shared-chunks',
    apply: 'build',
    async config() {
      const groups = groupsFor(sharedChunkOf(await bundle(plugins())))
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}

/** The chunks of a build without shared chunks. */
async function bundle(plugins: PluginOption[]): Promise<Rolldown.OutputChunk[]> {
  const chunks: Rolldown.OutputChunk[] = []
  const collect: Plugin = {
    name: 'collect-chunks',
    generateBundle(_, files) {
      chunks.push(...Object.values(files).filter((file) => file.type === 'chunk'))
    },
  }
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [plugins, collect],
    build: { write: false, minify: false, target: 'es2024' },
  })
  return chunks
}
