import type { Delivery } from '@workledger/contracts/operations/operations.lists'
import { confirm } from '@workledger/web-app/kit/confirm'
import { useMember } from '@workledger/web-app/kit/current'
import { useText } from '@workledger/web-app/kit/i18n'
import { toast, toastError } from '@workledger/web-app/kit/toast'
import { useConsoleCommand } from '../kit/use-command'
import { operationsTexts } from './messages'

/** Sends a message again, once somebody has said yes to its arriving twice. */
export function useResend() {
  const t = useText(operationsTexts)
  const { workspace } = useMember()
  const resend = useConsoleCommand('resendDelivery', { onDone: () => void toast(t('resent')), onError: toastError })
  return {
    busy: resend.busy,
    ask: async ({ id, to, status }: Pick<Delivery, 'id' | 'status'> & { to: string | null }) => {
      const title = t('resendTitle', { to: to || t('erased') })
      const text = t(status === 'unknown' ? 'resendUnknown' : 'resendFailed')
      if (await confirm({ title, text, action: t('resend') })) resend.run({ params: { ws: workspace.id, id } })
    },
  }
}
