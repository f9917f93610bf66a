import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import { launchChromium } from '@workledger/jobs/pdf/chromium'
import type { Browser } from 'playwright-core'
import { type Mail, parseMail } from '../../jobs/mailbox'
import { startWorkers } from '../../jobs/workers'
import { testChromium } from '../../support/chromium'
import { type Product, startProduct } from '../../support/product'
import { until } from '../../support/until'
import { webDist } from '../../support/web-dist'
import { Visitor, type VisitorOptions } from './visitor'
import { buildWebApps } from './web-apps'

type Workers = Awaited<ReturnType<typeof startWorkers>>

interface Options {
  workers?: boolean
  captcha?: boolean
  /** Further arguments of Chromium. */
  chromium?: readonly string[]
  billing?: () => Promise<StartOptions['billing']>
  dns?: StartOptions['dns']
}

type StartOptions = NonNullable<Parameters<typeof startProduct>[0]>

/**
 * Starts the product on a real port with both apps and one Chromium for a file's tests. `workers`
 * adds mails to the outbox and PDF, `billing` a payment provider. After each test its visitors
 * leave, and their browsers must show no faults.
 */
export function inBrowser({
  workers: withWorkers = false,
  captcha = false,
  chromium = [],
  billing,
  dns,
}: Options = {}) {
  jest.setTimeout(120_000)
  let product: Product
  let workers: Workers | undefined
  let browser: Browser
  let url = ''
  const visitors = new Set<Visitor>()

  beforeAll(async () => {
    await buildWebApps()
    const port = await freePort()
    url = `http://localhost:${port}`

    const pdf: PdfPort = {
      payslip: (asker, id) => workers!.pdf.payslip(asker, id),
      payStatement: (asker, id, year) => workers!.pdf.payStatement(asker, id, year),
      invoice: (asker, id) => workers!.pdf.invoice(asker, id),
      page: (asker, html) => workers!.pdf.page(asker, html),
    }

    product = await startProduct({
      web: webDist,
      publicUrl: url,
      captcha,
      ...(withWorkers ? { pdf } : {}),
      ...(dns && { dns }),
      ...(billing && { billing: await billing() }),
    })

    if (withWorkers) workers = await startWorkers(product, { publicUrl: url })
    await product.app.listen(port, '127.0.0.1')
    // One thread for its scripts: next to other suites, threads that compile ahead cost more than
    // they save.
    browser = await launchChromium(testChromium, ['--js-flags=--single-threaded', ...chromium])
  })

  afterEach(async () => {
    const left = await Promise.all([...visitors].map((visitor) => visitor.leave()))
    visitors.clear()
    expect([...new Set(left.flat())]).toEqual([])
  })

  afterAll(async () => {
    await browser?.close()
    await workers?.close()
    await product?.stop()
  })

  const mails = async (): Promise<Mail[]> => {
    const folder = join(product.dataDir, 'outbox')
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
    return Promise.all(files.map(async (file) => parseMail(await readFile(join(folder, file)))))
  }

  return {
    get product() {
      return product
    },
    get url() {
      return url
    },
    async visitor(options: VisitorOptions = {}): Promise<Visitor> {
      const visitor = await Visitor.arrive(browser, url, options)
      visitors.add(visitor)
      return visitor
    },
    /** Waits for a mail in the outbox. */
    mailTo: (to: string, subject: RegExp): Promise<Mail> =>
      until(async () =>
        (await mails()).find((mail) => mail.to === to && subject.test(mail.subject)),
      ),
    /** Returns path and search of the product's link in a mail. */
    linkIn(mail: Mail): string {
      const link = mail.text.split(/\s+/).find((word) => word.startsWith(`${url}/`))
      if (!link) throw new Error(`No link of the product in "${mail.subject}":\n${mail.text}`)
      return link.slice(url.length)
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No free port.')

  return address.port
}
