import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { chromiumArgs, findChromium } from './scripts/chromium.mjs'

const executablePath = findChromium()
const consoleErrors = './tests/setup/console-errors.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}', 'tests/project/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/server/**'],
          setupFiles: [consoleErrors],
          testTimeout: 60_000, // properties over thousands of forms, on whatever machine
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 60_000, // a PGlite takes seconds to start beside another
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [await storybookTest()],
        // Found before the first story runs: a library found later reloads the page under the running stories.
        optimizeDeps: {
          include: ['react-dom/client'],
          entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx'],
        },
        test: {
          name: 'stories',
          setupFiles: [consoleErrors, './tests/setup/every-width.ts'],
          testTimeout: 60_000, // whole pages are walked through
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/portal.setup.ts'],
          testTimeout: 180_000, // a whole claim, field by field
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
