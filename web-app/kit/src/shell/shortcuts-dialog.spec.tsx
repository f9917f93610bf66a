// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { keyName } from './shortcuts-dialog'

describe('the keyboard shortcuts', () => {
  it('name each key as it is printed on the keyboard', () => {
    expect(['mod+k', 'mod+z', 'j', '?', 'enter'].map(keyName)).toEqual([
      'Ctrl K',
      'Ctrl Z',
      'J',
      '?',
      'Enter',
    ])
  })
})
