import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'

export interface ChromiumFiles {
  executable: string
  /** FONTCONFIG_FILE: our fonts first, then the system's. */
  fonts: string
  /** Libraries that minimal systems lack. */
  libraries: string
}

/**
 * Unpacks the Chromium from npm, with fonts and libraries, once per version; some 3 s and 200 MB.
 * It uses a folder of ours, because in /tmp any user could plant another program under its name.
 */
export async function unpackChromium(folder: string): Promise<ChromiumFiles> {
  const packed = dirname(dirname(dirname(require.resolve('@sparticuz/chromium'))))
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'))
  const home = join(folder, version)

  const files = {
    executable: join(home, 'chromium'),
    fonts: join(home, 'fonts.conf'),
    libraries: join(home, 'lib'),
  }

  if (existsSync(home)) return files
  const part = `${home}.${process.pid}.part`
  await mkdir(part, { recursive: true })

  await pipeline(
    createReadStream(join(packed, 'bin', 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(part, 'chromium')),
  )

  await chmod(join(part, 'chromium'), 0o755)
  await untar(brotliDecompressSync(await readFile(join(packed, 'bin', 'fonts.tar.br'))), part)
  await untar(brotliDecompressSync(await readFile(join(packed, 'bin', 'al2023.tar.br'))), part)
  await writeFile(join(part, 'fonts.conf'), fontConfiguration(home))

  try {
    await rename(part, home)
  } catch {
    // Another process was faster.
    await rm(part, { recursive: true, force: true })
  }

  return files
}

/**
 * Pages embed the letters that they print (fonts.ts). Open Sans from Chromium's package and the
 * system's fonts cover what those lack.
 */
const fontConfiguration = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${join(home, 'font-cache')}</cachedir>
</fontconfig>
`

/**
 * Extracts the plain files of a tar archive (POSIX ustar). Each has a header of 512 bytes, and is
 * padded to a multiple of 512.
 */
async function untar(archive: Buffer, folder: string): Promise<void> {
  for (let at = 0; at + 512 <= archive.length; ) {
    const field = (from: number, to: number) =>
      archive.toString('utf8', at + from, at + to).replace(/\0.*$/s, '')
    const name = field(0, 100)
    if (!name) return
    const size = Number.parseInt(field(124, 136), 8)

    if (field(156, 157) === '0' && !name.includes('..')) {
      const path = join(folder, name)
      await mkdir(dirname(path), { recursive: true })
      const file = createWriteStream(path)
      file.end(archive.subarray(at + 512, at + 512 + size))
      await once(file, 'close')
    }

    at += 512 + Math.ceil(size / 512) * 512
  }
}
