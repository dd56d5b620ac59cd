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

/** Tests whose result may depend on the database: transactions, locks, row-level security, files, and shutdown. */
const differsByDatabase = [
  'packages/server/test/{embedded,crash}/**/*.test.ts',
  'packages/server/torture/**/*.test.ts',
  'packages/server/src/{activity,database}/**/*.test.ts',
  'packages/server/test/{contention,drafts,immutable-reports,operations,outages,rotate-key}.test.ts',
]

/** Only a test that hangs takes longer. The speed of the machine must not decide. */
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
          isolate: false, // imports took nine tenths of the time; the files of a worker share them now
          testTimeout: hangs,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          // These tests start processes with their own database and run in the other project.
          exclude: [
            '**/node_modules/**',
            ...(process.env['TEST_DATABASE_URL'] ? ['packages/server/test/embedded/**'] : []),
          ],
          isolate: false, // each file has its own server and database; the imports are shared
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
        plugins: [await storybookTest(), formValidators(), defaultBrand()], // the Storybook plugin does not apply the plugins of .storybook/vite.config.ts
        // Libraries that are found after the start would reload the page while stories run.
        optimizeDeps: {
          include: ['react-dom/client', 'dayjs/locale/es'],
          entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx'],
        },
        test: {
          name: 'stories',
          setupFiles: [consoleErrors, setup('every-width'), setup('rough-conditions')],
          isolate: false, // each story begins with an empty page and storage anyway
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
          isolate: false, // each test has its own browser context; the files of a worker share one browser
          maxConcurrency: 3, // concurrent tests of one file, in addition to the other worker
          expect: { poll: { timeout: 30_000 } }, // the timeout of locators
          testTimeout: hangs,
          hookTimeout: hangs,
        },
      },
    ],
  },
})
