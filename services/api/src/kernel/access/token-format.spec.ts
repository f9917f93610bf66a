import { isApiToken, newApiToken } from './token-format'

test('a new token has prefix, length and checksum', () => {
  const tokens = Array.from({ length: 200 }, newApiToken)

  expect(new Set(tokens).size).toBe(200)
  for (const token of tokens) expect(token).toMatch(/^wlt_[0-9A-Za-z]{49}$/)
  expect(tokens.every(isApiToken)).toBe(true)
})

test('each change of one letter is noticed', () => {
  const token = newApiToken()

  for (let place = 4; place < token.length; place++) {
    const other = token[place] === 'a' ? 'b' : 'a'
    expect(isApiToken(token.slice(0, place) + other + token.slice(place + 1))).toBe(false)
  }
})

test.each(['', 'wlt_', `wlt_${'0'.repeat(49)}`, `wlt_${'0'.repeat(5000)}`, 'wlt_é'])(
  'is no token: %s',
  (text) => expect(isApiToken(text)).toBe(false),
)
