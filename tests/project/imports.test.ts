import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { brokenImports } from '../../scripts/imports.ts'

test.each([
  ['packages/form-engine/src/form/compile.ts', "import { useState } from 'react'", 'may not use the library react'],
  ['packages/form-engine/src/form/compile.ts', "import '../react/index.ts'", 'may not import form-engine/react'],
  ['packages/form-engine/src/graph/tree.ts', "import '../form/compile.ts'", 'may not import form-engine form'],
  ['packages/form-engine/src/store/form-store.ts', "import 'react'", 'may not use the library react'],
  ['packages/form-engine/src/index.ts', "import './claim/index.ts'", 'may not import form-engine/claim'],
  ['src/forms/form-page.tsx', "import { toRjsf } from '@captive/form-engine/rjsf'", 'may not import form-engine/rjsf'],
  ['packages/api-client/src/index.ts', "export { run } from '@captive/server'", 'may not import server'],
  ['packages/server/src/app.ts', "import '../../form-engine/src/parse.ts'", 'reaches into another package by path'],
  ['packages/server/src/areas/claims/routes.ts', "import { a } from '../auth/queries.ts'", 'not by its index.ts'],
  ['packages/server/src/app.ts', "import { a } from './areas/auth/routes.ts'", 'not by its index.ts'],
  ['packages/server/src/session/limits.ts', "import '../http/route.ts'", 'server session may not import server http'],
  ['packages/server/src/areas/auth/routes.ts', "import '../../demo/words.ts'", 'may not import server demo'],
  ['src/features/auth/login-page.tsx', "import type { A } from '../shell/sections.ts'", 'may not import feature shell'],
  [
    'src/features/auth/login-page.tsx',
    "import type { A } from '../claim-reporting/model/forms/local-forms.ts'",
    'may not import claim-reporting/model/forms/',
  ],
  [
    'src/features/claim-reporting/model/wizard/wizard.ts',
    "import { texts } from '../../steps/texts.ts'",
    'may not import claim-reporting/steps/',
  ],
  [
    'src/features/claim-reporting/model/wizard/wizard.ts',
    "import { useState } from 'react'",
    'may not use the library react',
  ],
  [
    'src/features/claim-reporting/steps/check/upload-step.tsx',
    "import { texts } from '../../pages/start/texts.ts'",
    'may not import claim-reporting/pages/start/',
  ],
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
  [
    'packages/server/src/areas/claims/routes.ts',
    "import { a } from '../auth/index.ts'; import { b } from './queries.ts'",
  ],
  ['src/routes/login.tsx', "import { LoginPage } from '../features/auth/login-page.tsx'"],
  ['packages/form-engine/src/phones/phones-of.ts', "import { isValid } from 'libphonenumber-js/mobile'"],
])('%s may contain «%s»', (file, source) => {
  expect(brokenImports(file, source)).toEqual([])
})

test('[ENG-001] the form engine imports nothing from outside its package', () => {
  const reaching = "import { api } from '../../../../src/api/api.ts'"
  expect(brokenImports('packages/form-engine/src/form/compile.ts', reaching)).toHaveLength(1)
  const files = globSync('packages/form-engine/src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => brokenImports(file, readFileSync(file, 'utf8')))).toEqual([])
})
