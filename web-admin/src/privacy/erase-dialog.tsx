import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type ErasurePreview, eraseBody, privacyApi } from '@workledger/contracts/privacy/privacy.api'
import { useMember } from '@workledger/web-app/kit/current'
import { TextField } from '@workledger/web-app/kit/fields'
import { useForm } from '@workledger/web-app/kit/form'
import { FormDialog } from '@workledger/web-app/kit/form-dialog'
import { isolated, useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { PendingDialog } from '@workledger/web-app/kit/pending-dialog'
import { query } from '@workledger/web-app/kit/query'
import { toast } from '@workledger/web-app/kit/toast'
import { useConsoleCommand } from '../kit/use-command'
import { privacyTexts } from './messages'

interface Props {
  person: { id: string; name: string }
  close: () => void
}

/** Says what an erasure takes away and what it leaves, and does it once the name is typed. */
export default function EraseDialog({ person, close }: Props) {
  const t = useText(privacyTexts)
  const { workspace } = useMember()
  const found = useQuery(query(privacyApi.erasurePreview, { params: { ws: workspace.id, id: person.id } }))
  const title = t('preview.title', { name: isolated(person.name) })
  if (!found.data) return <PendingDialog title={title} error={found.error} retry={() => void found.refetch()} close={close} />
  return <Erasure preview={found.data.data} title={title} person={person} close={close} />
}

type Reason = 'retention' | 'held' | 'in_draft' | 'erased'
const reasonOf = (code: NonNullable<ErasurePreview['blocked']>) => code.slice('privacy.'.length) as Reason

function Erasure({ preview, title, person, close }: Props & { preview: ErasurePreview; title: string }) {
  const t = useText(privacyTexts)
  const { workspace } = useMember()
  const { day } = useFormat()
  const erase = useConsoleCommand('erasePerson')
  const form = useForm({
    schema: eraseBody,
    initial: { name: '' },
    submit: async (body) => {
      await erase.send({ params: { ws: workspace.id, id: person.id }, body })
      toast(t('toast.erased'))
      close()
    },
  })
  const { goes, stays, blocked, erasable_on, retention_years } = preview
  return (
    <FormDialog title={title} form={form} action={t('preview.action')} onClose={close}>
      <Box sx={{ color: 'text.secondary' }}>{t('preview.text')}</Box>
      {blocked && (
        <Alert severity="warning">{t(`preview.blocked.${reasonOf(blocked)}`, { years: retention_years, day: day(erasable_on) })}</Alert>
      )}
      <Kinds title={t('preview.goes')} items={goes.map(({ kind, count }) => ({ text: t(`goes.${kind}`), count }))} />
      <Kinds title={t('preview.stays')} items={stays.map(({ kind }) => ({ text: t(`stays.${kind}`) }))} />
      <TextField
        {...form.field('name')}
        required
        disabled={blocked !== null}
        autoComplete="off"
        label={t('preview.typed', { name: isolated(preview.name ?? person.name) })}
      />
    </FormDialog>
  )
}

function Kinds({ title, items }: { title: string; items: readonly { text: string; count?: number }[] }) {
  const { number } = useFormat()
  if (items.length === 0) return null
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: 13, fontWeight: 600 }}>
        {title}
      </Box>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, fontSize: 13, lineHeight: '20px' }}>
        {items.map(({ text, count = 1 }) => (
          <li key={text}>
            {text}
            {count > 1 && <span className="num"> ({number(count)})</span>}
          </li>
        ))}
      </Box>
    </Box>
  )
}
