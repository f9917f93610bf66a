import { areLinks, companyLinks } from './company-links'

describe('links of a company', () => {
  it('are read from label|url with commas between', () => {
    expect(companyLinks('Wiki|https://wiki.example, Help | mailto:help@example.com,')).toEqual([
      { label: 'Wiki', url: 'https://wiki.example' },
      { label: 'Help', url: 'mailto:help@example.com' },
    ])
    expect(companyLinks(null)).toEqual([])
  })

  it.each([
    'nolabel',
    'X|javascript:alert(1)',
    '|https://a.example',
    'Wiki|https://wiki.example, X',
    'A|https://',
  ])('%s is not all links', (text) => {
    expect(areLinks(text)).toBe(false)
  })

  it.each(['', null, 'Wiki|https://wiki.example,', 'A|HTTP://a.example,B|mailto:b@example.com'])(
    '%s is',
    (text) => {
      expect(areLinks(text)).toBe(true)
    },
  )
})
