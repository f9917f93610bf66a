import { FoldedStates } from './folded-states'

const folded = (revision: number) => ({ state: {}, revision })
const kept = (states: FoldedStates, ...keys: string[]) => keys.filter((key) => states.get(key))

describe('states kept in memory', () => {
  it('are those of the streams used last', () => {
    const states = new FoldedStates(2, 1000)
    states.set('a', folded(0))
    states.set('b', folded(0))
    states.set('a', folded(1))
    states.set('c', folded(0))
    expect(kept(states, 'a', 'b', 'c')).toEqual(['a', 'c'])
    expect(states.get('a')).toEqual(folded(1))
  })

  it('are fewer where streams are long, and a stream counts once however often it is used', () => {
    const states = new FoldedStates(10, 100)
    for (let n = 0; n < 50; n++) states.set('a', folded(49))
    states.set('b', folded(39))
    expect(kept(states, 'a', 'b')).toEqual(['a', 'b'])
    states.set('c', folded(19))
    expect(kept(states, 'a', 'b', 'c')).toEqual(['b', 'c'])
    states.set('d', folded(500))
    expect(kept(states, 'b', 'c', 'd')).toEqual(['d'])
  })
})
