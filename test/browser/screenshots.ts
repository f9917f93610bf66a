import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '@workledger/jobs/pdf/chromium'
import type { Browser, Page } from 'playwright-core'
import { emailOf, PASSWORD, people } from '../../infra/demo/people'
import { makeTemporaryFolder } from '../support/temporary-folder'
import { noteRequests, settled } from './support/document'

const root = join(__dirname, '..', '..')
const images = join(root, 'docs', 'images')
const port = Number(process.env.PORT ?? 3179)
const url = `http://localhost:${port}`

/**
 * `npm run screenshots` makes the README's pictures, of the demo company in a product started for
 * it on PORT (3179).
 */
const pictures: readonly { name: string; person: string; look: (page: Page) => Promise<void> }[] = [
  {
    name: 'web-app',
    person: 'jonas',
    /**
     * A manager in the middle of the day: checked in, with a timer running and requests to decide.
     */
    async look(page) {
      // The demo people's activity depends on the time of day.
      await page
        .getByRole('button', { name: /Check (in|out)/ })
        .first()
        .waitFor()

      const checkIn = page.getByRole('button', { name: 'Check in' })

      if (await checkIn.isVisible()) {
        await checkIn.click()
        const plan = page.getByRole('dialog')
        await plan.getByRole('textbox').fill('Review the cooling loop with Maya')
        await plan.getByRole('button', { name: 'Check in' }).click()
      }

      const running = page.getByRole('group', { name: 'Timer running' })

      if (!(await running.isVisible())) {
        await page.getByRole('button', { name: 'Start timer' }).click()
        const timer = page.getByRole('dialog')
        await timer.getByLabel('Description').fill('Cooling loop review')
        await timer.getByRole('button', { name: 'Start' }).click()
        await running.waitFor()
        await page.getByText('Timer started').waitFor({ state: 'detached' })
      }
    },
  },
  {
    name: 'web-admin',
    person: 'ines',
    /** This month's draft, with the reasons of an entry that differs from the last one. */
    async look(page) {
      await page.goto(`${url}/admin/payroll`)
      await page.getByRole('row').filter({ hasText: 'Draft' }).getByRole('link').first().click()
      await page.getByRole('row').filter({ hasText: 'Lin Kovač' }).getByText('Lin Kovač').click()
      await page.getByRole('complementary', { name: /^Why / }).getByText('Net pay').waitFor()
      await page.evaluate('scrollTo(0, 0)')
    },
  },
  {
    name: 'audit',
    person: 'clara',
    /** The newest approved run as it was before its approval. */
    async look(page) {
      await page.goto(`${url}/admin/payroll`)
      await page.getByRole('row').filter({ hasNotText: 'Draft' }).getByRole('link').first().click()
      await page.waitForURL(/\/admin\/payroll\/[\w-]{36}/)
      const id = /[\w-]{36}/.exec(new URL(page.url()).pathname)![0]
      await page.goto(`${url}/admin/audit/records/payrun-${id}?at=1`)

      await page
        .getByText(/as of|As it was/i)
        .first()
        .waitFor()
    },
  },
]

async function take(
  browser: Browser,
  { name, person, look }: (typeof pictures)[number],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })

  const page = await context.newPage()
  noteRequests(page)
  await page.goto(`${url}/signin`)
  await page.getByLabel('Email').fill(emailOf(people.find(({ key }) => key === person)!))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // It redirects to the person's last page: the timer, if one runs.
  await page.waitForURL(({ pathname }) => !['/', '/signin'].includes(pathname))
  await page.goto(`${url}/dashboard`)
  // The announcement would be on every picture.
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' }).click()
  await look(page)
  await settled(page)
  await page.mouse.move(0, 0)
  const path = join(images, `${name}.png`)
  await page.screenshot({ path, animations: 'disabled' })
  console.log(`docs/images/${name}.png ${Math.round(statSync(path).size / 1000)} kB`)
  await context.close()
}

async function main(): Promise<void> {
  mkdirSync(images, { recursive: true })
  const DATA_DIR = makeTemporaryFolder('pictures')

  const product = spawn(process.execPath, [join(root, 'infra', 'start.mjs')], {
    env: { ...process.env, DATA_DIR, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

  const gone = once(product, 'exit')

  try {
    await new Promise<void>((resolve, reject) => {
      gone.then(() => reject(new Error('The product ended before it was ready.')), reject)

      product.stdout.on('data', (said: Buffer) => {
        process.stdout.write(said)
        if (said.includes('Workledger is ready')) resolve()
      })
    })

    const browser = await launchChromium({ folder: join(DATA_DIR, 'chromium') })

    try {
      for (const picture of pictures) await take(browser, picture)
    } finally {
      await browser.close()
    }
  } finally {
    product.kill('SIGTERM')
    await gone
    rmSync(DATA_DIR, { recursive: true, force: true })
  }
}

main().catch((error) => {
  console.error(error)
  process.exitCode = 1
})
