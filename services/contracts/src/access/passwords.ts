import * as z from 'zod'
import { storable } from '../kernel/text'

/**
 * Beginnings of the most guessed passwords, without digits and signs at the end and with letters
 * for look-alikes.
 */
const COMMON = new Set(
  `password passwort passwords pass changeme letmein welcome iloveyou sunshine princess football baseball superman batman trustno dragon
  monkey master michael jennifer computer internet starwars whatever freedom shadow secret default access admin administrator root user
  guest test testing tester qwerty qwertyu qwertyui qwertyuiop qwertz qwertzui asdfgh asdfghjkl asdfasdf zxcvbnm abcdef abcdefgh abcd abc
  qazwsx qazwsxedc workledger company hello helloworld loveme lovely flower summer winter spring autumn monday login mypassword`.split(
    /\s+/,
  ),
)

const LOOK_ALIKE: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Returns true for passwords that are guessed early: common words, keyboard rows, counting, few
 * different characters.
 */
export function isEasyPassword(password: string): boolean {
  const lower = password.toLowerCase()
  if (new Set(lower).size < 5) return true
  const letters = (text: string) =>
    text.replace(/[^a-z]+$/, '').replace(/[013457@$!]/g, (sign) => LOOK_ALIKE[sign]!)
  if (COMMON.has(letters(lower)) || COMMON.has(letters(lower).replace(/[^a-z]/g, ''))) return true

  return (
    '01234567890123456789'.includes(lower) ||
    '98765432109876543210'.includes(lower) ||
    /^(1q2w3e4r|q1w2e3r4)/.test(lower)
  )
}

/** Returns whether a password is the user's own address, or the part before its @. */
export const isOwnAddress = (password: string, email: string) =>
  [email, email.split('@')[0]].some((part) => part?.toLowerCase() === password.trim().toLowerCase())

/**
 * Requires a password without known weaknesses, with a sentence for each. A caller that knows the
 * address checks `isOwnAddress`.
 */
export const newPassword = (message = 'access.new_password') =>
  storable(
    z
      .string({ error: message })
      .min(1, { error: message })
      .min(8, { error: 'access.password_short' })
      .max(200, { error: 'access.password_long' }),
  ).refine((password) => password.length < 8 || !isEasyPassword(password), {
    error: 'access.password_easy',
  })
