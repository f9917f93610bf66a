import { kindWord } from '@workledger/contracts/field-words'
import { areas } from './registry'

describe('kinds of records', () => {
  it('have their words, each in its own area', () => {
    const kinds = areas.flatMap(({ name, streams }) =>
      streams.map(({ decider }) => [name, decider.category] as const),
    )
    expect(kinds.filter(([area, kind]) => !kindWord(area, kind, 'en'))).toEqual([])
  })
})
