import { expect, test } from 'vitest'

import { brokenImports } from '../../scripts/imports.ts'

test.each([
  ['packages/form-engine/src/compile.ts', "import { useState } from 'react'", 'may not use the library react'],
  ['packages/form-engine/src/compile.ts', "import './react/index.ts'", 'may not import form-engine/react'],
  ['packages/api-client/src/index.ts', "export { run } from '@captive/server'", 'may not import server'],
  ['packages/server/src/app.ts', "import '../../form-engine/src/parse.ts'", 'reaches into another package by path'],
  ['src/features/auth/login-page.tsx', "import type { A } from '../shell/sections.ts'", 'may not import feature shell'],
  ['src/features/auth/login-page.tsx', "const page = () => import('../../routes/login.tsx')", 'may not import routes'],
  ['src/ui/page-header.tsx', "import { api } from '../api/api.ts'", 'ui may not import api'],
  ['src/format/date.ts', "import { readFileSync } from 'node:fs'", 'not there in a browser'],
])('%s with «%s» is refused: %s', (file, source, complaint) => {
  expect(brokenImports(file, source)).toEqual([expect.stringContaining(complaint)])
})

test.each([
  ['packages/server/src/app.ts', "import { compileForm } from '@captive/form-engine'; import fastify from 'fastify'"],
  [
    'src/features/auth/login-page.tsx',
    "import { Callout } from '../../ui/callout.tsx'; import { a } from './email.ts'",
  ],
  ['src/routes/login.tsx', "import { LoginPage } from '../features/auth/login-page.tsx'"],
  ['packages/form-engine/src/checks/phone.ts', "import { isValid } from 'libphonenumber-js/mobile'"],
])('%s may hold «%s»', (file, source) => {
  expect(brokenImports(file, source)).toEqual([])
})
