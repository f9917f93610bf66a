import { accessApi } from '@workledger/contracts/access/access.api'
import { factorsApi } from '@workledger/contracts/access/factors.api'
import { passkeysApi as api } from '@workledger/contracts/access/passkeys.api'
import { Authenticator } from '../support/authenticator'
import { PASSWORD, signUp } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'

const HERE = 'http://localhost:3000'

describe('passkeys', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
  })

  afterAll(() => product?.stop())

  const refusal = ({ status, body }: Answer) => [status, body.code]

  const begin = async (token: string) => {
    const begun = await product.call(api.startPasskey, {
      token,
      body: { current_password: PASSWORD },
    })
    expect(begun.status).toBe(201)
    return begun.body.data
  }

  const store = (token: string, factor: string, passkey: object, name = 'Laptop') =>
    product.call(api.confirmPasskey, {
      token,
      params: { factor },
      body: { name, passkey: passkey as never },
    }) as Promise<Answer>

  const add = async (token: string, device: Authenticator, name?: string) => {
    const { id, options } = await begin(token)
    const stored = await store(token, id, device.create(options), name)
    expect(stored.status).toBe(200)
    return { id, codes: stored.body.data.recovery_codes as string[] | null }
  }

  /** A person with a passkey. */
  const withPasskey = async (device = new Authenticator(HERE)) => {
    const person = await signUp(product)
    return { ...person, ...(await add(person.token, device)), device }
  }

  const optionsToSignIn = async () => (await product.call(api.passkeyOptions, {})).body.data.options

  const signIn = (passkey: object) =>
    product.call(api.passkeySignIn, { body: { passkey: passkey as never } }) as Promise<Answer>

  const login = (email: string) =>
    product.call(accessApi.login, { body: { email, password: PASSWORD } }) as Promise<Answer>

  const finish = (challenge: string, passkey: object) =>
    product.call(factorsApi.secondFactor, {
      body: { challenge, passkey: passkey as never },
    }) as Promise<Answer>

  const factorsOf = async (token: string) =>
    (await product.call(factorsApi.ownFactors, { token })).body.data

  const typesOf = async (email: string) => {
    const { rows } = await product.owner.query('select id from read.users where email = $1', [
      email,
    ])
    const stored = await product.stored(({ stream }) => stream === `user-${rows[0].id}`)
    return stored.map(({ type }) => type)
  }

  it('sign in alone, and the list of sessions says so', async () => {
    const { device, codes, email } = await withPasskey()
    expect(codes).toHaveLength(10)

    const opened = await signIn(device.get(await optionsToSignIn()))
    expect(opened.status).toBe(200)
    const { token } = opened.body
    const me = await product.call(accessApi.me, { token })
    expect(me.body.data.email).toBe(email)
    const sessions = await product.call(accessApi.ownSessions, { token })
    expect(sessions.body.data.find(({ current }) => current)).toMatchObject({
      by: 'passkey',
      second: null,
    })
    expect((await factorsOf(token)).factors).toMatchObject([
      { kind: 'passkey', name: 'Laptop', blocked: false, used_at: expect.any(String) },
    ])
  })

  it('are the second factor after the password', async () => {
    const { device, email } = await withPasskey()
    const asked = await login(email)
    expect(refusal(asked)).toEqual([401, 'auth.second_factor'])
    const { token, kinds, passkey } = asked.body.challenge
    expect(kinds).toEqual(['passkey', 'recovery-code'])
    expect(passkey.allowCredentials).toHaveLength(1)
    const done = await finish(token, device.get(passkey))
    expect(done.status).toBe(200)
    const sessions = await product.call(accessApi.ownSessions, { token: done.body.token })
    expect(sessions.body.data.find(({ current }) => current)).toMatchObject({
      by: 'password',
      second: 'passkey',
    })
  })

  it('open one session for each challenge', async () => {
    const { device } = await withPasskey()
    const options = await optionsToSignIn()
    const passkey = device.get(options)
    expect((await signIn(passkey)).status).toBe(200)
    const before = await product.events()
    expect(refusal(await signIn(passkey))).toEqual([401, 'auth.challenge'])
    // A new use for the same challenge.
    expect(refusal(await signIn(device.get(options)))).toEqual([401, 'auth.challenge'])
    expect(await product.events()).toBe(before)
  })

  it('are refused after five minutes, and with a challenge that is not ours', async () => {
    const { device } = await withPasskey()
    const options = await optionsToSignIn()
    await product.owner.query("update vault.challenges set expires_at = now() - interval '1 s'")
    expect(refusal(await signIn(device.get(options)))).toEqual([401, 'auth.challenge'])
    const foreign = { ...options, challenge: Buffer.alloc(32, 7).toString('base64url') }
    expect(refusal(await signIn(device.get(foreign)))).toEqual([401, 'auth.challenge'])
  })

  it('are refused for another address, in words', async () => {
    const { device, token } = await withPasskey()
    const before = await product.events()
    const origin = 'https://workledger.example.net'
    const answer = await signIn(device.get(await optionsToSignIn(), { origin }))
    expect(refusal(answer)).toEqual([422, 'passkey.other_site'])
    expect(answer.body.message).toBe(
      'This passkey was used at another address than http://localhost:3000.',
    )

    const { id, options } = await begin(token)
    expect(refusal(await store(token, id, device.create(options, { origin })))).toEqual([
      422,
      'passkey.other_site',
    ])
    expect(await product.events()).toBe(before)
  })

  it('are refused without a check of the user, for another account, and unknown', async () => {
    const [ann, bob] = [await withPasskey(), await withPasskey()]
    const before = await product.events()
    const unverified = ann.device.get(await optionsToSignIn(), { verified: false })
    expect(refusal(await signIn(unverified))).toEqual([422, 'passkey.refused'])

    const { token, passkey } = (await login(ann.email)).body.challenge
    expect(refusal(await finish(token, bob.device.get(passkey)))).toEqual([
      422,
      'passkey.other_account',
    ])

    // Ann's passkey that claims to be Bob's.
    const claim = ann.device.get(await optionsToSignIn())
    claim.response.userHandle = bob.device.passkeys[0]!.userHandle
    expect(refusal(await signIn(claim))).toEqual([422, 'passkey.unknown'])
    const { userHandle: _, ...anonymous } = ann.device.get(await optionsToSignIn()).response
    const nameless = { ...claim, response: anonymous }
    expect(refusal(await signIn(nameless))).toEqual([422, 'passkey.unknown'])

    const stranger = new Authenticator(HERE)
    stranger.create((await begin(ann.token)).options)
    expect(refusal(await signIn(stranger.get(await optionsToSignIn())))).toEqual([
      422,
      'passkey.unknown',
    ])
    expect(await product.events()).toBe(before)
  })

  it('are refused with a wrong signature, which blocks nothing', async () => {
    const { device, token } = await withPasskey()
    await signIn(device.get(await optionsToSignIn()))
    const forged = device.get(await optionsToSignIn(), { counter: 0 })
    forged.response.signature = device.get(await optionsToSignIn()).response.signature
    expect(refusal(await signIn(forged))).toEqual([422, 'passkey.refused'])
    expect((await factorsOf(token)).factors[0]!.blocked).toBe(false)
  })

  it('are blocked when their counter goes back, recorded and shown', async () => {
    const { device, token, email } = await withPasskey()
    await signIn(device.get(await optionsToSignIn()))
    await signIn(device.get(await optionsToSignIn()))
    const copy = device.get(await optionsToSignIn(), { counter: 1 })
    expect(refusal(await signIn(copy))).toEqual([422, 'passkey.copied'])
    expect(await typesOf(email)).toContain('PasskeyBlocked')
    expect((await factorsOf(token)).factors[0]!.blocked).toBe(true)

    const original = device.get(await optionsToSignIn())
    expect(refusal(await signIn(original))).toEqual([422, 'passkey.blocked'])
    // The password alone does not become enough.
    const asked = await login(email)
    expect(refusal(asked)).toEqual([401, 'auth.second_factor'])
    expect(asked.body.challenge.kinds).toEqual(['recovery-code'])
  })

  it('without a counter sign in each time', async () => {
    const { device } = await withPasskey(new Authenticator(HERE, false))
    for (let n = 0; n < 3; n++)
      expect((await signIn(device.get(await optionsToSignIn()))).status).toBe(200)
  })

  it('are added once, by the one who began, within the challenge', async () => {
    const [ann, bob] = [await signUp(product), await signUp(product)]
    const device = new Authenticator(HERE)
    const { id, options } = await begin(ann.token)
    const made = device.create(options)
    expect((await store(bob.token, id, made)).status).toBe(404)
    expect((await store(ann.token, id, made)).status).toBe(200)
    expect((await store(ann.token, id, made)).status).toBe(404)
    const late = await begin(ann.token)
    const slow = device.create(late.options)
    await product.owner.query("update vault.challenges set expires_at = now() - interval '1 s'")
    expect(refusal(await store(ann.token, late.id, slow))).toEqual([422, 'passkey.over'])

    // The same passkey for another account.
    const second = await begin(bob.token)
    const again = device.create(second.options, { id: device.passkeys[0]!.id })
    const renamed = device.create(second.options)
    expect(refusal(await store(bob.token, second.id, { ...again, id: renamed.id }))).toEqual([
      422,
      'passkey.refused',
    ])
    expect(refusal(await store(bob.token, second.id, again))).toEqual([409, 'passkey.known'])
    expect((await factorsOf(bob.token)).factors).toEqual([])
  })

  it('are refused with unverified users, certificates, and nonsense of any size', async () => {
    const { token } = await signUp(product)
    const device = new Authenticator(HERE)
    const nested = Buffer.concat([Buffer.alloc(8_000, 0x81), Buffer.from([0])])
    const tpm = Buffer.from(
      'a363666d746374706d6761747453746d74a0686175746844617461 40'.replace(' ', ''),
      'hex',
    )

    for (const manner of [
      { verified: false },
      { attestation: nested },
      { attestation: tpm },
      { attestation: Buffer.from('nonsense') },
    ]) {
      const { id, options } = await begin(token)
      expect(refusal(await store(token, id, device.create(options, manner)))).toEqual([
        422,
        'passkey.refused',
      ])
    }

    const { id, options } = await begin(token)
    const huge = device.create(options, { attestation: Buffer.alloc(20_000) })
    expect(refusal(await store(token, id, huge))).toEqual([422, 'validation'])
    expect((await factorsOf(token)).factors).toEqual([])
  })

  it('are removed after the password, or a confirmation by passkey', async () => {
    const { token, device, id, email } = await withPasskey()
    const second = await add(token, device, 'Phone')
    expect(second.codes).toBeNull()

    const confirmed = async () => {
      const { options } = (await product.call(api.confirmationOptions, { token })).body.data
      const made = await product.call(api.makeConfirmation, {
        token,
        body: { passkey: device.get(options) },
      })
      expect(made.status).toBe(201)
      return made.body.data.confirmation
    }

    const remove = (factor: string, current_password: string) =>
      product.call(factorsApi.removeFactor, {
        token,
        params: { factor },
        body: { current_password },
      })

    const confirmation = await confirmed()
    expect((await remove(id, confirmation)).status).toBe(204)
    // It counts once, for its own session.
    expect(refusal(await remove(second.id, confirmation))).toEqual([422, 'access.confirmation'])
    const other = await signIn(device.get(await optionsToSignIn()))
    const foreign = await product.call(factorsApi.removeFactor, {
      token: other.body.token,
      params: { factor: second.id },
      body: { current_password: await confirmed() },
    })
    expect(refusal(foreign)).toEqual([422, 'access.confirmation'])
    expect((await remove(second.id, PASSWORD)).status).toBe(204)
    expect(refusal(await signIn(device.get(await optionsToSignIn())))).toEqual([
      422,
      'passkey.unknown',
    ])
    expect((await login(email)).status).toBe(200)
  })

  it('need an address with a name', async () => {
    const bare = await startProduct({ publicUrl: 'http://192.0.2.7:3000' })

    try {
      expect(refusal(await bare.call(api.passkeyOptions, {}))).toEqual([409, 'passkey.address'])
    } finally {
      await bare.stop()
    }
  })
})
