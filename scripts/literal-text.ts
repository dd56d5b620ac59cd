import { parseSync } from 'vite'

/*
 * The portal's texts are in texts.ts and specified-texts.ts, one of each per area, so that an editor can read them
 * together and a second language is one more file. All other files refer to them.
 */

/** A node of the syntax tree as the parser returns it. */
interface SyntaxNode {
  type: string
  start: number
  [key: string]: unknown
}

/** Attributes of elements and properties of objects whose values people read or hear. */
const textAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'empty',
  'error',
  'header',
  'heading',
  'help',
  'hint',
  'label',
  'message',
  'placeholder',
  'subtitle',
  'summary',
  'text',
  'title',
])

/** Attributes whose values are instructions for the browser or CSS. */
const technicalAttributes =
  /^(class(Name|Names)?|style|styles|sx|d|viewBox|transform|points|sizes|srcSet|media|rel|allow|sandbox|autoComplete|accept|to|href|src|id|key|font|w|h|m[trblxy]?|p[trblxy]?)$/

/** Matches the path of a document category, for example `Risk Management_Driver Scorecards`, which is an identifier. */
const categoryPath = /_\p{L}|\p{L}_/u

/** Matches a format of dayjs, for example `MM/DD/YYYY, h:mm:ss A`. */
const dateFormat = /^[YMDhms/:, ]+ A$/
const cssValue = /var\(--/

const twoWords = /\p{L}[\p{L}’'.,:;!?)%]*\s+[(“"]?\p{L}/u
const oneWord = /\p{L}{2}/u

/**
 * Texts for people in a source file, one sentence with the line number for each.
 * @param file the path, for the messages, and to distinguish TSX from TypeScript
 */
export function literalTexts(file: string, source: string): string[] {
  const { program } = parseSync(file, source)
  const found: { at: number; text: string }[] = []
  const note = (node: SyntaxNode, text: string) => found.push({ at: node.start, text })

  /** `isText`: whether people read a single word at this place. */
  const visit = (node: SyntaxNode, isText: boolean): void => {
    if (isTechnical(node)) return
    if (node.type === 'JSXText') {
      if (oneWord.test(String(node['value']))) note(node, String(node['value']))
      return
    }
    const text = textOf(node)
    if (text !== undefined && !isIdentifier(text) && (isText ? oneWord : twoWords).test(text)) note(node, text)
    const inside = insideIsText(node, isText)
    for (const child of childrenOf(node)) visit(child, inside)
  }
  // SyntaxNode has the members that all kinds of nodes share; the parser types each kind separately.
  visit(program as unknown as SyntaxNode, false)
  return found.map(({ at, text }) => {
    const line = source.slice(0, at).split('\n').length
    return `${file}:${line}: literal text: ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 80)}`
  })
}

/**
 * Whether a node contains no texts for people: types, module names, developer errors, media queries and attributes for
 * the browser.
 */
function isTechnical(node: SyntaxNode): boolean {
  if (/^(TS(?!AsExpression|Satisfies|NonNull)|Import|ExportAll)/.test(node.type)) return true
  if (node.type === 'NewExpression') return nameOf(node['callee']).endsWith('Error')
  if (node.type === 'ClassDeclaration') return nameOf(node['superClass']).endsWith('Error')
  if (node.type === 'BinaryExpression') return /^[!=]==$/.test(String(node['operator']))
  if (node.type === 'CallExpression') return isForDevelopers(node['callee'])
  if (node.type === 'JSXAttribute') return technicalAttributes.test(nameOf(node['name']))
  return false
}

/** Whether a call has texts only for developers: calls with media queries or selectors, and `super()` of errors. */
function isForDevelopers(callee: unknown): boolean {
  const { type, property } = callee as SyntaxNode
  return (
    type === 'Super' ||
    /^(matchMedia|useMediaQuery|querySelector(All)?|closest|matches)$/.test(nameOf(property ?? callee))
  )
}

function insideIsText(node: SyntaxNode, isText: boolean): boolean {
  if (node.type === 'JSXAttribute') return textAttributes.has(nameOf(node['name']))
  if (node.type === 'Property') return textAttributes.has(nameOf(node['key']))
  if (node.type === 'JSXElement') return true
  if (node.type === 'JSXOpeningElement') return false
  if (
    /^(ConditionalExpression|LogicalExpression|JSXExpressionContainer|TemplateLiteral|JSXFragment)$/.test(node.type)
  ) {
    return isText
  }
  return false
}

const isIdentifier = (text: string) => [categoryPath, dateFormat, cssValue].some((identifier) => identifier.test(text))

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'TemplateElement') return (node['value'] as { cooked: string }).cooked
  return undefined
}

const nameOf = (node: unknown) => (node as { name?: string } | null)?.name ?? ''

/** The children of a node, except the names of properties and the cases of a switch. */
function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(withoutName(node))
    .flat()
    .filter((value): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string')
}

function withoutName(node: SyntaxNode): object {
  if (node.type === 'Property') return { value: node['value'] }
  if (node.type === 'SwitchCase') return { consequent: node['consequent'] }
  const isNamed = node.type === 'MemberExpression' && (node['property'] as SyntaxNode).type === 'Literal'
  return isNamed ? { object: node['object'] } : node
}
