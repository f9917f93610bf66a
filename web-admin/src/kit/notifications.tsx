import { toast } from '@workledger/kit/ui/toast'
import { useEffect } from 'react'
import { useNotificationContext, useTranslate } from 'react-admin'

/** Shows react-admin's notifications as toasts of the kit. */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()

  useEffect(() => {
    if (notifications.length === 0) return
    const next = takeNotification()
    if (!next || typeof next.message !== 'string') return

    const text = translate(next.message, {
      _: next.message,
      ...next.notificationOptions?.messageArgs,
    })

    toast({
      text,
      tone:
        next.type === 'error' || next.type === 'warning'
          ? 'bad'
          : next.type === 'success'
            ? 'good'
            : 'wait',
    })
  }, [notifications, takeNotification, translate])

  return null
}
