import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { kitAlias } from '../web-app/kit/kit-alias.ts'

export default defineConfig({
  resolve: {
    alias: [kitAlias],
    conditions: ['source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom'],
  },
  // A spec that needs a document declares it in its first line.
  test: { environment: 'node', include: ['src/**/*.spec.{ts,tsx}'], restoreMocks: true },
})
