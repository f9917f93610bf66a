export interface PictureSize {
  type: string
  /** Of the picture's largest frame, in pixels. */
  width: number
  height: number
}

/**
 * Returns kind and size of a PNG, JPEG, GIF or WebP from its head, without decoding pixels.
 * Undefined for another or a broken file.
 */
export function pictureSize(file: Buffer): PictureSize | undefined {
  for (const read of [png, jpeg, gif, webp]) {
    const size = read(file)
    if (size && size.width > 0 && size.height > 0) return size
  }

  return undefined
}

const starts = (file: Buffer, mark: string, at = 0) =>
  file.toString('latin1', at, at + mark.length) === mark

function png(file: Buffer): PictureSize | undefined {
  if (file.length < 24 || !starts(file, '\x89PNG\r\n\x1a\n') || !starts(file, 'IHDR', 12))
    return undefined

  return { type: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

/**
 * Walks the segments to the frame header: SOF0 to SOF15, without DHT (C4), JPG (C8) and DAC (CC).
 */
function jpeg(file: Buffer): PictureSize | undefined {
  if (!starts(file, '\xff\xd8\xff')) return undefined

  for (let at = 2; at + 9 <= file.length; ) {
    if (file[at] !== 0xff) return undefined
    const marker = file[at + 1]!

    if (marker === 0xff) {
      at++
      continue
    }

    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return {
        type: 'image/jpeg',
        height: file.readUInt16BE(at + 5),
        width: file.readUInt16BE(at + 7),
      }

    // Restart marks and TEM have no length. A scan before a frame is invalid.
    if (marker === 0xda || marker === 0xd9) return undefined

    at +=
      marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
        ? 2
        : 2 + Math.max(2, file.readUInt16BE(at + 2))
  }

  return undefined
}

/** Frames may exceed the screen of the head, and viewers enlarge it for them. */
function gif(file: Buffer): PictureSize | undefined {
  if (file.length < 13 || !(starts(file, 'GIF87a') || starts(file, 'GIF89a'))) return undefined
  const size = { type: 'image/gif', width: file.readUInt16LE(6), height: file.readUInt16LE(8) }
  const palette = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)

  const afterBlocks = (from: number) => {
    let at = from
    while (at < file.length && file[at] !== 0) at += 1 + file[at]!
    return at + 1
  }

  let at = 13 + palette(file[10]!)

  while (at < file.length) {
    if (file[at] === 0x21) at = afterBlocks(at + 2)
    else if (file[at] === 0x2c && at + 10 <= file.length) {
      size.width = Math.max(size.width, file.readUInt16LE(at + 1) + file.readUInt16LE(at + 5))
      size.height = Math.max(size.height, file.readUInt16LE(at + 3) + file.readUInt16LE(at + 7))
      at = afterBlocks(at + 10 + palette(file[at + 9]!) + 1)
    } else break
  }

  return size
}

/** Reads the canvas of an extended file, and each bitstream in it. */
function webp(file: Buffer): PictureSize | undefined {
  if (!starts(file, 'RIFF') || !starts(file, 'WEBP', 8)) return undefined
  const size = { type: 'image/webp', width: 0, height: 0 }

  const grow = (width: number, height: number) => {
    size.width = Math.max(size.width, width)
    size.height = Math.max(size.height, height)
  }

  for (let at = 12; at + 18 <= file.length; ) {
    const kind = file.toString('latin1', at, at + 4)
    const body = at + 8
    if (kind === 'VP8X') grow(file.readUIntLE(body + 4, 3) + 1, file.readUIntLE(body + 7, 3) + 1)

    if (kind === 'VP8 ' && body + 10 <= file.length)
      grow(file.readUInt16LE(body + 6) & 0x3fff, file.readUInt16LE(body + 8) & 0x3fff)

    if (kind === 'VP8L')
      grow(
        (file.readUInt32LE(body + 1) & 0x3fff) + 1,
        ((file.readUInt32LE(body + 1) >>> 14) & 0x3fff) + 1,
      )

    // A frame of an animation holds its own chunks.
    const length = file.readUInt32LE(at + 4)
    at = kind === 'ANMF' ? body + 16 : body + length + (length & 1)
  }

  return size
}
