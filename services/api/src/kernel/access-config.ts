export const ACCESS_CONFIG = Symbol('access config')
export interface AccessConfig {
  masterKey: Buffer
  publicUrl: string
}
