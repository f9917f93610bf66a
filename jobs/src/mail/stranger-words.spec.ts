import { unlinked } from './stranger-words'

describe('a name in a mail to a stranger', () => {
  it.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
    ["O'Neil-Smith Jr.", "O'Neil-Smith Jr."],
    ['Müller & Söhne GmbH / Co.', 'Müller & Söhne GmbH / Co.'],
    ['شركة الشمال', 'شركة الشمال'],
    ['Booking.com', 'Booking·com'],
    ['Win https://evil.example/x now', 'Win now'],
    ['Win HTTPS:evil.example now', 'Win now'],
    ['go to evil.example/login', 'go to'],
    ['www.evil.example', 'www·evil·example'],
    ['write boss@evil.example', 'write'],
    ['two\r\nlines\tand more', 'two lines and more'],
    ['x'.repeat(200), `${'x'.repeat(79)}…`],
  ])('%j becomes %j', (name, shown) => expect(unlinked(name)).toBe(shown))
})
