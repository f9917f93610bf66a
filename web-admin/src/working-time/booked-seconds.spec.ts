import { expect, it } from 'vitest'
import { bookedSeconds } from './booked-seconds'

it('reads hours as people type them', () => {
  expect(['7:30', '7.5', '7,5', '-7:30', '120', '0'].map(bookedSeconds)).toEqual([
    27_000, 27_000, 27_000, -27_000, 432_000, 0,
  ])
})

it('leaves other text to the schema', () => {
  expect(['', 'x', '7:60', '7.555', '99999'].map(bookedSeconds)).toEqual(Array(5).fill(undefined))
})
