import { cookieLanguage, languageOf, preferredLanguage } from './languages'

describe('a language', () => {
  it('of a locale is exact, then by its first part, then English', () => {
    expect(
      ['ar', 'ar-EG', 'ar_AE', 'AR', 'en-GB', 'pt-PT', 'tlh', '', '*'].map(languageOf),
    ).toEqual(['ar', 'ar', 'ar', 'ar', 'en', 'en', 'en', 'en', 'en'])
  })

  it('of a browser is the first that is shipped, in its order of preference', () => {
    expect(preferredLanguage('ar-EG,en;q=0.8')).toBe('ar')
    expect(preferredLanguage('en;q=0.4, ar;q=0.6')).toBe('ar')
    expect(preferredLanguage('pt-PT,ar;q=0.1')).toBe('ar')
  })

  it.each(['', '*', 'tlh', 'ar;q=0', ';;;,,,', 'ar;q=x', `${'x,'.repeat(9000)}ar`, undefined])(
    'is none for %j',
    (accepted) => expect(preferredLanguage(accepted)).toBeUndefined(),
  )

  it('of a cookie is its text, known or not', () => {
    expect(cookieLanguage('a=b; language=ar')).toBe('ar')
    expect(cookieLanguage('language=xx')).toBe('xx')
    expect([
      cookieLanguage('mylanguage=ar'),
      cookieLanguage(''),
      cookieLanguage(undefined),
    ]).toEqual([undefined, undefined, undefined])
  })
})
