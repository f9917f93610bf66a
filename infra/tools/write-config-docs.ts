import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationPage } from './config-docs'

/**
 * `npm run config:docs` writes docs/configuration.md; config-docs.spec.ts fails when it is out of
 * date.
 */
writeFileSync(join(__dirname, '../../docs/configuration.md'), configurationPage())
