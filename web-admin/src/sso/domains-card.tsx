import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type MailDomain, mailDomainBody } from '@workledger/contracts/sso/sso.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { ssoWords } from '@workledger/kit/i18n/words/sso'
import { useMember } from '@workledger/kit/net/current'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Strong } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { Copied } from './copied'
import { ssoTexts } from './messages'

/** Mail domains of the company, each with the record that proves it. */
export function DomainsCard({ domains, may }: { domains: readonly MailDomain[]; may: boolean }) {
  const t = useText(ssoTexts)
  const [adding, setAdding] = useState(false)

  return (
    <Card
      title={t('domains.title')}
      aside={
        may && (
          <Button size="small" onClick={() => setAdding(true)}>
            {t('domains.add')}
          </Button>
        )
      }
    >
      {domains.length === 0 ? (
        <EmptyState dense icon="mail" title={t('domains.none')} text={t('domains.hint')} />
      ) : (
        <BareList aria-label={t('domains.title')}>
          {domains.map((domain) => (
            <DomainRow key={domain.id} domain={domain} may={may} />
          ))}
        </BareList>
      )}
      {adding && <AddDialog close={() => setAdding(false)} />}
    </Card>
  )
}

function DomainRow({ domain: { id, domain, record, proven }, may }: RowProps) {
  const t = useText(ssoTexts)
  const { workspace } = useMember()
  const params = { ws: workspace.id, domain: id }
  const name = isolated(domain)

  const check = useConsoleCommand('checkMailDomain', {
    onDone: ({ data }) => toast(t(data.proven ? 'domains.isProven' : 'domains.lapsed', { name })),
    onError: toastError,
  })

  const remove = useConsoleCommand('removeMailDomain', {
    onDone: () => toast(t('domains.removed')),
    onError: toastError,
  })

  const askRemove = async () => {
    const question = {
      title: t('domains.removeTitle', { name }),
      text: t('domains.removeText'),
      action: t('domains.remove'),
      danger: true,
    }
    if (await confirm(question)) remove.run({ params })
  }

  return (
    <Box component="li" sx={{ px: 2, py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Row gap={1} wrap>
        <Row gap={1} wrap sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Strong sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{domain}</bdi>
          </Strong>
          <StatusChip tone={proven ? 'good' : 'wait'}>
            {t(proven ? 'domains.proven' : 'domains.waits')}
          </StatusChip>
        </Row>
        {may && (
          <Row gap={1}>
            <Button
              size="small"
              {...busyProps(check.busy, () => check.run({ params }))}
              aria-label={t('domains.checkOf', { name })}
            >
              {t(proven ? 'domains.again' : 'domains.check')}
            </Button>
            <Button
              size="small"
              variant="text"
              color="error"
              {...busyProps(remove.busy, () => void askRemove())}
              aria-label={t('domains.removeOf', { name })}
            >
              {t('domains.remove')}
            </Button>
          </Row>
        )}
      </Row>
      {!proven && (
        <Box sx={{ mt: 1 }}>
          <Copied label={t('domains.record')} value={record} />
        </Box>
      )}
    </Box>
  )
}

interface RowProps {
  domain: MailDomain
  may: boolean
}

function AddDialog({ close }: { close: () => void }) {
  const t = useText(ssoTexts)
  const { workspace } = useMember()
  const add = useConsoleCommand('addMailDomain')

  const form = useForm({
    words: useRecordWords(ssoWords),
    schema: mailDomainBody,
    initial: { domain: '' },
    submit: async (body) => {
      await add.send({ params: { ws: workspace.id }, body })
      toast(t('domains.added'))
      close()
    },
  })

  return (
    <FormDialog title={t('domains.add')} form={form} onClose={close}>
      <TextField
        {...form.field('domain')}
        required
        autoFocus
        hint={t('domains.addHint')}
        placeholder="example.com"
      />
    </FormDialog>
  )
}
