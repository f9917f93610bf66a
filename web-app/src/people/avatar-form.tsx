import { peopleApi } from '@workledger/contracts/people/people.api'
import { FileField } from '@workledger/kit/form/file-field'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { requiring } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Grow, Row } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { ownTexts } from './messages'

/** The viewer's picture in this workspace. */
export function AvatarForm() {
  const t = useText(ownTexts)
  const { workspace, employee } = useMember()
  const change = useCommand(peopleApi.changeEmployeeMe, {
    invalidates: [peopleApi.employeeMe, peopleApi.employee, peopleApi.employees],
  })

  const form = useForm<{ avatar: File | null }>({
    schema: requiring({ safeParse: (data) => ({ success: true, data }) }, ['avatar']),
    initial: { avatar: null },
    submit: async ({ avatar }, { put }) => {
      await change.send({
        params: { ws: workspace.id },
        body: { avatar: avatar! },
        shown: employee,
      })

      put('avatar', null)
      toast(t('avatarDone'))
    },
  })

  return (
    <FormCard form={form}>
      <FormCard.Group title={t('avatar')} columns={1}>
        <Row gap={2}>
          <Avatar key={employee.avatar} person={employee} size={56} />
          <Grow>
            <FileField
              {...form.field('avatar')}
              label={t('avatarFile')}
              hint={t('avatarHint')}
              kinds={['image']}
            />
          </Grow>
        </Row>
      </FormCard.Group>
    </FormCard>
  )
}
