import { deliveryReasonOf } from '@workledger/contracts/operations/delivery-reasons'
import { mailNames } from '@workledger/contracts/operations/mail-names'
import type { Delivery } from '@workledger/contracts/operations/operations.lists'
import { useLanguage, useText } from '@workledger/kit/i18n/i18n'
import type { Tone } from '@workledger/kit/ui/tokens'
import { operationsTexts } from './messages'

export const deliveryTones: Record<Delivery['status'], Tone> = {
  intended: 'wait',
  sent: 'good',
  withheld: 'wait',
  failed: 'bad',
  unknown: 'warn',
}

/**
 * Returns a message's outcome. Without a mail server, a message is a file in the outbox and was not
 * sent.
 */
export const outcomeOf = ({
  status,
  where,
}: {
  status: Delivery['status']
  where: string | null
}) => (status === 'sent' && where === 'outbox' ? 'outbox' : status)

/** `leave-decided` → Leave decided */
export const spoken = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_.]/g, ' ')

/** Returns the names of kinds of mail, by template. */
export function useMailName() {
  const language = useLanguage()
  return (template: string) => mailNames.get(template)?.[language] ?? spoken(template)
}

/** Returns the words of why a mail was not sent; a mail server's answer stays as it is. */
export function useDeliveryReason() {
  const t = useText(operationsTexts)

  return (reason: string) => {
    const own = deliveryReasonOf(reason)
    return own ? t(`unsent.${own}`) : reason
  }
}
