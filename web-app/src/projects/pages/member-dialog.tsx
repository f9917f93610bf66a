import { memberBody, projectsApi } from '@workledger/contracts/projects/projects.api'
import { useForm } from '../../kit/form'
import { FormDialog } from '../../kit/form-dialog'
import { useText } from '../../kit/i18n'
import { PersonField } from '../../kit/person-field'
import { useCommand } from '../../kit/query'
import { toast } from '../../kit/toast'
import { changedByProject } from './invalidates'
import { projectPageTexts } from './messages'

/** Adds an employee to a project. */
export default function MemberDialog({ project, close }: { project: string; close: () => void }) {
  const t = useText(projectPageTexts)
  const add = useCommand(projectsApi.addProjectMember, { invalidates: changedByProject })
  const form = useForm({
    schema: memberBody,
    initial: { employee_id: '' },
    submit: async (body) => {
      await add.send({ params: { id: project }, body })
      toast(t('members.added'))
      close()
    },
  })
  return (
    <FormDialog title={t('members.add')} form={form} action={t('members.add')} onClose={close}>
      <PersonField {...form.field('employee_id')} required label={t('members.employee')} />
    </FormDialog>
  )
}
