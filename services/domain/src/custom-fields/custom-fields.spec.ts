import { MOST_FIELDS } from '@workledger/contracts/kernel/custom-field'
import fc from 'fast-check'
import { fold } from '../kernel/decider'
import { given } from '../kernel/decider-specification'
import { type CustomFieldEvent, claimsOf, customFieldsDecider } from './custom-fields'

const workspace_id = '0190a1b2-0000-7000-8000-000000000001'
const idOf = (n: number) => `0190a1b2-0000-7000-8000-0000000001${n.toString(16).padStart(2, '0')}`
const field_id = idOf(1)
const ada = idOf(0xa1)
const ben = idOf(0xb1)

const definition = {
  name: 'Shirt size',
  category: 'employee' as const,
  kind: 'text' as const,
  description: null,
  editable: 'employee' as const,
  visible_to: 'everyone' as const,
  mandatory: false,
}

const added = (n = 1, change: object = {}): CustomFieldEvent => ({
  type: 'CustomFieldAdded',
  data: { workspace_id, field_id: idOf(n), number: n, ...definition, ...change },
})

const add = (n: number, change: object = {}) => ({
  type: 'add' as const,
  workspace_id,
  field_id: idOf(n),
  ...definition,
  ...change,
})

const claimed = (numbers: number[], owner_ids: string[]): CustomFieldEvent => ({
  type: 'CustomFieldsClaimed',
  data: { workspace_id, numbers, owner_ids, planned: false },
})

const change = (update: object) => ({ type: 'change' as const, workspace_id, field_id, ...update })

