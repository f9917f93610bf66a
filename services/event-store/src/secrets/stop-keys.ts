import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

interface StoppedMails {
  readonly workspace: string
  /** The reader. */
  readonly employee: string
  /** The kind of mails. */
  readonly kind: string
}

/**
 * Signs links that stop the mails of one kind to one person. Nothing is stored, so the link of an
 * old mail still works, and it works for nothing else.
 */
export class StopKeys {
  private readonly key: Buffer

  constructor(masterKey: Buffer) {
    this.key = Buffer.from(hkdfSync('sha256', masterKey, '', 'stop mails', 32))
  }

  of({ workspace, employee, kind }: StoppedMails): string {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([workspace, employee, kind]))
      .digest()
      .subarray(0, 24)
      .toString('base64url')
  }

  isValid(mails: StoppedMails, key: string): boolean {
    const [given, expected] = [Buffer.from(key), Buffer.from(this.of(mails))]
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
}
