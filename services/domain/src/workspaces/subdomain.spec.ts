import { given } from '../kernel/decider-specification'
import { type SubdomainEvent, subdomainDecider } from './subdomain'

const reserved: SubdomainEvent = { type: 'SubdomainReserved', data: { workspace_id: 'acme' } }
const released: SubdomainEvent = { type: 'SubdomainReleased', data: { workspace_id: 'acme' } }
const reserve = (workspace_id: string) => ({ type: 'reserve' as const, workspace_id })
const release = (workspace_id: string) => ({ type: 'release' as const, workspace_id })

describe('a subdomain', () => {
  it('belongs to one workspace until it is given back', () => {
    given(subdomainDecider).when(reserve('acme')).then(reserved)
    given(subdomainDecider, reserved).when(reserve('acme')).thenNothing()
    given(subdomainDecider, reserved)
      .when(reserve('other'))
      .thenRefused('workspace.subdomain_taken')
    given(subdomainDecider, reserved, released)
      .when(reserve('other'))
      .then({ type: 'SubdomainReserved', data: { workspace_id: 'other' } })
  })

  it('is given back by its own workspace alone', () => {
    given(subdomainDecider, reserved).when(release('acme')).then(released)
    given(subdomainDecider, reserved).when(release('other')).thenNothing()
    given(subdomainDecider).when(release('acme')).thenNothing()
  })
})
