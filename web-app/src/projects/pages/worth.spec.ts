import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareOf, worth } from './worth'

it('prices time to the second', () => {
  expect(worth(3600, '95')).toBe('95.0000')
  expect(worth(2_205_000, '95.00')).toBe('58187.5000')
  expect(worth(1, '0.01')).toBe('0.0000')
  expect(worth(1800, '0.0001')).toBe('0.0001')
  expect(shareOf('58187.50', '85500')).toBe(68)
  expect(shareOf('1', '0')).toBe(0)
})

it('adds up: whole hours are worth the rate each', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 99_999_999 }),
      (hours, cents) => {
        const rate = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
        expect(worth(hours * 3600, rate)).toBe(
          `${Math.floor((cents * hours) / 100)}.${String((cents * hours) % 100).padStart(2, '0')}00`,
        )
      },
    ),
  )
})
