import { given } from '../kernel/decider-specification'
import { type SignOnGroupsEvent, signOnGroupsDecider } from './sign-on-groups'

const id = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`

const by = { workspace_id: id(1), employee_id: id(2), provider_id: id(3), provider: 'Okta' }
const name = (groups: readonly string[]) => ({ type: 'name' as const, ...by, groups })

const named = (groups: string[]): SignOnGroupsEvent => ({
  type: 'SignOnGroupsNamed',
  data: { ...by, groups },
})

const ignored: SignOnGroupsEvent = { type: 'SignOnGroupsIgnored', data: by }
const many = Array.from({ length: 501 }, (_, n) => `Group ${n}`)

describe('groups that a provider names', () => {
  it('are written when they change, in a fixed order and once', () => {
    given(signOnGroupsDecider)
      .when(name(['Payroll', 'Admins', 'Payroll']))
      .then(named(['Admins', 'Payroll']))

    given(signOnGroupsDecider, named(['Admins', 'Payroll']))
      .when(name(['Payroll', 'Admins']))
      .then()

    given(signOnGroupsDecider, named(['Admins']))
      .when(name([]))
      .then(named([]))
    given(signOnGroupsDecider).when(name([])).then()
  })

  it('count again by another provider', () => {
    given(signOnGroupsDecider, named(['Admins']))
      .when({ ...name(['Admins']), provider_id: id(4) })
      .then({ type: 'SignOnGroupsNamed', data: { ...by, provider_id: id(4), groups: ['Admins'] } })
  })

  it('are ignored as a whole if there are too many, and counted again afterwards', () => {
    given(signOnGroupsDecider, named(['Admins']))
      .when(name(many))
      .then(ignored)
    given(signOnGroupsDecider, named(['Admins']), ignored)
      .when(name(many))
      .then()
    given(signOnGroupsDecider, named(['Admins']), ignored)
      .when(name(['Admins']))
      .then(named(['Admins']))
  })

  it('leaves out a name that no group can have', () => {
    given(signOnGroupsDecider)
      .when(name(['x'.repeat(201), 'Admins']))
      .then(named(['Admins']))
  })
})
