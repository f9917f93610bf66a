import { optionalText, text } from './shapes'

describe('a text of one line', () => {
  it('has no line breaks, so that a name ends no line of the text around it', () => {
    expect(text('field.required').parse(' Ada\r\nBcc: all@example.com ')).toBe(
      'Ada Bcc: all@example.com',
    )
    expect(optionalText().parse('a\tb\u2028c')).toBe('a b c')
    expect(text('field.required').safeParse('\r\n').success).toBe(false)
  })

  it('keeps them if the text has several', () => {
    expect(text('field.required', 2000).parse('one\ntwo')).toBe('one\ntwo')
    expect(optionalText(500).parse('one\r\ntwo')).toBe('one\r\ntwo')
  })
})
