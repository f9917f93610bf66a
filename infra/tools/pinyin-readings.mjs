import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinyin } from 'pinyin-pro'
import { root } from './packages.mjs'

/**
 * Writes the Chinese letters of each pinyin syllable without tones, for the search by pinyin. Ü is
 * typed as v. Run it after a new version of pinyin-pro: `node infra/tools/pinyin-readings.mjs`.
 */
const readings = new Map()

for (let code = 0x4e00; code <= 0x9fff; code++) {
  const letter = String.fromCharCode(code)
  const syllables = pinyin(letter, { toneType: 'none', type: 'array', multiple: true, v: true })

  // *N* and *ng* are exclamations, and would cut *xi'an* in a third way.
  for (const syllable of new Set(syllables))
    if (/^[a-z]*[aeiouv][a-z]*$/.test(syllable))
      readings.set(syllable, (readings.get(syllable) ?? '') + letter)
}

writeFileSync(
  join(root, 'projections/src/kernel/pinyin/readings.json'),
  `${JSON.stringify(Object.fromEntries([...readings].sort()), null, 1)}\n`,
)
