import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { leanRjsf } from './packages/form-engine/src/vite/index.ts'
import { compressBuild } from './scripts/compress-build.ts'
import { plainContract } from './scripts/plain-contract.ts'
import { pagePreloads } from './scripts/page-preloads.ts'
import { scriptBudget } from './scripts/script-budget.ts'

/** What every page needs and what changes rarely: a file of its own, so that a release leaves it cached. */
const vendorChunks = [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }]

export default defineConfig({
  plugins: [
    tanstackRouter({ autoCodeSplitting: true, disableLogging: true }), // the rest of its settings: tsr.config.json
    react(),
    leanRjsf(),
    plainContract(),
    scriptBudget(),
    pagePreloads(),
    compressBuild(),
  ],
  build: {
    outDir: 'dist/portal',
    target: 'es2024',
    assetsInlineLimit: 0, // a data: address would not pass the Content-Security-Policy
    rolldownOptions: { output: { codeSplitting: { groups: vendorChunks } } },
  },
  server: {
    port: Number(process.env['PORT'] ?? 4000),
    strictPort: true,
    proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4001' },
  },
})
