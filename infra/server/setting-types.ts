import { accessSync, constants, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { isAbsolute } from 'node:path'
import * as z from 'zod'

export const address = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)),
      {
        error: `must be an address like ${protocols[0]}://host`,
      },
    )

export const help = (name: string) =>
  z
    .string()
    .refine(
      (text) =>
        URL.canParse(text) && ['https:', 'http:', 'mailto:'].includes(new URL(text).protocol),
      {
        error: 'must be an address like https://host or mailto:help@example.com',
      },
    )
    .optional()
    .meta({ description: `the address behind *${name}* in the sidebar`, without: 'no entry' })

export const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return isAbsolute(path) && statSync(path).isFile()
  } catch {
    return false
  }
}

export const onOff = (name: string) =>
  z
    .enum(['on', 'off'], { error: `must be on or off, as in ${name}=off` })
    .transform((word) => word === 'on')

export const isNetwork = (text: string) => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address, bits, ...rest] = text.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address!)]!

  return (
    most > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  )
}

/** Pages, files of the apps and links begin at the host's root. */
export const isOrigin = (text: string) => {
  if (!URL.canParse(text)) return true
  const { pathname, search, hash, username } = new URL(text)
  return /^\/*$/.test(pathname) && search === '' && hash === '' && username === ''
}

export const namesBucket = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url === undefined || url.pathname.length > 1 || /\.s3[.-]/.test(url.hostname)
}

export const stripePrice = z
  .string()
  .regex(/^price_\w+$/, { error: 'must be the id of a price at Stripe, as in price_…' })
