import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The console imports the kit by name; a resolver cannot guess `.tsx`, so package.json says it for each such part. */
it('exports every part of the kit', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, string> }
  const parts = readdirSync('src/kit', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.includes('.spec.'),
  )
  const wanted = Object.fromEntries(parts.sort().map((name) => [`./kit/${name.replace(/\.tsx$/, '')}`, `./src/kit/${name}`]))
  expect(exports).toEqual({ './main': './src/main.tsx', './kit/*': './src/kit/*.ts', ...wanted })
})
