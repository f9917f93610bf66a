import { eventDefinitions } from '@workledger/contracts/registry'
import { words } from './event-words'

it('has words for every event that the log may hold, in both languages', () => {
  expect(Object.keys(words).sort()).toEqual(eventDefinitions.map(({ type }) => type).sort())
  for (const [english, arabic] of Object.values(words)) {
    expect(english).toMatch(/^[A-Z]/)
    expect(arabic).toMatch(/[\u0600-\u06ff]/)
  }
})
