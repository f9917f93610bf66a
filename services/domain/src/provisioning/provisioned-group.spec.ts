import { given } from '../kernel/decider-specification'
import { type ProvisionedGroupEvent, provisionedGroupDecider } from './provisioned-group'

const id = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`
const [group_id, role, ada, bob, eve] = [id(1), id(2), id(3), id(4), id(5)]

const provisioned: ProvisionedGroupEvent = {
  type: 'GroupProvisioned',
  data: { group_id, name: 'Engineers', external_id: null, source: 'directory' },
}

const joined = (added: string[], removed: string[] = []): ProvisionedGroupEvent => ({
  type: 'ProvisionedGroupMembersChanged',
  data: { group_id, added, removed },
})

const mapped = (waits: boolean): ProvisionedGroupEvent => ({
  type: 'GroupMapped',
  data: { group_id, target: 'role', target_id: role, waits, mapped_by: ada },
})

const map = (held: string[], rights: string[]) => ({
  type: 'map' as const,
  group_id,
  target: 'role' as const,
  target_id: role,
  mapped_by: ada,
  held,
  given: rights,
})

const confirm = (by: string[], held = ['view_audit']) => ({
  type: 'confirm' as const,
  group_id,
  by,
  held,
  given: ['view_audit'],
})

const group = (...events: ProvisionedGroupEvent[]) =>
  given(provisionedGroupDecider, provisioned, ...events)

describe('a group of the directory', () => {
  it('takes members that it lacks, and loses those that it has', () => {
    group(joined([ada]))
      .when({ type: 'members', group_id, add: [ada, bob, bob], remove: [eve] })
      .then(joined([bob]))

    group(joined([ada]))
      .when({ type: 'members', group_id, add: [ada], remove: [eve] })
      .then()
  })

  it('gives a role without permissions at once, and waits for a second admin with some', () => {
    group().when(map([], [])).then(mapped(false))
    group()
      .when(map(['view_audit'], ['view_audit']))
      .then(mapped(true))
    group(mapped(true))
      .when(map(['view_audit'], ['view_audit']))
      .then()
  })

  it('gives no one more than the caller holds', () => {
    group()
      .when(map([], ['view_audit']))
      .thenRefused('structure.permission_not_held')
    group(mapped(true))
      .when(confirm([bob], []))
      .thenRefused('structure.permission_not_held')
  })

  it('is confirmed by another person, once', () => {
    group(mapped(true))
      .when(confirm([bob]))
      .then({ type: 'GroupMappingConfirmed', data: { group_id, confirmed_by: bob } })

    // Ada behind a session of Bob is Ada.
    group(mapped(true))
      .when(confirm([bob, ada]))
      .thenRefused('provisioning.own_mapping')
    group(mapped(false))
      .when(confirm([bob]))
      .thenRefused('provisioning.nothing_waits')
    group()
      .when(confirm([bob]))
      .thenRefused('provisioning.nothing_waits')
  })

  it('is gone after it was removed', () => {
    const gone: ProvisionedGroupEvent = { type: 'GroupUnprovisioned', data: { group_id } }
    group(gone).when({ type: 'unmap', group_id }).thenRefused('not_found')
    given(provisionedGroupDecider).when({ type: 'unprovision', group_id }).thenRefused('not_found')
  })
})
