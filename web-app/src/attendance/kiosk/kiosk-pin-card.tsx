import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { kioskPinBody, kiosksApi } from '@workledger/contracts/attendance/kiosks.api'
import { AgainField } from '@workledger/kit/areas/access/again-field'
import { kioskTexts } from '@workledger/kit/areas/attendance/kiosks/messages'
import { PasswordField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query, useCommand } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { Row, Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useState } from 'react'

/** The person's own PIN for kiosks; nothing in a company without a kiosk. */
export function KioskPinCard() {
  const t = useText(kioskTexts)
  const { day, moment } = useFormat()
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const [setting, setSetting] = useState(false)
  const found = useQuery(query(kiosksApi.kioskPin, { params })).data?.data

  const remove = useCommand(kiosksApi.removeKioskPin, {
    invalidates: [kiosksApi.kioskPin],
    onDone: () => void toast(t('pin.removed')),
    onError: toastError,
  })

  if (!found?.offered) return null
  const { number, set_at, locked_until } = found

  const ask = async () => {
    const said = {
      title: t('pin.removeTitle'),
      text: t('pin.removeText'),
      action: t('pin.remove'),
      danger: true,
    }
    if (await confirm(said)) remove.run({ params })
  }

  return (
    <Card title={t('pin.title')} padded>
      <Stack gap={1.5}>
        <Muted>{number ? t('pin.text', { number: isolated(number) }) : t('pin.noNumber')}</Muted>
        {set_at && <Muted size={13}>{t('pin.setAt', { day: day(set_at) })}</Muted>}
        {locked_until && (
          <Alert severity="warning">{t('pin.locked', { time: moment(locked_until) })}</Alert>
        )}
        {number && (
          <Row wrap gap={1}>
            <Button onClick={() => setSetting(true)}>{t(set_at ? 'pin.change' : 'pin.set')}</Button>
            {set_at && (
              <Button color="error" variant="text" onClick={() => void ask()}>
                {t('pin.remove')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
      {setting && <PinDialog close={() => setSetting(false)} />}
    </Card>
  )
}

function PinDialog({ close }: { close: () => void }) {
  const t = useText(kioskTexts)
  const { workspace } = useMember()
  const set = useCommand(kiosksApi.setKioskPin, { invalidates: [kiosksApi.kioskPin] })

  const form = useForm({
    schema: kioskPinBody,
    initial: { pin: '', current_password: '' },
    submit: async (body) => {
      await set.send({ params: { ws: workspace.id }, body })
      toast(t('pin.saved'))
      close()
    },
  })

  return (
    <FormDialog title={t('pin.title')} action={t('pin.set')} form={form} onClose={close}>
      <PasswordField
        {...form.field('pin')}
        required
        autoFocus
        autoComplete="off"
        label={t('pin.new')}
        hint={t('pin.hint')}
      />
      <AgainField {...form.field('current_password')} label={t('pin.current')} />
    </FormDialog>
  )
}
