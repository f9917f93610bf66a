import { reasonOf } from './reason'

describe('the reason of a failure', () => {
  it.each([
    [
      '550 5.1.1 <maya.lin@example.com>: Recipient address rejected',
      '550 5.1.1 <…@…>: Recipient address rejected',
    ],
    ['invalid input syntax for type date: "Maya Lin"', 'invalid input syntax for type date: "…"'],
    ['Key (email)=(a@b.example) exists', 'Key (email)=(…@…) exists'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
    ['', 'No reason was given.'],
    ['a\u0000b', 'ab'],
  ])('contains no personal data: %s', (said, shown) => {
    expect(reasonOf(new Error(said))).toBe(shown)
  })

  it('is short', () => expect(reasonOf('x'.repeat(5000))).toHaveLength(300))
})
