import { onlyZone } from './country-zones'

describe('the only time zone of a country', () => {
  it.each([
    ['DE', 'Berlin', 'Europe/Berlin'],
    ['GB', 'London', 'Europe/London'],
    ['UZ', 'Tashkent', 'Asia/Tashkent'],
    ['MY', 'Kuala Lumpur', 'Asia/Kuala_Lumpur'],
    ['SG', 'Singapore', 'Asia/Singapore'],
    // Its zones differ.
    ['PT', 'Lisbon', null],
    ['US', 'Washington D.C.', null],
    ['CN', 'Beijing', null],
    // It has no known zone.
    ['XK', 'Pristina', null],
  ])('%s', (country, capital, zone) => expect(onlyZone(country, capital)).toBe(zone))
})
