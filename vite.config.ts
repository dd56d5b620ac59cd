import { join } from 'node:path'

import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { formValidators } from './packages/form-engine/src/vite/index.ts'
import { compressBuild } from './scripts/compress-build.ts'
import { defaultBrand } from './scripts/default-brand.ts'
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
  formValidators(),
  defaultBrand(),
  plainContract(),
]

export default defineConfig({
  plugins: [...portal(), sharedChunks(portal), scriptBudget(), pagePreloads(), compressBuild()],
  resolve: {
    // Two libraries of rjsf that no form of the portal uses, by what the platform has.
    alias: {
      'markdown-to-jsx/react': join(import.meta.dirname, 'src/forms/plain-markdown.tsx'),
      'fast-uri': join(import.meta.dirname, 'src/forms/platform-uri.ts'),
    },
  },
  build: {
    outDir: 'dist/portal',
    target: 'es2024',
    cssCodeSplit: false, // one request for all styles: beyond those of every page there are 15 kB
    assetsInlineLimit: 0, // the policy allows no data: URLs but those of images
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [vendorChunk] },
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 4000),
    strictPort: true,
    proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4001' },
  },
})
