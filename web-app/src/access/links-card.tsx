import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type OwnLink, ssoApi, unlinkOwnBody } from '@workledger/contracts/sso/sso.api'
import { AgainField } from '@workledger/kit/areas/access/again-field'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { query, useCommand } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { accessTexts } from './messages'

/** The companies' providers that open the person's account; nothing without any. */
export function LinksCard() {
  const t = useText(accessTexts)
  const { moment } = useFormat()
  const [ending, setEnding] = useState<OwnLink | null>(null)
  const links = useQuery(query(ssoApi.ownSignOnLinks)).data?.data ?? []
  if (links.length === 0) return null

  return (
    <Card title={t('links.title')} padded>
      <BareList>
        {links.map((link) => (
          <Row component="li" key={link.id} wrap gap={1}>
            <div style={{ flex: 1, minWidth: 200 }}>
              {t('links.opens', { name: isolated(link.name), company: isolated(link.company) })}
              <Muted size={12}>{t('links.linked', { when: moment(link.linked_at) })}</Muted>
            </div>
            <Button size="small" onClick={() => setEnding(link)}>
              {t('links.unlink')}
            </Button>
          </Row>
        ))}
      </BareList>
      {ending && <Unlinking link={ending} close={() => setEnding(null)} />}
    </Card>
  )
}

function Unlinking({ link, close }: { link: OwnLink; close: () => void }) {
  const t = useText(accessTexts)
  const unlink = useCommand(ssoApi.unlinkOwnSignOn, { invalidates: [ssoApi.ownSignOnLinks] })

  const form = useForm({
    schema: unlinkOwnBody,
    initial: { current_password: '' },
    toRequest: ({ current_password }) => ({ provider: link.id, current_password }),
    submit: async ({ current_password }) => {
      await unlink.send({ body: { provider: link.id, current_password } })
      toast(t('links.done'))
      close()
    },
  })

  return (
    <FormDialog
      title={t('links.askTitle', { name: isolated(link.name) })}
      action={t('links.unlink')}
      danger
      form={form}
      onClose={close}
    >
      <Muted>{t('links.askText')}</Muted>
      <AgainField {...form.field('current_password')} label={t('links.password')} />
    </FormDialog>
  )
}
