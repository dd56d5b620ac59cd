import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { defaultBrand } from '../scripts/default-brand.ts'
import { formValidators } from '../packages/form-engine/src/vite/index.ts'

// Stories need React and nothing of the portal's build: no route generation, no proxy.
export default defineConfig({ plugins: [react(), formValidators(), defaultBrand()] })
