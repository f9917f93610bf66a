import { noticesApi } from '@workledger/contracts/notices/notices.api'
import { pushDevicesApi } from '@workledger/contracts/notices/push-devices.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { PushService } from '../support/push-service'
import { until } from '../support/until'
import { axeFindings } from './support/axe'
import { inBrowser } from './support/in-browser'

describe('pushes to a browser', () => {
  const web = inBrowser()
  const push = new PushService()
  let company: Company
  let eli: Person

  beforeAll(async () => {
    await push.listen()
    company = await createCompany(web.product)
    eli = await hire(web.product, company, 'Eli')
  })

  afterAll(() => push.stop())

  const ws = () => ({ token: eli.token, params: { ws: company.ws } })
  const devices = async () => (await web.product.call(pushDevicesApi.pushDevices, ws())).body.data

  const arrive = () => web.visitor({ token: eli.token, serviceWorkers: 'allow' })

  it('are turned on and off in the settings, and come for each wanted kind', async () => {
    const visitor = await arrive()
    const { public_key } = await devices()

    // A browser without a screen refuses notifications, and none under test has an account at its
    // maker's push service. The one here is on this machine.
    await visitor.context.addInitScript(
      `(([given, key]) => {
        const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
        const subscription = {
          options: { applicationServerKey: bytes.buffer },
          toJSON: () => given,
          unsubscribe: async () => { delete window.subscribed },
        }
        Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
        Notification.requestPermission = async () => 'granted'
        PushManager.prototype.subscribe = async () => (window.subscribed = subscription)
        PushManager.prototype.getSubscription = async () => window.subscribed ?? null
      })(${JSON.stringify([push.subscription(), public_key])})`,
    )

    const page = await visitor.open('/timer')
    await until(() => page.evaluate('navigator.serviceWorker.controller !== null'))
    await page.goto(`${web.url}/notices/settings`)
    await page.getByRole('button', { name: 'Turn on in this browser' }).click()
    await page.getByText('Pushes are on in this browser.').waitFor()
    const row = page.getByRole('list', { name: 'Pushes to your browsers' }).getByRole('listitem')
    await row.getByText('This browser').waitFor()
    await row.getByText(/Chrome/).waitFor()

    const channels = async () =>
      (await web.product.call(noticesApi.noticeSettings, ws())).body.data.kinds.map(
        ({ channel }) => channel,
      )

    await until(async () => (await channels()).every((channel) => channel === 'mail_push'))
    expect(await axeFindings(page)).toEqual([])
    await row.getByRole('button', { name: 'Try' }).click()
    await page.getByText('A push is on its way.').waitFor()
    await row.getByRole('button', { name: 'Turn off' }).click()
    await page.getByText('Pushes are off in that browser.').waitFor()
    expect((await devices()).devices).toEqual([])
  })

  it('are off where the person blocks them, which is said', async () => {
    // They were on, too.
    const body = push.subscription()
    await web.product.call(pushDevicesApi.addPushDevice, { ...ws(), body })
    const visitor = await arrive()
    await visitor.context.addInitScript(
      `Object.defineProperty(Notification, 'permission', { get: () => 'denied' })`,
    )
    const page = await visitor.open('/timer')
    await until(() => page.evaluate('navigator.serviceWorker.controller !== null'))
    await page.goto(`${web.url}/notices/settings`)
    await page.getByText('This browser blocks notifications of Workledger.').waitFor()
    expect(await page.getByRole('button', { name: 'Turn on in this browser' }).count()).toBe(0)
  })
})
