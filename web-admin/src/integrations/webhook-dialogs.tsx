import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { webhookBody, webhookChange } from '@workledger/contracts/integrations/webhooks.api'
import type { Rows } from '@workledger/contracts/registry'
import { AgainField } from '@workledger/kit/areas/access/again-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { integrationsWords } from '@workledger/kit/i18n/words/integrations'
import { useMember } from '@workledger/kit/net/current'
import { useCopy } from '@workledger/kit/ui/copy'
import { toast } from '@workledger/kit/ui/toast'
import { useId, useState } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { integrationsTexts } from './messages'

interface WebhookValues {
  name: string
  url: string
  types: string
  description: string
  current_password: string
}

const namesIn = (types: string) => types.split(/[\s,]+/).filter(Boolean)

const toRequest = ({ types, ...typed }: WebhookValues) => ({
  ...typed,
  types: namesIn(types),
})

/** Adds an endpoint, and then shows its secret once. */
export function AddWebhookDialog({ close }: { close: () => void }) {
  const t = useText(integrationsTexts)
  const { workspace } = useMember()
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null)
  const add = useConsoleCommand('addWebhook')

  const form = useForm({
    words: useRecordWords(integrationsWords),
    schema: webhookBody,
    initial: {
      name: '',
      url: '',
      types: '',
      description: '',
      current_password: '',
    } as WebhookValues,
    toRequest,
    submit: async (typed) => {
      const { data } = await add.send({ params: { ws: workspace.id }, body: toRequest(typed) })
      setMade({ name: typed.name, secret: data.secret })
    },
  })

  if (made) return <SecretShown {...made} close={close} />

  return (
    <FormDialog title={t('webhook.add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus />
      <TextField {...form.field('url')} label={t('webhook.url')} required />
      <TextField {...form.field('types')} rows={2} hint={t('webhook.typesHint')} />
      <TextField {...form.field('description')} rows={2} />
      <AgainField {...form.field('current_password')} label={t('webhook.password')} />
    </FormDialog>
  )
}

const toChange = ({ url, current_password, ...typed }: WebhookValues) => ({
  name: typed.name,
  description: typed.description,
  types: namesIn(typed.types),
  // The address is named only where a new one is typed.
  ...(url.trim() !== '' && { url, current_password }),
})

/** Changes name, events or address of an endpoint. */
export function ChangeWebhookDialog({ webhook, close }: RotateProps) {
  const t = useText(integrationsTexts)
  const { workspace } = useMember()
  const change = useConsoleCommand('changeWebhook')
  const { name, types, description, origin } = webhook

  const form = useForm({
    words: useRecordWords(integrationsWords),
    schema: webhookChange,
    initial: {
      name,
      url: '',
      types: types.join(' '),
      description: description ?? '',
      current_password: '',
    } as WebhookValues,
    toRequest: toChange,
    submit: async (typed) => {
      await change.send({
        params: { ws: workspace.id, id: webhook.id },
        body: toChange(typed),
        shown: webhook,
      })

      toast(t('webhook.changed'))
      close()
    },
  })

  return (
    <FormDialog title={t('webhook.edit')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus />
      <TextField
        {...form.field('url')}
        label={t('webhook.url')}
        hint={t('webhook.keep', { origin: isolated(origin) })}
      />
      <TextField {...form.field('types')} rows={2} hint={t('webhook.typesHint')} />
      <TextField {...form.field('description')} rows={2} />
      {form.values.url.trim() !== '' && (
        <AgainField {...form.field('current_password')} label={t('webhook.password')} />
      )}
    </FormDialog>
  )
}

interface RotateProps {
  webhook: Rows['webhooks']
  close: () => void
}

/** Gives an endpoint a new secret, and then shows it once. */
export function RotateDialog({ webhook, close }: RotateProps) {
  const t = useText(integrationsTexts)
  const { workspace } = useMember()
  const [secret, setSecret] = useState<string | null>(null)
  const rotate = useConsoleCommand('rotateWebhookSecret')

  const form = useForm({
    words: useRecordWords(integrationsWords),
    schema: webhookBody.pick({ current_password: true }),
    initial: { current_password: '' },
    submit: async (body) => {
      const { data } = await rotate.send({ params: { ws: workspace.id, id: webhook.id }, body })
      setSecret(data.secret)
    },
  })

  if (secret) return <SecretShown name={webhook.name} secret={secret} close={close} />

  return (
    <FormDialog title={t('webhook.rotate')} form={form} onClose={close}>
      <Alert severity="info">{t('webhook.rotateText')}</Alert>
      <AgainField {...form.field('current_password')} autoFocus label={t('webhook.password')} />
    </FormDialog>
  )
}

interface ShownProps {
  name: string
  secret: string
  close: () => void
}

/** Shows a secret, which the server cannot show again. A press outside does not close it. */
function SecretShown({ name, secret, close }: ShownProps) {
  const t = useText(integrationsTexts)
  const { copy } = useCopy()
  const id = useId()

  return (
    <Dialog
      open
      onClose={(_, why) => why === 'escapeKeyDown' && close()}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id}>{t('webhook.secretOf', { name: isolated(name) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{t('webhook.once')}</Alert>
        <Box component="code" className="ltr" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {secret}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('webhook.close')}</Button>
        <Button
          variant="contained"
          autoFocus
          onClick={() => void copy(secret, t('webhook.copied'))}
        >
          {t('webhook.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
