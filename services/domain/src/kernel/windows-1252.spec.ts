import { windows1252 } from './windows-1252'

describe('Windows-1252', () => {
  it('has its own characters from 80 to 9F, and those of Latin-1 elsewhere', () => {
    const bytes = (from: number, to: number) =>
      String.fromCharCode(...Array.from({ length: to - from }, (_, n) => from + n))
    expect(windows1252(bytes(0x80, 0xa0))).toBe(
      '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ',
    )
    expect(windows1252(bytes(0, 0x80))).toBe(bytes(0, 0x80))
    expect(windows1252(bytes(0xa0, 0x100))).toBe(bytes(0xa0, 0x100))
  })
})
