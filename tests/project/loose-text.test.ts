import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { looseTexts } from '../../scripts/loose-text.ts'

const sample = 'src/loose-text-sample.tsx'
const config = 'tsconfig.loose-text-sample.json'

/** The complaints about a component that has these props and returns this JSX. */
function complaintsAbout(jsx: string, props = '{ name: string; count: number; open: boolean; children: ReactNode }') {
  const files: Record<string, string> = {
    [resolve(config)]: JSON.stringify({ extends: './tsconfig.json', files: [sample], include: [] }),
    [resolve(sample)]: `import { Suspense, type ReactNode, type ReactElement } from 'react'
      function Foo(props: { children?: ReactNode }) { return <i>{props.children}</i> }
      export function Sample({ name, count, open, children }: ${props}) { return ${jsx} }`,
  }
  return looseTexts([sample], {
    config,
    fs: { readFile: (file) => files[file], fileExists: (file) => (file in files ? true : undefined) },
  }).map((sentence) => sentence.split(': ')[1])
}

const changes = 'text that may change is next to other nodes'
const follows = 'text follows a node that may appear and disappear'
const returned = 'a component returns text without an element of its own'
const fragment = 'a fragment puts text next to surrounding nodes'

test.each([
  ['<p>{open ? <b /> : null} words</p>', [follows]],
  ['<p><Foo /> words</p>', [follows]],
  ['<p>{count} claims</p>', [changes, follows]],
  ['<p>{open ? name : null}<b /></p>', [changes]],
  ['<p>{[name].map((each) => each)}<b /></p>', [changes]],
  ['<p><b />{children}</p>', [changes]],
  ['<p>{open ? <>words</> : null}</p>', [fragment]],
  ['<p>{open ? <>{name}</> : null}</p>', [changes]],
  ['<Suspense>{children}</Suspense>', [changes]],
  ['name', [returned]],
  ['open ? <b /> : children', [returned]],
])('refuses %s', (jsx, complaints) => {
  expect(complaintsAbout(jsx)).toEqual(complaints)
})

test.each([
  '<p>{name}</p>',
  '<p>{`${count} claims`}</p>',
  '<p>words <b /> and more {open ? <b /> : null}</p>',
  "<p>words{' '}<b>{name}</b></p>",
  '<p>{open ? <b /> : null}<span>words</span></p>',
  '<Foo>{children}</Foo>',
  'open ? <b>{name}</b> : null',
])('allows %s', (jsx) => {
  expect(complaintsAbout(jsx)).toEqual([])
})
