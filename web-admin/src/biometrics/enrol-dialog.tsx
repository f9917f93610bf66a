import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { biometricsApi, registrationBody } from '@workledger/contracts/biometrics/biometrics.api'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { biometricsWords } from '@workledger/kit/i18n/words/biometrics'
import { ApiError, call } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { toast } from '@workledger/kit/ui/toast'
import { useId, useState } from 'react'
import { useChoices } from '../kit/choices'
import { useConsoleCommand, useReadAgain } from '../kit/use-command'
import { biometricsTexts } from './messages'

interface Props {
  /** Null lets the dialog choose the employee. */
  employee: { id: string; name: string } | null
  close: () => void
}

export interface AtDevice {
  employee_id: string
  device_id: string
  device: string
  pin: string
}

/** Registers an employee at a device, then waits for the finger at the device. */
export default function EnrolDialog({ employee, close }: Props) {
  const [registered, setRegistered] = useState<AtDevice | null>(null)
  if (registered) return <AtTheDevice {...registered} name={employee?.name ?? null} close={close} />
  return <Register employee={employee} done={setRegistered} close={close} />
}

async function registrationOf(ws: string, employee_id: string, device_id: string) {
  const { data } = await call(biometricsApi.registrations, {
    params: { ws },
    query: { employee_id, device_id },
  })
  return data.find(({ until }) => until === null)
}

function Register({ employee, done, close }: Props & { done: (registered: AtDevice) => void }) {
  const t = useText(biometricsTexts)
  const { workspace } = useMember()
  const devices = useChoices('devices')
  const register = useConsoleCommand('registerEmployee')

  const toBody = ({
    since,
    ...typed
  }: {
    employee_id: string
    device_id: string
    pin: string
    since: string
  }) => ({
    ...typed,
    since: since && `${since} 00:00:00`,
  })

  const form = useForm({
    words: useRecordWords(biometricsWords),
    schema: registrationBody,
    initial: { employee_id: employee?.id ?? '', device_id: '', pin: '', since: '' },
    toRequest: toBody,
    submit: async (typed) => {
      const body = registrationBody.parse(toBody(typed))
      const { employee_id, device_id } = body
      const at = (pin: string) =>
        done({ employee_id, device_id, device: devices.nameOf(device_id) ?? '', pin })

      try {
        at((await register.send({ params: { ws: workspace.id }, body })).data.pin)
      } catch (error) {
        // Registered earlier, and perhaps not enrolled: only the check is left.
        const earlier =
          error instanceof ApiError && error.code === 'device.registered'
            ? await registrationOf(workspace.id, employee_id, device_id)
            : undefined

        if (!earlier) throw error
        at(earlier.pin)
      }
    },
  })

  return (
    <FormDialog title={t('enrol.title')} form={form} action={t('enrol.register')} onClose={close}>
      {!devices.isPending && devices.choices.length === 0 && (
        <Alert severity="info">{t('enrol.none')}</Alert>
      )}
      {!employee && <PersonField {...form.field('employee_id')} required />}
      <SelectField {...form.field('device_id')} required options={devices.choices} />
      <TextField {...form.field('pin')} hint={t('enrol.pinHint')} />
      <DateField {...form.field('since')} hint={t('enrol.sinceHint')} />
    </FormDialog>
  )
}

/**
 * Waits for the finger at the device, and asks the server for it each time the button is pressed.
 */
export function AtTheDevice({
  employee_id,
  device_id,
  device,
  pin,
  name,
  close,
}: AtDevice & { name: string | null; close: () => void }) {
  const t = useText(biometricsTexts)
  const id = useId()
  const { workspace } = useMember()
  const readAgain = useReadAgain('registerEmployee')
  const [busy, setBusy] = useState(false)

  const check = async () => {
    setBusy(true)

    try {
      const params = { ws: workspace.id, employeeId: employee_id }
      const { data } = await call(biometricsApi.isEnrolled, { params, query: { device_id } })
      await readAgain()

      if (data === 1) {
        toast(t('toast.enrolled'))
        close()
      } else toast({ text: t('toast.notEnrolled'), tone: 'bad' })
    } catch {
      toast({ text: t('toast.enrolFailed'), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 520 } } }}
    >
      <DialogTitle id={id}>{t('enrol.atDevice')}</DialogTitle>
      <DialogContent>
        <Typography>
          {t('enrol.atDeviceText', { device, name: name ?? t('enrol.employee'), pin })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          color="primary"
          autoFocus
          {...busyProps(busy, () => void check())}
        >
          {t('enrol.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
