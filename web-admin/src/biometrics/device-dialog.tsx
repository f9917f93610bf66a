import { deviceBody } from '@workledger/contracts/biometrics/biometrics.api'
import type { Rows } from '@workledger/contracts/registry'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { biometricsWords } from '@workledger/kit/i18n/words/biometrics'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useChoices } from '../kit/choices'
import { useConsoleCommand } from '../kit/use-command'
import { biometricsTexts } from './messages'

interface Props {
  device: Rows['devices'] | null
  /** Serial number of a device that has called and waits. */
  serial?: string
  close: () => void
}

/** Adds or changes a device; its serial number stays. */
export default function DeviceDialog({ device, serial = '', close }: Props) {
  const t = useText(biometricsTexts)
  const { workspace } = useMember()
  const offices = useChoices('offices')
  const add = useConsoleCommand('addDevice')
  const change = useConsoleCommand('changeDevice')

  const form = useForm({
    words: useRecordWords(biometricsWords),
    schema: deviceBody,
    initial: {
      name: device?.name ?? '',
      serial_no: device?.serial_no ?? serial,
      location_id: device?.location_id ?? '',
      network: device?.network ?? '',
      reads_keys: device?.reads_keys ?? true,
    },
    submit: async (body, { before }) => {
      if (device)
        await change.send({
          params: { ws: workspace.id, id: device.id },
          body: changedOnly(before, body),
          shown: device,
        })
      else await add.send({ params: { ws: workspace.id }, body })

      toast(t(device ? 'toast.edited' : 'toast.added'))
      close()
    },
  })

  return (
    <FormDialog title={t(device ? 'device.edit' : 'device.add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={t('device.name')} />
      <TextField
        {...form.field('serial_no')}
        required
        disabled={!!device}
        hint={t(device ? 'device.serialFixed' : 'device.serialHint')}
      />
      <SelectField
        {...form.field('location_id')}
        required
        hint={t('device.officeHint')}
        options={offices.choices}
      />
      <TextField {...form.field('network')} hint={t('device.networkHint')} />
      <CheckField {...form.field('reads_keys')} label={t('device.keys')} />
    </FormDialog>
  )
}
