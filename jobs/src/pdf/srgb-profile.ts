/**
 * Constants of sRGB (IEC 61966-2-1), adapted to the profiles' white point D50 as ICC.1:2001-04
 * requires.
 */
const WHITE = [0.9642, 1, 0.8249]

const RED = [0.43607, 0.22249, 0.01392]
const GREEN = [0.38515, 0.71687, 0.09708]
const BLUE = [0.14307, 0.06061, 0.7141]
const STEPS = 1024

/**
 * Returns a display profile of the colours in which browsers print. It is computed from the
 * standard, so no third party's copyright applies.
 */
export function srgbProfile(): Buffer {
  const curve = block(
    'curv',
    u32(STEPS),
    ...Array.from({ length: STEPS }, (_, n) => u16(Math.round(linear(n / (STEPS - 1)) * 65535))),
  )

  const tags: [name: string, data: Buffer][] = [
    ['desc', description('sRGB')],
    ['cprt', block('text', Buffer.from('No copyright, use freely\0', 'ascii'))],
    ['wtpt', xyz(WHITE)],
    ['rXYZ', xyz(RED)],
    ['gXYZ', xyz(GREEN)],
    ['bXYZ', xyz(BLUE)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]

  const start = 128 + 4 + tags.length * 12
  const table: Buffer[] = [u32(tags.length)]
  const data: Buffer[] = []
  const places = new Map<Buffer, number>()
  let end = start

  for (const [name, tag] of tags) {
    if (!places.has(tag)) {
      places.set(tag, end)
      const padded = Buffer.concat([tag, Buffer.alloc(-tag.length & 3)])
      data.push(padded)
      end += padded.length
    }

    table.push(Buffer.from(name, 'ascii'), u32(places.get(tag)!), u32(tag.length))
  }

  const header = Buffer.alloc(128)
  header.writeUInt32BE(end, 0)
  header.writeUInt32BE(0x02100000, 8)
  header.write('mntrRGB XYZ ', 12, 'ascii')
  // 1 January 2026, so the profile never changes.
  for (const [n, part] of [2026, 1, 1, 0, 0, 0].entries()) header.writeUInt16BE(part, 24 + 2 * n)
  header.write('acsp', 36, 'ascii')
  fixed(WHITE).copy(header, 68)

  return Buffer.concat([header, ...table, ...data])
}

/** Linear light of an sRGB value. */
const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

const u16 = (value: number) => Buffer.from([value >> 8, value & 255])

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const block = (type: string, ...content: Buffer[]) =>
  Buffer.concat([Buffer.from(type, 'ascii'), u32(0), ...content])

/** Numbers with 16 bits before and 16 bits after the point. */
const fixed = (values: readonly number[]) =>
  Buffer.concat(values.map((value) => u32(Math.round(value * 65536))))

const xyz = (values: readonly number[]) => block('XYZ ', fixed(values))

/** In ASCII; the Unicode and ScriptCode parts are empty. */
const description = (text: string) =>
  block(
    'desc',
    u32(text.length + 1),
    Buffer.from(`${text}\0`, 'ascii'),
    Buffer.alloc(4 + 4 + 2 + 1 + 67),
  )
