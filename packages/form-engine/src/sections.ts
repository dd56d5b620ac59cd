import { itemsOf, type Answers } from './answers.ts'
import type { FormControl, VisibleItem, VisibleSection } from './form.ts'
import type { ControlGraph, Shown } from './graph.ts'
import { isContainer } from './kinds.ts'
import type { TreeNode } from './tree.ts'
import { plainSchemaOf, uiSchemaOf } from './ui-schema.ts'

/** Controls that stand next to each other in one container; a heading run is where the container begins. */
interface Run {
  readonly id: string
  readonly container: TreeNode | null
}

interface DrawnRun {
  readonly run: Run
  readonly controls: FormControl[]
}

/** Draws visible nodes as sections, and hands back the section of last time where its controls are the same. */
export class SectionLayout {
  readonly #graph: ControlGraph
  /** Told from all controls, so that a section keeps its id whatever shows before it. */
  readonly #runs: ReadonlyMap<TreeNode, Run>
  readonly #last = new Map<string, VisibleSection>()

  constructor(graph: ControlGraph) {
    this.#graph = graph
    this.#runs = runsOf(graph.tree.nodes)
  }

  sections(shown: Shown, answers: Answers): VisibleSection[] {
    const nodes = this.#graph.tree.nodes.filter((node) => node.repeatedIn === null && shown.form.has(node))
    return this.#draw(nodes, '', (section) =>
      itemsOf(answers, section.control.key).map((_, index) => this.#item(shown, section, index)),
    )
  }

  #item(shown: Shown, section: TreeNode, index: number): VisibleItem {
    const visible = shown.items.get(section)?.[index] ?? new Set<TreeNode>()
    const nodes = this.#graph.tree.nodes.slice(section.place + 1, section.end).filter((node) => visible.has(node))
    const sections = this.#draw(nodes, `${section.control.key}.${index}.`, () => [])
    return { index, keys: new Set(nodes.map((node) => node.control.key)), sections }
  }

  #draw(nodes: readonly TreeNode[], prefix: string, itemsIn: (section: TreeNode) => VisibleItem[]): VisibleSection[] {
    const begun = new Set<TreeNode | null>()
    return this.#drawnRuns(nodes).map(({ run: { id, container }, controls }) => {
      const continued = begun.has(container)
      begun.add(container)
      const items = container?.control.repeating && controls.length === 0 ? itemsIn(container) : null
      return this.#remembered(prefix, id, container, continued, controls, items)
    })
  }

  /** Leaves out containers with nothing in them, and unnamed ones that only hold sections. */
  #drawnRuns(nodes: readonly TreeNode[]): DrawnRun[] {
    const runs: DrawnRun[] = []
    for (const node of nodes) {
      const run = this.#runs.get(node)!
      if (runs.at(-1)?.run !== run) runs.push({ run, controls: [] })
      if (run.container !== node) runs.at(-1)!.controls.push(node.control)
    }
    const drawn: DrawnRun[] = []
    for (const entry of runs.toReversed()) {
      if (entry.controls.length > 0 || isWorthHeading(entry.run.container, drawn.at(-1)?.run.container))
        drawn.push(entry)
    }
    return drawn.reverse()
  }

  #remembered(
    prefix: string,
    id: string,
    container: TreeNode | null,
    continued: boolean,
    controls: readonly FormControl[],
    items: readonly VisibleItem[] | null,
  ): VisibleSection {
    const last = this.#last.get(prefix + id)
    const isSame = last !== undefined && hasSameEntries(last.controls, controls)
    if (isSame && items === null && last.continued === continued) return last
    const { schema, uiSchema } = isSame ? last : { schema: plainSchemaOf(controls), uiSchema: uiSchemaOf(controls) }
    const level = container ? container.level + 1 : 0
    const section = { id, container: container?.control ?? null, continued, level, controls, schema, uiSchema, items }
    this.#last.set(prefix + id, section)
    return section
  }
}

function runsOf(nodes: readonly TreeNode[]): Map<TreeNode, Run> {
  const runs = new Map<TreeNode, Run>()
  const times = new Map<TreeNode | null, number>()
  let run: Run | undefined
  for (const node of nodes) {
    const isBeginning = isContainer(node.control.kind)
    const container = isBeginning ? node : node.container
    if (!run || run.container !== container || isBeginning) {
      const time = (times.get(container) ?? 0) + 1
      times.set(container, time)
      run = { id: `${container?.control.key ?? 'form'}${time > 1 ? `+${time}` : ''}`, container }
    }
    runs.set(node, run)
  }
  return runs
}

/** A repeating section always shows; another one without controls of its own if it is named and holds what follows. */
function isWorthHeading(container: TreeNode | null, following: TreeNode | null | undefined): boolean {
  if (!container) return false
  if (container.control.repeating) return true
  return (
    container.control.label !== '' &&
    !!following &&
    following.place > container.place &&
    following.place < container.end
  )
}

function hasSameEntries<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((entry, index) => entry === b[index])
}
