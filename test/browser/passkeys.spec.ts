import type { Page } from 'playwright-core'
import { createCompany, hire, PASSWORD } from '../support/people'
import { inBrowser } from './support/in-browser'

/** Gives a page an authenticator that approves at once, as a device with a fingerprint does. */
async function giveAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')

  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

describe('a passkey', () => {
  const web = inBrowser()

  it('is added, signs in alone and after the password, and is removed by itself', async () => {
    const company = await createCompany(web.product)
    const maya = await hire(web.product, company, 'Maya')
    const visitor = await web.visitor({ token: maya.token })
    const page = await visitor.expects(/POST .*\/auth\/login answered 401/).open('/my_account')
    await giveAuthenticator(page)

    await page.getByRole('button', { name: 'Add passkey' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Laptop')
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Create passkey' }).click()
    await page.getByRole('button', { name: 'I have saved them' }).click()
    const card = page.getByRole('list', { name: 'Two-step sign-in' })
    await card.getByText('Laptop').waitFor()
    await card.getByText('Never used', { exact: false }).waitFor()

    const signOut = async () => {
      await page.evaluate(() => window.localStorage.clear())
      await page.goto(new URL('/signin', page.url()).href)
    }

    await signOut()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('button', { name: 'Your account' }).waitFor()

    await signOut()
    await page.getByLabel('Email').fill(maya.email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('button', { name: 'Continue with a passkey' }).click()
    await page.getByRole('button', { name: 'Your account' }).waitFor()

    await page.goto(new URL('/my_account', page.url()).href)
    await page.getByText('Password and passkey', { exact: false }).first().waitFor()
    await page.getByRole('button', { name: /^Remove .*Laptop/ }).click()
    await dialog.getByRole('button', { name: 'Use a passkey instead' }).click()
    await dialog.getByText('Confirmed with your passkey').waitFor()
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('Your password alone opens your account').waitFor()
  })
})
