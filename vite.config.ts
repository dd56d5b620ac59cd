import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { leanRjsf } from './scripts/lean-rjsf.ts'

/** Libraries that every page needs and that change rarely: one file each, so that a release leaves them cached. */
const vendorChunks = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-)?(router|query|store)(-core)?)\//,
  },
  { name: 'mantine', test: /node_modules\/(@mantine\/(core|hooks)|@floating-ui)\// },
]

export default defineConfig({
  plugins: [
    tanstackRouter({ autoCodeSplitting: true, disableLogging: true }), // the rest of its settings: tsr.config.json
    react(),
    leanRjsf(),
  ],
  build: {
    outDir: 'dist/portal',
    assetsInlineLimit: 0, // a data: address would not pass the Content-Security-Policy
    rolldownOptions: { output: { codeSplitting: { groups: vendorChunks } } },
  },
  server: {
    port: Number(process.env['PORT'] ?? 4000),
    strictPort: true,
    proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4001' },
  },
})
