import type { RecurringInvoiceAnswer } from '@workledger/contracts/invoicing/recurring.api'
import type { Rows } from '@workledger/contracts/registry'
import { useText } from '@workledger/kit/i18n/i18n'
import { confirm } from '@workledger/kit/ui/confirm'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../../kit/use-command'
import { recurringTexts } from './messages'

type Recurring = Rows['recurring-invoices'] | RecurringInvoiceAnswer

/** The commands on a recurring invoice as a whole; ending it is final. */
export function useRecurringCommands() {
  const t = useText(recurringTexts)

  const pause = useConsoleCommand('pauseRecurringInvoice', {
    onDone: () => void toast(t('toast.paused')),
    onError: toastError,
  })

  const resume = useConsoleCommand('resumeRecurringInvoice', {
    onDone: () => void toast(t('toast.resumed')),
    onError: toastError,
  })

  const end = useConsoleCommand('endRecurringInvoice', {
    onDone: () => void toast(t('toast.ended')),
    onError: toastError,
  })

  return {
    busy: pause.busy || resume.busy || end.busy,
    pause: (shown: Recurring) => pause.run({ params: { id: shown.id }, shown }),
    resume: (shown: Recurring) => resume.run({ params: { id: shown.id }, shown }),
    end: async (shown: Recurring) => {
      if (
        await confirm({ title: t('endTitle'), text: t('endText'), action: t('end'), danger: true })
      )
        end.run({ params: { id: shown.id }, shown })
    },
  }
}