describe('the fields of a workspace', () => {
  it('are added with a number that is never given again', () => {
    given(customFieldsDecider).when(add(1)).then(added(1))
    given(customFieldsDecider, added(1), {
      type: 'CustomFieldDeleted',
      data: { workspace_id, field_id },
    })
      .when(add(2))
      .then(added(2))
  })

  it.each(['Shirt size', 'shirtsize', ' SHIRT\u00a0SIZE', 'Ｓhirt size'])(
    'have one key each: %s is taken',
    (name) => {
      given(customFieldsDecider, added(1)).when(add(2, { name })).thenRefused('validation')
      given(customFieldsDecider, added(1), added(2, { name: 'Other' }))
        .when({ ...change({ name }), field_id: idOf(2) })
        .thenRefused('validation')
    },
  )

  it('of the company and of employees do not collide, and a field keeps its own key', () => {
    given(customFieldsDecider, added(1))
      .when(add(2, { category: 'company' }))
      .then(added(2, { category: 'company' }))
    given(customFieldsDecider, added(1))
      .when(change({ name: 'ShirtSize' }))
      .then({ type: 'CustomFieldChanged', data: { workspace_id, field_id, name: 'ShirtSize' } })
  })

  it('are ordered all at once, and newer ones come after them', () => {
    const two = [
      added(1),
      added(2, { name: 'Other' }),
      added(3, { name: 'VAT ID', category: 'company' }),
    ]

    const order = (...numbers: number[]) =>
      ({ type: 'order', workspace_id, category: 'employee', field_ids: numbers.map(idOf) }) as const

    const ordered: CustomFieldEvent = {
      type: 'CustomFieldsOrdered',
      data: { workspace_id, category: 'employee', field_ids: [idOf(2), idOf(1)] },
    }

    given(customFieldsDecider, ...two)
      .when(order(2, 1))
      .then(ordered)
    given(customFieldsDecider, ...two)
      .when(order(1, 2))
      .then()
    given(customFieldsDecider, ...two, ordered)
      .when(order(2, 1))
      .then()

    for (const wrong of [[1], [1, 1], [1, 2, 3], [1, 2, 4]])
      given(customFieldsDecider, ...two)
        .when(order(...wrong))
        .thenRefused('validation')

    given(customFieldsDecider, ...two, ordered, added(4, { name: 'New' }))
      .when(order(2, 1, 4))
      .then()
  })

  it('are so many at most', () => {
    const all = Array.from({ length: MOST_FIELDS }, (_, n) => added(n + 1, { name: `Field ${n}` }))
    given(customFieldsDecider, ...all)
      .when(add(99, { name: 'One more' }))
      .thenRefused('custom_fields.too_many')
  })

  it('change their kind only while no person has a value', () => {
    const changed = {
      type: 'CustomFieldChanged' as const,
      data: { workspace_id, field_id, kind: 'date' as const },
    }

    given(customFieldsDecider, added(1))
      .when(change({ kind: 'date' }))
      .then(changed)
    const used = [added(1), claimed([1], [ada, ben])]
    given(customFieldsDecider, ...used)
      .when(change({ kind: 'date' }))
      .thenRefused('custom_fields.has_values')
    given(customFieldsDecider, ...used)
      .when(change({ kind: 'text', mandatory: true }))
      .then({ type: 'CustomFieldChanged', data: { workspace_id, field_id, mandatory: true } })

    const released = (owner_id: string) => ({
      type: 'CustomFieldsReleased' as const,
      data: { workspace_id, numbers: [1], owner_id },
    })

    given(customFieldsDecider, ...used, released(ada))
      .when(change({ kind: 'date' }))
      .thenRefused('custom_fields.has_values')
    given(customFieldsDecider, ...used, released(ada), released(ben))
      .when(change({ kind: 'date' }))
      .then(changed)
  })

  it('are claimed by the kind that the writer of a value knows', () => {
    const claim = { type: 'claim' as const, workspace_id, owner_ids: [ada], planned: false }
    given(customFieldsDecider, added(1))
      .when({ ...claim, fields: [{ field_id, kind: 'text' }] })
      .then(claimed([1], [ada]))
    given(customFieldsDecider, added(1))
      .when({ ...claim, fields: [{ field_id, kind: 'date' }] })
      .thenRefused('custom_fields.changed')
    given(customFieldsDecider)
      .when({ ...claim, fields: [{ field_id, kind: 'text' }] })
      .thenRefused('custom_fields.changed')
  })

  it('do not lose a claim that came after the one that was seen', () => {
    const release = { type: 'release' as const, workspace_id, owner_id: ada }
    given(customFieldsDecider, added(1), claimed([1], [ada]), claimed([1], [ada]))
      .when({ ...release, seen: { 1: 1 } })
      .thenNothing()
    given(customFieldsDecider, added(1), claimed([1], [ada]), claimed([1], [ada]))
      .when({ ...release, seen: { 1: 2 } })
      .then({ type: 'CustomFieldsReleased', data: { workspace_id, numbers: [1], owner_id: ada } })
  })

  it('count their holders in any order of claims and releases', () => {
    const owners = Array.from({ length: 5 }, (_, n) => idOf(0xa0 + n))

    const step = fc.record({
      claims: fc.boolean(),
      number: fc.integer({ min: 1, max: 3 }),
      owner: fc.constantFrom(...owners),
    })

    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const held = new Map<string, Set<string>>()

        const events = steps.map(({ claims, number, owner }): CustomFieldEvent => {
          const those = held.get(`${number}`) ?? new Set()
          held.set(`${number}`, those)

          if (claims) those.add(owner)
          else those.delete(owner)

          return claims
            ? claimed([number], [owner])
            : {
                type: 'CustomFieldsReleased',
                data: { workspace_id, numbers: [number], owner_id: owner },
              }
        })

        const state = fold(customFieldsDecider, [added(1), added(2), added(3), ...events])
        for (const [number, those] of held) expect(state.held[Number(number)] ?? 0).toBe(those.size)

        for (const owner of owners)
          expect(Object.keys(claimsOf(state, owner))).toEqual(
            [...held]
              .filter(([, those]) => those.has(owner))
              .map(([number]) => number)
              .sort(),
          )
      }),
    )
  })
})
