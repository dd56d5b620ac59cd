import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { leanRjsf } from './packages/form-engine/src/vite/index.ts'
import { compressBuild } from './scripts/compress-build.ts'
import { plainContract } from './scripts/plain-contract.ts'
import { pagePreloads } from './scripts/page-preloads.ts'
import { scriptBudget } from './scripts/script-budget.ts'
import { sharedChunks } from './scripts/shared-chunks.ts'

/** React changes rarely: a file of its own, so that a release leaves it cached. */
const vendorChunk = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler)\//,
  priority: 20,
}

const portal = () => [
  tanstackRouter({ autoCodeSplitting: true, disableLogging: true }), // the rest of its settings: tsr.config.json
  react(),
  leanRjsf(),
  plainContract(),
]

export default defineConfig(async ({ command }) => ({
  plugins: [...portal(), scriptBudget(), pagePreloads(), compressBuild()],
  build: {
    outDir: 'dist/portal',
    target: 'es2024',
    cssCodeSplit: false, // one request for all styles: beyond those of every page there are 15 kB
    // The faces of one glyph alone: each is smaller than its request. Other data: addresses would not pass the policy.
    assetsInlineLimit: (file: string) => file.endsWith('.woff'),
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [vendorChunk, ...(command === 'build' ? await sharedChunks(portal()) : [])] },
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 4000),
    strictPort: true,
    proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4001' },
  },
}))
