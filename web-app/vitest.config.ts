import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { kitAlias } from './kit/kit-alias.ts'

export default defineConfig({
  resolve: { alias: [kitAlias], conditions: ['source', ...defaultClientConditions] },
  // For specs that run in node.
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  // A spec that needs a document declares it in its first line.
  test: { environment: 'node', include: ['src/**/*.spec.{ts,tsx}'], restoreMocks: true },
})
