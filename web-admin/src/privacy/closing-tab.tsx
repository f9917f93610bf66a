import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { ExportCard } from '@workledger/kit/areas/privacy/export-card'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { privacyTexts } from './messages'

const CloseDialog = lazy(() => import('./close-dialog'))

/** Exports all of the company's data, and closes the company. */
export default function ClosingTab() {
  const t = useText(privacyTexts)
  const { moment } = useFormat()
  const { workspace } = useMember()
  const [open, setOpen] = useState(false)

  const withdraw = useConsoleCommand('withdrawClosing', {
    onDone: () => void toast(t('closing.withdrawn')),
    onError: toastError,
  })

  const { closes_at, erases_at } = workspace

  const ask = async () => {
    const question = {
      title: t('closing.withdrawTitle'),
      text: t('closing.withdrawText'),
      action: t('closing.withdraw'),
    }
    if (await confirm(question)) withdraw.run({ params: { ws: workspace.id } })
  }

  return (
    <Stack gap={2} sx={{ maxWidth: 720 }}>
      <ExportCard of="workspace" />
      <Card title={t('closing.title')} padded>
        <Stack gap={1.5} sx={{ justifyItems: 'start' }}>
          <Muted>{t('closing.text')}</Muted>
          {closes_at && erases_at ? (
            <>
              <Alert severity="warning" sx={{ width: '100%' }}>
                {t('closing.announced', {
                  closes: isolated(moment(closes_at)),
                  erases: isolated(moment(erases_at)),
                })}
              </Alert>
              <Button {...busyProps(withdraw.busy, () => void ask())}>
                {t('closing.withdraw')}
              </Button>
            </>
          ) : (
            <Button color="error" onClick={() => setOpen(true)}>
              {t('closing.open')}
            </Button>
          )}
        </Stack>
      </Card>
      <Suspense>{open && <CloseDialog close={() => setOpen(false)} />}</Suspense>
    </Stack>
  )
}
