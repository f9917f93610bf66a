import Button from '@mui/material/Button'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { SIGN_OUT } from '@workledger/kit/shell/sign-out'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { useEffect, useState } from 'react'
import { timerTexts } from '../messages'
import { KeptDialog } from './kept-dialog'
import { useKeptShown } from './use-kept-shown'
import { useSender } from './use-sender'
import { useWaiting, waitingOf } from './waiting'

/** The number of actions that this device keeps, in every page's header; it sends them, too. */
export default function OfflineNote() {
  const t = useText(timerTexts)
  const { employee } = useMember()
  const [open, setOpen] = useState(false)
  useWaiting(employee.id)
  const { waiting, refused } = waitingOf(employee.id)
  const all = waiting + refused
  useSender(waiting)
  useKeptShown(employee.id)

  useEffect(() => {
    const question = {
      title: t('kept.leave', { count: all }),
      text: t('kept.leaveText'),
      action: t('kept.leaveAction'),
    }

    const ask = async (event: Event) => {
      event.preventDefault()
      if (await confirm(question)) (event as CustomEvent<() => void>).detail()
    }

    window.addEventListener(SIGN_OUT, ask)

    return () => window.removeEventListener(SIGN_OUT, ask)
  }, [t, all])

  if (all === 0) return null
  const label = t(refused > 0 ? 'kept.refused' : 'kept.waiting', { count: refused || all })

  return (
    <>
      <Button
        aria-label={label}
        title={label}
        color={refused > 0 ? 'error' : 'inherit'}
        startIcon={<Icon name={refused > 0 ? 'warning' : 'hourglass'} />}
        onClick={() => setOpen(true)}
        sx={{ px: 1, minWidth: 0 }}
      >
        {all}
      </Button>
      {open && <KeptDialog close={() => setOpen(false)} />}
    </>
  )
}
