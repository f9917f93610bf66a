import type { Page } from 'playwright-core'
import { createCompany, hire } from '../support/people'
import { inBrowser } from './support/in-browser'

/** Numbers of files and calls that a page may need until its content is there. */
const MOST_FILES = 20

const MOST_CALLS = 5

describe('the first load of a page', () => {
  const web = inBrowser()
  let token: string

  beforeAll(async () => {
    const company = await createCompany(web.product)
    token = company.admin.token
    await hire(web.product, company, 'Eli')
  })

  const loadOf = async (path: string, content: (page: Page) => Promise<unknown>) => {
    const page = await (await web.visitor({ token })).tab()
    const files: string[] = []
    const calls: string[] = []

    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (/^\/(api|live)\//.test(pathname)) calls.push(pathname + search)
      else files.push(pathname)
    })

    await page.goto(web.url + path)
    await content(page)

    return { files: files.length, calls: calls.length, names: [...files, ...calls].join('\n') }
  }

  for (const [path, heading] of [
    ['/dashboard', 'Welcome Ada Tester!'],
    ['/admin/employees', 'Employees'],
  ] as const)
    it(`of ${path} takes few files and calls`, async () => {
      const { files, calls, names } = await loadOf(path, (page) =>
        page.getByRole('heading', { name: heading }).first().waitFor(),
      )

      // The names tell what was added.
      expect(files <= MOST_FILES && calls <= MOST_CALLS ? [] : [files, calls, names]).toEqual([])
    })
})
