import { describe, expect, it } from 'vitest'
import { typedHours } from './typed-hours'

describe('typed hours', () => {
  it.each([
    ['7:30', 27_000],
    ['7.5', 27_000],
    ['7,5', 27_000],
    ['7h30', 27_000],
    ['7h', 25_200],
    ['45m', 2700],
    ['8', 28_800],
    ['.25', 900],
    ['0:01', 60],
    ['', 0],
    ['24', 86_400],
  ])('%j are %i seconds', (text, seconds) => expect(typedHours(text)).toBe(seconds))

  it.each(['7:60', '24:01', 'eight', '-1', '1:2:3', '25'])('%j is none', (text) =>
    expect(typedHours(text)).toBeUndefined(),
  )
})
