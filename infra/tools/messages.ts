import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exported, imported, missing } from './messages/exchange'
import { Tree } from './messages/text-files'

/**
 * Hands the product's texts to translators and takes them back: `npm run messages -- missing |
 * export <language> [file] | import <file>`.
 */

const USAGE = `npm run messages -- missing <language>
npm run messages -- export <language> [file]
npm run messages -- import <file>`

const root = join(__dirname, '../..')
const [command, subject, target] = process.argv.slice(2)

const fail = (...sentences: string[]) => {
  for (const sentence of sentences) console.error(sentence)
  process.exitCode = 1
}

const isCode = (language: string | undefined): language is string =>
  /^[a-z]{2,3}$/.test(language ?? '') && language !== 'en'

function showMissing(language: string) {
  const texts = missing(new Tree(root), language)
  for (const { id, english } of texts) console.log(`${id}: ${JSON.stringify(english)}`)
  console.log(texts.length === 0 ? `${language} lacks no text.` : `Missing: ${texts.length} texts.`)
}

function exportTexts(language: string, path: string) {
  const file = exported(new Tree(root), language)
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`)
  const empty = file.texts.filter(({ translation }) => !translation).length
  console.log(`${path}: ${file.texts.length} texts, ${empty} without a translation.`)
}

function importTexts(path: string) {
  const { faults, files } = imported(new Tree(root), readFileSync(path, 'utf8'))
  if (faults.length > 0) return fail(...faults, `Nothing was changed: ${faults.length} faults.`)
  if (files.size === 0) return console.log('Nothing differs.')
  for (const [file, content] of files) writeFileSync(join(root, file), content)

  const { status } = spawnSync('npx', ['biome', 'check', '--write', ...files.keys()], {
    cwd: root,
    stdio: 'inherit',
  })

  if (status !== 0) fail('Biome found faults in the files that were written.')
  console.log(`Changed files: ${files.size}.`)
}

if (command === 'missing' && isCode(subject)) showMissing(subject)
else if (command === 'export' && isCode(subject))
  exportTexts(subject, target ?? `messages.${subject}.json`)
else if (command === 'import' && subject) importTexts(subject)
else fail(USAGE)
