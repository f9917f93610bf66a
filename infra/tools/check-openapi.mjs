import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'

/**
 * Checks docs/openapi.json by Redocly's recommended rules, warnings included. Prints each problem
 * with its place; exits with 1 if there is one.
 */
const source = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
const config = await createConfig({ extends: ['recommended'] })
const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' })

for (const { message, ruleId, location } of problems)
  console.error(`${ruleId}: ${message} (${location[0]?.pointer})`)

process.exitCode = problems.length > 0 ? 1 : 0
