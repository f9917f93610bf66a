import { describe, expect, it } from 'vitest'
import { fieldNameOf, typeOf } from './new-field'

describe('a column that becomes a custom field', () => {
  it('has the type that its samples suggest', () => {
    expect(typeOf(['2020-01-01', '03/04/2020'])).toBe('date')
    expect(typeOf(['7', '-12'])).toBe('numeric')
    // A number that begins with zeros is a code.
    expect(typeOf(['007', '12'])).toBe('string')
    expect(typeOf(['MA', '7'])).toBe('string')
    expect(typeOf(['x'.repeat(80)])).toBe('paragraph')
    expect(typeOf([])).toBe('string')
  })

  it('is called by its heading', () =>
    expect(fieldNameOf(' Recruitment_Source ')).toBe('Recruitment Source'))
})
