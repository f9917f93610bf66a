import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { EmptyState } from '../../ui/states'
import { toast } from '../../ui/toast'
import { awayTexts } from './messages'

const open = () => window.location.reload()

/** Browsers name a script that they could not fetch in words of their own. */
const isMissing = ({ message = '' }: { message?: string }) => /import\w* (a )?module/i.test(message)

interface Props {
  error: { message?: string }
}

/** What is shown instead of a page that could not be loaded or has a defect. */
export default function Fault({ error }: Props) {
  return isMissing(error) ? <NotHere /> : <Defect />
}

function Defect() {
  const t = useText(awayTexts)
  return (
    <EmptyState
      heading
      icon="warning"
      title={t('crashed.title')}
      text={t('crashed.text')}
      action={<Button onClick={open}>{t('crashed.reload')}</Button>}
    />
  )
}

/** A page whose code is not on this device; it opens once the connection returns. */
function NotHere() {
  const [t, tk] = [useText(awayTexts), useText(kitTexts)]

  useEffect(() => {
    window.addEventListener('online', open)
    return () => window.removeEventListener('online', open)
  }, [])

  // A reload without a connection would lose the app where no worker keeps it.
  const retry = () =>
    navigator.onLine ? open() : toast({ text: tk('offlineShort'), tone: 'wait' })

  return (
    <EmptyState
      heading
      icon="warning"
      title={t('notHere')}
      text={t('notHereText')}
      action={<Button onClick={retry}>{tk('failed.retry')}</Button>}
    />
  )
}
