import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // For specs that run in node.
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  // A spec that needs a document declares it in its first line.
  test: { environment: 'node', include: ['src/**/*.spec.{ts,tsx}'], restoreMocks: true },
})
