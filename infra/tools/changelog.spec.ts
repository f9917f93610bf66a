import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']

/** A kind of change in a version, with its entries as single lines. */
interface Section {
  version: string
  kind: string
  entries: string[]
}

const lines = readFileSync(join(__dirname, '../../CHANGELOG.md'), 'utf8').split('\n')
const versions = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3))

function sections(): Section[] {
  const found: Section[] = []
  let version = ''

  for (const line of lines) {
    if (line.startsWith('## ')) version = line.slice(3)
    else if (line.startsWith('### ')) found.push({ version, kind: line.slice(4), entries: [] })
    else if (line.startsWith('- ')) found.at(-1)!.entries.push(line.slice(2))
    else if (line.startsWith('  '))
      found.at(-1)!.entries.push(`${found.at(-1)!.entries.pop()}${line.slice(1)}`)
  }

  return found
}

const entries = sections().flatMap((section) => section.entries)
const sentencesOf = (entry: string) =>
  entry.replace(/^\*\*[^*]+\*\* /, '').split(/(?<=\.) (?=[A-Z`*])/)

describe('the changelog', () => {
  it('has the unreleased changes first, then each version with its day, newest first', () => {
    expect(lines[0]).toBe('# Changelog')
    const [first, ...released] = versions
    expect(first).toBe('[Unreleased]')

    for (const version of released)
      expect(version).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}( \[YANKED\])?$/)

    const days = released.map((version) => version.split(' ')[2]!)
    expect(days).toEqual([...days].sort().reverse())
  })

  it('has each kind of change once in a version, by the names of Keep a Changelog', () => {
    const kinds = sections().map(({ version, kind }) => `${version} ${kind}`)
    expect(new Set(kinds).size).toBe(kinds.length)
    expect(sections().filter(({ kind }) => !KINDS.includes(kind))).toEqual([])
  })

  it('begins each entry with its topic, which no other entry of the section has', () => {
    expect(entries.filter((entry) => !/^\*\*[A-Z][^*]+\.\*\* \S/.test(entry))).toEqual([])

    for (const section of sections()) {
      const topics = section.entries.map((entry) => entry.split('**')[1])
      expect(topics).toEqual([...new Set(topics)])
    }
  })

  it('consists of at most four short sentences an entry', () => {
    expect(entries.filter((entry) => !entry.endsWith('.'))).toEqual([])
    expect(entries.filter((entry) => sentencesOf(entry).length > 4)).toEqual([])
    const long = entries.flatMap(sentencesOf).filter((sentence) => sentence.split(' ').length > 20)
    expect(long).toEqual([])
  })
})
