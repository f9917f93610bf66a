import { given } from '../kernel/decider-specification'
import { mailDomainDecider } from './mail-domain'
import { type SignOnEvent, signOnDecider } from './sign-on'

const W = '01900000-0000-7000-8000-000000000001'
const D = '01900000-0000-7000-8000-000000000002'
const P = '01900000-0000-7000-8000-000000000003'
const S = '01900000-0000-7000-8000-000000000004'
const E = '01900000-0000-7000-8000-000000000005'
const on = { workspace_id: W }

const added: SignOnEvent = {
  type: 'MailDomainAdded',
  data: { ...on, domain_id: D, domain: 'acme.example', code: 'code' },
}

const proven: SignOnEvent = { type: 'MailDomainProven', data: { ...on, domain_id: D } }

const settings = {
  ...on,
  provider_id: P,
  secret_id: S,
  name: 'Login',
  issuer: 'https://login.acme.example',
  client_id: 'workledger',
  scopes: ['openid'],
  trusts_addresses: false,
  adds_people: false,
  groups_claim: null,
}

const set: SignOnEvent = { type: 'SignOnProviderSet', data: settings }

const named: SignOnEvent = {
  type: 'EmergencyAccountsNamed',
  data: { ...on, employee_ids: [E] },
}

const enforced: SignOnEvent = { type: 'SignOnEnforced', data: { ...on, enforced: true } }
const enforce = { ...on, type: 'enforce' as const, enforced: true, came_by: P }

describe('single sign-on of a company', () => {
  it('refuses domains of public mail services, and a domain twice', () => {
    const add = { ...on, type: 'add-domain' as const, domain_id: D, code: 'code' }
    given(signOnDecider)
      .when({ ...add, domain: 'gmail.com' })
      .thenRefused('sso.public_domain')
    given(signOnDecider, added)
      .when({ ...add, domain: 'acme.example' })
      .thenRefused('sso.domain_added')
  })

  it('notes a proof once, and its end', () => {
    const check = { ...on, type: 'check-domain' as const, domain_id: D }
    given(signOnDecider, added)
      .when({ ...check, found: true })
      .then(proven)
    given(signOnDecider, added, proven)
      .when({ ...check, found: true })
      .thenNothing()

    given(signOnDecider, added, proven)
      .when({ ...check, found: false })
      .then({ type: 'MailDomainLapsed', data: { ...on, domain_id: D, domain: 'acme.example' } })
  })

  it('enforces only what locks no one out', () => {
    given(signOnDecider).when(enforce).thenRefused('sso.no_provider')
    given(signOnDecider, set).when(enforce).thenRefused('sso.no_domain')
    given(signOnDecider, set, added, proven).when(enforce).thenRefused('sso.no_emergency')

    given(signOnDecider, set, added, proven, named)
      .when({ ...enforce, came_by: null })
      .thenRefused('sso.sign_in_first')

    given(signOnDecider, set, added, proven, named).when(enforce).then(enforced)
  })

  it('keeps the last domain and an emergency account while it is enforced', () => {
    const history = [set, added, proven, named, enforced]

    given(signOnDecider, ...history)
      .when({ ...on, type: 'remove-domain', domain_id: D })
      .thenRefused('sso.last_domain')

    given(signOnDecider, ...history)
      .when({ ...on, type: 'name-emergency', employee_ids: [] })
      .thenRefused('sso.no_emergency')
  })

  it('takes another client for another provider, which is not enforced', () => {
    const other = { ...settings, client_id: 'other', provider_id: E, secret_id: E }
    const command = { ...other, type: 'set-provider' as const }

    given(signOnDecider, set)
      .when({ ...command, new_secret: false })
      .thenRefused('sso.client_secret')

    given(signOnDecider, set, added, proven, named, enforced)
      .when({ ...command, new_secret: true })
      .then({ type: 'SignOnProviderSet', data: other })

    given(signOnDecider, set, added, proven, named, enforced, {
      type: 'SignOnProviderSet',
      data: other,
    })
      .when({ ...enforce, enforced: false })
      .thenNothing()
  })

  it('keeps provider and secret if only other settings change', () => {
    given(signOnDecider, set)
      .when({ ...settings, type: 'set-provider', provider_id: E, secret_id: E, new_secret: false })
      .thenNothing()
  })
})

describe('the link of an account', () => {
  const link = { ...on, employee_id: E, user_id: E, provider_id: settings.provider_id }

  it('is made by the present provider, and ends', () => {
    given(signOnDecider, set)
      .when({ ...link, type: 'link' })
      .then({ type: 'SignOnLinked', data: link })
    given(signOnDecider)
      .when({ ...link, type: 'link' })
      .thenRefused('sso.unknown')
    given(signOnDecider)
      .when({ ...link, type: 'unlink' })
      .then({ type: 'SignOnUnlinked', data: link })
  })
})

describe('the reservation of a mail domain', () => {
  it('belongs to one company until it is released', () => {
    const taken = { type: 'MailDomainTaken' as const, data: on }
    given(mailDomainDecider)
      .when({ ...on, type: 'take' })
      .then(taken)
    given(mailDomainDecider, taken)
      .when({ ...on, type: 'take' })
      .thenNothing()
    given(mailDomainDecider, taken)
      .when({ type: 'take', workspace_id: P })
      .thenRefused('sso.domain_taken')
    given(mailDomainDecider, taken).when({ type: 'release', workspace_id: P }).thenNothing()
  })
})
