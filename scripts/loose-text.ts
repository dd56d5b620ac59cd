import { resolve } from 'node:path'

import type { JsxChild, Node, SourceFile } from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isFunctionDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isReturnStatement,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { API, TypeFlags, type APIOptions, type Checker, type Type, type UnionType } from 'typescript/unstable/sync'

/*
 * A browser that translates a page replaces each text node with <font> elements, but React still refers to the old
 * node. New text never appears, and React throws a NotFoundError when it removes the node or inserts something before
 * it. React keeps no reference to text that is the only child of an element. Text may therefore have siblings only if
 * it never changes or disappears, and nothing before it appears or disappears.
 */

/**
 * The places where a component has text next to other nodes, one sentence each.
 * @param files paths relative to the working directory; all belong to the TypeScript project
 */
export function looseTexts(files: readonly string[], { config = 'tsconfig.json', ...options }: LooseTextOptions = {}) {
  const api = new API({ cwd: process.cwd(), ...options })
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
    return files.flatMap((file) => {
      const source = project?.program.getSourceFile(resolve(file))
      if (!project || !source) throw new TypeError(`${file} is not in the project of ${config}.`)
      return looseTextsIn(source, project.checker).map(({ node, complaint }) => {
        const line = source.text.slice(0, node.getStart(source)).split('\n').length
        const text = node.getText(source).trim().replaceAll(/\s+/g, ' ').slice(0, 60)
        return `${file}:${line}: ${complaint}: ${text}`
      })
    })
  } finally {
    api.close()
  }
}

interface LooseTextOptions extends Pick<APIOptions, 'fs'> {
  config?: string
}

interface LooseText {
  node: Node
  complaint: string
}

function looseTextsIn(source: SourceFile, checker: Checker): LooseText[] {
  const found: LooseText[] = []
  const mayBeText = (node: Node) => {
    const type = checker.getTypeAtLocation(node)
    return type !== undefined && holdsText(type, checker)
  }
  const visit = (node: Node, component: boolean): void => {
    if (isJsxElement(node) || isJsxFragment(node)) found.push(...looseChildren(node, source, mayBeText))
    if (component && isReturnStatement(node) && node.expression && mayBeText(node.expression)) {
      found.push({ node, complaint: 'a component returns text without an element of its own' })
    }
    const starts = startsFunction(node)
    if (starts && isComponent(node, source) && isArrowFunction(node) && mayBeText(node.body)) {
      found.push({ node: node.body, complaint: 'a component returns text without an element of its own' })
    }
    node.forEachChild((child) => visit(child, starts ? isComponent(node, source) : component))
  }
  visit(source, false)
  return found
}

function looseChildren(parent: Node, source: SourceFile, mayBeText: (node: Node) => boolean): LooseText[] {
  if (!isJsxElement(parent) && !isJsxFragment(parent)) return []
  const children = parent.children.filter(isShown)
  const isTransparent = isJsxFragment(parent) || /^(\w*Context|Suspense)$/.test(tagOf(parent, source))
  if (children.length < 2 && !isTransparent) return []
  return children.flatMap<LooseText>((child, at) => {
    if (isJsxText(child)) {
      if (isTransparent) return [{ node: child, complaint: 'a fragment puts text next to surrounding nodes' }]
      const moves = children.slice(0, at).some((before) => mayComeAndGo(before, source))
      return moves ? [{ node: child, complaint: 'text follows a node that may appear and disappear' }] : []
    }
    if (!isJsxExpression(child) || !child.expression || isConstantText(child)) return []
    return mayBeText(child.expression)
      ? [{ node: child, complaint: 'text that may change is next to other nodes' }]
      : []
  })
}

/** Whether the page shows any of the child. JSX drops comments, and white space that contains a line break. */
function isShown(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() !== '' || (child.text !== '' && !child.text.includes('\n'))
  return !isJsxExpression(child) || child.expression !== undefined
}

/** Matches `{' '}`. */
const isConstantText = (child: JsxChild) =>
  isJsxExpression(child) && child.expression !== undefined && isStringLiteral(child.expression)

/**
 * Whether the child may appear or disappear. HTML elements and icons stay as long as their parent, but components may
 * render nothing.
 */
function mayComeAndGo(child: JsxChild, source: SourceFile): boolean {
  if (isJsxText(child) || isConstantText(child)) return false
  if (isJsxExpression(child) || isJsxFragment(child)) return true
  return !/^([a-z]|Icon[A-Z])/.test(tagOf(child, source))
}

const tagOf = (element: Exclude<JsxChild, { text: string }> | Node, source: SourceFile): string => {
  if (isJsxElement(element)) return element.openingElement.tagName.getText(source)
  return 'tagName' in element ? (element.tagName as Node).getText(source) : ''
}

const startsFunction = (node: Node) => isFunctionDeclaration(node) || isArrowFunction(node)

/** Whether the name is that of a component, by the rule of React. */
function isComponent(node: Node, source: SourceFile): boolean {
  const named = isFunctionDeclaration(node) ? node : isVariableDeclaration(node.parent) ? node.parent : undefined
  return /^[A-Z]/.test(named?.name?.getText(source) ?? '')
}

function holdsText(type: Type, checker: Checker, seen = new Set<Type>()): boolean {
  if (seen.has(type)) return false
  seen.add(type)
  const { AnyOrUnknown, StringLike, NumberLike, BigIntLike, Union } = TypeFlags
  if (type.flags & (AnyOrUnknown | StringLike | NumberLike | BigIntLike)) return true
  const inside = type.flags & Union ? (type as UnionType).getTypes() : []
  const items = checker.isArrayType(type) ? checker.getTypeArguments(type as never) : []
  return [...inside, ...items].some((part) => holdsText(part, checker, seen))
}
