/** Addresses of help outside the product. */
export interface Support {
  readonly knowledge?: string | undefined
  readonly contact?: string | undefined
}

export const ACCESS_CONFIG = Symbol('access config')

export interface AccessConfig {
  masterKey: Buffer
  publicUrl: string
  /** Folder of the mails, if no mail server is configured. */
  outbox: string | null
  support: Support
}
