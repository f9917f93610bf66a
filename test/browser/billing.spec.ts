import { subscriptionDecider } from '@workledger/domain/billing/subscription'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { createCompany } from '../support/people'
import { StripeDouble } from '../support/stripe/double'
import { axeFindings } from './support/axe'
import { goWithin, overflows, readIn } from './support/document'
import { inBrowser } from './support/in-browser'

const widths = [320, 1440]
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()

/** Replaces https://js.stripe.com by a form that gives one card after the other. */
const stripeJs = `
const cards = ['pm_card_chargeDeclined', 'pm_card_visa']
window.Stripe = () => ({
  elements: () => ({ create: () => ({ mount: (place) => { place.textContent = 'Form of Stripe' }, on() {}, destroy() {} }) }),
  createPaymentMethod: async () => ({ paymentMethod: { id: cards.shift() } }),
})
window.Stripe.version = 3`

/**
 * Runs against doubles of Stripe and its script; test/support/stripe/double.ts describes their
 * limits.
 */
describe('billing', () => {
  const double = new StripeDouble()
  const web = inBrowser({
    billing: async () => ({ provider: (await double.start()).provider(), trialDays: 30 }),
  })
  afterAll(() => double.stop())

  const company = async (trialEnds: number) => {
    const made = await createCompany(web.product)
    const { ws } = made

    await new SystemCommands(web.product.store).run(
      subscriptionDecider,
      { workspace: ws, id: ws },
      {
        type: 'start-trial',
        workspace_id: ws,
        ends_at: days(trialEnds),
      },
    )

    await web.product.settled()

    return made
  }

  it('is subscribed to on the provider’s page, managed there, and cancelled', async () => {
    const { admin, ws } = await company(3)
    const page = await (await web.visitor({ token: admin.token })).open('/dashboard')
    // On every page but its own, until it is closed for the day.
    const notices = page.getByRole('region', { name: 'Notices' })
    await notices.getByText(/^The trial ends on/).waitFor()
    await notices.getByRole('link', { name: 'Choose a plan' }).click()
    await page.waitForURL('**/admin/billing')
    await page.route(/^https:\/\/(checkout|billing)\.stripe\.com\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Page of Stripe</h1>' }),
    )
    await page.getByText(/^The trial runs until/).waitFor()
    expect(await notices.getByText(/^The trial ends on/).count()).toBe(0)
    expect(await page.getByText(/Sandbox/).count()).toBe(0)
    await goWithin(page, `${web.url}/admin/clients`)
    await notices.getByRole('button', { name: 'Hide until tomorrow' }).click()
    await page.reload()
    await page.getByText('No clients yet').waitFor()
    expect(await notices.getByText(/^The trial ends on/).count()).toBe(0)
    await goWithin(page, `${web.url}/admin/billing`)
    await page.getByText(/^The trial runs until/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('radio', { name: /Yearly/ }).click()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.waitForURL(/checkout\.stripe\.com\/c\/pay\//)
    const session = new URL(page.url()).pathname.split('/').at(-1)!
    double.complete(session)
    await page.goto(`${web.url}/admin/billing?token=${session}`)
    await page.getByText('Subscribed Successfully').waitFor()
    await page.waitForURL(`${web.url}/admin/billing`)
    await page.getByRole('button', { name: 'Manage card and invoices' }).click()
    await page.waitForURL(/billing\.stripe\.com\//)

    const { current } = await new SystemCommands(web.product.store).state(
      subscriptionDecider,
      ws,
      ws,
    )

    double.change(current!.subscription_id, { status: 'past_due' })

    await web.product.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      ...double.about(current!.subscription_id),
    })

    await web.product.settled()
    await page.goto(`${web.url}/admin/clients`)
    await notices
      .getByText('The last payment for this workspace failed.', { exact: false })
      .waitFor()
    await notices.getByRole('link', { name: 'Check the card' }).click()
    await page.getByText('The payment provider will try again', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Unsubscribe?' })
    await asked.getByText('Are you Sure you want to unsubscribe from the product?').waitFor()
    await asked.getByRole('button', { name: 'OK' }).click()
    await page.getByText('Unsubscribed Successfully').waitFor()
    await page.getByText('Plan Cancelled').waitFor()
    expect(await page.getByRole('button', { name: 'Cancelled' }).isDisabled()).toBe(true)
    await page.getByText(/^\d\d\/\d\d\/\d{4}$/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await overflows(page, widths)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'View Plans' }).click()
    await page.getByRole('button', { name: 'Renew' }).waitFor()
  })

  it('takes a card in Stripe’s form after the trial, and gives the reason of a refusal', async () => {
    const { admin } = await company(-1)
    const visitor = (await web.visitor({ token: admin.token })).expects(/422/)
    await visitor.context.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: stripeJs }),
    )
    const page = await visitor.open('/admin/subscription')
    await page.getByText(/^The trial is over/).waitFor()
    await page.getByText('Form of Stripe', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('The payment provider refused: Your card was declined.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('Subscribed Successfully').waitFor()
    await page.getByText('Active', { exact: true }).waitFor()
    expect(await page.getByText(/^The trial is over/).count()).toBe(0)
    await visitor.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    await page.reload()
    await page.getByRole('button', { name: 'إلغاء الاشتراك' }).waitFor()
    expect(await readIn(page)).toEqual({ lang: 'ar', dir: 'rtl' })
    expect(await overflows(page, widths)).toEqual([])
  })
})
