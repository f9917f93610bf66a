import { referenceKinds } from '@workledger/contracts/references/references.events'
import { fold } from '../kernel/decider'
import { given } from '../kernel/decider-specification'
import { type ReferenceEvent, referencesDecider } from './references'

const target = { kind: 'office' as const, target_id: 'lisbon' }

const claimed = (source_id: string): ReferenceEvent => ({
  type: 'ReferenceClaimed',
  data: { ...target, source: 'employee', source_id },
})

const claimedTogether = (...source_ids: string[]): ReferenceEvent => ({
  type: 'ReferencesClaimed',
  data: { ...target, source: 'employee', source_ids },
})

const released = (source_id: string): ReferenceEvent => ({
  type: 'ReferenceReleased',
  data: { ...target, source: 'employee', source_id },
})

const closed: ReferenceEvent = { type: 'ReferencesClosed', data: target }

const claim = (...source_ids: string[]) => ({
  ...target,
  type: 'claim' as const,
  source: 'employee' as const,
  source_ids,
})

const follow = (source_id: string, names: boolean, seen?: number) => ({
  ...target,
  type: 'follow' as const,
  source: 'employee' as const,
  source_id,
  names,
  seen,
})

const close = { ...target, type: 'close' as const }

describe('references', () => {
  it('keep a record while it is referenced', () => {
    given(referencesDecider).when(claim('ada', 'ben')).then(claimedTogether('ada', 'ben'))
    given(referencesDecider, claimedTogether('ada', 'ben'), released('ada'))
      .when(close)
      .thenRefused('structure.in_use')
    expect(fold(referencesDecider, [claimedTogether('ada', 'ben')])).toEqual(
      fold(referencesDecider, [claimed('ada'), claimed('ben')]),
    )
    given(referencesDecider, claimed('ada')).when(close).thenRefused('structure.in_use')
    given(referencesDecider, claimed('ada'), claimed('ben'), released('ada'))
      .when(close)
      .thenRefused('structure.in_use')
    given(referencesDecider, claimed('ada'), released('ada')).when(close).then(closed)
    given(referencesDecider).when(close).then(closed)
  })

  it('prevent new references to a record under removal', () => {
    given(referencesDecider, closed).when(claim('ada')).thenRefused('validation')
    given(referencesDecider, closed).when(follow('ada', true)).thenNothing()
    given(referencesDecider, closed).when(close).thenNothing()
  })

  it('follow what a record says, and release no claim that came after that was read', () => {
    given(referencesDecider).when(follow('ada', true)).then(claimed('ada'))
    given(referencesDecider, claimed('ada'))
      .when(follow('ada', true, 1))
      .thenNothing()
    given(referencesDecider, claimed('ada'))
      .when(follow('ada', false, 1))
      .then(released('ada'))
    given(referencesDecider, claimed('ada'), claimed('ada'))
      .when(follow('ada', false, 1))
      .thenNothing()
    given(referencesDecider, claimed('ada'), released('ada'), claimed('ada'))
      .when(follow('ada', false, 1))
      .thenNothing()
    given(referencesDecider, claimed('ada'), released('ada'), claimed('ada'))
      .when(follow('ada', false, 2))
      .then(released('ada'))
    given(referencesDecider).when(follow('ada', false)).thenNothing()
  })

  it('are refused in the words of the named record', () => {
    const codes = referenceKinds.map((kind) => {
      const of = { kind, target_id: 'it' }
      const state = fold(referencesDecider, [
        { type: 'ReferenceClaimed', data: { ...of, source: 'employee', source_id: 'ada' } },
      ])

      try {
        referencesDecider.decide(state, { ...of, type: 'close' })
      } catch (error) {
        return (error as { code: string }).code
      }

      return 'closed'
    })
    expect(codes).toEqual([
      'structure.in_use',
      'structure.in_use',
      'structure.designation_in_use',
      'structure.role_in_use',
      'client.in_use',
      'payroll.category_in_use',
    ])
  })

  it('fold without changing earlier states', () => {
    const before = fold(referencesDecider, [claimed('ada')])
    const copy = structuredClone(before)

    for (const event of [claimed('ben'), released('ada'), closed])
      referencesDecider.evolve(before, event)

    expect(before).toEqual(copy)
  })
})
