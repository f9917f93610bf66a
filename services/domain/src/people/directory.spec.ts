import { fold } from '../kernel/decider'
import { given } from '../kernel/decider-specification'
import { type DirectoryClaim, type DirectoryEvent, directoryDecider } from './directory'

type Kind = 'oid' | 'email'

const taken = (key: string, employee_id: string, kind: Kind = 'oid'): DirectoryEvent => ({
  type: 'DirectoryKeyTaken',
  data: { kind, key, employee_id },
})

const takenTogether = (...keys: [key: string, employee_id: string][]): DirectoryEvent => ({
  type: 'DirectoryKeysTaken',
  data: { taken: keys.map(([key, employee_id]) => ({ kind: 'oid', key, employee_id })) },
})

const released = (key: string, employee_id: string, kind: Kind = 'oid'): DirectoryEvent => ({
  type: 'DirectoryKeyReleased',
  data: { kind, key, employee_id },
})

const line = (employee_id: string, manager_id: string): DirectoryEvent => ({
  type: 'ReportingLineAdded',
  data: { employee_id, manager_id },
})

const noLine = (employee_id: string, manager_id: string): DirectoryEvent => ({
  type: 'ReportingLineRemoved',
  data: { employee_id, manager_id },
})

const admin = (employee_id: string): DirectoryEvent => ({
  type: 'AdministratorAdded',
  data: { employee_id },
})

const noAdmin = (employee_id: string): DirectoryEvent => ({
  type: 'AdministratorRemoved',
  data: { employee_id },
})

const key = (value: string, employee_id: string, kind: Kind = 'oid'): DirectoryClaim => ({
  kind,
  key: value,
  employee_id,
})

const manager = (employee_id: string, manager_id: string): DirectoryClaim => ({
  kind: 'manager',
  employee_id,
  manager_id,
})

const resign = (employee_id: string): DirectoryClaim => ({ kind: 'resignation', employee_id })
const claim = (...claims: DirectoryClaim[]) => ({ type: 'claim' as const, claims })

const follow = (
  employee_id: string,
  record: {
    oid?: string
    email?: string
    manager_id?: string
    administers?: boolean
    department_id?: string
  } = {},
) => ({
  type: 'follow' as const,
  employee_id,
  ...{ oid: null, email: null, manager_id: null, administers: false },
  ...record,
})

