import { accessApi } from '@workledger/contracts/access/access.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { PASSWORD } from '../support/people'
import { inBrowser } from './support/in-browser'

describe('from nothing to a workspace', () => {
  const web = inBrowser({ workers: true, captcha: true })

  it('signs up, verifies the address with the mail, creates a workspace and lands on the dashboard', async () => {
    const email = 'nora.newcomer@example.com'
    const person = await web.visitor()
    const page = await person.open('/')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await page.getByLabel('First name').fill('Nora')
    await page.getByLabel('Last name').fill('Newcomer')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill('something else')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByText('Password does not match!').waitFor()
    expect(await web.product.events()).toBe(0)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('heading', { name: 'Please verify your email' }).waitFor()
    await page
      .getByText(`We have sent a verification email to ⁨${email}⁩.`, { exact: false })
      .waitFor()
    await page.getByRole('button', { name: 'Resend it' }).click()
    await page.getByText('Sent again to', { exact: false }).waitFor()

    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const asked = page.getByRole('button', { name: 'click here to request another.' })
    await asked.waitFor()

    // Without a session, the link in the mail asks for the password or a new one, and then signs
    // in.
    const reader = (await web.visitor()).expects(/email\/verify.* answered 422/)
    const inMail = await reader.open(
      web.linkIn(await web.mailTo(email, /Confirm your e-mail address/)),
    )
    await inMail.getByRole('heading', { name: 'Verify your email address' }).waitFor()
    await inMail.getByRole('button', { name: 'I did not choose a password' }).click()
    await inMail.getByText('Everyone signed in to this account is signed out.').waitFor()
    await inMail.getByRole('button', { name: 'I know the password' }).click()
    await inMail.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await inMail.getByRole('button', { name: 'Verify' }).click()
    await inMail.getByRole('heading', { name: 'Your email address is verified.' }).waitFor()
    await inMail.getByRole('link', { name: 'Continue' }).click()
    const dialog = inMail.getByRole('dialog', { name: 'Basic Information' })
    await dialog.getByLabel('Company Name').fill('Newcomer & Daughters')
    await dialog.getByLabel('Phone').fill('+351 21 000 0000')
    await dialog.getByRole('combobox', { name: 'Country' }).click()
    await inMail.getByRole('option', { name: 'Japan' }).click()
    await dialog.getByText('JPY – Japanese Yen').waitFor()
    await dialog.getByRole('button', { name: 'Create' }).click()
    await inMail.getByRole('heading', { name: 'Welcome Nora Newcomer!' }).waitFor()
    expect(new URL(inMail.url()).pathname).toBe('/dashboard')
    expect(await inMail.getByText('before proceeding', { exact: false }).count()).toBe(0)
    await inMail.getByRole('button', { name: /^All set-up steps/ }).click()
    const steps = inMail.getByRole('menuitem')
    await steps.filter({ hasText: 'bank account that pays the salaries' }).waitFor()
    expect(await steps.count()).toBe(8)
    await inMail.keyboard.press('Escape')

    const login = await web.product.call(accessApi.login, { body: { email, password: PASSWORD } })
    const { token } = login.body
    const me = await web.product.call(accessApi.me, { token })

    expect(me.body.data).toMatchObject({
      first_name: 'Nora',
      email_verified_at: expect.any(String),
    })

    const { body } = await web.product.call(workspacesApi.workspaces, { token })
    expect(body.data).toMatchObject([{ name: 'Newcomer & Daughters' }])

    const workspace = await web.product.call(workspacesApi.workspace, {
      token,
      params: { ws: body.data[0]!.id },
    })

    expect(workspace.body.data).toMatchObject({ timezone: 'Asia/Tokyo', currency: 'JPY' })
  })

  it('names the fault of a sign-in and keeps typed text', async () => {
    const person = (await web.visitor()).expects(/auth\/login answered 4/)
    const page = await person.open('/signin')
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Incorrect Email or Password').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com')
    expect(new URL(page.url()).pathname).toBe('/signin')
  })
})
