import {
  type ProjectAnswer,
  projectBody,
  projectsApi,
} from '@workledger/contracts/projects/projects.api'
import { ClientField } from '@workledger/kit/areas/clients/client-field'
import { AmountField } from '@workledger/kit/form/amount-field'
import { DateField } from '@workledger/kit/form/day-field'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { projectsWords } from '@workledger/kit/i18n/words/projects'
import type { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { Grid } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { useOpened } from '@workledger/kit/ui/use-opened'
import { changedByProject } from './invalidates'
import { projectPageTexts } from './messages'

const projectValuesOf = (project: ProjectAnswer | null) => ({
  name: project?.name ?? '',
  client_id: project?.client_id ?? '',
  description: project?.description ?? '',
  estimated_hours: project?.estimated_hours ?? '',
  rate: project?.rate ?? '',
  budget: project?.budget ?? '',
  due_date: project?.due_date ?? '',
  billable: project?.billable === 1,
})

/** Adds or changes a project. */
export default function ProjectDialog({
  project: given,
  close,
}: {
  project: ProjectAnswer | null
  close: (id?: string) => void
}) {
  const project = useOpened(given)
  const t = useText(projectPageTexts)
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const add = useCommand(projectsApi.addProject, { invalidates: changedByProject })
  const change = useCommand(projectsApi.changeProject, { invalidates: changedByProject })
  const before = projectValuesOf(project)

  const form = useForm({
    words: useRecordWords(projectsWords),
    schema: projectBody,
    initial: before,
    submit: async (typed) => {
      const failed = (error: ApiError): never => {
        toast({ text: t(project ? 'toast.editFailed' : 'toast.addFailed'), tone: 'bad' })
        throw error
      }

      if (project) {
        await change
          .send({
            params: { ...params, id: project.id },
            body: changedOnly(before, typed),
            shown: project,
          })
          .catch(failed)

        toast(t('toast.edited'))
        close()
      } else {
        const { data } = await add.send({ params, body: typed }).catch(failed)
        toast(t('toast.added'))
        close(data.id)
      }
    },
  })

  const currency = workspace.currency

  return (
    <FormDialog
      title={t(project ? 'edit' : 'add')}
      form={form}
      action={project ? undefined : t('add')}
      onClose={() => close()}
    >
      <TextField {...form.field('name')} required autoFocus label={t('form.name')} />
      <ClientField
        {...form.field('client_id')}
        required
        placeholder={t('form.clientPlaceholder')}
        noneYet={t('form.noClients')}
      />
      <TextField {...form.field('description')} rows={2} />
      <Grid columns={{ sm: '1fr 1fr' }} gap={1.5}>
        <AmountField {...form.field('estimated_hours')} unit="h" />
        <DateField {...form.field('due_date')} />
        <AmountField {...form.field('rate')} hint={t('form.rateHint', { currency })} />
        <AmountField {...form.field('budget')} hint={t('form.budgetHint', { currency })} />
      </Grid>
      <CheckField {...form.field('billable')} label={t('form.billable')} />
    </FormDialog>
  )
}
