import { kioskBody, type Pairing } from '@workledger/contracts/attendance/kiosks.api'
import { kioskTexts } from '@workledger/kit/areas/attendance/kiosks/messages'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'

interface Props {
  added: (pairing: Pairing & { name: string }) => void
  close: () => void
}

/** A new kiosk. The link that pairs its tablet follows. */
export default function KioskDialog({ added, close }: Props) {
  const t = useText(kioskTexts)
  const { workspace } = useMember()
  const add = useConsoleCommand('addKiosk')

  const form = useForm({
    schema: kioskBody,
    initial: { name: '' },
    submit: async (body) => {
      const { data } = await add.send({ params: { ws: workspace.id }, body })
      toast(t('added'))
      close()
      added({ ...data, name: body.name })
    },
  })

  return (
    <FormDialog title={t('add')} action={t('add')} form={form} onClose={close}>
      <TextField
        {...form.field('name')}
        required
        autoFocus
        label={t('name')}
        hint={t('nameHint')}
      />
    </FormDialog>
  )
}
