import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import {
  processorNumbers,
  processorsInBackground,
} from '@workledger/projections/kernel/threads/processors'
import { testChromium } from '../../../test/support/chromium'
import { makeTemporaryFolder } from '../../../test/support/temporary-folder'
import { until } from '../../../test/support/until'
import { launchChromium } from './chromium'
import { facturX } from './factur-x.writer'
import { Printer } from './printer'

const page = (body: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><style>body{font-family:Inter,'Noto Sans Arabic'}</style></head><body>${body}</body></html>`

const asker = { company: 'A', person: 'ann' }

/** Reads facts of a process; nothing after it has ended. */
function ofLiving<T>(read: () => T[]): T[] {
  try {
    return read()
  } catch {
    return []
  }
}

/** Child processes of this one, by name. */
const children = (name: string) =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .filter((pid) =>
      ofLiving(() => [readFileSync(`/proc/${pid}/cmdline`, 'utf8')]).some((line) =>
        line.includes(name),
      ),
    )
    .map(Number)

const childrenOf = (pid: number) =>
  ofLiving(() => readdirSync(`/proc/${pid}/task`))
    .flatMap((thread) =>
      ofLiving(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ')),
    )
    .filter(Boolean)
    .map(Number)

const processTree = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(processTree)]

/** Nice values of a process's threads: field 19 of stat, where field 3 follows the name. */
const threadPriorities = (pid: number) =>
  ofLiving(() => readdirSync(`/proc/${pid}/task`))
    .flatMap((thread) => ofLiving(() => [readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')]))
    .map((stat) => Number(stat.replace(/^.*\) /s, '').split(' ')[16]))

const processorsOf = (pid: number) =>
  ofLiving(() => [readFileSync(`/proc/${pid}/status`, 'utf8')]).map((status) =>
    processorNumbers(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)![1]!).join(),
  )

describe('the printer', () => {
  const printer = new Printer({ ...testChromium, idle: 100 })
  afterAll(() => printer.close())

  it('prints Latin and Arabic with fonts of its own', async () => {
    const pdf = (
      await printer.renderPdf(asker, page('<h1>Net pay 1,250.00</h1><p>صافي الراتب</p>'))
    ).toString('latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    expect(pdf).toContain('+Inter-')
    expect(pdf).toContain('+NotoSansArabic-')
  }, 30_000)

  it('lets a stranger wait for at most two documents of another person, and refuses more than ten of one person', async () => {
    const begun: string[] = []

    const print = (company: string) =>
      printer.renderPdf({ company, person: company }, async () => {
        begun.push(company)
        return page('<p>One</p>')
      })

    const many = Array.from({ length: 12 }, () =>
      print('A').catch(({ code, status }) => ({ code, status })),
    )
    const stranger = print('B')

    expect((await stranger).subarray(0, 5).toString()).toBe('%PDF-')
    expect(begun.indexOf('B')).toBeLessThanOrEqual(4)
    const answers = await Promise.all(many)
    expect(answers.slice(10)).toEqual(Array(2).fill({ code: 'rate.busy', status: 429 }))
    expect(answers.slice(0, 10).every((answer) => Buffer.isBuffer(answer))).toBe(true)
  }, 30_000)

  it('yields the processor to everything else', async () => {
    await printer.renderPdf(asker, page('<p>One</p>'))
    const priorities = children('chromium').flatMap(processTree).flatMap(threadPriorities)
    expect(priorities.length).toBeGreaterThan(5)
    expect(priorities.filter((nice) => nice < 5)).toEqual([])
    const half = processorsInBackground()

    if (half && !spawnSync('taskset', ['-V']).error)
      expect(children('chromium').flatMap(processTree).flatMap(processorsOf)).toEqual(
        expect.arrayContaining([half]),
      )
  }, 30_000)

  it('starts Chromium directly if the folder takes no script', async () => {
    const folder = makeTemporaryFolder('no-script')
    mkdirSync(join(folder, 'behind-others.sh', 'in-the-way'), { recursive: true })
    const started = launchChromium({ folder, executable: '/no/chromium', behindOthers: true })
    await expect(started).rejects.toThrow('/no/chromium')
  })

  it('runs no script and fetches nothing', async () => {
    let asked = 0
    const server = createServer((_, answer) => answer.end(String(asked++))).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const plain = await printer.renderPdf(asker, page('<p>One</p>'))
    const trap = `<p>One</p><img src="${url}/a.png" style="display:none"><link rel="stylesheet" href="${url}/b.css"><script>document.body.innerHTML = '<h1>Two, three and four</h1>'.repeat(200)</script><iframe src="${url}" style="display:none"></iframe>`
    const trapped = await printer.renderPdf(asker, page(trap))
    expect(asked).toBe(0)
    expect(Math.abs(trapped.length - plain.length)).toBeLessThan(2000)
    server.close()
  })

  /**
   * The structure that ISO 19005-3 and Factur-X require, as far as it can be checked without an
   * external validator: none was run.
   */
  it('prints a page that can become a PDF/A-3 with its e-invoice inside', async () => {
    const xml = '<invoice>é</invoice>'

    const about = {
      xml,
      title: 'INV-1 <b>',
      author: 'Söhne & Co',
      at: new Date('2026-05-01T10:00:00Z'),
    }

    const file = await facturX(
      await printer.renderPdf(asker, page('<h1>Invoice 1,250.00</h1><p>فاتورة</p>')),
      about,
    )

    const text = file.toString('latin1')
    expect(text.slice(0, 9)).toBe('%PDF-1.7\n')

    // Four non-ASCII bytes in a comment mark the file as binary.
    expect(
      [...file.subarray(9, 15)]
        .map((byte) => (byte > 127 ? 'x' : String.fromCharCode(byte)))
        .join(''),
    ).toBe('%xxxx\n')

    expect(text).not.toMatch(/\/Encrypt|\/JavaScript|\/JS\b|\/Launch|\/LZWDecode|\/OpenAction/)
    const pdf = await PDFDocument.load(file, { updateMetadata: false })
    const { catalog, context } = pdf
    expect((context.trailerInfo.ID as PDFArray).size()).toBe(2)
    const streamOf = (found: unknown) =>
      Buffer.from(decodePDFRawStream(found as PDFRawStream).decode())
    const look = <T>(dict: PDFDict, ...names: string[]) =>
      names.reduce<unknown>((at, name) => (at as PDFDict).lookup(PDFName.of(name)), dict) as T

    const metadata = look<PDFRawStream>(catalog, 'Metadata')
    expect(metadata.dict.has(PDFName.of('Filter'))).toBe(false)
    const xmp = Buffer.from(metadata.contents).toString('utf8')

    for (const said of [
      'part>3<',
      'conformance>B<',
      'DocumentFileName>factur-x.xml<',
      'ConformanceLevel>EN 16931<',
      'INV-1 &lt;b&gt;<',
      'Söhne &amp; Co<',
    ])
      expect(xmp).toContain(said)

    expect([pdf.getTitle(), pdf.getAuthor(), pdf.getCreationDate()]).toEqual([
      about.title,
      about.author,
      about.at,
    ])

    const intent = look<PDFArray>(catalog, 'OutputIntents').lookup(0, PDFDict)
    expect(intent.get(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFA1'))
    const profile = streamOf(look(intent, 'DestOutputProfile'))

    expect([
      profile.readUInt32BE(0),
      profile.toString('latin1', 12, 20),
      profile.toString('latin1', 36, 40),
    ]).toEqual([profile.length, 'mntrRGB ', 'acsp'])

    const names = look<PDFArray>(catalog, 'Names', 'EmbeddedFiles', 'Names')
    expect((names.get(0) as PDFHexString | PDFString).decodeText()).toBe('factur-x.xml')
    expect(look<PDFArray>(catalog, 'AF').get(0)).toBe(names.get(1))
    const embedded = names.lookup(1, PDFDict)
    expect(embedded.get(PDFName.of('AFRelationship'))).toBe(PDFName.of('Alternative'))
    const inside = look<PDFRawStream>(embedded, 'EF', 'F')

    expect([streamOf(inside).toString('utf8'), inside.dict.get(PDFName.of('Subtype'))]).toEqual([
      xml,
      PDFName.of('text/xml'),
    ])

    const fonts = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (isFont(object) ? [object] : []))
    expect(fonts.length).toBeGreaterThan(1)

    for (const font of fonts) {
      const program = look<PDFDict | undefined>(font, 'FontDescriptor')
      const drawn = font.has(PDFName.of('CharProcs'))
      const embedded =
        drawn ||
        ['FontFile', 'FontFile2', 'FontFile3'].some((name) => program?.has(PDFName.of(name)))
      expect([font.toString().slice(0, 80), embedded]).toEqual([expect.anything(), true])
    }
  }, 30_000)

  it('restarts after a crash, and closes without work', async () => {
    const [before] = await Promise.all([
      printer.renderPdf(asker, page('<p>Before</p>')),
      printer.renderPdf(asker, page('<p>Beside</p>')),
    ])

    for (const pid of children('chromium')) process.kill(pid, 'SIGKILL')
    const after = await printer.renderPdf(asker, page('<p>Before</p>'))
    expect(after.length).toBe(before.length)

    await until(() => children('chromium').length === 0)
    expect((await printer.renderPdf(asker, page('<p>Before</p>'))).length).toBe(before.length)
  })
})

/**
 * A font with embeddable glyphs; a composite font has them in its descendant. Chromium draws
 * variable fonts as type 3, glyph by glyph.
 */
const isFont = (object: unknown): object is PDFDict =>
  object instanceof PDFDict &&
  object.get(PDFName.of('Type')) === PDFName.of('Font') &&
  object.get(PDFName.of('Subtype')) !== PDFName.of('Type0')
