import { expect, it } from 'vitest'
import { typedHours } from './typed-hours'

it('reads hours as people type them', () => {
  expect(['7:30', '7.5', '7,5', '-7:30', '120', '0'].map(typedHours)).toEqual([
    27_000, 27_000, 27_000, -27_000, 432_000, 0,
  ])
})

it('leaves other text to the schema', () => {
  expect(['', 'x', '7:60', '7.555', '99999'].map(typedHours)).toEqual(Array(5).fill(undefined))
})
