import readings from './readings.json'

const syllables = new Map(Object.entries(readings))
const LONGEST_SYLLABLE = 6

/** Names have at most four syllables. */
const MOST_INITIALS = 4

/** Longest text that is read as pinyin. */
const LONGEST = 24

/** Most ways to cut a text into syllables: "xian" is *xian* and *xi'an*. */
const MOST_WAYS = 2

/**
 * Returns regular expressions of the Chinese texts that a person may mean by Latin letters:
 * "wangxiaoming", "wangx" and "wxm" for 王小明. Empty if no Chinese text sounds so.
 */
export function chineseFor(text: string): readonly string[] {
  const typed = text.toLowerCase()
  if (!/^[a-z]{2,}$/.test(typed) || typed.length > LONGEST) return []
  const whole = cut(typed, (end) => (end === '' ? [[]] : []))
  // The last syllable may still be being typed.
  const ways = whole.length > 0 ? whole : cut(typed, (end) => [[beginningWith(end)]])
  const initials = typed.length <= MOST_INITIALS ? [[...typed].map(beginningWith)] : []

  return [...ways.slice(0, MOST_WAYS), ...initials]
    .filter((letters) => letters.every((each) => each !== ''))
    .map((letters) => letters.map((each) => `[${each}]`).join(''))
}

/** Cuts a text into whole syllables, the longest ones first, before an end. */
function cut(text: string, ending: (end: string) => string[][]): string[][] {
  const ways: string[][] = []

  for (let length = Math.min(LONGEST_SYLLABLE, text.length); length > 0; length--) {
    const letters = syllables.get(text.slice(0, length))

    if (letters && ways.length < MOST_WAYS)
      for (const rest of cut(text.slice(length), ending)) ways.push([letters, ...rest])
  }

  return ways.length > 0 || text.length >= LONGEST_SYLLABLE ? ways : ending(text)
}

const knownReadings = new Map<string, string>()

/** All letters whose reading begins with a text. */
function beginningWith(text: string): string {
  const known =
    knownReadings.get(text) ??
    [
      ...new Set(
        [...syllables].flatMap(([syllable, letters]) =>
          syllable.startsWith(text) ? [...letters] : [],
        ),
      ),
    ].join('')

  if (known !== '') knownReadings.set(text, known)

  return known
}
