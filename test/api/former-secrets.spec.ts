import { chatChannelsApi } from '@workledger/contracts/integrations/chat-channels.api'
import { webhooksApi } from '@workledger/contracts/integrations/webhooks.api'
import { ssoApi } from '@workledger/contracts/sso/sso.api'
import { createPool } from '@workledger/event-store/postgres/connections'
import { pendingSecrets } from '@workledger/jobs/kernel/secrets'
import { areas } from '@workledger/jobs/registry'
import { Faults } from '../support/faults'
import { type Company, createCompany, PASSWORD } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { sampleBody } from '../support/samples'

/** A request writes its secret before the log names it, and may be cut off on either side. */
describe('a secret that no record uses', () => {
  const faults = new Faults()
  let product: Product
  let company: Company

  beforeAll(async () => {
    product = await startProduct({ faults })
    company = await createCompany(product)
  }, 60_000)

  afterEach(async () => {
    await product.owner.query('delete from vault.workspace_secrets')
    faults.revive()
  })

  afterAll(() => product?.stop())

  const current_password = PASSWORD
  const ws = () => ({ token: company.admin.token, params: { ws: company.ws } })
  const on = (id: string) => ({ token: company.admin.token, params: { ws: company.ws, id } })

  /** Returns the ids of the secrets in the vault, once every process is done. */
  const secrets = async (): Promise<string[]> => {
    await product.settled()
    const { rows } = await product.owner.query('select id from vault.workspace_secrets order by at')
    return rows.map(({ id }) => id)
  }

  /** The process that serves the request ends after the next append, and is not asked again. */
  const killed = async (call: () => Promise<Answer>) => {
    faults.killAfter(1)
    expect((await call()).status).toBeGreaterThanOrEqual(500)
    faults.revive()
    await product.restartProcesses()
  }

  /** The process ends once the vault has the secret. */
  const killedBefore = async (call: () => Promise<Answer>) => {
    const { rows } = await product.owner.query('select id from vault.workspace_secrets')
    faults.kill()
    expect((await call()).status).toBeGreaterThanOrEqual(500)
    faults.revive()
    await product.restartProcesses()
    expect(await secrets()).toHaveLength(rows.length + 1)
  }

  /** Runs the schedule of a minute, days later. */
  const later = async () => {
    await product.owner.query(`update vault.workspace_secrets set at = at - interval '3 days'`)
    const vault = createPool({ connectionString: product.database.urls.wl_vault, max: 1 })
    const all = areas.flatMap((area) => area.secrets ?? [])
    await pendingSecrets(all)({ vault, commands: { store: product.store } } as never).run(
      new Date(),
    )
    await vault.end()
  }

  const setProvider = (client_secret: string) =>
    product.call(ssoApi.setSignOnProvider, {
      ...ws(),
      body: {
        ...{ name: 'Door', issuer: 'https://login.example.com', client_id: 'us', client_secret },
      } as never,
    })

  const url = 'https://a.example/x'
  const addHook = async () => {
    const body = { name: 'Mirror', url, types: [], current_password } as never
    const { body: answer } = await product.call(webhooksApi.addWebhook, { ...ws(), body })
    return answer.data.id as string
  }
  const rotate = (id: string) =>
    product.call(webhooksApi.rotateWebhookSecret, { ...on(id), body: { current_password } })

  const { url: chatUrl } = sampleBody(chatChannelsApi.addChatChannel) as { url: string }
  const addChannel = async () => {
    const body = { ...sampleBody(chatChannelsApi.addChatChannel), current_password } as never
    const { body: answer } = await product.call(chatChannelsApi.addChatChannel, { ...ws(), body })
    return answer.data.id as string
  }
  const moveChannel = (id: string) =>
    product.call(chatChannelsApi.changeChatChannel, {
      ...on(id),
      body: { url: chatUrl, current_password } as never,
    })

  it('goes after a replacement that was cut off', async () => {
    await setProvider('one')
    const [hook, channel] = [await addHook(), await addChannel()]
    const before = await secrets()
    expect(before).toHaveLength(3)
    await killed(() => setProvider('two'))
    await killed(() => rotate(hook))
    await killed(() => moveChannel(channel))
    const after = await secrets()
    expect(after).toHaveLength(3)
    expect(after.filter((id) => before.includes(id))).toEqual([])
  })

  it('goes after a removal that was cut off', async () => {
    await setProvider('one')
    const [hook, channel] = [await addHook(), await addChannel()]
    await killed(() => product.call(ssoApi.removeSignOnProvider, ws()))
    await killed(() => product.call(webhooksApi.removeWebhook, on(hook)))
    await killed(() => product.call(chatChannelsApi.removeChatChannel, on(channel)))
    expect(await secrets()).toEqual([])
  })

  it('goes after a request that ended before the log named it', async () => {
    await setProvider('one')
    const [hook, channel] = [await addHook(), await addChannel()]
    const used = await secrets()
    await killedBefore(() => setProvider('two'))
    await killedBefore(() => rotate(hook))
    await killedBefore(() => moveChannel(channel))
    await later()
    expect(await secrets()).toEqual(used)

    // Those in use are looked up once.
    const { rows } = await product.owner.query(
      'select pending_stream from vault.workspace_secrets where pending_stream is not null',
    )
    expect(rows).toEqual([])
  })

  it('stays for two days, in which its request may be repeated', async () => {
    await setProvider('one')
    await killedBefore(() => setProvider('two'))
    const vault = createPool({ connectionString: product.database.urls.wl_vault, max: 1 })
    await pendingSecrets([])({ vault, commands: { store: product.store } } as never).run(new Date())
    await vault.end()
    expect(await secrets()).toHaveLength(2)
  })
})
