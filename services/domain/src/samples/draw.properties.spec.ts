import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { drawn, populationDigest, populationFile } from './draw'

const keys = fc.uniqueArray(fc.uuid(), { maxLength: 60 })
const seed = fc.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/)

describe('a random sample', () => {
  it('is the same for the same seed and population, in whatever order that comes', () =>
    fc.assert(
      fc.property(seed, keys, fc.integer({ min: 1, max: 70 }), (seed, keys, size) => {
        const sample = drawn(seed, keys, size)
        expect(drawn(seed, [...keys].reverse(), size)).toEqual(sample)
        expect(new Set(sample).size).toBe(Math.min(size, keys.length))
        expect(sample.every((key) => keys.includes(key))).toBe(true)
      }),
    ))

  it('grows without losing what it had, and keeps its order when others join', () =>
    fc.assert(
      fc.property(seed, keys, fc.integer({ min: 1, max: 30 }), (seed, keys, size) =>
        expect(drawn(seed, keys, size + 5).slice(0, size)).toEqual(drawn(seed, keys, size)),
      ),
    ))

  it('takes each item about equally often', () => {
    const population = Array.from(
      { length: 40 },
      (_, n) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`,
    )

    const times = new Map(population.map((key) => [key, 0]))
    const rounds = 4000

    for (let round = 0; round < rounds; round++)
      for (const key of drawn(
        `${round.toString(16).toUpperCase().padStart(4, '0')}-0000`,
        population,
        10,
      ))
        times.set(key, times.get(key)! + 1)

    // Expected 1,000 each; chi-squared with 39 degrees of freedom exceeds 80 less than once in
    // 5,000 times.
    const expected = (rounds * 10) / population.length

    const chi = [...times.values()].reduce(
      (sum, n) => sum + (n - expected) ** 2 / (expected * 0.75),
      0,
    )

    expect(chi).toBeLessThan(80)
  })

  it('has a population that can be written down and recognised', () => {
    expect(populationFile(['b', 'a'])).toBe('a\nb\n')
    expect(populationDigest(['b', 'a'])).toBe(createHash('sha256').update('a\nb\n').digest('hex'))
  })

  it('is drawn by the lines that docs/auditors/samples.md gives', () => {
    const population = [
      '0190a1b2-0000-7000-8000-000000000001',
      '0190a1b2-0000-7000-8000-000000000002',
      '0190a1b2-0000-7000-8000-000000000003',
    ]

    const page = readFileSync(join(__dirname, '../../../../docs/auditors/samples.md'), 'utf8')
    const lines = /^node -e "\n(.*?)\n" < population\.txt$/ms.exec(page)![1]!

    const output = execFileSync(process.execPath, ['-e', lines], {
      input: populationFile(population),
      encoding: 'utf8',
    })

    expect(output.trim().split('\n')).toEqual(drawn('7F3A-91C2', population, 2))
  })
})
