import { createHmac } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { Attempts } from './attempts.port'

const MINUTES = 10

/** ALTCHA proof of work for sign-up; each solved challenge works once. */
export class Captcha {
  private readonly hmacKey: string

  constructor(
    readonly required: boolean,
    masterKey: Buffer,
    private readonly attempts: Attempts,
  ) {
    this.hmacKey = createHmac('sha256', masterKey).update('captcha').digest('hex')
  }

  challenge() {
    return createChallenge({
      hmacKey: this.hmacKey,
      maxNumber: 50_000,
      expires: new Date(Date.now() + MINUTES * 60_000),
    })
  }

  async solved(token: string | undefined): Promise<boolean> {
    if (!this.required) return true

    if (!token || !(await verifySolution(token, this.hmacKey, true).catch(() => false)))
      return false

    // Remembers the challenge instead of the text, because one solution has many spellings.
    const { challenge } = JSON.parse(Buffer.from(token, 'base64').toString())

    return this.attempts.first(`captcha ${challenge}`)
  }
}
