import { characters } from '../kernel/text'

/** An address of the web, without a user or password in it. */
export const webAddress = characters(2000).refine(isWebAddress, { error: 'webhook.address' })

function isWebAddress(given: string): boolean {
  if (!URL.canParse(given)) return false
  const { protocol, username, password, hostname } = new URL(given)

  return /^https?:$/.test(protocol) && !username && !password && hostname !== ''
}
