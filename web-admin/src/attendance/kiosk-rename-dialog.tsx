import { type Kiosk, kioskBody } from '@workledger/contracts/attendance/kiosks.api'
import { kioskTexts } from '@workledger/kit/areas/attendance/kiosks/messages'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'

/** Another name for a kiosk, for example after its tablet moved. */
export default function KioskRenameDialog({ kiosk, close }: { kiosk: Kiosk; close: () => void }) {
  const t = useText(kioskTexts)
  const { workspace } = useMember()
  const rename = useConsoleCommand('renameKiosk')

  const form = useForm({
    schema: kioskBody,
    initial: { name: kiosk.name },
    submit: async (body) => {
      await rename.send({ params: { ws: workspace.id, id: kiosk.id }, body, shown: kiosk })
      toast(t('renamed'))
      close()
    },
  })

  return (
    <FormDialog
      title={t('renameTitle', { name: isolated(kiosk.name) })}
      action={t('rename')}
      form={form}
      onClose={close}
    >
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
