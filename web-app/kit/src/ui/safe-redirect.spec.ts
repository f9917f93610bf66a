import { describe, expect, it } from 'vitest'
import { ownPath } from './safe-redirect'

const at = (asked: string | null) => ownPath(asked, 'https://hr.example')

describe('an address to go on to', () => {
  it('is kept when it leads into the product', () => {
    for (const path of [
      '/',
      '/timer',
      '/requests?tab=timeoff',
      '/projects/7#tasks',
      '/a?next=//example.com',
    ])
      expect(at(path)).toBe(path)
  })

  it('is dropped when it leads out of it, however it is written', () => {
    const out = [
      '//example.com',
      '/\\example.com',
      '/\t/example.com',
      '/\n\\example.com',
      '/.//example.com',
      '/x/..//example.com',
    ]

    for (const path of [...out, 'https://example.com', 'javascript:alert(1)', 'timer', '', null])
      expect([path, at(path)]).toEqual([path, null])
  })
})
