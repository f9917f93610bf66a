import { publicEvents } from '../registry'
import { publicEventNames } from './public-event-names'

describe('the names of public events', () => {
  it('are those of all events, in order', () => {
    expect(publicEventNames).toEqual(publicEvents.map(({ name }) => name).sort())
  })
})
