import { WebhookStore } from '@workledger/api/integrations/webhook-store.port'
import { accessApi } from '@workledger/contracts/access/access.api'
import { factorsApi } from '@workledger/contracts/access/factors.api'
import { kiosksApi } from '@workledger/contracts/attendance/kiosks.api'
import { chatChannelsApi } from '@workledger/contracts/integrations/chat-channels.api'
import { webhooksApi } from '@workledger/contracts/integrations/webhooks.api'
import { pushDevicesApi } from '@workledger/contracts/notices/push-devices.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { ssoApi } from '@workledger/contracts/sso/sso.api'
import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import { Secret, TOTP } from 'otpauth'
import { Faults } from '../support/faults'
import { hurried } from '../support/in-the-middle'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { sampleBody } from '../support/samples'

/** Secrets, PINs, keys and addresses are in the vault, and what happens to them is in the log. */
describe('what the vault has', () => {
  const faults = new Faults()
  let product: Product
  let company: Company
  let eli: Person

  beforeAll(async () => {
    product = await startProduct({ faults })
    company = await createCompany(product)
    eli = await hire(product, company, 'Eli', { oid: 'W-17' })
  }, 60_000)

  afterEach(async () => {
    faults.revive()
    product.projector.open()
    await product.restartProcesses()
  })

  afterAll(() => product?.stop())

  const ws = (who: Person = company.admin) => ({ token: who.token, params: { ws: company.ws } })
  const on = (id: string, who: Person = company.admin) => ({
    token: who.token,
    params: { ws: company.ws, id },
  })

  const count = async (table: string, where: string, ...values: unknown[]) =>
    (await product.owner.query(`select from vault.${table} where ${where}`, values)).rowCount

  /** Answers while the read tables are late: the log has it. */
  const late = async (call: () => Promise<Answer>) => {
    product.projector.close()
    const answer = await hurried(product, call)
    product.projector.open()
    expect([answer.status, answer.body]).toMatchObject([202, {}])
  }

  /** The log has it, and its author is killed. */
  const killed = async (call: () => Promise<Answer>) => {
    faults.killAfter(1)
    const { status } = await call()
    expect(status).toBeGreaterThanOrEqual(500)
    faults.revive()
    await product.restartProcesses()
  }

  const setPin = async () =>
    expect(
      (
        await product.call(kiosksApi.setKioskPin, {
          ...ws(eli),
          body: { pin: '2580', current_password: PASSWORD },
        })
      ).status,
    ).toBe(204)

  const resetPin = () => product.call(kiosksApi.resetKioskPin, on(eli.employee))
  const pins = () => count('kiosk_pins', 'employee = $1', eli.employee)

  const addBrowser = async () => {
    const body = sampleBody(pushDevicesApi.addPushDevice) as never
    const added = await product.call(pushDevicesApi.addPushDevice, { ...ws(eli), body })
    expect(added.status).toBe(200)
    return added.body.data.devices[0]!.id
  }

  const removeBrowser = (id: string) => product.call(pushDevicesApi.removePushDevice, on(id, eli))
  const browsers = () => count('push_devices', 'employee = $1', eli.employee)

  it('ends with a PIN that is reset', async () => {
    await setPin()
    await late(resetPin)
    expect(await pins()).toBe(0)
    await setPin()
    await killed(resetPin)
    await resetPin()
    expect(await pins()).toBe(0)
  })

  it('begins with a PIN that is set', async () => {
    await product.owner.query('delete from vault.kiosk_pins')
    await late(() =>
      product.call(kiosksApi.setKioskPin, {
        ...ws(eli),
        body: { pin: '9512', current_password: PASSWORD },
      }),
    )
    expect(await pins()).toBe(1)
  })

  it('ends with a browser that is removed', async () => {
    const first = await addBrowser()
    await late(() => removeBrowser(first))
    expect(await browsers()).toBe(0)
    const second = await addBrowser()
    await killed(() => removeBrowser(second))
    await removeBrowser(second)
    expect(await browsers()).toBe(0)
  })

  it('ends with an authenticator that is removed', async () => {
    const { token } = eli
    const started = await product.call(factorsApi.startAuthenticator, {
      token,
      body: { current_password: PASSWORD },
    })
    const { id, secret } = started.body.data
    const params = { factor: id }
    const body = { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(), name: 'Lost' }
    await product.call(factorsApi.confirmAuthenticator, { token, params, body })
    await late(() =>
      product.call(factorsApi.removeFactor, {
        token,
        params,
        body: { current_password: PASSWORD },
      }),
    )
    expect(await count('factors', 'id = $1', id)).toBe(0)
    const again = await product.call(accessApi.login, {
      body: { email: eli.email, password: PASSWORD },
    })
    expect(again.status).toBe(200)
  })

  it('has the secret and the address that the log names, and no other', async () => {
    const secrets = async () => {
      await product.settled()
      return count('workspace_secrets', 'workspace = $1', company.ws)
    }

    const current_password = PASSWORD
    const hook = await product.call(webhooksApi.addWebhook, {
      ...ws(),
      body: { name: 'Mirror', url: 'https://a.example/x', types: [], current_password } as never,
    })
    const channel = await product.call(chatChannelsApi.addChatChannel, {
      ...ws(),
      body: {
        ...sampleBody(chatChannelsApi.addChatChannel),
        current_password,
      } as never,
    })
    expect([hook.status, channel.status]).toEqual([201, 201])
    expect(await secrets()).toBe(2)

    await late(() =>
      product.call(webhooksApi.changeWebhook, {
        ...on(hook.body.data.id),
        body: { url: 'https://b.example/x', current_password },
      }),
    )
    await late(() =>
      product.call(chatChannelsApi.changeChatChannel, {
        ...on(channel.body.data.id),
        body: {
          url: (sampleBody(chatChannelsApi.addChatChannel) as { url: string }).url,
          current_password,
        } as never,
      }),
    )
    expect(await product.call(peopleApi.employeeMe, ws())).toMatchObject({ status: 200 })

    const { rows } = await product.owner.query(
      `select w.secret_id from read.webhooks w join vault.workspace_secrets s on s.id = w.secret_id where w.workspace_id = $1
       union all
       select c.secret_id from read.chat_channels c join vault.workspace_secrets s on s.id = c.secret_id where c.workspace_id = $1`,
      [company.ws],
    )
    expect(rows).toHaveLength(2)
    expect(await secrets()).toBe(2)

    await late(() => product.call(webhooksApi.removeWebhook, on(hook.body.data.id)))
    await late(() => product.call(chatChannelsApi.removeChatChannel, on(channel.body.data.id)))
    expect(await secrets()).toBe(0)
  })

  it('has the last secret of a webhook, also after a change of its address that began before', async () => {
    const current_password = PASSWORD
    const added = await product.call(webhooksApi.addWebhook, {
      ...ws(),
      body: { name: 'Twice', url: 'https://a.example/x', types: [], current_password } as never,
    })
    const { id, secret: first } = added.body.data
    const body = { current_password }
    const headers = { 'idempotency-key': '0b7c2f5e-4a6d-4c1b-9b7e-2f1f6f0d9a11' }
    const rotate = (headers = {}) =>
      product.call(webhooksApi.rotateWebhookSecret, { ...on(id), body, headers })
    const move = (url: string) =>
      product.call(webhooksApi.changeWebhook, { ...on(id), body: { url, current_password } })

    const kept = async () => {
      await product.settled()
      const { rows } = await product.owner.query(
        'select secret_id from read.webhooks where id = $1',
        [id],
      )
      const found = await product.app
        .get(WebhookStore, { strict: false })
        .read(company.ws, rows[0].secret_id)
      expect(await count('workspace_secrets', 'workspace = $1', company.ws)).toBe(1)

      return { url: found?.url, secrets: found?.secrets.map(({ secret }) => secret) }
    }

    await killed(() => rotate(headers))
    const second = (await rotate(headers)).body.data.secret
    expect(await kept()).toEqual({ url: 'https://a.example/x', secrets: [second, first] })

    product.projector.close()
    const third = (await hurried(product, rotate)).body.data.secret
    // Made from the secret that the tables still show.
    expect((await move('https://b.example/x')).status).toBe(409)
    product.projector.open()
    expect(await kept()).toEqual({ url: 'https://a.example/x', secrets: [third, second] })

    expect((await move('https://b.example/x')).status).toBe(200)
    expect(await kept()).toEqual({ url: 'https://b.example/x', secrets: [third, second] })
  })

  it('has the secret of the sign-in provider after a repetition', async () => {
    const theirs = await createCompany(product, 'Theirs')
    const set = (client_secret: string, headers = {}) =>
      product.call(ssoApi.setSignOnProvider, {
        token: theirs.admin.token,
        params: { ws: theirs.ws },
        body: {
          ...{ name: 'Door', issuer: 'https://login.example.com', client_id: 'us', client_secret },
        } as never,
        headers,
      })

    const used = async () => {
      await product.settled()
      const { rows } = await product.owner.query(
        'select secret_id from read.sign_on where id = $1',
        [theirs.ws],
      )
      return product.app.get(WorkspaceSecrets, { strict: false }).get(theirs.ws, rows[0].secret_id)
    }

    expect((await set('one')).status).toBe(200)
    const headers = { 'idempotency-key': 'b1d7a2c4-6f0e-4a83-8f6d-5f1b7c9e2d10' }
    await killed(() => set('two', headers))
    expect((await set('two', headers)).status).toBe(200)
    expect(await used()).toBe('two')

    // Another administrator sets a third one before the answer of the second one is asked for.
    const again = { 'idempotency-key': 'b1d7a2c4-6f0e-4a83-8f6d-5f1b7c9e2d11' }
    await killed(() => set('four', again))
    expect((await set('five')).status).toBe(200)
    await set('four', again)
    expect(await used()).toBe('five')
  })
})
