import type { Delivery } from '@workledger/contracts/operations/operations.lists'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { confirm } from '@workledger/kit/ui/confirm'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { operationsTexts } from './messages'

/** Sends a message again after a question, because it may arrive twice. */
export function useResend() {
  const t = useText(operationsTexts)
  const { workspace } = useMember()

  const resend = useConsoleCommand('resendDelivery', {
    onDone: () => void toast(t('resent')),
    onError: toastError,
  })

  return {
    busy: resend.busy,
    ask: async ({ id, to, status }: Pick<Delivery, 'id' | 'status'> & { to: string | null }) => {
      const title = t('resendTitle', { to: to || t('erased') })
      const text = t(status === 'unknown' ? 'resendUnknown' : 'resendFailed')

      if (await confirm({ title, text, action: t('resend') }))
        resend.run({ params: { ws: workspace.id, id } })
    },
  }
}
