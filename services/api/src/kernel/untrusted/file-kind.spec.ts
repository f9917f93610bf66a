import { utils, write } from '@e965/xlsx'
import type { FileKind } from '@workledger/contracts/kernel/file-types'
import { zipSync } from 'fflate'
import { parse } from './file-kind.parser'

const text = (value: string, encoding: BufferEncoding = 'latin1') => Buffer.from(value, encoding)
const kindOf = (bytes: Buffer, ...kinds: FileKind[]) => parse({ bytes, kinds }).type

const sizeOf = (bytes: Buffer) => {
  const { type, width, height } = parse({ bytes, kinds: ['image'] })
  return [type, width, height]
}

const hex = (...parts: string[]) => Buffer.from(parts.join('').replaceAll(' ', ''), 'hex')

const zipped = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, text('x')]))))

const png = (width: number, height: number) => {
  const bytes = hex('89504e470d0a1a0a 0000000d 49484452 00000000 00000000 0806000000')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)

  return bytes
}

describe('the kind of a file', () => {
  const docx = zipped('[Content_Types].xml', '_rels/.rels', 'word/document.xml')

  const odt = Buffer.from(
    zipSync({
      mimetype: [text('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': text('x'),
    }),
  )

  const xlsx = write(
    { SheetNames: ['A'], Sheets: { A: utils.aoa_to_sheet([['a']]) } },
    { type: 'buffer', bookType: 'xlsx' },
  ) as Buffer

  it.each<[string, Buffer, FileKind, string | undefined]>([
    ['a PDF', text('%PDF-1.7 x'), 'document', 'application/pdf'],
    [
      'a PDF after a byte order mark',
      text('\xef\xbb\xbf%PDF-1.7 x'),
      'document',
      'application/pdf',
    ],
    [
      'a PDF after blank lines',
      text(`${'\r\n'.repeat(400)}%PDF-1.4 x`),
      'document',
      'application/pdf',
    ],
    ['a PDF whose mark comes too late', text(`${' '.repeat(1024)}%PDF-1.4`), 'document', undefined],
    [
      'a Word file',
      docx,
      'document',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['an OpenDocument text', odt, 'document', 'application/vnd.oasis.opendocument.text'],
    ['another archive', zipped('a.txt'), 'document', undefined],
    ['an archive that is cut off', docx.subarray(0, 80), 'document', undefined],
    [
      'a workbook',
      xlsx,
      'spreadsheet',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['a workbook where a document is wanted', xlsx, 'document', undefined],
    ['CSV', text('a,b\n1,2\n'), 'spreadsheet', 'text/csv'],
    [
      'CSV in UTF-16',
      Buffer.concat([hex('fffe'), text('a,b', 'utf16le')]),
      'spreadsheet',
      'text/csv',
    ],
    ['a PDF where a sheet is wanted', text('%PDF-1.7 x'), 'spreadsheet', undefined],
    ['CSV that speaks of %PDF-', text('a,b\n%PDF-,2\n'), 'spreadsheet', 'text/csv'],
    ['an old workbook', hex('d0cf11e0a1b11ae1 0000000000000000'), 'spreadsheet', undefined],
    ['a picture where a sheet is wanted', png(1, 1), 'spreadsheet', undefined],
    [
      'ASF, whose parser once never came back',
      Buffer.concat([hex('3026b2758e66cf11a6d9'), Buffer.alloc(190)]),
      'document',
      undefined,
    ],
    ['nothing', Buffer.alloc(0), 'image', undefined],
  ])('is found for %s', (_, bytes, kind, type) => expect(kindOf(bytes, kind)).toBe(type))

  it.each<[string, Buffer, unknown[]]>([
    ['PNG', png(30_000, 20_000), ['image/png', 30_000, 20_000]],
    [
      'JPEG',
      hex('ffd8 ffe0 0004 0000 ffdb 0004 0000 ffff ffc2 0011 08 7530 4e20 03'),
      ['image/jpeg', 0x4e20, 0x7530],
    ],
    ['GIF', hex('474946383961 0100 0100 00 00 00 3b'), ['image/gif', 1, 1]],
    [
      'a GIF with a frame beyond its screen',
      hex('474946383961 0100 0100 00 00 00 2c 0000 0100 ff00 ff01 00 02 00 3b'),
      ['image/gif', 255, 512],
    ],
    [
      'WebP',
      hex('52494646 00000000 57454250 56503820 0a000000 000000 9d012a 3075 204e'),
      ['image/webp', 0x3530, 0x0e20],
    ],
    [
      'lossless WebP',
      hex('52494646 00000000 57454250 5650384c 0a000000 2f ffff ff0f 0000000000'),
      ['image/webp', 16_384, 16_384],
    ],
    [
      'WebP with a canvas',
      hex('52494646 00000000 57454250 56503858 0a000000 00000000 2f7500 1f4e00'),
      ['image/webp', 30_000, 20_000],
    ],
    ['a PNG without a size', hex('89504e470d0a1a0a'), [undefined, 0, 0]],
    [
      'a JPEG without a frame',
      hex('ffd8 ffe0 0004 0000 ffda 0000 0000 0000 0000'),
      [undefined, 0, 0],
    ],
  ])('comes with the size of %s', (_, bytes, size) => expect(sizeOf(bytes)).toEqual(size))

  it('is found, or not, for any beginning of any file and any mutation, in bounded steps', () => {
    const all = [
      docx,
      odt,
      xlsx,
      png(5, 5),
      hex('474946383961 0100 0100 00 00 00 2c 0000 0100 ff00 ff01 00 02 00 3b'),
    ]

    for (const bytes of all)
      for (let at = 0; at < Math.min(bytes.length, 300); at++) {
        kindOf(bytes.subarray(0, at), 'image', 'document', 'spreadsheet')
        const changed = Buffer.from(bytes)
        changed[at] = changed[at]! ^ 0xff
        kindOf(changed, 'image', 'document', 'spreadsheet')
      }
  })
})
