import { memberBody, projectsApi } from '@workledger/contracts/projects/projects.api'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { projectsWords } from '@workledger/kit/i18n/words/projects'
import { useCommand } from '@workledger/kit/net/query'
import { toast } from '@workledger/kit/ui/toast'
import { changedByProject } from './invalidates'
import { projectPageTexts } from './messages'

/** Adds an employee to a project. */
export default function MemberDialog({ project, close }: { project: string; close: () => void }) {
  const t = useText(projectPageTexts)
  const add = useCommand(projectsApi.addProjectMember, { invalidates: changedByProject })

  const form = useForm({
    words: useRecordWords(projectsWords),
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
      <PersonField {...form.field('employee_id')} required />
    </FormDialog>
  )
}
