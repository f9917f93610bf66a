import OutlinedInput from '@mui/material/OutlinedInput'
import {
  projectsApi,
  type statusType,
  statusTypeBody,
} from '@workledger/contracts/projects/projects.api'
import { CheckField, Field, TextField } from '@workledger/kit/form/fields'
import { type FieldProps, useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { projectsWords } from '@workledger/kit/i18n/words/projects'
import type { ApiError } from '@workledger/kit/net/client'
import { useCommand } from '@workledger/kit/net/query'
import { Grid } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { useId } from 'react'
import type * as z from 'zod'
import { changedByProject } from './invalidates'
import { taskTexts } from './tasks/messages'

export type StatusRow = z.output<typeof statusType>

/** Adds or changes a status. */
export default function StatusDialog({
  project,
  status,
  close,
}: {
  project: string
  status: StatusRow | null
  close: () => void
}) {
  const t = useText(taskTexts)
  const add = useCommand(projectsApi.addStatusType, { invalidates: changedByProject })
  const change = useCommand(projectsApi.changeStatusType, { invalidates: changedByProject })

  const before = {
    name: status?.name ?? '',
    weight: String(status?.weight ?? 0),
    color: status?.color ?? '#8a94a6',
    default: status?.default ?? false,
    complete: status?.complete ?? false,
  }

  const toRequest = ({ weight, ...typed }: typeof before) => ({
    ...typed,
    weight: weight.trim() || '0',
  })

  const form = useForm({
    words: useRecordWords(projectsWords),
    schema: statusTypeBody,
    initial: before,
    toRequest,
    submit: async (typed) => {
      const failed = (error: ApiError): never => {
        toast({ text: t(status ? 'statuses.editFailed' : 'statuses.addFailed'), tone: 'bad' })
        throw error
      }

      const body = toRequest(typed)

      if (status)
        await change
          .send({
            params: { id: project, statusId: status.id },
            body: changedOnly(toRequest(before), body),
            shown: status,
          })
          .catch(failed)
      else await add.send({ params: { id: project }, body }).catch(failed)

      toast(t(status ? 'statuses.edited' : 'statuses.added'))
      close()
    },
  })

  return (
    <FormDialog
      title={t(status ? 'statuses.edit' : 'statuses.add')}
      form={form}
      action={status ? undefined : t('statuses.add')}
      onClose={close}
    >
      <TextField {...form.field('name')} required autoFocus />
      <Grid columns={{ sm: '1fr 1fr' }} gap={1.5}>
        <TextField
          {...form.field('weight')}
          type="number"
          label={t('statuses.weight')}
          hint={t('statuses.weightHint')}
        />
        <ColourField {...form.field('color')} />
      </Grid>
      <CheckField {...form.field('default')} label={t('statuses.defaultLabel')} />
      <CheckField {...form.field('complete')} label={t('statuses.completeLabel')} />
    </FormDialog>
  )
}

/** A colour by the browser's own picker, `#rrggbb`. */
function ColourField({
  name,
  value,
  onChange,
  error,
  label,
}: FieldProps<string> & { label: string }) {
  const id = useId()
  return (
    <Field id={id} label={label} error={error}>
      <OutlinedInput
        id={id}
        name={name}
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={Boolean(error)}
        fullWidth
        inputProps={{ style: { height: 28, padding: 4, cursor: 'pointer' } }}
      />
    </Field>
  )
}
