import { fold } from '../kernel/decider'
import { given } from '../kernel/decider-specification'
import { type DirectoryEvent, directoryDecider } from './directory'

const taken = (key: string, employee_id: string, kind: 'oid' | 'email' = 'oid'): DirectoryEvent => ({
  type: 'DirectoryKeyTaken',
  data: { kind, key, employee_id },
})
const released = (key: string, employee_id: string): DirectoryEvent => ({
  type: 'DirectoryKeyReleased',
  data: { kind: 'oid', key, employee_id },
})
const claim = (key: string | null, employee_id: string, kind: 'oid' | 'email' = 'oid') => ({ kind, key, employee_id })

describe('the directory of a workspace', () => {
  it('gives a key to one employee', () => {
    given(directoryDecider)
      .when({ type: 'claim', claims: [claim('k1', 'ada')] })
      .then(taken('k1', 'ada'))
    given(directoryDecider, taken('k1', 'ada'))
      .when({ type: 'claim', claims: [claim('k1', 'ben')] })
      .thenRefused('people.oid_taken')
    given(directoryDecider, taken('k1', 'ada', 'email'))
      .when({ type: 'claim', claims: [claim('k1', 'ben', 'email')] })
      .thenRefused('people.email_taken')
    given(directoryDecider, taken('k1', 'ada'))
      .when({ type: 'claim', claims: [claim('k1', 'ada')] })
      .thenNothing()
    given(directoryDecider, taken('k1', 'ada'))
      .when({ type: 'claim', claims: [claim('k1', 'ben', 'email')] })
      .then(taken('k1', 'ben', 'email'))
  })
  it('changes an employee’s key for another, and frees the old one', () => {
    given(directoryDecider, taken('k1', 'ada'))
      .when({ type: 'claim', claims: [claim('k2', 'ada'), claim('k1', 'ben')] })
      .then(released('k1', 'ada'), taken('k2', 'ada'), taken('k1', 'ben'))
    given(directoryDecider, taken('k1', 'ada'))
      .when({ type: 'claim', claims: [claim(null, 'ada')] })
      .then(released('k1', 'ada'))
    given(directoryDecider, taken('k1', 'ada'), released('k1', 'ada'))
      .when({ type: 'claim', claims: [claim('k1', 'ben')] })
      .then(taken('k1', 'ben'))
  })
  it('refuses several claims together when one is taken', () => {
    given(directoryDecider, taken('k1', 'ada'))
      .when({ type: 'claim', claims: [claim('k3', 'ben'), claim('k1', 'ben')] })
      .thenRefused('people.oid_taken')
  })
  it('folds without changing earlier states', () => {
    const before = fold(directoryDecider, [taken('k1', 'ada')])
    const copy = structuredClone(before)
    directoryDecider.evolve(before, taken('k2', 'ben'))
    expect(before).toEqual(copy)
  })
})
