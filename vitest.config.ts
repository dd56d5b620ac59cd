import { join } from 'node:path'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { formValidators } from './packages/form-engine/src/vite/index.ts'
import { chromiumArgs, findChromium } from './scripts/chromium.mjs'
import { defaultBrand } from './scripts/default-brand.ts'

const executablePath = findChromium()
const setup = (name: string) => join(import.meta.dirname, 'tests/setup', `${name}.ts`)
const consoleErrors = setup('console-errors')

/** What PGlite may do otherwise than PostgreSQL: transactions, locks, row-level security, its files, and its end. */
const differsByDatabase = [
  'packages/server/test/{embedded,crash}/**/*.test.ts',
  'packages/server/torture/**/*.test.ts',
  'packages/server/src/{activity,database}/**/*.test.ts',
  'packages/server/test/{contention,drafts,immutable-reports,operations,outages,rotate-key}.test.ts',
]

/** Only a test that hangs takes longer; how fast a machine is must not decide. */
const hangs = 240_000

export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      {
        plugins: [react(), formValidators(), defaultBrand()],
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}', 'tests/project/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/server/**'],
          setupFiles: [consoleErrors],
          isolate: false, // nine tenths of the time were imports, which the files of a worker now share
          testTimeout: hangs,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          // Processes with a database of their own do the same beside a PostgreSQL.
          exclude: [
            '**/node_modules/**',
            ...(process.env['TEST_DATABASE_URL'] ? ['packages/server/test/embedded/**'] : []),
          ],
          isolate: false, // each file has a server and a database of its own; what they import is read once
          testTimeout: hangs,
          hookTimeout: hangs,
        },
      },
      {
        test: {
          name: 'server-embedded',
          include: differsByDatabase,
          isolate: false,
          testTimeout: hangs,
          hookTimeout: hangs,
        },
      },
      {
        plugins: [await storybookTest(), formValidators(), defaultBrand()], // it leaves out those of .storybook/vite.config.ts
        // Found before the first story runs: a library found later reloads the page under the running stories.
        optimizeDeps: {
          include: ['react-dom/client', 'dayjs/locale/es'],
          entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx'],
        },
        test: {
          name: 'stories',
          setupFiles: [consoleErrors, setup('every-width'), setup('rough-conditions')],
          isolate: false, // each story begins with an empty page and storage, as it does beside the others of its file
          testTimeout: hangs,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs } }),
            instances: [{ browser: 'chromium', name: 'stories' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/portal.setup.ts'],
          isolate: false, // each test has a browser context of its own; one browser serves the files of a worker
          maxConcurrency: 3, // pages of one file at a time, beside those of the other worker
          expect: { poll: { timeout: 30_000 } }, // as long as a locator waits
          testTimeout: hangs,
          hookTimeout: hangs,
        },
      },
    ],
  },
})
