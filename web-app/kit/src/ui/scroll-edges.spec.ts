import { expect, it } from 'vitest'
import { clippedEdges } from './scroll-edges'

const wide = { scrollWidth: 1000, clientWidth: 600 }

it('finds content behind the end before it is scrolled, and behind both edges in between', () => {
  expect(clippedEdges({ ...wide, scrollLeft: 0 })).toEqual({ start: false, end: true })
  expect(clippedEdges({ ...wide, scrollLeft: 200 })).toEqual({ start: true, end: true })
  expect(clippedEdges({ ...wide, scrollLeft: 400 })).toEqual({ start: true, end: false })
})

it('reads the negative positions of right-to-left pages', () => {
  expect(clippedEdges({ ...wide, scrollLeft: -400 })).toEqual({ start: true, end: false })
})

it('finds nothing behind the edges of content that fits', () => {
  expect(clippedEdges({ scrollLeft: 0, scrollWidth: 600, clientWidth: 600 })).toEqual({
    start: false,
    end: false,
  })
})
