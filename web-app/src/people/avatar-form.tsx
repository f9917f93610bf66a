import Box from '@mui/material/Box'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { Avatar } from '../kit/avatar'
import { useMember } from '../kit/current'
import { FileField } from '../kit/file-field'
import { useForm } from '../kit/form'
import { FormCard } from '../kit/form-card'
import { requiring } from '../kit/form-rules'
import { useText } from '../kit/i18n'
import { useCommand } from '../kit/query'
import { toast } from '../kit/toast'
import { ownTexts } from './messages'

/** One's picture in this workspace. */
export function AvatarForm() {
  const t = useText(ownTexts)
  const { workspace, employee } = useMember()
  const change = useCommand(peopleApi.changeEmployeeMe, { invalidates: [peopleApi.employeeMe, peopleApi.employee, peopleApi.employees] })
  const form = useForm<{ avatar: File | null }>({
    schema: requiring({ safeParse: (data) => ({ success: true, data }) }, ['avatar']),
    initial: { avatar: null },
    submit: async ({ avatar }) => {
      await change.send({ params: { ws: workspace.id }, body: { avatar: avatar! }, shown: employee })
      form.set('avatar', null)
      toast(t('avatarDone'))
    },
  })
  return (
    <FormCard form={form}>
      <FormCard.Group title={t('avatar')} columns={1}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Avatar key={employee.avatar} person={employee} size={56} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <FileField {...form.field('avatar')} label={t('avatarFile')} hint={t('avatarHint')} kinds={['image']} />
          </Box>
        </Box>
      </FormCard.Group>
    </FormCard>
  )
}
