// The console imports the kit of web-app by name, and a resolver cannot guess `.tsx`: web-app/package.json names each such part.
// Writes the list; with --check it only compares and exits with 1 when they differ.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('../web-app/', import.meta.url)
const file = new URL('package.json', folder)
const manifest = JSON.parse(readFileSync(file, 'utf8'))
const parts = readdirSync(fileURLToPath(new URL('src/kit/', folder)), { recursive: true })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.tsx') && !name.includes('.spec.'))
  .sort()
const named = Object.fromEntries(parts.map((name) => [`./kit/${name.replace(/\.tsx$/, '')}`, `./src/kit/${name}`]))
const exports = { './main': './src/main.tsx', './kit/*': './src/kit/*.ts', ...named }

if (JSON.stringify(exports) !== JSON.stringify(manifest.exports)) {
  if (process.argv.includes('--check')) {
    console.error('web-app/package.json does not export the kit as it is. Run: npm run format')
    process.exit(1)
  }
  writeFileSync(file, `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`)
}
