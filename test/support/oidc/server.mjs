// A real OpenID Connect provider in a process of its own, since it is an ECMAScript module. A login
// names its account: `subject|address|verified`; an address alone is its own subject.
import { createServer } from 'node:http'
import Provider from 'oidc-provider'

const [redirect_uri] = process.argv.slice(2)
const server = createServer()

/** Groups of accounts, which change between sign-ins of the same subject. */
const groupsOf = new Map()

process.on('message', ({ login, groups }) => {
  groupsOf.set(login, groups ?? undefined)
  process.send?.({ named: login })
})

server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`

  const accountOf = (id) => {
    const [sub, email = sub, verified = 'yes'] = id.split('|')
    return { sub, email, verified: verified === 'yes', groups: groupsOf.get(id) }
  }

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'workledger',
        client_secret: 'a secret of the tests',
        redirect_uris: [redirect_uri],
        require_auth_time: true,
      },
    ],
    cookies: { keys: ['tests'] },
    claims: {
      openid: ['sub', 'groups'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    ttl: { Session: 3600, Interaction: 600, Grant: 3600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, id) => {
      const { sub, email, verified, groups } = accountOf(id)

      return {
        accountId: id,
        claims: () => ({
          sub,
          email,
          email_verified: verified,
          given_name: email.split('@')[0],
          family_name: 'Provided',
          groups,
        }),
      }
    },
    // The company's own client needs no consent.
    loadExistingGrant: async (ctx) => {
      const { session, client, params } = ctx.oidc
      const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
      grant.addOIDCScope(params.scope)
      await grant.save()
      return grant
    },
  })

  provider.on('server_error', (_, error) => console.error(error))
  server.on('request', provider.callback())
  process.send?.({ issuer })
})

process.on('disconnect', () => process.exit(0))