describe('the directory of a workspace', () => {
  it('gives a key to one employee', () => {
    given(directoryDecider)
      .when(claim(key('k1', 'ada')))
      .then(taken('k1', 'ada'))
    given(directoryDecider, taken('k1', 'ada'))
      .when(claim(key('k1', 'ben')))
      .thenRefused('people.oid_taken')
    given(directoryDecider, taken('k1', 'ada', 'email'))
      .when(claim(key('k1', 'ben', 'email')))
      .thenRefused('people.email_taken')
    given(directoryDecider, taken('k1', 'ada'))
      .when(claim(key('k1', 'ada')))
      .thenNothing()
    given(directoryDecider, taken('k1', 'ada'))
      .when(claim(key('k1', 'ben', 'email')))
      .then(taken('k1', 'ben', 'email'))
  })

  it('gives the next free key of the series, also to two at once', () => {
    const next = (employee_id: string, ...keys: string[]): DirectoryClaim => ({
      kind: 'next-oid',
      employee_id,
      keys,
    })

    given(directoryDecider, taken('k1', 'ada'))
      .when(claim(next('ben', 'k1', 'k2', 'k3'), next('cy', 'k1', 'k2', 'k3')))
      .then(takenTogether(['k2', 'ben'], ['k3', 'cy']))
    given(directoryDecider, taken('k1', 'ada'))
      .when(claim(next('ada', 'k1', 'k2')))
      .thenNothing()
    given(directoryDecider, taken('k1', 'ada'))
      .when(claim(next('ben', 'k1')))
      .thenRefused('state.conflict')
  })

  it('takes keys of several people in one event, which counts like one event for each', () => {
    const together = takenTogether(['k1', 'ada'], ['k2', 'ben'])

    given(directoryDecider)
      .when(claim(key('k1', 'ada'), manager('ada', 'cy'), key('k2', 'ben')))
      .then(together, line('ada', 'cy'))
    expect(fold(directoryDecider, [together])).toEqual(
      fold(directoryDecider, [taken('k1', 'ada'), taken('k2', 'ben')]),
    )
    given(directoryDecider, together)
      .when(claim(key('k3', 'cy'), key('k2', 'dan')))
      .thenRefused('people.oid_taken')
    given(directoryDecider, together).when(follow('ben')).then(released('k2', 'ben'))
  })

  it('keeps the old key until the record says the new one, then frees it', () => {
    const changing = [taken('k1', 'ada'), taken('k2', 'ada')]
    given(directoryDecider, taken('k1', 'ada'))
      .when(claim(key('k2', 'ada')))
      .then(taken('k2', 'ada'))
    given(directoryDecider, ...changing)
      .when(claim(key('k1', 'ben')))
      .thenRefused('people.oid_taken')
    given(directoryDecider, ...changing)
      .when(follow('ada', { oid: 'k2' }))
      .then(released('k1', 'ada'))
    given(directoryDecider, ...changing)
      .when(follow('ada', { oid: 'k1' }))
      .then(released('k2', 'ada'))
    given(directoryDecider, ...changing, taken('m', 'ada', 'email'))
      .when(follow('ada'))
      .then(released('k1', 'ada'), released('k2', 'ada'), released('m', 'ada', 'email'))
    given(directoryDecider, ...changing, released('k1', 'ada'))
      .when(claim(key('k1', 'ben')))
      .then(taken('k1', 'ben'))
    given(directoryDecider, taken('k1', 'ada'))
      .when(follow('ada', { oid: 'k1' }))
      .thenNothing()
  })

  it('refuses several claims together when one is refused', () => {
    given(directoryDecider, taken('k1', 'ada'))
      .when(claim(key('k3', 'ben'), key('k1', 'ben')))
      .thenRefused('people.oid_taken')
    given(directoryDecider, admin('ada'))
      .when(claim(key('k3', 'ada'), resign('ada')))
      .thenRefused('people.last_admin')
  })

  it('refuses a circle of managers', () => {
    given(directoryDecider)
      .when(claim(manager('ada', 'ada')))
      .thenRefused('people.manager_circle')
    given(directoryDecider, line('ben', 'ada'), line('cem', 'ben'))
      .when(claim(manager('ada', 'cem')))
      .thenRefused('people.manager_circle')
    given(directoryDecider, line('ben', 'ada'), line('cem', 'ben'))
      .when(claim(manager('cem', 'ada')))
      .then(line('cem', 'ada'))
    // Two concurrent changes: the second one sees the first, before any record has changed.
    given(directoryDecider, line('ben', 'ada'))
      .when(claim(manager('ada', 'ben')))
      .thenRefused('people.manager_circle')
  })

  it('lets two employees change places in one decision', () => {
    given(directoryDecider, line('ben', 'ada'))
      .when(claim(manager('ada', 'ben'), manager('ben', 'cem')))
      .then(line('ada', 'ben'), line('ben', 'cem'))
    given(directoryDecider, line('ben', 'ada'))
      .when(claim(manager('ada', 'ben'), manager('ben', 'ada')))
      .thenRefused('people.manager_circle')
  })

  it('counts a new manager in addition to the old one until the record has changed', () => {
    const changing = [line('ben', 'ada'), line('ben', 'cem')]
    given(directoryDecider, ...changing)
      .when(claim(manager('ada', 'ben')))
      .thenRefused('people.manager_circle')
    given(directoryDecider, ...changing)
      .when(follow('ben', { manager_id: 'cem' }))
      .then(noLine('ben', 'ada'))
    given(directoryDecider, ...changing, noLine('ben', 'ada'))
      .when(claim(manager('ada', 'ben')))
      .then(line('ada', 'ben'))
  })

  it('keeps one employee who can administer', () => {
    given(directoryDecider, admin('ada'))
      .when(claim(resign('ada')))
      .thenRefused('people.last_admin')
    given(directoryDecider, admin('ada'), admin('ben'))
      .when(claim(resign('ada')))
      .then(noAdmin('ada'))
    given(directoryDecider, admin('ada'), admin('ben'))
      .when(claim(resign('ada'), resign('ben')))
      .thenRefused('people.last_admin')
    // An administrator unknown to the directory may leave only if it knows another one.
    given(directoryDecider)
      .when(claim(resign('ada')))
      .thenRefused('people.last_admin')
    given(directoryDecider, admin('ada'))
      .when(claim(resign('ben')))
      .thenNothing()
    given(directoryDecider, admin('ada'))
      .when(follow('ben', { administers: true }))
      .then(admin('ben'))
    given(directoryDecider, admin('ada'), admin('ben')).when(follow('ben')).then(noAdmin('ben'))
  })

  it('folds without changing earlier states', () => {
    const before = fold(directoryDecider, [taken('k1', 'ada'), line('ben', 'ada'), admin('ada')])
    const copy = structuredClone(before)

    for (const event of [
      taken('k2', 'ben'),
      released('k1', 'ada'),
      line('cem', 'ada'),
      noLine('ben', 'ada'),
      noAdmin('ada'),
    ])
      directoryDecider.evolve(before, event)

    expect(before).toEqual(copy)
  })
})
