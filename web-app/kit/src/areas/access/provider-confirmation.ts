import { CONFIRMED } from '@workledger/contracts/access/passkeys.api'
import { ssoApi } from '@workledger/contracts/sso/sso.api'
import { call } from '../../net/client'

/** Stands for a fresh sign-in by the provider of the session. */
export const BY_PROVIDER = `${CONFIRMED}provider`

/** The page to which the window of the provider comes back. */
export const CONFIRMATION_PAGE = '/sign-on'

const CHANNEL = 'workledger.sign-on'

/** Milliseconds between two looks whether the person closed the window. */
const LOOK = 500

/**
 * Lets the provider ask again who the person is, in a window of its own, so that the form keeps
 * what was typed. Returns null if the window was closed before.
 */
export async function byProvider(fresh: boolean): Promise<string | null> {
  if (fresh) return BY_PROVIDER
  // A browser lets a window open only at once after the click.
  const opened = window.open('', '_blank', 'popup,width=520,height=680')

  try {
    const { data } = await call(ssoApi.confirmByProvider, { body: { to: CONFIRMATION_PAGE } })
    if (!opened) return null
    opened.location.replace(data.url)
  } catch (error) {
    opened?.close()
    throw error
  }

  return (await isConfirmed(opened)) ? BY_PROVIDER : null
}

/** Tells the form that waits, and closes the window of the provider. */
export function tellConfirmed(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('confirmed')
  channel.close()
  window.close()
}

function isConfirmed(opened: Window): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL)
  let look: ReturnType<typeof setInterval> | undefined

  const told = new Promise<boolean>((resolve) => {
    channel.onmessage = () => resolve(true)
    // A message of the window that closes itself may come later than its end is seen.
    look = setInterval(() => opened.closed && setTimeout(() => resolve(false), LOOK), LOOK)
  })

  return told.finally(() => {
    clearInterval(look)
    channel.close()
  })
}
