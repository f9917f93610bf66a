/** The kiosk with which this tablet is paired, and its token, which opens nothing else. */
export interface KeptKiosk {
  readonly id: string
  readonly token: string
}

const KEY = 'workledger.kiosk'

/** Reads the pairing that this browser keeps. */
export function keptKiosk(): KeptKiosk | null {
  try {
    const { id, token } = JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {}
    return typeof id === 'string' && typeof token === 'string' ? { id, token } : null
  } catch {
    return null
  }
}

export function keepKiosk(kiosk: KeptKiosk | null) {
  if (kiosk) localStorage.setItem(KEY, JSON.stringify(kiosk))
  else localStorage.removeItem(KEY)
}
