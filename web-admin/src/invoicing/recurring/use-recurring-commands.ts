import { confirm } from '@workledger/web-app/kit/confirm'
import { useText } from '@workledger/web-app/kit/i18n'
import { toast, toastError } from '@workledger/web-app/kit/toast'
import { useConsoleCommand } from '../../kit/use-command'
import { recurringTexts } from './messages'

/** What is done to a recurring invoice as a whole; ending it cannot be taken back. */
export function useRecurringCommands() {
  const t = useText(recurringTexts)
  const pause = useConsoleCommand('pauseRecurringInvoice', { onDone: () => void toast(t('toast.paused')), onError: toastError })
  const resume = useConsoleCommand('resumeRecurringInvoice', { onDone: () => void toast(t('toast.resumed')), onError: toastError })
  const end = useConsoleCommand('endRecurringInvoice', { onDone: () => void toast(t('toast.ended')), onError: toastError })
  return {
    busy: pause.busy || resume.busy || end.busy,
    pause: (id: string) => pause.run({ params: { id } }),
    resume: (id: string) => resume.run({ params: { id } }),
    end: async (id: string) => {
      if (await confirm({ title: t('endTitle'), text: t('endText'), action: t('end'), danger: true })) end.run({ params: { id } })
    },
  }
}
