import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Printer } from './printer'

const page = (body: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><style>body{font-family:Inter,'Noto Sans Arabic'}</style></head><body>${body}</body></html>`
/** Kept between runs, since unpacking takes 3 s. */
const folder = join(tmpdir(), 'workledger-test-chromium')
/** Processes that this one started, by name. */
const children = (name: string) =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(name))
    .map(Number)

describe('the printer', () => {
  const printer = new Printer({ folder, idle: 100 })
  afterAll(() => printer.close())

  it('prints Latin and Arabic with fonts of its own', async () => {
    const pdf = (await printer.renderPdf(page('<h1>Net pay 1,250.00</h1><p>صافي الراتب</p>'))).toString('latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    expect(pdf).toContain('+Inter-')
    expect(pdf).toContain('+NotoSansArabic-')
  }, 30_000)

  it('runs no script and fetches nothing', async () => {
    let asked = 0
    const server = createServer((_, answer) => answer.end(String(asked++))).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const plain = await printer.renderPdf(page('<p>One</p>'))
    const trap = `<p>One</p><img src="${url}/a.png" style="display:none"><link rel="stylesheet" href="${url}/b.css"><script>document.body.innerHTML = '<h1>Two, three and four</h1>'.repeat(200)</script><iframe src="${url}" style="display:none"></iframe>`
    const trapped = await printer.renderPdf(page(trap))
    expect(asked).toBe(0)
    expect(Math.abs(trapped.length - plain.length)).toBeLessThan(2000)
    server.close()
  })

  it('starts anew after a crash, and closes when there is nothing to print', async () => {
    const [before] = await Promise.all([printer.renderPdf(page('<p>Before</p>')), printer.renderPdf(page('<p>Beside</p>'))])
    for (const pid of children('chromium')) process.kill(pid, 'SIGKILL')
    const after = await printer.renderPdf(page('<p>Before</p>'))
    expect(after.length).toBe(before.length)
    for (let wait = 0; children('chromium').length > 0 && wait < 100; wait++) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(children('chromium')).toEqual([])
    expect((await printer.renderPdf(page('<p>Before</p>'))).length).toBe(before.length)
  })
})
