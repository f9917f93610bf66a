import { addressLines, isPostcodeFirst } from './written-address'

const at = (
  country: string | null,
  postcode: string | null = '10011',
  city: string | null = 'City',
) => addressLines({ address: '1 Street\nFloor 2', postcode, city, country }, 'en').slice(2)

describe('an address', () => {
  it('has postcode and city in the order of its country', () => {
    expect(at('PT')).toEqual(['10011 City', 'Portugal'])
    expect(at('US', '10011', 'New York, NY')).toEqual(['New York, NY 10011', 'United States'])
    expect(at('SA')).toEqual(['City 10011', 'Saudi Arabia'])
    expect(at('GB', 'SW1A 1AA', 'London')).toEqual(['London', 'SW1A 1AA', 'United Kingdom'])
    expect(at('JP')).toEqual(['10011', 'City', 'Japan'])
    expect(at('LV')).toEqual(['City, 10011', 'Latvia'])
  })

  it('has the state where its country writes one: beside the city or below it', () => {
    const of = (country: string) =>
      addressLines({ address: null, postcode: '1', city: 'City', state: 'State', country }, 'en')

    expect(of('US')).toEqual(['City, State 1', 'United States'])
    expect(of('GB')).toEqual(['City, State', '1', 'United Kingdom'])
    expect(of('IT')).toEqual(['1 City State', 'Italy'])
    expect(of('MX')).toEqual(['1 City, State', 'Mexico'])
    expect(of('TR')).toEqual(['1 City/State', 'Türkiye'])
    expect(of('AR')).toEqual(['1 City', 'State', 'Argentina'])
    expect(of('DE')).toEqual(['1 City', 'Germany'])
    expect(['US', 'GB', 'IT', 'JP', ''].map(isPostcodeFirst)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })

  it('leaves out unknown parts', () => {
    expect(at('US', null)).toEqual(['City', 'United States'])
    expect(at('US', '10011', null)).toEqual(['10011', 'United States'])
    expect(at(null)).toEqual(['10011 City'])
    expect(
      addressLines({ address: null, postcode: null, city: null, country: null }, 'en'),
    ).toEqual([])
    expect(
      addressLines({ address: 'One\r\n\r\nTwo', postcode: null, city: null, country: null }, 'en'),
    ).toEqual(['One', 'Two'])
  })

  it('names its country in the language of the reader', () => {
    expect(
      addressLines({ address: null, postcode: '1250', city: 'Lisboa', country: 'PT' }, 'ar'),
    ).toEqual(['1250 Lisboa', 'البرتغال'])
    expect(at('p1')).toEqual(['10011 City', 'p1'])
  })
})
