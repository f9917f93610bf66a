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

  it('go when people of their workspace are erased, and earlier folds do not come back', () => {
    const states = new FoldedStates()
    for (const key of ['one a', 'one b', 'two a']) states.set(key, folded(0))
    const { epoch } = states
    states.erase('one')
    expect(kept(states, 'one a', 'one b', 'two a')).toEqual(['two a'])
    states.set('one a', folded(1), epoch)
    expect(states.get('one a')).toBeUndefined()
    states.set('one a', folded(1), states.epoch)
    states.erase(undefined)
    expect(kept(states, 'one a', 'two a')).toEqual([])
  })

  it('are fewer if streams are long, and a stream counts once however often it is used', () => {
    const states = new FoldedStates(10, 100)
    for (let n = 0; n < 50; n++) states.set('a', folded(49))
    states.set('b', folded(39))
    expect(kept(states, 'a', 'b')).toEqual(['a', 'b'])
    states.set('c', folded(19))
    expect(kept(states, 'a', 'b', 'c')).toEqual(['b', 'c'])
    states.set('d', folded(500))
    expect(kept(states, 'b', 'c', 'd')).toEqual(['d'])
  })

  it('are fewer if states are large, however few events made them', () => {
    const states = new FoldedStates(10, 100)
    states.set('a', { ...folded(2), weight: 90 })
    states.set('b', folded(2))
    expect(kept(states, 'a', 'b')).toEqual(['a', 'b'])
    states.set('c', { ...folded(2), weight: 90 })
    expect(kept(states, 'a', 'b', 'c')).toEqual(['b', 'c'])
  })
})
