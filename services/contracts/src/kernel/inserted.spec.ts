import { filled } from './faults'
import { isolatedIn, joinedIn, textsWithCare } from './inserted'

const shamal = 'شركة الشمال'

describe('an inserted name', () => {
  it.each(['en', 'zh', 'es', 'fr', 'it'])('is isolated in %s if it is Arabic', (language) => {
    expect(isolatedIn(language, shamal)).toBe(`\u2068${shamal}\u2069`)
    expect(isolatedIn(language, 'Ana & Co. (Lda.)')).toBe('Ana & Co. (Lda.)')
    expect(isolatedIn(language, '王小明')).toBe('王小明')
  })

  it('is isolated in Arabic if it runs from left to right', () => {
    expect(isolatedIn('ar', 'Ana & Co. (Lda.)')).toBe('\u2068Ana & Co. (Lda.)\u2069')
    expect(isolatedIn('ar', '王 小明')).toBe('\u2068王 小明\u2069')
    expect(isolatedIn('ar', shamal)).toBe(shamal)
    expect(isolatedIn('ar', '25 / 12')).toBe('25 / 12')
  })

  it('stays as it is if it is a code, an address or isolated already', () => {
    expect(isolatedIn('ar', 'leave.requested')).toBe('leave.requested')
    expect(isolatedIn('ar', 'https://example.com/a b')).toBe('https://example.com/a b')
    expect(isolatedIn('en', `\u2068${shamal}\u2069`)).toBe(`\u2068${shamal}\u2069`)
  })

  it('is isolated in a refusal', () => {
    expect(filled('{name} can.', { name: shamal })).toBe(`\u2068${shamal}\u2069 can.`)
    expect(filled('{count} days', { count: 3 }, 'ar')).toBe('3 days')
  })
})

describe('a sentence after its names', () => {
  it.each([
    ['il 8 dic 2026', 'l’8 dic 2026'],
    ['Il 11 dic', 'L’11 dic'],
    ['dal 8 al 11 dic', 'dall’8 all’11 dic'],
    ['Scade il 18 dic', 'Scade il 18 dic'],
    ['del 110%', 'del 110%'],
    ['nel 2026', 'nel 2026'],
    ['del \u206880 %\u2069', 'dell’\u206880 %\u2069'],
  ])('%s becomes %s', (text, expected) => expect(joinedIn('it', text)).toBe(expected))

  it.each([
    ['Un document de Ana Ribeiro expire', 'Un document d’Ana Ribeiro expire'],
    ['Un document de Maya expire', 'Un document de Maya expire'],
    ['au lieu de attendre', 'au lieu de attendre'],
    ['Il faut que Ines approuve', 'Il faut qu’Ines approuve'],
  ])('in French: %s', (text, expected) => expect(joinedIn('fr', text)).toBe(expected))

  it('leaves one period after a name that ends with one', () => {
    expect(joinedIn('en', 'Invoice of Northwind, Lda.. You can pay.')).toBe(
      'Invoice of Northwind, Lda. You can pay.',
    )
    expect(joinedIn('ar', 'من \u2068Lda.\u2069.')).toBe('من \u2068Lda.\u2069')
    expect(joinedIn('en', 'Wait...')).toBe('Wait...')
  })

  it('is Italian only', () => expect(joinedIn('es', 'al 8 de julio')).toBe('al 8 de julio'))
})

it('texts take care of what they insert, however deep', () => {
  const { ar, it } = textsWithCare({
    ar: {
      hello: ({ names }: { names: string[] }) => ({ subject: 'x', lines: [`مرحبًا ${names[0]}.`] }),
      plain: 'مرحبًا',
      inner: () => ({ pay: (amount: string) => `ادفع ${amount}` }),
    },
    it: {
      hello: (_: { names: string[] }) => ({ subject: 'x', lines: ['il 8 dic'] }),
      plain: 'il 8 dic',
      inner: () => ({ pay: (amount: string) => `Paga ${amount}` }),
    },
  })

  expect(ar.hello({ names: ['Ana (A)'] }).lines).toEqual(['مرحبًا \u2068Ana (A)\u2069.'])
  expect(ar.inner().pay('5,390.00 EUR')).toBe('ادفع \u20685,390.00 EUR\u2069')
  expect(ar.plain).toBe('مرحبًا')
  expect(it.hello({ names: [] }).lines).toEqual(['l’8 dic'])
})
