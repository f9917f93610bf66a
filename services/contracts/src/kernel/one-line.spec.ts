import { optionalText, text } from './shapes'

describe('a text of one line', () => {
  it('has no line breaks, so that a name ends no line of the text around it', () => {
    expect(text('field.required').parse(' Ada\r\nBcc: all@example.com ')).toBe(
      'Ada Bcc: all@example.com',
    )
    expect(optionalText().parse('a\tb\u2028c')).toBe('a b c')
    expect(text('field.required').safeParse('\r\n').success).toBe(false)
  })

  it('has no controls of direction, so that a name reorders no text around it', () => {
    expect(text('field.required').parse('Ada \u202e0052\u202c \u2068x\u2069')).toBe('Ada 0052 x')
    expect(optionalText().parse('\u2066شركة C++\u200e')).toBe('شركة C++\u200e')
  })

  it.each([
    ['a zero-width space', 'A\u200bda'],
    ['a joiner', 'A\u200dda\u200c'],
    ['a soft hyphen', 'A\u00adda'],
    ['a byte order mark', '\ufeffAda'],
    ['a mark of direction', 'Ada\u200f'],
    ['a variation selector', 'Ad\ufe0fa'],
    ['tags', 'Ada\u{e0041}\u{e007f}'],
    ['a combining joiner', 'A\u034fda'],
    ['a Hangul filler', 'Ada\u3164'],
  ])('differs from no other by %s alone', (_, name) => {
    expect(text('field.required').parse(name)).toBe('Ada')
  })

  it.each([
    '👩\u200d💻 Dev',
    '❤\ufe0f',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ])('keeps an emoji of several characters: %s', (name) =>
    expect(text('field.required').parse(name)).toBe(name),
  )

  it('is one text however its accents were typed, and keeps the joiners of Persian', () => {
    expect(text('field.required').parse('Zoe\u0308')).toBe('Zoë')
    expect(text('field.required').parse('علی\u200cرضا')).toBe('علی\u200cرضا')
  })

  it.each(['\u200b\u200b', '\u00ad', '\u3164', '\u2800 ', '\u2060\ufeff', '\u202e', '\u{e0041}'])(
    'is missing if no page shows anything of it: %j',
    (unseen) => {
      for (const most of [255, 2000]) {
        expect(text('field.required', most).safeParse(unseen).success).toBe(false)
        expect(optionalText(most).parse(unseen)).toBeNull()
      }
    },
  )

  it('keeps them if the text has several', () => {
    expect(text('field.required', 2000).parse('one\ntwo')).toBe('one\ntwo')
    expect(optionalText(500).parse('one\r\ntwo')).toBe('one\r\ntwo')
  })
})
